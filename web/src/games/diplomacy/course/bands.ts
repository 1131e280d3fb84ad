/** Centres of all powers over the game as stacked bands. Pure figures. */
import { POWERS } from "../board/shapes";

export interface Band {
  power: string;
  d: string;
}

/** Bands in a box of this size; counts are given in the order of time. */
export function bandsOf(
  counts: readonly Readonly<Record<string, number>>[],
  width: number,
  height: number,
  most: number,
): Band[] {
  if (counts.length === 0) return [];
  const last = Math.max(counts.length - 1, 1);
  const x = (index: number) => round((index / last) * width);
  const y = (sum: number) => round(height - (sum / most) * height);
  const below = counts.map(() => 0);
  return POWERS.map((power) => {
    const floor = [...below];
    counts.forEach((count, index) => (below[index] = below[index]! + (count[power] ?? 0)));
    const upper = below.map((sum, index) => `${x(index)} ${y(sum)}`);
    const lower = floor.map((sum, index) => `${x(index)} ${y(sum)}`).reverse();
    return { power, d: counts.length > 1 ? `M${upper.join("L")}L${lower.join("L")}Z` : "" };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
