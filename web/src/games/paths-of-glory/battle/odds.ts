/** Odds of an attack, asked of the server: exact chances need its rules, and only what the seat can see. */
import type { BattleOdds } from "../generated";

export type { BattleOdds, Shot } from "../generated";

/** An attack as it might be declared at a moment of the game. */
export interface Attack {
  seat: string;
  revision: number;
  attackers: readonly string[];
  target: string;
  /** Space that pins in a flank attack; empty for none. */
  pinning: string;
  /** Combat cards one would like to know about. */
  cards: readonly string[];
}

export type OddsSource = (attackers: readonly string[], target: string, pinning: string) => Promise<BattleOdds | null>;

/** Tables that are not the server's know the odds in their own way. */
const own = new Map<string, OddsSource>();
export const oddsFrom = (table: string, source: OddsSource): unknown => own.set(table, source);

/** Null where the attack cannot be studied, or the game went on: the panel then shows the units alone. */
export async function battleOdds(table: string, attack: Attack): Promise<BattleOdds | null> {
  const source = own.get(table);
  if (source) return source(attack.attackers, attack.target, attack.pinning).catch(() => null);
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/battle`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-GP-Request": "1" },
      body: JSON.stringify(attack),
    });
    return response.ok ? ((await response.json()) as BattleOdds | null) : null;
  } catch {
    return null;
  }
}
