/** What became of units in words and in figures: tags, counts, sentences of cause, a line for each of the others. */
import { list, t } from "../../../i18n/index.svelte";
import { provinceOf } from "../board/map";
import type { Pill } from "../board/types";
import type { DipFate, DipForce, DipResolved, DipTag } from "../types";
import { placeName, powerName, reasonText } from "../words";

/** Tags that count as carried out. */
const DONE: readonly DipTag[] = ["took", "moved", "helped", "carried", "stood"];
export type Counted = Exclude<DipTag, "took" | "moved" | "helped" | "carried" | "stood"> | "done";
const COUNTED: readonly Counted[] = ["driven-out", "destroyed", "cut", "bounced", "void", "done"];

export const isDone = ({ tag }: DipFate): boolean => DONE.includes(tag);
const countedAs = (fate: DipFate): Counted => (isDone(fate) ? "done" : (fate.tag as Counted));

/** How many fared how, the worst first. */
export function countsOf(fates: readonly DipFate[]): { tag: Counted; count: number }[] {
  return COUNTED.map((tag) => ({ tag, count: fates.filter((fate) => countedAs(fate) === tag).length })).filter(
    ({ count }) => count > 0,
  );
}

export function toneOfTag(tag: DipTag): "ok" | "warn" | "bad" {
  if (DONE.includes(tag)) return "ok";
  return tag === "driven-out" || tag === "destroyed" ? "bad" : "warn";
}

export const tagWords = ({ tag, place, order }: DipFate): string =>
  t("web-dip-tag", { tag, place: placeName(tag === "moved" ? (order.parts.place ?? place) : place) });

/** A helper of another power is named with it. */
const helperWords = ({ power, unit }: DipForce, of: string): string =>
  t(power === of ? "web-dip-helper-own" : "web-dip-helper", { power: powerName(power), place: placeName(unit.place) });

/** Why it fared so, in one sentence; `told` is the order as it was resolved, for causes that have words of their own. */
export function causeOf(fate: DipFate, mine: boolean, told?: DipResolved): string {
  const { by, helpers, tag } = fate;
  const helped = tag === "driven-out" || tag === "destroyed" ? (by?.power ?? "") : fate.power;
  const said = {
    mine: mine ? "yes" : "no",
    kind: fate.unit.kind,
    power: by ? powerName(by.power) : "",
    from: by ? placeName(by.unit.place) : "",
    place: placeName(fate.place),
    helpers: list(helpers.map((one) => helperWords(one, helped))),
    count: helpers.length,
    strength: fate.strength,
    against: fate.against,
  };
  switch (tag) {
    case "driven-out":
      return t(fate.met ? "web-dip-fate-met" : "web-dip-fate-driven-out", said);
    case "destroyed":
      return t("web-dip-fate-destroyed", said);
    case "cut":
      return t("web-dip-fate-cut", { ...said, place: placeName(fate.unit.place) });
    case "bounced":
      return bounceOf(fate, said) ?? (told ? reasonText(told) : "");
    case "took":
      return t("web-dip-fate-took", said);
    case "moved":
      return fate.order.parts.via && told ? reasonText(told) : t("web-dip-fate-moved", said);
    case "helped": {
      const goal = fate.order.parts.place;
      const other = placeName(fate.order.parts.other?.place ?? "");
      return t("web-dip-fate-helped", { ...said, goal: goal ? "some" : "none", other, place: placeName(goal ?? "") });
    }
    case "carried":
      return t("web-dip-fate-carried", { ...said, from: placeName(fate.order.parts.other?.place ?? "") });
    case "stood":
      return t("web-dip-fate-stood", { ...said, count: fate.strength });
    default:
      return told ? reasonText(told) : "";
  }
}

const BOUNCES: Record<string, string> = {
  "bounced-standoff": "standoff",
  "bounced-head-to-head": "met",
  "bounced-own-unit": "own",
  "bounced-outmatched": "outmatched",
  "bounced-held": "held",
};

function bounceOf(fate: DipFate, said: Record<string, string | number>): string | null {
  const how = BOUNCES[fate.message];
  return how && (fate.by || how === "own") ? t("web-dip-fate-bounced", { ...said, how }) : null;
}

