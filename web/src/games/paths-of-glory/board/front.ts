/** The front between the two sides, drawn through the faces of the map: from one contested link to the next. */
import type { BoardLink, Holder } from "./data";
import type { Point } from "../../../board/paths";

/** Over the open sea no front is drawn. */
const LONGEST = 300;

interface Half {
  from: string;
  to: string;
  angle: number;
}

const middle = (link: BoardLink): Point => [(link.a.x + link.b.x) / 2, (link.a.y + link.b.y) / 2];
const key = (from: string, to: string): string => `${from}>${to}`;

/** Links around each space in the order of their directions. */
function around(links: readonly BoardLink[]): Map<string, Half[]> {
  const found = new Map<string, Half[]>();
  for (const { a, b } of links) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const half = { from: from.id, to: to.id, angle: Math.atan2(to.y - from.y, to.x - from.x) };
      found.set(from.id, [...(found.get(from.id) ?? []), half]);
    }
  }
  for (const halves of found.values()) halves.sort((one, other) => one.angle - other.angle);
  return found;
}

/** The faces of the map, each as the halves of links that run round it. */
export function faces(links: readonly BoardLink[]): Half[][] {
  const stars = around(links);
  const seen = new Set<string>();
  const found: Half[][] = [];
  for (const start of [...stars.values()].flat()) {
    const face: Half[] = [];
    for (let half = start; !seen.has(key(half.from, half.to));) {
      seen.add(key(half.from, half.to));
      face.push(half);
      const star = stars.get(half.to)!;
      const back = star.findIndex((one) => one.to === half.from);
      half = star[(back + star.length - 1) % star.length]!;
    }
    if (face.length) found.push(face);
  }
  return found;
}

/** Pieces of the front: between the contested links of a face, one after the other round it. */
export function frontLine(links: readonly BoardLink[], holders: ReadonlyMap<string, Holder>): [Point, Point][] {
  const byEnds = new Map(
    links.flatMap(
      (link) =>
        [
          [key(link.a.id, link.b.id), link],
          [key(link.b.id, link.a.id), link],
        ] as const,
    ),
  );
  const contested = ({ from, to }: Half): boolean => {
    const sides = [holders.get(from), holders.get(to)];
    return sides.includes("ap") && sides.includes("cp");
  };
  return faces(links).flatMap((face) => {
    const points = face.filter(contested).map((half) => middle(byEnds.get(key(half.from, half.to))!));
    const pairs: [Point, Point][] = [];
    for (let nth = 0; nth + 1 < points.length; nth += 2) pairs.push([points[nth]!, points[nth + 1]!]);
    return pairs.filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) < LONGEST);
  });
}

/** Contested links that no piece of the front touches: a stroke across each still shows it. */
export function loneStrokes(links: readonly BoardLink[], holders: ReadonlyMap<string, Holder>): [Point, Point][] {
  const HALF = 26;
  const touched = new Set(frontLine(links, holders).flat().map(String));
  return links
    .filter(({ a, b }) => [holders.get(a.id), holders.get(b.id)].sort().join() === "ap,cp")
    .filter((link) => !touched.has(String(middle(link))))
    .map((link) => {
      const [x, y] = middle(link);
      const length = Math.hypot(link.b.x - link.a.x, link.b.y - link.a.y) || 1;
      const [ux, uy] = [((link.b.x - link.a.x) / length) * HALF, ((link.b.y - link.a.y) / length) * HALF];
      return [
        [x - uy, y + ux],
        [x + uy, y - ux],
      ];
    });
}

/** Pieces that meet become one line; where three meet, one of them ends there. */
export function chained(pieces: readonly [Point, Point][]): Point[][] {
  const key = (at: Point): string => `${at[0].toFixed(1)} ${at[1].toFixed(1)}`;
  const left = pieces.map(([a, b]) => [a, b] as [Point, Point]);
  const lines: Point[][] = [];
  const follow = (line: Point[]): void => {
    for (;;) {
      const end = key(line.at(-1)!);
      const nth = left.findIndex(([a, b]) => key(a) === end || key(b) === end);
      if (nth < 0) return;
      const [[a, b]] = left.splice(nth, 1) as [[Point, Point]];
      line.push(key(a) === end ? b : a);
    }
  };
  while (left.length) {
    const line: Point[] = [...left.pop()!];
    follow(line);
    line.reverse();
    follow(line);
    lines.push(line);
  }
  return lines;
}

/** A smooth curve through all points of a line. */
export function curve(line: readonly Point[]): string {
  const at = (nth: number): Point => line[Math.min(Math.max(nth, 0), line.length - 1)]!;
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bent = line.slice(1).map((to, nth) => {
    const [before, from, after] = [at(nth - 1), at(nth), at(nth + 2)];
    const near: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const far: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${text(near)} ${text(far)} ${text(to)}`;
  });
  return `M${text(at(0))}${bent.join("")}`;
}
