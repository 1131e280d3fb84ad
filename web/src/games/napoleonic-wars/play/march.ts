/** A march planned ahead: asked of the server, which knows the rules. */
import { at, call } from "../../../api/rest";
import type { MarchAsked, MarchTold } from "../types";
import type { Choice } from "./options";

/** Tables that ask elsewhere: the school. */
const elsewhere = new Map<string, (force: string, to: string) => Promise<MarchTold>>();
export const marchFrom = (table: string, ask: (force: string, to: string) => Promise<MarchTold>): void =>
  void elsewhere.set(table, ask);

/** How far a force could go; null if nobody can say now. */
export async function fetchMarch(table: string, seat: string, force: string, to = ""): Promise<MarchTold | null> {
  try {
    return await (elsewhere.get(table)?.(force, to) ??
      call<MarchTold>("POST", at(table, "/march"), { seat, force, to } satisfies MarchAsked));
  } catch {
    return null;
  }
}

/** Where nobody can plan ahead: the next areas, as the answers name them. */
export function nextAreas(choices: readonly Choice[], force: string, from: string): MarchTold {
  const moves = choices.filter((choice) => choice.verb === "move" && choice.from === from && choice.force === force);
  const areas = Object.fromEntries(
    moves.map(({ goal, price }) => [
      goal,
      {
        cp: price / 2,
        steps: [{ to: goal, line: "", status: "friendly" as const, cp: price / 2, attrition: [], interceptors: [] }],
      },
    ]),
  );
  return { reason: null, cp: (moves[0]?.price ?? 0) / 2, areas, battle: null };
}
