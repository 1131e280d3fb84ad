/** The small live picture of a table, with the map it is drawn on. */
import { loadAtlas } from "./board/data";
import type { Atlas } from "./board/types";

export { default } from "./Thumb.svelte";
export { default as Defs } from "./ThumbDefs.svelte";

/** The symbol all its pictures draw. */
export const GROUND = "nw-thumb-ground";

let known: Atlas | null = null;

export async function prepareThumb(): Promise<void> {
  known = await loadAtlas();
}

/** The map; pictures are drawn only after `prepareThumb`. */
export const thumbAtlas = (): Atlas => known!;
