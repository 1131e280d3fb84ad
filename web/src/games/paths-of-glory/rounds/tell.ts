/** What the other side did since the reader was asked last: scenes for the map, fates of his own units first. */
import type { LogLine } from "../../../api/types";
import { list, t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import { capital } from "../../../play/rows";
import { worstFirst, type Fate, type Told } from "../../../rounds/told";
import { fightsOf, isLost, type Hurt } from "../battle/fights";
import { victorySpaces } from "../board/data";
import { counterOf, type CounterParts } from "../pieces/counter";
import type { Desk } from "../play/desk.svelte";
import { cardName, kindName, sideName, spaceName } from "../play/speakers";
import type { Side } from "../types";
import { scenesOf, type PogScene } from "./scenes";

export interface PogFate extends Fate {
  counters: CounterParts[];
  fate: "hit" | "dead" | null;
  starved?: boolean;
}

export interface PogTold extends Told<PogScene> {
  mine: readonly PogFate[];
  theirs: readonly PogFate[];
  /** Victory points before and now. */
  score: { before: number; now: number } | null;
}

interface Stretch {
  side: Side | null;
  lines: LogLine[];
}

/** The lines cut where rounds and phases begin; what happened in the reader's own rounds he has seen. */
function stretches(log: readonly LogLine[], from: number, mine: Side | null): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch = { side: null, lines: [] };
  for (const line of log) {
    const name = eventName(line);
    if (name === "RoundBegan" || name === "PhaseBegan" || name === "TurnBegan") {
      open = { side: name === "RoundBegan" ? (line.side as Side) : null, lines: [] };
      found.push(open);
    } else if (line.n >= from) open.lines.push(line);
  }
  return found.filter((one) => one.lines.length > 0 && one.side !== mine);
}

const fateOf = (one: Hurt, nth: number, desk: Desk): PogFate => {
  const counter = counterOf(one.unit, one.fate !== "restored", desk.box.facts);
  return {
    key: `${nth} ${one.unit} ${one.space}`,
    tone: isLost(one) ? "bad" : one.fate === "restored" ? "plain" : "warn",
    head: t("web-pog-hurt", { unit: capital(kindName(one.unit)), fate: one.fate }),
    about: t("web-pog-hurt-about", { space: spaceName(one.space), fate: one.fate }),
    places: [one.space],
    counters: counter ? [counter] : [],
    fate: isLost(one) ? "dead" : one.fate === "restored" ? null : "hit",
  };
};

/** Units lost in the Attrition Phase and the like: to no battle. */
function wornOut(lines: readonly LogLine[], desk: Desk): Hurt[] {
  return lines
    .filter((line) => eventName(line) === "UnitEliminated" && line.why === "attrition")
    .map((line) => ({
      unit: String(line.unit),
      space: String(line.space),
      side: desk.box.facts.units[String(line.unit)]?.side ?? "ap",
      wasFull: line.was_full === true,
      fate: line.for_good === true ? ("gone" as const) : ("destroyed" as const),
      standsIn: false,
      after: 0,
    }));
}

/** Spaces that changed hands. */
const taken = (lines: readonly LogLine[], by: Side): string[] => [
  ...new Set(
    lines.filter((line) => eventName(line) === "ControlChanged" && line.side === by).map((line) => String(line.space)),
  ),
];

/** Units of the reader that draw no supply now, place by place. */
export function starvingOf(desk: Desk): PogFate[] {
  const starving = new Set(desk.view.starving);
  const mine = desk.view.pieces.filter(
    (piece) => starving.has(piece.number) && desk.box.facts.units[piece.kind]?.side === desk.side,
  );
  return [...new Set(mine.map((piece) => piece.space))].map((space) => {
    const units = mine.filter((piece) => piece.space === space);
    return {
      key: `starving ${space}`,
      tone: "warn" as const,
      head: t("web-pog-cut-off", { units: capital(list(units.map((piece) => kindName(piece.kind)))) }),
      about: t("web-pog-cut-off-about", { space: spaceName(space) }),
      places: [space],
      counters: units.flatMap((piece) => counterOf(piece.kind, piece.reduced, desk.box.facts) ?? []),
      fate: null,
      starved: true,
    };
  });
}

