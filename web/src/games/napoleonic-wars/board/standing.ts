/** Armies as they are drawn: one stack in an area, or two beside each other with what is between them. */
import { armyOf, type Army, type BoardArea } from "./data";
import { apart } from "./stack";
import type { Bond, Sides } from "./sides";
import type { Facts, Places, Troops } from "./types";

export interface Pair {
  bond: Bond;
  armies: readonly Army[];
}

/** A stack on the board; `key` stays the same while it marches. */
export interface DrawnStack {
  key: string;
  id: string;
  x: number;
  y: number;
  army: Army;
  /** Its place in a pair; -1 alone. */
  nth: number;
}

export function armiesAt(
  troops: Readonly<Record<string, readonly Troops[]>>,
  places: Places,
  facts: Facts,
): Map<string, Army> {
  return new Map(
    Object.entries(troops).flatMap(([area, here]) => {
      const army = places.areas[area] ? armyOf(here, facts) : null;
      return army ? [[area, army] as const] : [];
    }),
  );
}

export function pairsAt(sides: Readonly<Record<string, Sides>>, facts: Facts): Map<string, Pair> {
  return new Map(
    Object.entries(sides).map(([area, { bond, troops }]) => [
      area,
      { bond, armies: troops.flatMap((one) => armyOf(one, facts) ?? []) },
    ]),
  );
}

/** In the order of their keys no node is ever moved in the document, which would cut a march short. */
export function standingOn(
  areas: readonly BoardArea[],
  stacks: ReadonlyMap<string, Army>,
  pairs: ReadonlyMap<string, Pair>,
): DrawnStack[] {
  return areas
    .flatMap(({ id, x, y }): DrawnStack[] => {
      const both = pairs.get(id);
      if (both)
        return both.armies.map((army, nth) => ({ key: army.leaders[0] ?? `at ${id} ${nth}`, id, x, y, army, nth }));
      const army = stacks.get(id);
      return army ? [{ key: army.leaders[0] ?? `at ${id}`, id, x, y, army, nth: -1 }] : [];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** How far a stack stands from the middle of its area. */
export function aside({ nth }: DrawnStack, pair: Pair | undefined, far: boolean): number {
  return nth < 0 ? 0 : (apart(pair?.armies ?? [], far)[nth] ?? 0);
}
