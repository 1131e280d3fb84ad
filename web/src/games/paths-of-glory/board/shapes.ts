/** Figures of this game: forts, trenches, terrain. Centred on the origin. */
import { MOUNTAIN, REEDS, star, type GlyphPart } from "../../../board/shapes";

export const FORT = star(8, 27, 21.6);
/** Under a stack the fort is drawn larger, so that its points show. */
export const FORT_WIDE = star(8, 30, 24);
export const CENTRAL_TICKS = "M0-18.4v4.6M0 18.4v-4.6M-18.4 0h4.6M18.4 0h-4.6";

const TOOTH = 4;
const HEIGHT = 3.6;

/** A crenellated line so wide, centred, its feet on the base line. */
export function trench(width: number): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const teeth = Math.max(2, Math.round(width / (2 * TOOTH)));
  const start = -teeth * TOOTH;
  return `M${round(start)} 0` + `v${-HEIGHT}h${TOOTH}v${HEIGHT}h${TOOTH}`.repeat(teeth);
}

/** Terrain inside a disc or beside a name; clear has none. */
export const TERRAIN: Record<string, GlyphPart[]> = {
  mountain: MOUNTAIN,
  forest: [
    { d: "M-2.5 5v-2h-3l2.4-3.2h-1.5L-2-4.6.6-.2h-1.5L1.5 3h-3v2Z", fill: "#3F6A3E" },
    { d: "M3 5V3.4H1.2L3-.4 5.2 3.4H3.8V5Z", fill: "#54804E" },
  ],
  swamp: REEDS,
  desert: [
    { d: "M-6.5 3.5c2-5 5-5 6.5 0 1.5-3.6 4-3.6 6.5 0Z", fill: "#C99B4E" },
    { d: "M2-3.2a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0Z", fill: "#C2611F" },
  ],
};
