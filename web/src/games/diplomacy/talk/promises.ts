/** Words given, and what became of them: an agreement is promised by several, and told once. */
import type { WordGiven, WordJudged } from "../types";

export type WordState = "open" | "keeping" | "kept" | "broken" | "void" | "ended" | "past";

export interface Judged extends WordJudged {
  by: string;
}

export interface Word {
  key: string;
  /** Of one promise of the agreement: what it says is the same in all. */
  given: WordGiven;
  state: WordState;
  /** Every broken word, and the last time each seat kept its own; the oldest first. */
  judged: Judged[];
}

/** All that was agreed on, in the order of the letters; `phase` is the present one. */
export function wordsOf(promises: readonly WordGiven[], phase: string): Word[] {
  const rows = new Map<string, WordGiven[]>();
  for (const one of promises) {
    const key = `${one.letter} ${one.what.text}`;
    rows.set(key, [...(rows.get(key) ?? []), one]);
  }
  return [...rows].map(([key, sides]) => ({
    key,
    given: sides[0]!,
    state: stateOf(sides, phase),
    judged: sides.flatMap(told).sort((one, other) => order(one.phase) - order(other.phase)),
  }));
}

function stateOf(sides: readonly WordGiven[], phase: string): WordState {
  const outcomes = new Set(sides.flatMap((one) => one.verdicts.map((verdict) => verdict.outcome)));
  const [first] = sides;
  if (outcomes.has("broken")) return "broken";
  if (first!.ended) return outcomes.has("kept") ? "kept" : "ended";
  // An order is promised for its phase only.
  if (first!.what.kind !== "order" || first!.since === phase) return outcomes.has("kept") ? "keeping" : "open";
  if (outcomes.has("kept")) return "kept";
  return outcomes.has("void") ? "void" : "past";
}

function told(one: WordGiven): Judged[] {
  const broken = one.verdicts.filter((verdict) => verdict.outcome === "broken");
  const kept = one.verdicts.filter((verdict) => verdict.outcome === "kept").slice(-1);
  return [...kept, ...broken].map((verdict) => ({ ...verdict, by: one.by }));
}

/** `S1901M` comes before `F1901M`. */
const order = (phase: string): number => 2 * Number(phase.slice(1, 5)) + (phase.startsWith("S") ? 0 : 1);
