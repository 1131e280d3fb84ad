/** A battle that was fought, on the map: who went where, who fell. */
import { t } from "../../../i18n/index.svelte";
import { counterOf, type CounterParts } from "../pieces/counter";
import type { BoardArrow, Facts, PlaceMark } from "../types";
import { isLost, type Fight, type Walk } from "./fights";

/** A counter that fell, tilted beside the space where it stood. */
export interface Fallen {
  key: string;
  space: string;
  counter: CounterParts;
  /** Reduced counters are flipped, the others are crossed out. */
  fate: "hit" | "dead";
}

const isBox = (space: string): boolean => space.endsWith("_box");

function walked(walks: readonly Walk[], kind: BoardArrow["kind"], note: string): BoardArrow[] {
  const seen = new Set<string>();
  return walks.flatMap(({ path }) =>
    path.slice(1).flatMap((to, nth) => {
      const from = path[nth]!;
      const key = `${kind}-${from}-${to}`;
      if (seen.has(key) || isBox(from) || isBox(to)) return [];
      seen.add(key);
      return [{ key, from, to, kind, ...(nth === 0 && seen.size === 1 ? { note } : {}) }];
    }),
  );
}

export function fightArrows(fight: Fight): BoardArrow[] {
  return [
    ...walked(fight.retreats, "event", t("web-pog-arrow-retreat", { spaces: fight.decided?.retreat ?? 1 })),
    ...walked(fight.advances, "move", t("web-pog-arrow-advance")),
    ...(fight.advances.length
      ? []
      : [...new Set(fight.attackers.map((unit) => unit.space))]
          .filter((from) => from !== fight.target)
          .map((from) => ({ key: `attack-${from}`, from, to: fight.target, kind: "attack" as const }))),
  ];
}

export const fightMarks = (fight: Fight): Record<string, PlaceMark> => ({ [fight.target]: { state: "attacked" } });

export function fightFallen(fight: Fight, facts: Facts): Fallen[] {
  return fight.hurt.filter(isLost).flatMap((one, nth) => {
    const counter = counterOf(one.unit, true, facts);
    return counter ? [{ key: `${nth} ${one.unit}`, space: one.space, counter, fate: "dead" as const }] : [];
  });
}
