/** What stands on a counter: worked out once from the unit's facts, drawn by Counter.svelte. */
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

/** Names with a place of their own; others are numbered armies or corps of their nation. */
const SHORT_NAMES: Record<string, string> = {
  br_bef_army: "BEF",
  br_bef_corps: "BEF",
  br_mef: "MEF",
  br_ne: "NE",
  fr_orient: "OR",
  ru_cau: "CAU",
  tu_yld: "YLD",
  tu_aoi: "AoI",
  tu_sn_corps: "SN",
  br_aus_corps: "AUS",
  br_cnd_corps: "CND",
  br_pt_corps: "PT",
  br_ana_corps: "ANA",
  pl_corps: "PL",
  ru_cav_corps: "CAV",
  ru_czech_legion: "CZ",
};

/** `1` of `ge_1`, `BEF` of `br_bef_army`, `GE` of `ge_corps`. */
export function shortName(unit: string, nation: string): string {
  const known = SHORT_NAMES[unit];
  if (known) return known;
  const number = /_(\d+)$/.exec(unit);
  return number ? number[1]! : nation.toUpperCase();
}

/** Numbers are large; names shrink until they fit beside the emblem. */
export function labelSize(label: string, kind: "army" | "corps"): number {
  if (kind === "corps") return label.length > 3 ? 7.6 : label.length > 2 ? 8.2 : 9.2;
  if (label.length <= 1) return 17;
  if (label.length === 2) return /\d/.test(label) ? 16 : 13;
  return 9.8;
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
