/** Plain ids into words: places, units, powers, phases, orders, reasons and events. No rules inside.
 *
 * The browser's counterpart of the server's wording, over the same Fluent messages. Whatever is not known here passes
 * through unchanged, so that no text of a player can break a line.
 */
import type { ApiProblem, Language, LogLine, Reason, Result } from "../../api/types";
import type { DipOrder, DipPiece } from "./types";
import type { Params } from "../../i18n/bundle";
import { has, language, list, t } from "../../i18n/index.svelte";
import { facets, Voice, type Facets, type Kinds } from "../../i18n/speaking";
import { houseText } from "../../play/said";
import { coastOf, loadMap, provinceOf } from "./board/map";
import { POWERS } from "./board/shapes";
import kinds from "./kinds.json";
import { sentOf } from "./orders/order";

let gazetteer: Record<string, Record<string, string>> = {};

/** Names of the provinces by language; they come with the map. */
export function learnNames(names: Record<Language, Record<string, string>>): void {
  gazetteer = names;
}

/** For refusals shown before any board was opened. */
export async function prepareWords(): Promise<void> {
  learnNames((await loadMap()).names);
}

const name = (province: string): string | undefined => gazetteer[language()]?.[province];

/** `StP/SC` as “St Petersburg (south coast)”. */
export function placeName(place: string): string {
  const province = name(provinceOf(place));
  if (province === undefined) return place;
  const coast = coastOf(place);
  return coast ? t("dip-place-on-coast", { place: province, coast }) : province;
}

/** A unit by where it stands, and its kind beside it. */
const pieceSaid = ({ kind, place }: DipPiece): Facets => ({ "": placeName(place), kind });

/** The same of the text that reasons hold. */
function unitSaid(unit: string): string | Facets {
  const [kind, place = ""] = unit.split(" ");
  return (kind === "A" || kind === "F") && name(provinceOf(place)) !== undefined ? pieceSaid({ kind, place }) : unit;
}

export function powerName(power: string): string {
  return POWERS.includes(power) ? t("dip-power", { power }) : power;
}

/** A seat by the powers it plays: “Austria + France”; `all` is everybody. */
export function seatName(seat: string): string {
  if (seat === "all") return t("dip-everybody");
  const powers = seat.split("+");
  return powers.every((power) => POWERS.includes(power)) ? powers.map(powerName).join(" + ") : seat;
}

const PHASE = /^([SF])(\d{4})([MRA])$/;

export interface Phase {
  season: "S" | "F";
  year: string;
  kind: "M" | "R" | "A";
}

/** The parts of `S1901M`. The year stays text: a number would be grouped like a quantity. */
export function readPhase(text: string): Phase | null {
  const found = PHASE.exec(text);
  return found ? ({ season: found[1], year: found[2], kind: found[3] } as Phase) : null;
}

/** `S1901M` as “Spring 1901”. */
export function turnName(phase: string): string {
  const known = readPhase(phase);
  return known ? t("dip-turn", { ...known }) : phase;
}

/** `S1901M` as “Spring 1901, order writing phase”; a bare `M` names the kind of phase alone. */
export function phaseName(phase: string): string {
  if (phase === "M" || phase === "R" || phase === "A") return t("dip-phase-kind", { kind: phase });
  const known = readPhase(phase);
  return known ? t("dip-phase", { ...known }) : phase;
}

/** The kinds of the parts of an order, whatever its verb. */
const ORDER_PARTS = { unit: "unit", other: "unit", place: "place", via: "yes" };

/** `S1901M` as a heading: “Spring 1901 · Orders”. */
export const stepName = (phase: string): string =>
  `${turnName(phase)} · ${t("web-dip-step", { kind: phase.slice(-1) })}`;

/** An order as part of a sentence; a line that is none is quoted. */
export const orderPhrase = (text: string): string => orderWords(sentOf(text));

function orderWords({ text, verb, parts }: DipOrder): string {
  return verb ? voice.sentence(`dip-do-${verb}`, parts, ORDER_PARTS) : text;
}

/** A set of orders as it was understood, one by one; lines that are none are quoted. */
export const readsText = (orders: readonly unknown[]): string[] => (orders as DipOrder[]).map(orderWords);

/** What became of an order: one of the words of the referee. */
export function outcomeWord(outcome: string): string {
  return t(`dip-outcome-${idPart(outcome)}`);
}

/** `as reading` and `last_year` as they stand in message ids. */
function idPart(text: string): string {
  return text.replace(/[ _]/g, "-");
}

