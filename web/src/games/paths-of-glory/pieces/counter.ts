/** What stands on a counter: worked out once from the unit's facts, drawn by Counter.svelte. */
import { t } from "../../../i18n/index.svelte";
import type { Facts, Factors, UnitFacts } from "../types";

export interface CounterParts {
  nation: string;
  side: "ap" | "cp";
  kind: "army" | "corps";
  reduced: boolean;
  /** Edge in counter units: armies 38, corps 30. */
  size: number;
  /** Number or short name at the right. */
  label: string;
  labelSize: number;
  factors: Factors;
  /** `5-3-3`. */
  strip: string;
}

export const ARMY = 38;
export const CORPS = 30;

/** `1` of `ge_1`; letters in the language in use: `BEF` of `br_bef_army`, `GE` of `ge_corps`. */
export function shortName(unit: string, nation: string): string {
  const number = /_(\d+)$/.exec(unit);
  return number ? number[1]! : t("pog-counter", { unit, nation });
}

/** Numbers are large; names shrink until they fit beside the emblem. */
export function labelSize(label: string, kind: "army" | "corps"): number {
  if (kind === "corps") return label.length > 3 ? 7.6 : label.length > 2 ? 8.2 : 9.2;
  if (label.length <= 1) return 17;
  if (label.length === 2) return /\d/.test(label) ? 16 : 13;
  return label.length === 3 ? 9.8 : 9;
}

export function counterParts(unit: string, reduced: boolean, facts: UnitFacts): CounterParts {
  const label = shortName(unit, facts.nation);
  const factors = reduced ? facts.reduced : facts.full;
  return {
    nation: facts.nation,
    side: facts.side,
    kind: facts.kind,
    reduced,
    size: facts.kind === "army" ? ARMY : CORPS,
    label,
    labelSize: labelSize(label, facts.kind),
    factors,
    strip: factors.join("-"),
  };
}

/** The counter of a piece; null for a kind nobody knows. */
export function counterOf(kind: string, reduced: boolean, facts: Facts): CounterParts | null {
  const known = facts.units[kind];
  return known ? counterParts(kind, reduced, known) : null;
}