/** What would have saved it; a helper whose support was cut says so himself. */
export function savedBy(fate: DipFate, all: readonly DipFate[]): string {
  if (fate.saved) {
    const { how, strength, against } = fate.saved;
    return t("web-dip-fate-saved", { how, strength, against, unit: placeName(fate.order.parts.other?.place ?? "") });
  }
  if (fate.tag !== "driven-out" && fate.tag !== "destroyed") return "";
  const place = provinceOf(fate.unit.place);
  if (all.some(({ saved }) => saved?.how === "stands" && saved.place === place)) return "";
  return t("web-dip-fate-short", { missing: Math.max(fate.strength - fate.against, 1) });
}

/** What the map is to show: one's own units, where they went, and who struck them. */
export function placesOfFates(fates: readonly DipFate[]): string[] {
  const places = fates.flatMap((fate) => [
    fate.unit.place,
    fate.place,
    ...(fate.by ? [fate.by.unit.place] : []),
    ...fate.retreats,
    ...(isDone(fate) ? [] : fate.helpers.map((one) => one.unit.place)),
  ]);
  return [...new Set(places.map(provinceOf))];
}

/** Provinces of units whose orders concern these fates: the units themselves, attackers, helpers. */
export function concernedBy(fates: readonly DipFate[]): Set<string> {
  const places = fates.flatMap((fate) => [
    fate.unit.place,
    ...(fate.by ? [fate.by.unit.place] : []),
    ...fate.helpers.map((one) => one.unit.place),
  ]);
  return new Set(places.map(provinceOf));
}

/** The odds of every fight of one's own units. */
export function pillsOf(fates: readonly DipFate[]): Pill[] {
  return fates.flatMap((fate) => {
    const fought = fate.tag === "driven-out" || fate.tag === "destroyed" || fate.tag === "took";
    if (!fought || !fate.by) return [];
    const [from, to] = fate.tag === "took" ? [fate.unit.place, fate.place] : [fate.by.unit.place, fate.unit.place];
    return [
      {
        key: `${fate.unit.place} ${fate.tag}`,
        places: [from, to] as const,
        text: t("web-dip-odds-short", { strength: fate.strength, against: fate.against }),
        tone: fate.tag === "took" ? ("good" as const) : ("bad" as const),
      },
    ];
  });
}

export interface OtherLine {
  power: string;
  words: string;
  places: string[];
}

/** One line a power; those that touched the reader come first. */
export function othersOf(fates: readonly DipFate[], mine: readonly string[]): OtherLine[] {
  const own = fates.filter((fate) => mine.includes(fate.power));
  const touching = new Set(
    own.flatMap((fate) => [fate.by?.power, ...fate.helpers.map((one) => one.power)]).filter((power) => power),
  );
  const powers = [...new Set(fates.map((fate) => fate.power))].filter((power) => !mine.includes(power)).sort();
  return powers
    .sort((one, other) => Number(touching.has(other)) - Number(touching.has(one)))
    .map((power) =>
      otherLine(
        power,
        fates.filter((fate) => fate.power === power),
      ),
    );
}

/** More places than this are only counted. */
const NAMED = 3;

function otherLine(power: string, fates: DipFate[]): OtherLine {
  const parts: string[] = [];
  const tell = (tag: DipTag, message: string, placeOf: (fate: DipFate) => string) => {
    const found = fates.filter((fate) => fate.tag === tag);
    if (!found.length) return;
    const names = found.slice(0, NAMED).map((fate) => t(message, { place: placeName(placeOf(fate)) }));
    if (found.length > NAMED) names.push(t("web-dip-and-more", { more: found.length - NAMED }));
    parts.push(t("web-dip-other", { what: tag, places: list(names) }));
  };
  const goal = (fate: DipFate) => fate.order.parts.place ?? fate.place;
  tell("took", "web-dip-into", goal);
  tell("driven-out", "web-dip-out-of", (fate) => fate.place);
  tell("destroyed", "web-dip-at", (fate) => fate.place);
  tell("moved", "web-dip-towards", goal);
  tell("bounced", "web-dip-into", goal);
  if (!parts.length) parts.push(t("web-dip-other", { what: "stood" }));
  return { power, words: parts.join(", "), places: placesOfFates(fates) };
}
