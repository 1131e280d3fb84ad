/** Bids for the sides before the first turn, as the log tells them. */
import type { LogLine } from "../../api/types";
import { eventName } from "../log";

/** What a game says of its bids. */
export interface BidWords {
  /** The beginning of its messages. */
  texts: string;
  /** The sides as answers name them, each with the seat it is played from. */
  seats: Readonly<Record<string, string>>;
  side(id: string): string;
  colour(id: string): string;
  /** The events, and what they call the side and the price. */
  made: string;
  settled: string;
  sideField: string;
  pointsField: string;
}

interface MadeBid {
  seat: string;
  side: string;
  points: number;
}

export interface Bids {
  /** The dice that decided who bids first: the last roll of each seat. */
  dice: Record<string, number>;
  made: MadeBid[];
  settled: { side: string; points: number; exchanged: boolean } | null;
}

export function bidsOf(log: readonly LogLine[], words: BidWords): Bids {
  const bids: Bids = { dice: {}, made: [], settled: null };
  for (const line of log) {
    const [name, purpose] = [eventName(line), String(line.purpose ?? "")];
    const offer = { side: String(line[words.sideField]), points: Number(line[words.pointsField]) };
    if (name === "DieRolled" && purpose.startsWith("bidding "))
      bids.dice[purpose.slice("bidding ".length)] = Number(line.result) + 1;
    else if (name === words.made) bids.made.push({ seat: String(line.seat), ...offer });
    else if (name === words.settled) return { ...bids, settled: { ...offer, exchanged: line.exchanged === true } };
  }
  return bids;
}
