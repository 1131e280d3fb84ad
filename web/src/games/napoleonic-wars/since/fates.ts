/** What became of the reader's own pieces while others acted, a line for each place and kind. */
import { list, t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import type { Fate, Tone } from "../../../rounds/told";
import type { Nation } from "../board/types";
import { facts, isPlace, placeName } from "../play/box";
import { fleetNation, leaderName } from "../play/say";
import { hasNation, piecesOf, text, type Line } from "./lines";

/** What was lost, moved or gained in one place. */
interface Noted {
  place: string;
  lost: number;
  leaders: string[];
  ships: number;
  away: string;
  flag: "" | "lost" | "taken";
  gained: number;
  why: string;
}

export function fatesOf(lines: readonly Line[], mine: readonly Nation[]): Fate[] {
  const noted = new Map<string, Noted>();
  const at = (place: string): Noted => {
    const known = noted.get(place);
    if (known) return known;
    const fresh = { place, lost: 0, leaders: [], ships: 0, away: "", flag: "" as const, gained: 0, why: "" };
    noted.set(place, fresh);
    return fresh;
  };
  const isMine = (nation: unknown): boolean => mine.includes(nation as Nation);
  let ours = false;
  for (const line of lines) {
    const name = eventName(line);
    if (name === "ImpulseBegan" || name === "ImpulsePassed") ours = isMine(line.nation);
    if (ours) continue;
    const place = text(line.area) || text(line.place);
    if (name === "StrengthLost" && isMine(line.nation)) {
      at(place).lost += Number(line.count);
      at(place).why = text(line.why);
    } else if (name === "LeaderLost" && isMine(facts()?.leaders[text(line.leader)]?.nation))
      at(place).leaders.push(text(line.leader));
    else if (name === "SquadronLost" && isMine(fleetNation(text(line.squadron)))) at(place).ships += 1;
    else if (name === "FlagRemoved" && isMine(line.nation)) at(place).flag = "lost";
    else if (name === "StrengthPlaced" && isMine(line.nation)) at(place).gained += Number(line.count);
    else if (
      name === "ForceMoved" &&
      (line.how === "retreat" || line.how === "evade") &&
      hasNation(piecesOf(line), mine)
    )
      at(text(line.frm)).away = text(line.to);
  }
  return [...noted.values()].filter(({ place }) => isPlace(place)).map(fateOf);
}

function fateOf(one: Noted): Fate {
  const fell = one.lost > 0 || one.leaders.length > 0 || one.ships > 0 || one.flag === "lost";
  const tone: Tone = fell ? "bad" : one.away ? "warn" : "good";
  const told = [
    ...(one.lost ? [t("web-nw-fate-lost", { count: one.lost, why: one.why })] : []),
    ...(one.leaders.length ? [t("web-nw-fate-leader", { leader: list(one.leaders.map(leaderName)) })] : []),
    ...(one.ships ? [t("web-nw-fate-ships", { count: one.ships })] : []),
    ...(one.away ? [t("web-nw-fate-away", { place: placeName(one.away) })] : []),
    ...(one.flag ? [t("web-nw-fate-flag")] : []),
    ...(one.gained ? [t("web-nw-fate-gained", { count: one.gained })] : []),
  ];
  return {
    key: one.place,
    tone,
    head: placeName(one.place),
    about: told.join(" "),
    places: [one.place, ...(one.away ? [one.away] : [])],
  };
}
