/** What is printed on counters, cards and tables: fetched once with the boards. */
import { fetched, once } from "../../../api/printed";
import { loadAtlas, MAP_URL, type Atlas } from "../board/data";
import type { Printed } from "../types";

export type { Printed };

export interface Box {
  atlas: Atlas;
  facts: Printed;
}

/** Everything that lies in the box of the game. */
export const openBox = once(async (): Promise<Box> => {
  const [atlas, facts] = await Promise.all([loadAtlas(), fetched<Printed>(`${MAP_URL}/facts.json`)]);
  return { atlas, facts };
});
