/** Where the counters of a space stand: a row at rest, a wider row in the fan. Pure figures, board units. */
import type { CounterParts } from "../pieces/counter";

/** Counters are drawn a little larger on the map than in lists. */
export const ON_MAP = 1.1;
export const WIDEST = 122;
/** Neighbours overlap by their outline, so that a row reads as one thing. */
const OVERLAP = 1;
/** From the middle of the space down to the bottom edge of the counters. */
export const BOTTOM = 20;
/** The sum of a stack where the whole war is seen, in pixels of the screen. */
export const PILL = { wide: 30, high: 17 } as const;

export interface Placed {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StackLayout {
  /** Top left corner of each counter, relative to the space. */
  places: Placed[];
  box: Box;
}

/** A row, bottoms aligned, centred on the space, never wider than the space's box. */
export function atRest(sizes: readonly number[], grown = 1): StackLayout {
  const scale = ON_MAP * grown;
  const widths = sizes.map((size) => size * scale);
  const natural = widths.reduce((sum, width) => sum + width, 0) - OVERLAP * grown * Math.max(0, sizes.length - 1);
  const width = Math.min(natural, WIDEST * grown);
  /** What each step loses when the row is too wide. */
  const squeeze = sizes.length > 1 ? (natural - width) / (sizes.length - 1) : 0;
  const height = Math.max(0, ...widths);
  const bottom = BOTTOM * grown;
  const places: Placed[] = [];
  let x = -width / 2;
  for (const own of widths) {
    places.push({ x, y: bottom - own, scale });
    x += own - OVERLAP * grown - squeeze;
  }
  return { places, box: { x: -width / 2, y: bottom - height, width, height } };
}

export interface FanLayout extends StackLayout {
  /** Middle and baseline of the name inside the popover. */
  name: { x: number; y: number };
}

const FAN = 1.5;
const FAN_GAP = 14;
const FAN_PADDING = 13;
const FAN_NAME = 26;

/** The popover of a stack: counters at one and a half, the name below. `wide` is the room the name needs. */
export function fanned(sizes: readonly number[], wide = 0): FanLayout {
  const widths = sizes.map((size) => size * FAN);
  const row = widths.reduce((sum, width) => sum + width, 0) + FAN_GAP * Math.max(0, sizes.length - 1);
  const height = Math.max(0, ...widths);
  const width = Math.max(row, wide) + 2 * FAN_PADDING;
  const box = {
    x: -width / 2,
    y: -(height + FAN_PADDING + FAN_NAME) / 2,
    width,
    height: height + FAN_PADDING + FAN_NAME,
  };
  const places: Placed[] = [];
  let x = -row / 2;
  for (const own of widths) {
    places.push({ x, y: box.y + FAN_PADDING + height - own, scale: FAN });
    x += own + FAN_GAP;
  }
  return { places, box, name: { x: 0, y: box.y + box.height - 8 } };
}

/** Armies before corps, full before reduced: the order in which a stack stands. */
export function inOrder<T extends CounterParts>(counters: readonly T[]): T[] {
  return [...counters].sort((a, b) => b.size - a.size || Number(a.reduced) - Number(b.reduced));
}

/** What a pill says of a stack: the nation with most strength, and the sum of combat factors. */
export function summary(counters: readonly CounterParts[]): { nation: string; strength: number } | null {
  if (!counters.length) return null;
  const byNation = new Map<string, number>();
  for (const counter of counters)
    byNation.set(counter.nation, (byNation.get(counter.nation) ?? 0) + counter.factors[0] + 0.01);
  const [nation] = [...byNation].reduce((best, next) => (next[1] > best[1] ? next : best));
  return { nation, strength: counters.reduce((sum, counter) => sum + counter.factors[0], 0) };
}
