/** Who stands against whom in an area: enemies, and allies of different players, are never one stack. */
import type { Nation, Troops } from "./types";

/** Of a nation whose it is, and its enemies. */
export interface Standing {
  seat: string;
  enemies: readonly Nation[];
}

export type Bond = "enemies" | "allies";

export interface Sides {
  bond: Bond;
  /** Two, the one that holds the area or came first on the track before the other. */
  troops: [Troops[], Troops[]];
}

/** Two stacks in one area and what is between them; null where all are one. */
export function sidesOf(here: readonly Troops[], standing: Readonly<Partial<Record<Nation, Standing>>>): Sides | null {
  const first = here[0];
  if (!first || here.length < 2) return null;
  const against = (one: Troops): boolean => standing[first.nation]?.enemies.includes(one.nation) ?? false;
  if (here.some(against))
    return { bond: "enemies", troops: [here.filter((one) => !against(one)), here.filter(against)] };
  const own = standing[first.nation]?.seat ?? "";
  const beside = here.filter((one) => (standing[one.nation]?.seat ?? "") !== own);
  if (!own || !beside.length) return null;
  return { bond: "allies", troops: [here.filter((one) => !beside.includes(one)), beside] };
}