/** `Por, Pru` as “Portugal (Por) and Prussia (Pru)”. */
function readingsText(readings: string): string {
  const codes = readings.split(", ");
  if (!codes.every((code) => name(code) !== undefined)) return readings;
  return list(codes.map((code) => t("dip-reading", { place: placeName(code), code })));
}

/** How what an event or a reason speaks of is put into words, by its kind. */
const voice = new Voice("dip", kinds as unknown as Kinds, {
  place: placeName,
  unit: pieceSaid,
  power: powerName,
  seat: seatName,
  phase: phaseName,
  outcome: outcomeWord,
  order: orderWords,
  // Orders that are opened together are told as they are written.
  "order*": (orders: DipOrder[]) => orders.map((order) => order.text).join("; "),
  reason: (reason: Reason) => reasonText(reason),
  // Reasons hold texts.
  "unit-text": unitSaid,
  readings: readingsText,
  // Sentences of the score hold several in one text.
  "places-text": (places: string) => list(places.split(" ").map(placeName)),
  "seats-text": (seats: string) => list(seats.split("|").map(seatName)),
});

const each = (names: string[], kind: string) => Object.fromEntries(names.map((one) => [one, kind]));

/** The kinds of the parameters of reasons, by their names. */
const PARAMS: Record<string, string> = {
  ...each(["place", "from", "to", "centre"], "place"),
  ...each(["unit", "by", "other", "fleet"], "unit-text"),
  power: "power",
  seat: "seat",
  speaker: "seat",
  phase: "phase",
  readings: "readings",
  ...each(["places", "lost"], "places-text"),
  seats: "seats-text",
};

/** Reasons that lack a parameter at times: what is missing then, and how it is said without. */
const WITHOUT: Record<string, [missing: string, message: string]> = {
  "order-no-unit": ["place", "order-no-unit-written"],
  "order-unreadable": ["word", "order-unreadable-whole"],
  "order-unknown-place": ["readings", "order-unknown-place-alone"],
  "order-twice": ["text", "order-twice-unnamed"],
  "retreat-clash": ["place", "retreat-clash-unnamed"],
  "bot-goal": ["chance", "bot-goal-simple"],
  "bot-guard": ["supports", "bot-guard-simple"],
  "bot-supported-attack": ["chance", "bot-supported-attack-simple"],
};

/** Why something is so, or is refused, with the number of the rule. */
export function reasonText(reason: Pick<Reason, "message" | "rule" | "params"> | ApiProblem): string {
  const code = "code" in reason ? reason.code : reason.message;
  const lacking = WITHOUT[code];
  const message = lacking && !reason.params[lacking[0]] ? lacking[1] : code;
  if (!has(message)) return reason.message;
  return t(message, { ...said(reason.params), rule: reason.rule || "none" });
}

/** Places, units, powers and the like in words; numbers stay numbers. */
function said(params: Record<string, unknown>): Params {
  const words: Params = {};
  for (const [name, value] of Object.entries(params))
    Object.assign(words, facets(name, typeof value === "number" ? value : voice.spoken(PARAMS[name] ?? "word", value)));
  return words;
}

/** What happened, in one line; null for events of other games. */
export function eventText(line: LogLine): string | null {
  const { n: _, event, ...parts } = line;
  if (event.endsWith("DieRolled")) return dieLine(parts);
  const [game, kind = ""] = event.split(".");
  return game === "diplomacy" ? voice.event(kind, parts) : houseText(kind, line, seatName);
}

/** What a die was rolled for. */
export function purposeWords(purpose: string): string {
  const message = `dip-purpose-${purpose}`;
  return has(message) ? t(message) : purpose;
}

/** People count rolls and results from one. */
function dieLine(fields: Record<string, unknown>): string {
  return t("event-die-rolled", {
    number: Number(fields.number) + 1,
    purpose: purposeWords(String(fields.purpose)),
    result: Number(fields.result) + 1,
    bound: Number(fields.bound),
  });
}

/** Why the match is over, as a sentence. */
export const whyOver = (result: Result): string => t(`dip-why-${idPart(result.why ?? "agreed")}`);

/** How the match ended, and who held how many centres. */
export function resultLine(result: Result | null): string {
  if (!result) return t("dip-result-open");
  const seats = result.seats ?? [];
  const counts = Object.entries(result.centres ?? {}).filter(([, count]) => count > 0);
  return t(`dip-result-${seats.length ? result.kind : "nobody"}`, {
    seats: list(seats.map(seatName)),
    why: whyOver(result),
    centres: list(counts.map(([power, count]) => t("dip-centre-count", { power: powerName(power), count }))),
  });
}
