/** Small pictures of a war: which corner of its map tells most. */

export interface SmallStack {
  x: number;
  y: number;
  nation: string;
  count: number;
  /** Who fights on one side. */
  side: string;
}

/** How much is at stake: the strength of the second strongest side. */
function tension(stacks: readonly SmallStack[]): number {
  const sums = new Map<string, number>();
  for (const { side, count } of stacks) sums.set(side, (sums.get(side) ?? 0) + count);
  return [...sums.values()].sort((a, b) => b - a)[1] ?? 0;
}

/** The point to look at: where most units stand face to face within the frame; `home` where nobody does. */
export function hottest(
  stacks: readonly SmallStack[],
  home: [number, number],
  [width, height]: [number, number],
): [number, number] {
  let best = { weight: 0, x: home[0], y: home[1] };
  for (const from of stacks) {
    const near = stacks.filter((to) => Math.abs(to.x - from.x) < width / 2 && Math.abs(to.y - from.y) < height / 2);
    const weight = tension(near);
    if (weight <= best.weight) continue;
    const mean = (axis: "x" | "y") => near.reduce((sum, one) => sum + one[axis], 0) / near.length;
    best = { weight, x: mean("x"), y: mean("y") };
  }
  return [best.x, best.y];
}
