/** The dice of a fight as the log tells them. */
import type { LogLine } from "../../../api/types";
import { eventName } from "../../../play/log";

export interface Rolled {
  round: number;
  /** Faces of the active side and of the other. */
  faces: [number[], number[]];
}

/** The last dice of the fight that goes on in an area; null before the first of them. */
export function lastRoll(log: readonly LogLine[], area: string): Rolled | null {
  for (const line of [...log].reverse()) {
    const name = eventName(line);
    if (name === "BattleBegan") return null;
    if (name === "BattleRolled" && line.area === area)
      return { round: Number(line.round), faces: line.faces as [number[], number[]] };
  }
  return null;
}
