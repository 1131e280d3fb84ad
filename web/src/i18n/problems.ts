/** Refusals and failures in words: the code through Fluent, the server's English only where a text is missing. */
import { asProblem, type Problem } from "../api/problem";
import type { ApiProblem, Reason } from "../api/types";
import type { Params } from "./bundle";
import { has, list, t } from "./index.svelte";

/** Parameters as they came: lists joined by the language, an empty rule as Fluent's “none”. */
export function plainParams(params: Record<string, unknown>, rule: string, readings: string[] = []): Params {
  const given = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? value : Array.isArray(value) ? list(value.map(String)) : String(value),
    ]),
  );
  return { ...given, rule: rule || "none", ...(readings.length ? { readings: list(readings, "disjunction") } : {}) };
}

/** A reason in words without a game's help; games word their own with names of places and units. */
export function plainReason(reason: Reason | ApiProblem): string {
  const code = "code" in reason ? reason.code : reason.message;
  return has(code) ? t(code, plainParams(reason.params, reason.rule, reason.readings)) : reason.message;
}

/** Anything thrown by api/ in words for people. */
export function wordProblem(thrown: unknown, words: (reason: ApiProblem) => string = plainReason): string {
  const problem: Problem = asProblem(thrown);
  if (!has(problem.code)) return problem.message;
  return words({ ...problem, message: problem.message });
}
