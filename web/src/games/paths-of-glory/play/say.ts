/** Plain ids into words: units, answers, questions, events, reasons. The browser's counterpart of the server's wording.
 *
 * Whatever is not known here passes through unchanged, so that no text of a player can break a line.
 */
import type { ApiProblem, LogLine, Reason } from "../../../api/types";
import type { Params } from "../../../i18n/bundle";
import { has, list, t } from "../../../i18n/index.svelte";
import { cardName as namedCard } from "../cards/words";
import { eventName } from "../../../play/log";
import { dashed, houseText, refusalText, type Say } from "../../../play/said";
import { spaceName as namedSpace, turnName, unitName as namedUnit } from "../words";
import { openBox, type Box } from "./facts";
import { readChoice, readRef, readRefs, type Choice, type PogQuestion } from "./options";

let box: Box | null = null;

export function learnBox(opened: Box): void {
  box = opened;
}

/** For lines and refusals shown before any board was opened. */
export async function prepareWords(): Promise<void> {
  learnBox(await openBox());
}

const ARROW = " → ";
const part = (name: string): string => name.replaceAll(/[ _]/g, "-");
const isCard = (id: string): boolean => Boolean(box?.facts.cards[id]);
const isUnit = (kind: string): boolean => Boolean(box?.facts.units[kind]);
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

const BOX = /^(ap|cp)_(reserve|eliminated|removed)_box$/;

export function spaceName(space: string): string {
  const aside = BOX.exec(space);
  if (aside) return t("web-pog-box", { side: aside[1]!, box: aside[2]! });
  return box ? namedSpace(box.atlas.places, space) : space;
}
export const sideName = (side: string): string => (side === "ap" || side === "cp" ? t("pog-side", { side }) : side);
export const cardName = (card: string): string => (isCard(card) ? namedCard(card) : card);

/** `ge_corps reduced@sedan` as “German corps (reduced, Sedan)”. */
export function unitName(text: string, placed = true): string {
  const { kind, reduced, space } = readRef(text);
  if (!isUnit(kind)) return text;
  const unit = namedUnit(kind, box!.facts.units[kind]!.nation);
  const at = placed && space;
  if (!reduced && !at) return unit;
  return t(`${reduced ? "pog-unit-reduced" : "pog-unit"}${at ? "-at" : ""}`, {
    unit,
    ...(at ? { space: spaceName(space) } : {}),
  });
}

export const unitsList = (units: readonly string[], placed = true): string =>
  list(units.map((unit) => unitName(unit, placed)));
const route = (spaces: readonly string[]): string => spaces.map(spaceName).join(ARROW);
const points = (given: Record<string, number>): string =>
  Object.entries(given)
    .map(([nation, count]) => t("pog-points-of", { nation, count }))
    .join(", ");

// ---- answers

const PLAIN: Record<string, string> = {
  done: "done",
  auto: "auto",
  peace: "peace",
  frontal: "frontal",
  accept: "accept",
  decline: "decline",
  "guns of august": "guns",
  "no guns of august": "no-guns",
  "cancel trench": "cancel-trench",
  "keep trench": "keep-trench",
  kerensky: "kerensky",
  "save kerensky": "save-kerensky",
  vp: "vp",
  retreat: "go",
  "slip away": "slip-away",
  fight: "fight",
  concede: "concede",
  "fort destroyed": "fort-destroyed",
  "keep nothing": "keep-nothing",
};

function withCard(verb: string, card: string): string {
  const facts = box!.facts.cards[card]!;
  const given = { ops: String(facts.ops), sr: String(facts.sr), rp: points(facts.rp) }[verb];
  return t(`pog-do-${verb}`, { card: cardName(card), ...(given === undefined ? {} : { points: given }) });
}

function losses(text: string): string {
  const [first = "", ...others] = text.split(" | ");
  const kept =
    first === "keep nothing"
      ? t("pog-do-keep-nothing")
      : t("pog-do-keep", { units: unitsList(readRefs(first.slice("keep ".length)).map((ref) => ref.text)) });
  return [kept, ...others.map(phrase)].join("; ");
}

/** An answer in words; one that cannot be understood stays as it is. */
export function phrase(text: string): string {
  const plain = PLAIN[text];
  if (plain) return t(`pog-do-${plain}`);
  const choice = readChoice(text);
  return said(choice) || text;
}

