/** What the lobby knows of a war, and which corner of Europe tells most. */
import type { Places, Side } from "./types";

/** Summary.board of a table of Paths of Glory. */
export interface SmallBoard {
  /** "sedan cp ge 3": space, side, nation, number of units. */
  stacks: string[];
  vp: number;
  turn: number;
}

export interface SmallStack {
  x: number;
  y: number;
  nation: string;
  count: number;
  side: Side;
}

/** The stacks that stand in Europe. */
export function stacksOn(board: SmallBoard, places: Places): SmallStack[] {
  return (board.stacks ?? []).flatMap((text) => {
    const [space = "", side, nation = "", count = "0"] = text.split(" ");
    const place = places.spaces[space];
    return place?.board === "europe" ? [{ x: place.x, y: place.y, nation, count: Number(count), side: side as Side }] : [];
  });
}

/** The point to look at: where most units stand face to face within the frame; `home` where nobody does. */
export function hottest(stacks: readonly SmallStack[], home: [number, number], [width, height]: [number, number]): [number, number] {
  let best = { weight: 0, x: home[0], y: home[1] };
  for (const from of stacks) {
    const near = stacks.filter((to) => Math.abs(to.x - from.x) < width / 2 && Math.abs(to.y - from.y) < height / 2);
    const units = (side: Side) => near.reduce((sum, one) => sum + (one.side === side ? one.count : 0), 0);
    const weight = Math.min(units("ap"), units("cp"));
    if (weight <= best.weight) continue;
    const mean = (axis: "x" | "y") => near.reduce((sum, one) => sum + one[axis], 0) / near.length;
    best = { weight, x: mean("x"), y: mean("y") };
  }
  return [best.x, best.y];
}
