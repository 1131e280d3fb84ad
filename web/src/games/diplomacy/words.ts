/** Plain ids into words: places, units, powers, phases, orders, reasons and events. No rules inside.
 *
 * The browser's counterpart of the server's wording, over the same Fluent messages. Whatever is not known here passes
 * through unchanged, so that no text of a player can break a line.
 */
import type { ApiProblem, Language, LogLine, Reason, Result } from "../../api/types";
import type { Params } from "../../i18n/bundle";
import { has, language, list, t } from "../../i18n/index.svelte";
import { houseText } from "../../play/said";
import { coastOf, loadMap, provinceOf } from "./board/map";
import { POWERS } from "./board/shapes";
import { readOrder, type Order, type OrderKind } from "./orders/notation";

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

/** `F StP/SC` as “fleet (St Petersburg, south coast)”. */
export function unitName(unit: string): string {
  const [kind, place = ""] = unit.split(" ");
  const province = name(provinceOf(place));
  if ((kind !== "A" && kind !== "F") || province === undefined) return unit;
  const coast = coastOf(place);
  return coast ? t("dip-unit-on-coast", { kind, place: province, coast }) : t("dip-unit", { kind, place: province });
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

const PHRASES: Record<OrderKind, string> = {
  hold: "dip-phrase-hold",
  move: "dip-phrase-move",
  "support-hold": "dip-phrase-support-hold",
  support: "dip-phrase-support-move",
  convoy: "dip-phrase-convoy",
  retreat: "dip-phrase-retreat",
  disband: "dip-phrase-disband",
  build: "dip-phrase-build",
  remove: "dip-phrase-remove",
  waive: "dip-phrase-waive",
};

/** An order in canonical notation as part of a sentence. */
export function orderPhrase(text: string): string {
  const order = readOrder(text);
  if (!order) return text;
  return t(order.via ? "dip-phrase-move-via-convoy" : PHRASES[order.kind], pieces(order));
}

function pieces(order: Order): Params {
  return {
    ...(order.at ? { unit: unitName(`${order.unit} ${order.at}`) } : {}),
    ...(order.other ? { other: unitName(`${order.other.unit} ${order.other.at}`) } : {}),
    ...(order.target ? { place: placeName(order.target) } : {}),
  };
}

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

const each = (names: string[], say: (text: string) => string) => Object.fromEntries(names.map((one) => [one, say]));

/** How a parameter of a reason or a field of an event is put into words, by its name. */
const WORDS: Record<string, (text: string) => string> = {
  ...each(["place", "from", "to", "centre", "attacker_from", "retreats"], placeName),
  ...each(["unit", "by", "other", "fleet", "attacker"], unitName),
  ...each(["power", "previous"], powerName),
  ...each(["seat", "seats", "powers", "sender", "winner"], seatName),
  phase: phaseName,
  order: orderPhrase,
  outcome: outcomeWord,
  readings: readingsText,
};

/** Reasons that lack a parameter at times: what is missing then, and how it is said without. */
const WITHOUT: Record<string, [missing: string, message: string]> = {
  "order-no-unit": ["place", "order-no-unit-written"],
  "order-unreadable": ["word", "order-unreadable-whole"],
  "order-unknown-place": ["readings", "order-unknown-place-alone"],
  "order-twice": ["text", "order-twice-unnamed"],
  "retreat-clash": ["place", "retreat-clash-unnamed"],
};

/** Why something is so, or is refused, with the number of the rule. */
export function reasonText(reason: Pick<Reason, "message" | "rule" | "params"> | ApiProblem): string {
  const code = "code" in reason ? reason.code : reason.message;
  const lacking = WITHOUT[code];
  const message = lacking && !reason.params[lacking[0]] ? lacking[1] : code;
  if (!has(message)) return reason.message;
  const said = sayAll(reason.params);
  // What was refused is quoted as it was written.
  if (typeof reason.params.order === "string") said.order = reason.params.order;
  return t(message, { ...said, rule: reason.rule || "none" });
}

/** Places, units, powers and the like in words; numbers stay numbers. */
function sayAll(params: Record<string, unknown>): Params {
  return Object.fromEntries(Object.entries(params).map(([field, value]) => [field, say(field, value)]));
}

/** One field in words; several places or seats become an enumeration. */
function say(field: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) {
    if (field === "orders") return value.join("; ");
    // A message goes to seats, a retreat to a place.
    const word = field === "to" ? seatName : (WORDS[field] ?? String);
    return list(value.map((one) => word(String(one))));
  }
  if (typeof value !== "string") return String(value);
  return WORDS[field]?.(value) ?? value;
}

/** Fields without which an event is told in another way. */
const TELLING: Record<string, string> = {
  OrdersRevealed: "orders",
  UnitDislodged: "retreats",
  CentreTaken: "previous",
  UnitRemoved: "chosen",
  PressSent: "sender",
  DrawVoted: "powers",
  GameDrawn: "seats",
};

/** What happened, in one line; null for events of other games. */
export function eventText(line: LogLine): string | null {
  const { n: _, event, params, ...fields } = line;
  if (event.endsWith("DieRolled")) return dieLine(fields);
  const [game, kind = ""] = event.split(".");
  if (game !== "diplomacy") return houseText(kind, line, seatName);
  const message = `dip-event-${(kind.match(/[A-Z][a-z]+/g) ?? []).join("-").toLowerCase()}`;
  const telling = TELLING[kind];
  const words = sayAll(fields);
  if (typeof fields.message === "string" && fields.message) {
    const reason = {
      message: fields.message,
      rule: String(fields.rule ?? ""),
      params: (params ?? {}) as Reason["params"],
    };
    words.reason = reasonText(reason);
  }
  return t(telling && isEmpty(fields[telling]) ? `${message}-none` : message, words);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
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
