/** A war as small pictures show it. */
import type { SmallStack } from "../../board/small/smallBoard";
import type { SmallBoard } from "./generated";

/** Nations in one area stand side by side. */
const STEP = 28;

export function stacksOn(board: SmallBoard, areas: Readonly<Record<string, { x: number; y: number }>>): SmallStack[] {
  const met = new Map<string, number>();
  return (board.stacks ?? []).flatMap((text) => {
    const [area = "", nation = "", count = "0"] = text.split(" ");
    const place = areas[area];
    if (!place) return [];
    const nth = met.get(area) ?? 0;
    met.set(area, nth + 1);
    return [{ x: place.x + nth * STEP, y: place.y, nation, count: Number(count), side: nation }];
  });
}