function said(choice: Choice): string {
  const { verb, text } = choice;
  const rest = text.slice(verb.length + 1);
  const units = unitsList(choice.units.map((unit) => unit.text));
  const space = spaceName(choice.way.at(-1) ?? "");
  if (choice.cards.length && !choice.cards.every(isCard)) return "";
  switch (verb) {
    case "ops":
    case "rp":
    case "event":
    case "card":
    case "discard":
      return choice.cards.length ? withCard(verb, rest) : "";
    case "sr":
      return choice.cards.length ? withCard(verb, rest) : t("pog-do-sr-to", { units, space });
    case "activate":
      return t("pog-do-activate", { purpose: t("pog-purpose-of", { purpose: choice.purpose }), space });
    case "to":
    case "attack":
    case "flank":
      return t(`pog-do-${verb}`, { space });
    case "path":
      return t("pog-do-path", { path: route(choice.way) });
    case "trench":
      return t("pog-do-trench-at", { space });
    case "move":
    case "entrench":
    case "with":
    case "eliminated":
    case "removed":
    case "flip":
    case "return":
    case "remove":
    case "reduce":
      return t(`pog-do-${verb}`, { units });
    case "keep":
      return losses(text);
    case "stand":
      // All of them stand in the space that is attacked.
      return t("pog-do-stand", { losses: losses(rest.replaceAll(/@\w+/g, "")) });
    case "place":
    case "rebuild":
      return choice.way.length
        ? t(`pog-do-${verb}-at`, { units, space })
        : verb === "rebuild"
          ? t("pog-do-rebuild", { units })
          : "";
    case "retreat":
    case "advance":
      return choice.way.length ? t(`pog-do-${verb}`, { units, path: route(choice.way) }) : "";
    case "take":
      return t("pog-do-take", { card: cardName(choice.cards[0] ?? ""), other: cardName(choice.cards[1] ?? "") });
    case "name":
      return t("pog-do-name", { box: t("pog-solo-box", { box: rest }) });
    case "bid":
      return t("pog-do-bid", { side: sideName(rest.split(" ")[0] ?? ""), points: rest.split(" ")[1] ?? "" });
    default:
      return "";
  }
}

/** What the seat is asked. */
export function questionLine(question: PogQuestion, opsLeft: number): string {
  const seat = sideName(question.seat);
  const piece = question.about.piece;
  if (typeof piece === "string") return t("pog-ask-place", { seat, units: unitName(piece) });
  const message = `pog-ask-${question.kind}`;
  return has(message) ? t(message, { seat, points: opsLeft }) : t("pog-ask-other", { seat });
}

// ---- events and reasons

const each = (names: string[], say: Say): Record<string, Say> => Object.fromEntries(names.map((name) => [name, say]));
const chosen =
  (message: string, name: string): Say =>
  (value) =>
    t(message, { [name]: value });
const several =
  (say: Say): Say =>
  (value) =>
    list(value.split(/[ ,]+/).filter(Boolean).map(say));

function why(cause: string): string {
  if (isCard(cause)) return cardName(cause);
  const own = `pog-why-${part(cause.replace(/^pog-/, ""))}`;
  return has(own) ? t(own) : cause;
}

/** How a parameter of a reason or a field of an event is put into words, by its name. */
const WORDS: Record<string, Say> = {
  ...each(["space", "from", "to", "target", "pinning", "fort", "capital", "origin"], (value) => spaceName(value)),
  ...each(
    ["spaces", "path"],
    several((value) => spaceName(value)),
  ),
  ...each(["unit", "army", "corps"], (value) => unitName(value)),
  ...each(["units", "attackers"], (value) => unitsList(value.split(",").map((one) => one.trim()))),
  ...each(["card", "other", "optional", "out"], (value) => cardName(value)),
  cards: several((value) => cardName(value)),
  ...each(["side", "seat", "winner"], (value) => sideName(value)),
  nation: chosen("pog-nation", "nation"),
  phase: chosen("pog-phase", "phase"),
  action: chosen("pog-action", "action"),
  level: chosen("pog-level", "level"),
  why,
};
const OF_EVENTS: Record<string, Say> = {
  how: chosen("pog-how", "how"),
  purpose: chosen("pog-purpose-of", "purpose"),
  table: chosen("pog-table", "table"),
  track: chosen("pog-track", "track"),
  box: chosen("pog-box", "box"),
};
const SIGNED = new Set(["shift", "drm", "modifier"]);
/** Fields without which an event is told in another way, and the ending of that other message. */
const TELLING: Record<string, [field: string, ending: string]> = {
  ActionTaken: ["card", "-none"],
  OffensiveMandated: ["nation", "-none"],
  TrenchChanged: ["level", "-none"],
  CombatDecided: ["winner", "-none"],
  CardsDrawn: ["cards", "-none"],
  HandShown: ["cards", "-none"],
  GameEnded: ["winner", "-none"],
  PeaceAnswered: ["accepted", "-refused"],
  OpeningChosen: ["guns_of_august", "-none"],
  BoxesTurnedUp: ["cards", "-none"],
  BoxFilled: ["filled", "-none"],
  SoloRolled: ["card", "-none"],
};

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && !value.length);

