/** The small live picture of a table, with the map it is drawn on. */
import { loadMap, type MapData } from "./board/map";

export { default } from "./Thumb.svelte";
export { default as Defs } from "./ThumbDefs.svelte";

let known: MapData | null = null;

export async function prepareThumb(): Promise<void> {
  known = await loadMap();
}

/** The map; pictures are drawn only after `prepareThumb`. */
export const thumbMap = (): MapData => known!;
