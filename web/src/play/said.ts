/** Refusals and what the house tells, in words that a game gives its names to. */
import type { ApiProblem, LogLine, Reason } from "../api/types";
import type { Params } from "../i18n/bundle";
import { has, list, t } from "../i18n/index.svelte";

/** How a value is put into words. */
export type Say = (value: string) => string;

/** `TakebackAsked` as `takeback-asked`. */
export const dashed = (name: string): string => (name.match(/[A-Z][a-z]+/g) ?? []).join("-").toLowerCase();

/** What the house itself tells at any table; null for events of the game. */
export function houseText(name: string, line: LogLine, seatName: Say): string | null {
  if (name === "RulesChanged")
    return t(line.back ? "event-rules-changed-back" : "event-rules-changed", {
      old: String(line.old),
      new: String(line.new),
    });
  const message = `event-${dashed(name)}`;
  return name.startsWith("Take") && has(message) ? t(message, { seat: seatName(String(line.seat)) }) : null;
}

/** Why something is refused or warned of, with the number of the rule; `words` puts parameters into words by their names. */
export function refusalText(reason: Reason | ApiProblem, words: Readonly<Record<string, Say>>): string {
  const message = "code" in reason ? reason.code : reason.message;
  if (!has(message)) return reason.message;
  const given = Object.fromEntries(
    Object.entries(reason.params).map(([name, value]) => [
      name,
      typeof value === "number" ? value : (words[name]?.(String(value)) ?? String(value)),
    ]),
  );
  const readings: Params = reason.readings?.length ? { readings: list(reason.readings, "disjunction") } : {};
  return t(message, { ...given, ...readings, rule: reason.rule || "none" });
}
