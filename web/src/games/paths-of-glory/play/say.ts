/** Questions, events, reasons and results in words. */
import type { ApiProblem, LogLine, Reason } from "../../../api/types";
import { has, list, signed, t } from "../../../i18n/index.svelte";
import type { WireOption } from "../../../i18n/speaking";
import { eventName } from "../../../play/log";
import { houseText, refusalText, type Say } from "../../../play/said";
import type { PogQuestion } from "../types";
import { cardName, endSentence, idPart, kindName, sideName, spaceName, VOICE } from "./speakers";

export { cardName, endSentence, learnBox, prepareWords, spaceName, sideName, unitName, unitsList } from "./speakers";
export { momentText } from "../study/moments";

/** An answer in words. */
export const optionText = (option: WireOption): string => VOICE.option(option);

/** What the seat is asked. */
export function questionLine(question: Pick<PogQuestion, "seat" | "kind" | "about">, opsLeft: number): string {
  const seat = sideName(question.seat);
  const piece = question.about.piece;
  if (typeof piece === "string") return t("pog-ask-place", { seat, units: kindName(piece) });
  const message = `pog-ask-${question.kind}`;
  return has(message) ? t(message, { seat, points: opsLeft }) : t("pog-ask-other", { seat });
}

/** The kinds of a reason's parameters, by their names. */
const PARAMS: Record<string, string> = {
  space: "space",
  from: "space",
  unit: "unit-kind",
  card: "card",
  other: "card",
  side: "side",
  seat: "side",
  nation: "nation",
  why: "why",
};
const OF_REASONS: Record<string, Say> = {
  ...Object.fromEntries(
    Object.entries(PARAMS).map(([name, kind]) => [name, (value: string) => String(VOICE.said(kind, value))]),
  ),
  ...Object.fromEntries(
    ["spaces", "lost"].map((name) => [name, (spaces: string) => list(spaces.split(" ").map(spaceName))]),
  ),
  cards: (cards) => list(cards.split(" ").map(cardName)),
  // `cp_09:1 ap_13:-1`: cards with what they scored.
  scored: (cards) =>
    list(
      cards.split(" ").map((one) => {
        const [card = "", by = "0"] = one.split(":");
        return t("pog-score-of-card", { card: cardName(card), by: signed(Number(by)) });
      }),
    ),
};

/** Why something is refused or warned of, with the number of the rule. */
export const reasonText = (reason: Reason | ApiProblem): string => refusalText(reason, OF_REASONS);

/** What a die was rolled for. */
export function purposeWords(purpose: string): string {
  const whole = `pog-purpose-${idPart(purpose)}`;
  if (has(whole)) return t(whole);
  const [first = "", about = ""] = purpose.split(/ (.*)/);
  if (!has(`pog-purpose-${first}`)) return purpose;
  return t("pog-purpose-about", {
    purpose: t(`pog-purpose-${first}`),
    about: about === "ap" || about === "cp" ? sideName(about) : spaceName(about),
  });
}

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
  return houseText(name, line, sideName) ?? VOICE.event(name, line);
}

export function resultLine(result: { kind?: string; winner?: string; why?: string; vp?: number }): string {
  const why = endSentence(String(result.why ?? ""));
  return t(`pog-result-${result.kind === "win" ? "win" : idPart(String(result.kind ?? "draw"))}`, {
    why,
    vp: Number(result.vp ?? 0),
    ...(result.kind === "win" ? { winner: sideName(String(result.winner ?? "")) } : {}),
  });
}
