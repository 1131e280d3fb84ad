/** Small live pictures of tables: each game brings its own, loaded when the first table of it is listed. */
import { gameEntry } from "../games/registry";
import type { GameThumb } from "../games/types";

const loaded = $state<Record<string, GameThumb>>({});
const asked = new Set<string>();

export const thumbs = (): GameThumb[] => Object.values(loaded);

/** The game's small picture, once it is there. */
export function thumbOf(game: string): GameThumb | null {
  return loaded[game] ?? null;
}

/** A failure leaves the still picture of the game; the next visit tries again. */
export function loadThumb(game: string): void {
  const load = gameEntry(game)?.thumb;
  if (!load || asked.has(game)) return;
  asked.add(game);
  load().then(
    (thumb) => (loaded[game] = thumb),
    () => asked.delete(game),
  );
}
