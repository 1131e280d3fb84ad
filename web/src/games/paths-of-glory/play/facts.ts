/** What is printed on counters, cards and tables: fetched once with the boards. */
import { loadAtlas, MAP_URL, type Atlas } from "../board/data";
import type { Facts } from "../types";

export interface PrintedTable {
  columns: number[];
  /** By die from 1 to 6, then by column. */
  losses: number[][];
}

export interface Printed extends Facts {
  fire: Record<"army" | "corps", PrintedTable>;
}

export interface Box {
  atlas: Atlas;
  facts: Printed;
}

let loading: Promise<Box> | null = null;

async function printed(): Promise<Printed> {
  const response = await fetch(`${MAP_URL}/facts.json`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Printed;
}

/** Everything that lies in the box of the game; a failure is not remembered. */
export function openBox(): Promise<Box> {
  loading ??= Promise.all([loadAtlas(), printed()])
    .then(([atlas, facts]) => ({ atlas, facts }))
    .catch((problem: unknown) => {
      loading = null;
      throw problem;
    });
  return loading;
}
