/** Odds of an attack, asked of the server: exact chances need its rules, and only what the seat can see. */
import { at, call } from "../../../api/rest";
import type { BattleAsked, BattleOdds } from "../generated";

export type { BattleOdds, Shot } from "../generated";

export type OddsSource = (attackers: readonly string[], target: string, pinning: string) => Promise<BattleOdds | null>;

/** Tables that are not the server's know the odds in their own way. */
const own = new Map<string, OddsSource>();
export const oddsFrom = (table: string, source: OddsSource): unknown => own.set(table, source);

/** Null where the attack cannot be studied, or the game went on: the panel then shows the units alone. */
export async function battleOdds(table: string, attack: BattleAsked): Promise<BattleOdds | null> {
  const source = own.get(table);
  if (source) return source(attack.attackers, attack.target, attack.pinning ?? "").catch(() => null);
  return call<BattleOdds | null>("POST", at(table, "/battle"), attack).catch(() => null);
}
