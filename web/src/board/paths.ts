/** Lines over the board: attack arrows that bend, routes, supply lines. Pure figures. */

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Curve {
  /** The shaft, ending where the head begins. */
  d: string;
  /** Tip of the head and its direction in degrees. */
  tip: Point;
  angle: number;
  /** Middle of the shaft, and the direction to the side it bends to. */
  middle: Point;
  side: Point;
}

const HEAD = 16;

/** How far from its middle a line in this direction leaves a box. */
export function edgeOf(half: Point, direction: Point): number {
  const [ux, uy] = [Math.abs(direction[0]), Math.abs(direction[1])];
  const length = Math.hypot(ux, uy) || 1;
  return Math.min(ux ? (half[0] * length) / ux : Infinity, uy ? (half[1] * length) / uy : Infinity);
}

/** An arrow from one stack to another; it leaves and ends so far from the middles, and bends a little.
 *  However large the stack, it leaves before this share of the way. */
export function arrow(from: Point, to: Point, leave: number, stop: number, bend = 0.12, furthest = 0.3): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const control: Point = [from[0] + dx / 2 - uy * length * bend, from[1] + dy / 2 + ux * length * bend];
  const start = toward(from, control, Math.min(leave, length * furthest));
  const tip = toward(to, control, Math.min(stop, length * 0.42));
  const back = Math.atan2(tip[1] - control[1], tip[0] - control[0]);
  const end: Point = [tip[0] - HEAD * Math.cos(back), tip[1] - HEAD * Math.sin(back)];
  const middle: Point = [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4];
  return {
    d: `M${round(start[0])} ${round(start[1])}Q${round(control[0])} ${round(control[1])} ${round(end[0])} ${round(end[1])}`,
    tip: [round(tip[0]), round(tip[1])],
    angle: round((back * 180) / Math.PI),
    middle,
    side: [-uy, ux],
  };
}

/** A route through several places: one line with a head at its end. It leaves and ends so far from the middles,
 *  but never takes more than a third of its first and last leg for that. */
export function route(points: readonly Point[], leave: number, stop: number, head: number): Curve {
  const [first, second] = [points[0]!, points[1]!];
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  const legs = points.slice(1).map((to, nth) => Math.hypot(to[0] - points[nth]![0], to[1] - points[nth]![1]));
  const start = toward(first, second, Math.min(leave, legs[0]! / 3));
  const tip = toward(last, before, Math.min(stop, legs.at(-1)! / 3));
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const end: Point = [tip[0] - head * Math.cos(angle), tip[1] - head * Math.sin(angle)];
  const at = Math.floor((points.length - 1) / 2);
  const [from, to] = [points[at]!, points[at + 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return {
    d: [start, ...points.slice(1, -1), end].map(([x, y], nth) => `${nth ? "L" : "M"}${round(x)} ${round(y)}`).join(""),
    tip: [round(tip[0]), round(tip[1])],
    angle: round((angle * 180) / Math.PI),
    middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    side: [-(to[1] - from[1]) / length, (to[0] - from[0]) / length],
  };
}

/** Where the notes of several arrows stand: beside each shaft, on the side away from the other arrows. */
export function notesBeside(curves: readonly Curve[], away: number): Point[] {
  const centre = [0, 1].map(
    (axis) => curves.reduce((sum, curve) => sum + curve.middle[axis]!, 0) / (curves.length || 1),
  );
  return curves.map(({ middle, side }) => {
    const outward = (middle[0] - centre[0]!) * side[0] + (middle[1] - centre[1]!) * side[1];
    const sign = outward < 0 ? -away : away;
    return [round(middle[0] + side[0] * sign), round(middle[1] + side[1] * sign)];
  });
}

/** As a cosine: an arrow comes or goes this near to a number. */
const FREE = 0.8;
const BESIDE: readonly Point[] = [
  [0, -36],
  [-34, -14],
  [34, -14],
  [0, 50],
];

/** Where the number of a stop stands: above the place, or beside it where an arrow comes or goes. */
export function stopBeside(at: Point, others: readonly Point[]): Point {
  const clash = ([x, y]: Point): number =>
    Math.max(
      0,
      ...others.map(
        ([ox, oy]) =>
          (x * (ox - at[0]) + y * (oy - at[1])) / (Math.hypot(x, y) * (Math.hypot(ox - at[0], oy - at[1]) || 1)),
      ),
    );
  return BESIDE.find((place) => clash(place) < FREE) ?? BESIDE[0]!;
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) * distance) / length, from[1] + ((to[1] - from[1]) * distance) / length];
}

export interface Straight {
  d: string;
  /** A chevron a little beyond the middle, and its direction. */
  at: Point;
  angle: number;
}

export function straight(from: Point, to: Point): Straight {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return {
    d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
    at: [round(from[0] + dx * 0.55), round(from[1] + dy * 0.55)],
    angle: round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** A supply line is thicker the more units it feeds. */
export function supplyWidth(units: number): number {
  return Math.min(7 + Math.max(0, units - 3) * 0.5, 11);
}

/** Which way the arrow keys lead: the neighbour that lies best ahead, or the place itself. */
export function walk(here: Point, neighbours: readonly { id: string; at: Point }[], key: string): string | null {
  const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!direction) return null;
  let best: string | null = null;
  let bestScore = Infinity;
  for (const { id, at } of neighbours) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const away = Math.hypot(dx, dy);
    const along = (dx * direction[0]! + dy * direction[1]!) / away;
    // Within 60 degrees; straight ahead beats near.
    if (!(along >= 0.5)) continue;
    const score = away / along ** 2;
    if (score < bestScore) [best, bestScore] = [id, score];
  }
  return best;
}
