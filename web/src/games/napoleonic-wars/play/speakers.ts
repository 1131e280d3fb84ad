/** How each kind of thing in answers, events and reasons is put into words. */
import { has, list, number, t } from "../../../i18n/index.svelte";
import { select, Voice, type Facets, type Kinds, type Speaker } from "../../../i18n/speaking";
import kinds from "../kinds.json";
import { cardName, isCard, isLeader, isNation, isPlace, leaderName, nationName, placeName } from "./box";
import type { Pieces } from "./options";

const NOTHING = "–";
const slug = (text: string): string => text.replaceAll(/[_. ]/g, "-");

export const isSquadron = (id: string): boolean => /^[a-z]+_sq\d+$/.test(id);
export const fleetNation = (squadron: string): string => squadron.split("_sq")[0] ?? "";

export function squadronName(squadron: string): string {
  const found = /^([a-z]+)_sq(\d+)$/.exec(squadron);
  return found ? t("nw-squadron", { nation: nationName(found[1]!), number: Number(found[2]) }) : squadron;
}

/** Squadrons are alike: so many of each nation. */
export function fleetWords(squadrons: readonly string[]): string {
  const nations = [...new Set(squadrons.map(fleetNation))];
  return list(
    nations.map((nation) =>
      t("web-nw-squadrons", {
        nation: nationName(nation),
        count: squadrons.filter((one) => fleetNation(one) === nation).length,
      }),
    ),
  );
}

/** Generals, then strength nation by nation. */
export function piecesWords({ leaders, sp }: Pieces): string {
  const strength = Object.entries(sp)
    .filter(([, count]) => count)
    .map(([nation, count]) => t("nw-strength", { nation: nationName(nation), count }));
  const all = [...leaders.map(leaderName), ...strength];
  return all.length ? list(all) : NOTHING;
}

/** Any id in words: a place, a nation, a leader, a squadron, a card. */
export function anything(word: string): string {
  if (isPlace(word)) return placeName(word);
  if (isNation(word)) return nationName(word);
  if (isLeader(word)) return leaderName(word);
  if (isSquadron(word)) return squadronName(word);
  return cardName(word);
}

/** A short word by a message of its own. */
const wordOf =
  (prefix: string) =>
  (value: string): string =>
    has(`${prefix}-${slug(value)}`) ? t(`${prefix}-${slug(value)}`) : value;

/** The word of an id with the id beside it, for sentences that are worded otherwise for some. */
const named =
  (speaker: (value: string) => string) =>
  (value: string): Facets => ({ "": speaker(value), id: slug(value) });

/** Who acts, and whether the verb stands for several. */
const subject = (words: string, count: number): Facets => ({ "": words, many: count > 1 ? "yes" : "no" });

/** A force that does something. */
const army = (force: Pieces): Facets =>
  subject(piecesWords(force), force.leaders.length + Object.values(force.sp).reduce((sum, one) => sum + one, 0));

/** Squadrons that do something. */
function ships(squadrons: readonly string[]): Facets {
  const nations = squadrons.map(fleetNation);
  const told = [...new Set(nations)].map((nation) =>
    t("nw-squadrons-of", { nation: nationName(nation), count: nations.filter((one) => one === nation).length }),
  );
  return subject(told.length ? list(told) : NOTHING, squadrons.length);
}

export function effectWords(effect: string): string {
  const [name = "", about = ""] = effect.split(":");
  const words = wordOf("nw-effect")(name);
  return about ? t("nw-effect-about", { effect: words, about: list(about.split("-").map(anything)) }) : words;
}

export const pointsWords = (points: Record<string, number>): string =>
  list(Object.entries(points).map(([seat, count]) => t("web-nw-points-of", { nation: nationName(seat), count })));

const spot = (place: string): string =>
  has(`nw-box-of-pieces-${slug(place)}`) ? t(`nw-box-of-pieces-${slug(place)}`) : placeName(place);

/** What a Response is played on; the two ends of a line stand with a dash between them. */
const targetWords = (target: Record<string, string>): string =>
  "first" in target ? Object.values(target).map(placeName).join(" – ") : Object.values(target).map(anything).join(" ");

const SPEAKERS: Record<string, Speaker> = {
  area: placeName,
  zone: placeName,
  target: targetWords,
  place: placeName,
  spot,
  nation: nationName,
  leader: leaderName,
  // One squadron is like another: whose it is matters.
  squadron: (one: string) => ({ "": squadronName(one), nation: nationName(fleetNation(one)) }),
  "squadron*": ships,
  camp: select("nw-camp", "camp"),
  card: cardName,
  force: army,
  fleet: fleetWords,
  party: (party: string) => (isNation(party) ? nationName(party) : t(`nw-side-${party}`)),
  cause: named((why) => (isCard(why) ? t("nw-why-card", { card: cardName(why) }) : wordOf("nw-why")(why))),
  effect: effectWords,
  manner: named(wordOf("nw-how")),
  "card-use": wordOf("nw-use"),
  phase: wordOf("nw-phase"),
  status: wordOf("nw-status"),
  ending: wordOf("nw-end"),
  box: select("nw-box", "box"),
  window: select("web-nw-window-name", "kind"),
  purse: wordOf("web-nw-purse"),
  year: (year: number) => t("nw-turn", { year: String(year) }),
  faces: (faces: number[]) => faces.join(" ") || NOTHING,
  points: pointsWords,
  anything,
};

export const VOICE = new Voice("nw", kinds as unknown as Kinds, SPEAKERS);

/** Kinds of the parameters of reasons, by name. */
const PARAMS: Record<string, string> = {
  ...Object.fromEntries(["area", "place", "zone", "port", "frm", "to"].map((name) => [name, "spot"])),
  ...Object.fromEntries(["nation", "enemy", "power", "row", "conqueror", "seat"].map((name) => [name, "nation"])),
  other: "anything",
  leader: "leader",
  card: "card",
  camp: "camp",
  squadron: "squadron",
  use: "purse",
  window: "window",
};
/** How they are put into words; several squadrons come as one text. */
export const REASON_WORDS: Record<string, (value: string) => string> = {
  ...Object.fromEntries(
    Object.entries(PARAMS).map(([name, kind]) => [name, (value: string) => String(VOICE.said(kind, value))]),
  ),
  squadrons: (value) => list(value.split(", ").map(squadronName)),
  ...Object.fromEntries(["places", "lost"].map((name) => [name, (ids: string) => list(ids.split(" ").map(placeName))])),
  nations: (ids) => list(ids.split(" ").map(nationName)),
  second: nationName,
};

export const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value));
