/** The bidding for the sides as the log tells it. */
import type { LogLine } from "../../../api/types";
import type { Side } from "../types";
import { eventName } from "./say";

export interface MadeBid {
  seat: Side;
  side: Side;
  points: number;
}

export interface Bids {
  /** The dice that decided who bids first: the last roll of each seat. */
  dice: Partial<Record<Side, number>>;
  made: MadeBid[];
  settled: { side: Side; points: number; exchanged: boolean } | null;
}

export function bidsOf(log: readonly LogLine[]): Bids {
  const bids: Bids = { dice: {}, made: [], settled: null };
  for (const line of log) {
    const name = eventName(line);
    if (name === "DieRolled" && String(line.purpose).startsWith("bidding ")) bids.dice[String(line.purpose).slice("bidding ".length) as Side] = Number(line.result) + 1;
    else if (name === "SideBid") bids.made.push({ seat: line.seat as Side, side: line.side as Side, points: Number(line.points) });
    else if (name === "SidesSettled") bids.settled = { side: line.side as Side, points: Number(line.points), exchanged: line.exchanged === true };
    else if (name === "RoundBegan") break;
  }
  return bids;
}
