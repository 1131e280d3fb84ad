/** Where the lines of a score run on a sheet of paper: scales, ticks, labels that do not lie on each other. */
import type { ScoreMoment } from "../api/types";

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Dashes tell lines apart as well as colours do. */
export const DASHES = ["", "8 4", "10 4 2 4", "14 5", "2 4", "6 3 2 3 2 3", "16 4 4 4"] as const;

/** The lowest and highest count that must be seen, thresholds among them, with a little air. */
export function range(moments: readonly ScoreMoment[], thresholds: readonly number[]): [number, number] {
  const counts = [...moments.flatMap((moment) => Object.values(moment.points)), ...thresholds];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? [least - 1, most + 1] : [least, most];
}

/** Whole numbers for the left edge, four to seven of them. */
export function ticks([least, most]: readonly [number, number]): number[] {
  const step = [1, 2, 3, 5, 6, 10, 20].find((one) => (most - least) / one <= 6) ?? 50;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, nth) => first + nth * step);
}

export const across = (sheet: Sheet, nth: number, count: number): number =>
  sheet.left + ((sheet.width - sheet.left - sheet.right) * nth) / Math.max(1, count - 1);

export const down = (sheet: Sheet, value: number, [least, most]: readonly [number, number]): number =>
  sheet.height - sheet.bottom - ((sheet.height - sheet.top - sheet.bottom) * (value - least)) / (most - least);

/** The way of a line; a track is kept until it is moved, so it goes by steps. */
export function path(points: readonly [number, number][], stepped: boolean): string {
  return points.map(([x, y], nth) => (nth === 0 ? `M${x} ${y}` : stepped ? `H${x}V${y}` : `L${x} ${y}`)).join("");
}

/** Heights for labels at the end of lines: as near to their own as they can be, none on another. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((y, nth) => ({ y, nth })).sort((a, b) => a.y - b.y);
  for (let nth = 1; nth < order.length; nth++) order[nth]!.y = Math.max(order[nth]!.y, order[nth - 1]!.y + gap);
  let room = lowest;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, room);
    room = one.y - gap;
  }
  const found = Array.from(wanted);
  for (const { y, nth } of order) found[nth] = y;
  return found;
}

/** Which moments are named below: the first, the last, and as many as fit when the longest name is so wide. */
export function named(count: number, width: number, each: number): number[] {
  const last = count - 1;
  const gap = width / Math.max(1, last);
  const step = Math.max(1, Math.ceil(each / gap));
  const found = Array.from({ length: Math.ceil(last / step) }, (_, nth) => nth * step);
  // The last name ends where its moment is; the others stand around theirs.
  while (found.length > 1 && (last - found.at(-1)!) * gap < 1.5 * each) found.pop();
  return [...found, last];
}
