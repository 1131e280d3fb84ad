/** What the lobby knows of a board, and which corner of it tells most. */
import type { DipUnit, SmallBoard } from "./types";
import type { Point } from "./board/curves";

export function unitsOn(board: SmallBoard): DipUnit[] {
  return board.units.map((text) => {
    const [power, kind, place] = text.split(" ") as [string, "A" | "F", string];
    return { power, kind, place };
  });
}

/** The point to look at: the own unit with the most own units in sight; the homeland where there is none. */
export function corner(own: readonly Point[], home: Point, [width, height]: Point): Point {
  const seen = (from: Point) =>
    own.filter((to) => Math.abs(to[0] - from[0]) < width / 2 && Math.abs(to[1] - from[1]) < height / 2);
  let best: Point[] = [];
  for (const point of own) {
    const near = seen(point);
    if (near.length > best.length) best = near;
  }
  if (!best.length) return home;
  const mean = (axis: 0 | 1) => best.reduce((sum, point) => sum + point[axis], 0) / best.length;
  return [mean(0), mean(1)];
}
