/** Refusals and events of the heap in words. */
import type { ApiProblem, LogLine, Reason } from "../../api/types";
import { has, t } from "../../i18n/index.svelte";
import { eventName } from "../../play/log";

export const reasonText = (reason: Reason | ApiProblem): string =>
  "params" in reason && has(reason.message ?? "") ? t(reason.message ?? "", reason.params) : (reason.message ?? "");

const SENTENCES: Record<string, string> = {
  SticksTaken: "heap-event-sticks-taken",
  TurnBegan: "heap-event-turn-began",
};

export function eventText(line: LogLine): string | null {
  const sentence = SENTENCES[eventName(line)];
  const seat = t("heap-seat", { seat: String(line.seat) });
  return sentence ? t(sentence, { seat, count: Number(line.count ?? 0), left: Number(line.left ?? 0) }) : null;
}

export const purposeWords = (purpose: string): string => purpose;
