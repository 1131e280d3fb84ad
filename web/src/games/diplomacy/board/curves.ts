/** Curves as close chains of points: bent arrows, smooth convoy routes, ends cut back. Same figures as the server's pictures. */

export type Point = readonly [number, number];

const SAMPLES = 28;
/** However short the way, a stub of it stays visible. */
const SHORTEST = 12;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** An arc to the left of its direction, `bend` of its length deep: opposite ways never lie on each other. */
export function bent(start: Point, end: Point, bend: number): Point[] {
  const middle = between(start, end, 0.5);
  const pull: Point = [middle[0] + 2 * bend * (end[1] - start[1]), middle[1] + 2 * bend * (start[0] - end[0])];
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES;
    return between(between(start, pull, t), between(pull, end, t), t);
  });
}

/** A curve through all stops (Catmull-Rom). */
export function smooth(stops: readonly Point[]): Point[] {
  const first = stops[0]!;
  const last = stops[stops.length - 1]!;
  const chain = [first, ...stops, last];
  const points: Point[] = [];
  for (let i = 0; i + 3 < chain.length; i++) {
    const [p0, p1, p2, p3] = [chain[i]!, chain[i + 1]!, chain[i + 2]!, chain[i + 3]!];
    for (let step = 0; step < SAMPLES; step++) {
      const t = step / SAMPLES;
      points.push([spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  return [...points, last];
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

export function length(points: readonly Point[]): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += distance(points[i - 1]!, points[i]!);
  return total;
}

/** The point so far along the curve. */
export function at(points: readonly Point[], walked: number): Point {
  let left = walked;
  for (let i = 1; i < points.length; i++) {
    const step = distance(points[i - 1]!, points[i]!);
    if (left <= step && step > 0) return between(points[i - 1]!, points[i]!, left / step);
    left -= step;
  }
  return points[points.length - 1]!;
}

export function middle(points: readonly Point[]): Point {
  return at(points, length(points) / 2);
}

/** The curve without its first and last bit; at least a stub of it stays. */
export function cutBack(points: readonly Point[], start: number, end: number): Point[] {
  const total = length(points);
  const spare = Math.max(total - SHORTEST, 0);
  const scale = start + end > 0 ? Math.min(1, spare / (start + end)) : 1;
  const first = start * scale;
  const last = total - end * scale;
  const kept: Point[] = [at(points, first)];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    walked += distance(points[i - 1]!, points[i]!);
    if (first < walked && walked < last) kept.push(points[i]!);
  }
  return [...kept, at(points, last)];
}

/** The direction in which the curve ends, in degrees. */
export function heading(points: readonly Point[]): number {
  const tip = points[points.length - 1]!;
  const tail = at(points, Math.max(length(points) - 8, 0));
  return (Math.atan2(tip[1] - tail[1], tip[0] - tail[0]) * 180) / Math.PI;
}

/** Points spread evenly along the curve, about `gap` apart; `offset` is their place within a gap. */
export function spread(points: readonly Point[], gap: number, offset: number): Point[] {
  const total = length(points);
  const count = Math.max(Math.floor(total / gap), 1);
  return Array.from({ length: count }, (_, bead) => at(points, (total / count) * (bead + offset)));
}

export function path(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