export function tellRound(desk: Desk, log: readonly LogLine[], from: number): PogTold | null {
  const mine = desk.side;
  const all = stretches(log, from, mine);
  const facts = desk.box.facts;
  const scenes = all.flatMap((one) => scenesOf(one.lines, one.side, facts, mine));
  if (!scenes.length) return null;
  const lines = all.flatMap((one) => one.lines);
  const other: Side = mine === "ap" ? "cp" : "ap";
  const hurt = [...fightsOf(lines, facts).flatMap((fight) => fight.hurt), ...wornOut(lines, desk)];
  const counted = victorySpaces(desk.box.atlas.places, desk.view.scenario);
  const lost = mine
    ? taken(lines, other).sort((one, next) => Number(counted.has(next)) - Number(counted.has(one)))
    : [];
  const fell = hurt.filter((one) => one.side === mine && isLost(one));
  const points = lines.filter((line) => eventName(line) === "VictoryPointsChanged");
  const now = Number(points.at(-1)?.now ?? 0);
  const by = points.reduce((sum, line) => sum + Number(line.by), 0);
  const action = lines.find((line) => eventName(line) === "ActionTaken");
  const side = (action?.side as Side | undefined) ?? other;
  const did = action ? t("pog-action", { action: String(action.action) }) : "";
  return {
    from: lines[0]!.n,
    caps: t("web-pog-told-caps", { side: capital(sideName(side)) }),
    headline: headline(
      lost.filter((space) => counted.has(space)),
      lost,
      fell,
      [...hurt.filter(isLost), ...hurt.filter((one) => one.side === mine)],
      side,
      action,
    ),
    sentence: [
      action
        ? t("web-pog-told-action", {
            side: capital(sideName(side)),
            action: did,
            card: action.card ? cardName(String(action.card)) : "none",
          })
        : "",
      lost.length ? t("web-pog-told-took", { spaces: list(lost.map(spaceName)) }) : "",
      fell.length
        ? t("web-pog-result-fell", { units: list(fell.map((one) => kindName(one.unit))), count: fell.length })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
    scenes: scenes.map((scene, nth) => ({ ...scene, key: `${nth} ${scene.key}` })),
    mine: worstFirst([
      ...hurt.filter((one) => one.side === mine).map((one, nth) => fateOf(one, nth, desk)),
      ...starvingOf(desk),
    ]) as PogFate[],
    theirs: hurt
      .filter((one) => one.side !== mine)
      .map((one, nth) => ({ ...fateOf(one, nth, desk), tone: "good" as const })),
    seats: [],
    score: by ? { before: now - by, now } : null,
  };
}

/** The most that happened: a space that counts, an army that is gone, any space, an army that suffered. */
function headline(
  counting: readonly string[],
  lost: readonly string[],
  fell: readonly Hurt[],
  hurt: readonly Hurt[],
  side: Side,
  action: LogLine | undefined,
): string {
  if (counting.length > 1) return t("web-pog-told-fallen-many", { spaces: list(counting.map(spaceName)) });
  if (counting[0]) return t("web-pog-told-fallen", { space: spaceName(counting[0]) });
  const fate = ({ unit, fate: end }: Hurt): string => t("web-pog-hurt", { unit: capital(kindName(unit)), fate: end });
  if (fell[0]) return fate(fell[0]);
  if (lost[0]) return t("web-pog-told-fallen", { space: spaceName(lost[0]) });
  if (hurt[0]) return fate(hurt[0]);
  if (action?.card) return cardName(String(action.card));
  return capital(sideName(side));
}