function field(name: string, value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return SIGNED.has(name) ? signed(value) : value;
  if (Array.isArray(value))
    return name === "path"
      ? route(value as string[])
      : name === "cards"
        ? list((value as string[]).map(cardName))
        : unitsList(value as string[]);
  if (value && typeof value === "object") return name === "points" ? points(value as Record<string, number>) : "";
  const say = OF_EVENTS[name] ?? WORDS[name];
  return say ? say(String(value ?? "")) : String(value ?? "");
}

/** What a die was rolled for. */
export function purposeWords(purpose: string): string {
  const whole = `pog-purpose-${part(purpose)}`;
  if (has(whole)) return t(whole);
  const [first = "", about = ""] = purpose.split(/ (.*)/);
  if (!has(`pog-purpose-${first}`)) return purpose;
  return t("pog-purpose-about", {
    purpose: t(`pog-purpose-${first}`),
    about: about === "ap" || about === "cp" ? sideName(about) : spaceName(about),
  });
}

function special(name: string, line: LogLine): Params {
  switch (name) {
    case "TurnBegan":
      return { number: Number(line.turn), turn: turnName(Number(line.turn)) };
    case "VictoryPointsChanged":
      return { by: signed(Number(line.by)) };
    case "GameEnded":
      return { why: endSentence(String(line.why)) };
    case "BoxFilled":
    case "SoloRolled":
      return { box: t("pog-solo-box", { box: String(line.box) }) };
    case "WarningGiven":
      return {
        reason: reasonText({
          message: String(line.warning),
          rule: "",
          params: (line.params ?? {}) as Reason["params"],
          readings: [],
        }),
      };
    default:
      return {};
  }
}

export const endSentence = (cause: string): string =>
  has(`pog-end-${part(cause)}`) ? t(`pog-end-${part(cause)}`) : cause;

export const answerText = (text: string): string => phrase(text);
export { momentText } from "../study/steps";

/** An event of the log in one line; null for what says nothing to people. */
export function eventText(line: LogLine): string | null {
  const name = eventName(line);
  if (name === "DieRolled")
    return t("event-die-rolled", {
      number: Number(line.number) + 1,
      purpose: purposeWords(String(line.purpose)),
      result: Number(line.result) + 1,
      bound: Number(line.bound),
    });
  const said = houseText(name, line, sideName);
  if (said !== null) return said;
  const words = dashed(name);
  let message = `pog-event-${words}`;
  if (name === "UnitEliminated" && line.for_good) message += "-for-good";
  const [telling, ending] = TELLING[name] ?? [];
  if (telling && isEmpty(line[telling])) message += ending;
  if (!has(message)) return null;
  const given = Object.fromEntries(
    Object.entries(line)
      .filter(([key]) => key !== "n" && key !== "event")
      .map(([key, value]) => [key, field(key, value)]),
  );
  if (line.unit && line.reduced) given.unit = unitName(`${String(line.unit)} reduced`);
  const text = t(message, { ...given, ...special(name, line) });
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Why something is refused or warned of, with the number of the rule. */
export const reasonText = (reason: Reason | ApiProblem): string => refusalText(reason, WORDS);

export function resultLine(result: { kind?: string; winner?: string; why?: string; vp?: number }): string {
  const why = endSentence(String(result.why ?? ""));
  return t(`pog-result-${result.kind === "win" ? "win" : part(String(result.kind ?? "draw"))}`, {
    why,
    vp: Number(result.vp ?? 0),
    ...(result.kind === "win" ? { winner: sideName(String(result.winner ?? "")) } : {}),
  });
}
