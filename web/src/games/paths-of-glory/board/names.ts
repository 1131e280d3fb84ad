/** The names a board would like to write, before those that touch give way. */
import type { Language } from "../../../api/types";
import type { BoardPlace } from "./data";
import { rankOf, type Box, type Wanted } from "../../../board/labels";
import { PILL } from "./stack";

/** In the overview names stand so many letters below their spaces, clear of the pill. */
export const BELOW_PILL = 1.5;

export interface Look {
  language: Language;
  /** The whole war is seen: capitals and the edge of the world alone are named. */
  overview: boolean;
  grown: number;
  size: number;
  hasUnits: (space: string) => boolean;
  counts: (space: string) => boolean;
}

export function wantedNames(places: readonly BoardPlace[], look: Look): Wanted[] {
  const shown = look.overview ? places.filter((place) => place.capital || place.kind === "edge_box") : places;
  return shown.map((place) => {
    const units = look.hasUnits(place.id);
    const name = place.names[look.language];
    return {
      id: place.id,
      text: place.capital ? name.toUpperCase() : name,
      x: place.x,
      y: place.y + (look.overview ? look.size * BELOW_PILL : (units ? 36 : 32) * look.grown),
      size: look.size,
      left: 0,
      right: place.port ? look.size : 0,
      rank: rankOf({ capital: Boolean(place.capital), units, victory: look.counts(place.id) }),
    };
  });
}

/** Where the sums of stacks stand in the overview: no name is written under them. */
export function pillsOf(places: readonly BoardPlace[], hasUnits: (space: string) => boolean, zoom: number): Box[] {
  const [half, high] = [PILL.wide / 2 / zoom, PILL.high / 2 / zoom];
  return places
    .filter(({ id }) => hasUnits(id))
    .map(({ x, y }) => ({ left: x - half, right: x + half, top: y - high, bottom: y + high }));
}
