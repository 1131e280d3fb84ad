/** Standing orders in plain words, in the language in use. */
import { has, t } from "../../../i18n/index.svelte";
import { isLeader, isNation, isPlace } from "../play/box";
import { anything, cardName, leaderName, nationName, placeName } from "../play/say";
import type { Gap, OrderParts, OrderTold } from "../types";
import { momentOf } from "./grammar";

/** Cards that are played on enemies, and the one that is not played on allies: whom an order without a name waits for. */
const ON_ENEMIES = new Set([
  "storm_at_sea",
  "shortage_of_fodder",
  "dysentery",
  "stragglers",
  "swollen_rivers",
  "jealous_marshals",
  "burnt_earth",
  "privateers",
  "mutiny",
  "false_reports",
  "desertion",
  "skilful_withdrawal",
  "march_to_the_guns",
]);
/** Cards whose effect is told instead of their name. */
const ACTS = new Set(["stragglers", "countermanded", "false_reports", "march_to_the_guns", "field_surgeons"]);
const AT_SEA = new Set(["fleet", "convoy"]);

const somebody = (card: string): string =>
  t("web-nw-order-somebody", { who: ON_ENEMIES.has(card) ? "enemy" : card === "countermanded" ? "stranger" : "any" });
/** What a number of an order counts. */
const counted = (card: string, measure: string): string =>
  measure === "twice" ? "twice" : card === "storm_at_sea" ? "ships" : card === "field_surgeons" ? "losses" : "units";

/** Any id in words, two places with a line between them, or a word of an order. */
function wordWords(word: string): string {
  const known = anything(word);
  if (known !== word) return known;
  const ends = word.split("-");
  if (ends.length > 1 && ends.every(isPlace)) return ends.map(placeName).join(" – ");
  const own = `web-nw-word-${word.replaceAll(/[_. ]/g, "-")}`;
  return has(own) ? t(own) : word;
}

/** A target: a place, a nation, a fleet of it, a leader, a card, the roll. */
export const targetWords = (target: string): string =>
  target
    .split(" ")
    .map((word) => (isPlace(word) ? placeName(word) : wordWords(word)))
    .join(", ");

/** One choice of a gap. */
export function choiceWords(card: string, gap: Gap, choice: string): string {
  if (!choice) return t("web-nw-order-open", { gap, who: somebody(card).replace(/,$/, "") });
  if (gap === "when") return t("web-nw-window-name", { kind: choice });
  if (gap === "measure") return t("web-nw-order-least", { what: counted(card, choice), count: Number(choice) || 0 });
  return targetWords(choice);
}

function into(kind: string, parts: OrderParts, isZone: (place: string) => boolean): string {
  const place = parts.at ?? "";
  if (!place) return t("web-nw-order-into", { kind: AT_SEA.has(kind) ? "anyzone" : "anyarea", place: "" });
  return t("web-nw-order-into", { kind: isZone(place) ? "zone" : "area", place: placeName(place) });
}

function condition(card: string, told: OrderTold, parts: OrderParts, isZone: (place: string) => boolean): string {
  const marches = card === "forced_march" && parts.on !== "roll";
  const when = marches ? "march" : card === "forced_march" ? "roll" : momentOf(told, parts);
  const { against = "", measure = "" } = parts;
  return t("web-nw-order-if", {
    when: when || "any",
    who: isNation(against) ? nationName(against) : isLeader(against) ? leaderName(against) : somebody(card),
    what: t("web-nw-order-what", { card: parts.on && card === "countermanded" ? cardName(parts.on) : "none" }),
    size: measure ? t("web-nw-order-size", { what: counted(card, measure), count: Number(measure) || 0 }) : "",
    where: into(when, parts, isZone),
    spot: parts.at ? t("web-nw-order-spot", { place: placeName(parts.at) }) : "",
    own: parts.own ? leaderName(parts.own) : t("web-nw-order-army"),
    losses: t("web-nw-order-losses", { count: Number(measure) || 0 }),
  });
}

function deed(card: string, parts: OrderParts): string {
  const target = parts.on ? targetWords(parts.on) : "";
  const targeted = card !== "countermanded" && target ? (parts.other ? "target-else" : "target") : "card";
  const act =
    card === "skilful_withdrawal" ? "withdraw" : parts.on === "roll" ? "roll" : ACTS.has(card) ? card : targeted;
  return t("web-nw-order-then", {
    act,
    card: cardName(card),
    target,
    other: parts.other ? targetWords(parts.other) : "",
    own: parts.own ? leaderName(parts.own) : t("web-nw-order-your-army"),
    to: parts.to ? t("web-nw-order-to", { place: placeName(parts.to) }) : "",
    else: parts.to && parts.other ? t("web-nw-order-else-to", { place: placeName(parts.other) }) : "",
  });
}

/** The whole order in one sentence. */
export function sentence(card: string, told: OrderTold, parts: OrderParts, isZone: (place: string) => boolean): string {
  if (parts.mode === "off") return t("web-nw-order-sentence-off");
  if (parts.mode !== "play") return t("web-nw-order-sentence-ask", { mode: parts.mode });
  // Clauses that are left open leave no gaps behind, nor two commas.
  const words = t("web-nw-order-sentence", { if: condition(card, told, parts, isZone), then: deed(card, parts) });
  return `${words.replaceAll(/\s+/g, " ").replaceAll(" ,", ",").replaceAll(",,", ",").trim()}.`;
}

/** An order in a word or two: for the strip. */
export function brief(parts: OrderParts): string {
  if (parts.mode !== "play") return t("web-nw-order-mode", { mode: parts.mode });
  const named = [parts.own, parts.against, parts.at, parts.on].flatMap((one) => (one ? [targetWords(one)] : []));
  return named.length ? named.join(", ") : t("web-nw-order-mode", { mode: "play" });
}
