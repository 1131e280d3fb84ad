/** A refusal or failure as the rest of the client sees it: always one class, always worded the same way. */
import type { ApiProblem } from "./types";

/** No answer came at all. */
export const UNREACHABLE = "web-error-unreachable";
/** Something came that is no answer of our server. */
export const STRANGE = "web-error-strange";

export class Problem extends Error {
  readonly code: string;
  readonly rule: string;
  readonly params: ApiProblem["params"];
  readonly readings: string[];
  readonly status: number;
  /** The whole answer; a stale decision carries the fresh snapshot here. */
  readonly body: unknown;

  constructor(problem: Partial<ApiProblem> & { code: string }, status = 0, body: unknown = null) {
    super(problem.message || problem.code);
    this.name = "Problem";
    this.code = problem.code;
    this.rule = problem.rule ?? "";
    this.params = problem.params ?? {};
    this.readings = problem.readings ?? [];
    this.status = status;
    this.body = body;
  }
}

/** Whatever was thrown, as a Problem. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem({ code: STRANGE, message: thrown instanceof Error ? thrown.message : String(thrown) });
}
