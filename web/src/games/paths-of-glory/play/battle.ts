/** Odds of an attack, asked of the server: exact chances need its rules, and only what the seat can see. */

export interface Shot {
  factors: number;
  table: "army" | "corps";
  shift: number;
  /** The lowest strength of the column used. */
  column: number;
  drm: number;
}

export interface BattleOdds {
  attacker: Shot;
  defender: Shot;
  attacker_wins: number;
  tie: number;
  defender_wins: number;
  retreat: number;
  flank: number;
  may_stand: boolean;
  attacker_loss: number;
  defender_loss: number;
}

/** Null where the attack cannot be studied: the panel then shows the units alone. */
export async function battleOdds(table: string, seat: string, attackers: readonly string[], target: string, pinning = ""): Promise<BattleOdds | null> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(table)}/battle`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-GP-Request": "1" },
      body: JSON.stringify({ seat, attackers, target, pinning }),
    });
    return response.ok ? ((await response.json()) as BattleOdds) : null;
  } catch {
    return null;
  }
}
