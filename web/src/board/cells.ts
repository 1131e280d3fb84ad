/** Long lines cut up by where they lie. A browser draws a board tile by tile, and for every tile it works out the whole
 *  stroke of each line that reaches into it: one coast of all Europe is worked out as often as there are tiles. */
import type { Point } from "./paths";

/** Edge of a cell in board units, and how many points of one line stay together. */
const CELL = 512;
const TOGETHER = 150;

/** A line and what follows from its commands, as the map makers write them: `M` at a point, `l` by so much, `z` to close. */
function pointsOf(line: string): Point[] {
  const numbers = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
  const points: Point[] = [[x, y]];
  for (let nth = 2; nth + 1 < numbers.length; nth += 2) {
    [x, y] = [x + numbers[nth]!, y + numbers[nth + 1]!];
    points.push([x, y]);
  }
  return points;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const written = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

function cellOf(points: readonly Point[]): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = (some: number[]): number => (Math.min(...some) + Math.max(...some)) / 2;
  return `${Math.floor(middle(xs) / CELL)} ${Math.floor(middle(ys) / CELL)}`;
}

/** Parts of one line. Each begins with the last stretch of the one before, so that the bend between them is drawn too. */
function cut(line: string, points: readonly Point[]): { d: string; points: readonly Point[] }[] {
  if (points.length <= TOGETHER) return [{ d: line, points }];
  const whole = line.trimEnd().endsWith("z") ? [...points, points[0]!, points[1]!] : points;
  const parts: { d: string; points: readonly Point[] }[] = [];
  for (let from = 0; from < whole.length - 2; from += TOGETHER) {
    const part = whole.slice(from, from + TOGETHER + 2);
    parts.push({ d: written(part), points: part });
  }
  return parts;
}

/** The path as one path for every cell it has lines in. Only what covers the ground entirely may have `long` lines cut:
 *  where something shines through, the stretch that two parts share would show. */
export function byCell(path: string, long: "cut" | "whole"): string[] {
  const cells = new Map<string, string>();
  for (const line of path.split(/(?=M)/)) {
    const points = pointsOf(line);
    for (const part of long === "cut" ? cut(line, points) : [{ d: line, points }]) {
      const cell = cellOf(part.points);
      cells.set(cell, (cells.get(cell) ?? "") + part.d);
    }
  }
  return [...cells.values()];
}
