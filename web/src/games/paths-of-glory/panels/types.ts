/** What the panels of a combat are told. Sentences come ready in the reader's language. */
import type { CounterParts } from "../pieces/counter";

export interface Choice {
  id: string;
  title: string;
  about: string;
  key?: string;
  barred?: boolean;
}

export interface LossResult extends Choice {
  pieces: { counter: CounterParts; fate: "hit" | "dead" | null }[];
  /** What stays in the space, for grouping where there are many results. */
  survivors: string;
}

export interface Losses {
  title: string;
  about: string;
  die: number;
  columns: readonly (number | string)[];
  /** Losses of this die in each column, and the column used. */
  row: readonly (number | string)[];
  at: number;
  before: CounterParts[];
  strength: number;
  results: LossResult[];
  barred: Choice[];
  after: string;
}

/** Up to six results are shown one by one; more are grouped by what survives, in their order. */
export const SHOWN_ONE_BY_ONE = 6;

export function grouped(results: readonly LossResult[]): { survivors: string; results: LossResult[] }[] {
  if (results.length <= SHOWN_ONE_BY_ONE) return [{ survivors: "", results: [...results] }];
  const groups = new Map<string, LossResult[]>();
  for (const result of results) {
    const same = groups.get(result.survivors);
    if (same) same.push(result);
    else groups.set(result.survivors, [result]);
  }
  return [...groups].map(([survivors, some]) => ({ survivors, results: some }));
}
