/** The small live picture of a table, with the boards it is drawn on. */
import { loadAtlas, type Atlas } from "./board/data";

export { default } from "./Thumb.svelte";
export { default as Defs } from "./ThumbDefs.svelte";

/** The symbol all its pictures draw. */
export const GROUND = "pog-thumb-ground";

let known: Atlas | null = null;

export async function prepareThumb(): Promise<void> {
  known = await loadAtlas();
}

/** The boards; pictures are drawn only after `prepareThumb`. */
export const thumbAtlas = (): Atlas => known!;
