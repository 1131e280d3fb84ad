/** Counters of a box in piles: those that look alike lie on one another. */
import type { Piece } from "../board/data";

export interface Pile {
  piece: Piece;
  count: number;
}

export function piles(pieces: readonly Piece[]): Pile[] {
  const found = new Map<string, Pile>();
  for (const piece of pieces) {
    const key = `${piece.unit}${piece.reduced ? "-" : ""}`;
    const pile = found.get(key);
    if (pile) pile.count += 1;
    else found.set(key, { piece, count: 1 });
  }
  return [...found.values()];
}
