/** What the lobby knows of a war. */
import type { SmallStack } from "../../board/small/smallBoard";
import type { Places, SmallBoard } from "./types";

/** The stacks that stand in Europe. */
export function stacksOn(board: SmallBoard, places: Places): SmallStack[] {
  return (board.stacks ?? []).flatMap((text) => {
    const [space = "", side = "", nation = "", count = "0"] = text.split(" ");
    const place = places.spaces[space];
    return place?.board === "europe" ? [{ x: place.x, y: place.y, nation, count: Number(count), side }] : [];
  });
}
