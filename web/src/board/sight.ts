/** The part of a board that can be seen, and how something is kept inside it. */
import type { Point } from "./paths";

export interface Sight {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the origin of a box must lie so that all of it can be seen; what is larger than the sight keeps its beginning. */
export function kept([x, y]: Point, box: Box, scale: number, sight: Sight): Point {
  const within = (at: number, from: number, to: number, low: number, high: number): number =>
    at + Math.max(Math.min(0, high - at - to * scale), low - at - from * scale);
  return [
    within(x, box.x, box.x + box.width, sight.left, sight.right),
    within(y, box.y, box.y + box.height, sight.top, sight.bottom),
  ];
}
