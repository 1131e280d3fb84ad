/** Figures drawn again and again: stars, forts, trenches, glyphs. Centred on the origin. */

const round = (value: number): number => Math.round(value * 10) / 10;

/** A star with straight edges: forts and their badges. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

export const FORT = star(8, 27, 21.6);
/** Under a stack the fort is drawn larger, so that its points show. */
export const FORT_WIDE = star(8, 30, 24);
export const FORT_BADGE = star(8, 10.5, 8.2);
export const GAME_STAR = star(8, 12, 8.9);

export const VICTORY_STAR = "M0-5 1.5-1.6 5.1-1.3 2.4 1.1 3.2 4.7 0 2.8-3.2 4.7-2.4 1.1-5.1-1.3-1.5-1.6Z";
export const CENTRAL_TICKS = "M0-18.4v4.6M0 18.4v-4.6M-18.4 0h4.6M18.4 0h-4.6";
export const ANCHOR = "M0-4.6V4.4M-2.4-1.6h4.8M-4 1.4C-3.6 4-1.6 4.6 0 4.6S3.6 4 4 1.4";
export const ARROW_HEAD = "M0 0-19-12-19 12Z";
export const CHEVRON = "M9 0-5-7-1.5 0-5 7Z";

const TOOTH = 4;
const HEIGHT = 3.6;

/** A crenellated line so wide, centred, its feet on the base line. */
export function trench(width: number): string {
  const teeth = Math.max(2, Math.round(width / (2 * TOOTH)));
  const start = -teeth * TOOTH;
  return `M${round(start)} 0` + `v${-HEIGHT}h${TOOTH}v${HEIGHT}h${TOOTH}`.repeat(teeth);
}

export interface GlyphPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** Terrain inside a disc or beside a name; clear has none. */
export const TERRAIN: Record<string, GlyphPart[]> = {
  mountain: [
    { d: "M-6.5 4.5-1.6-4.6 1 0 2.6-2.6 6.5 4.5Z", fill: "#7A5A3A" },
    { d: "M-1.6-4.6-3.2-1.6-1.8-2.2-.9-1.2-.3-2.2Z", fill: "#fff" },
  ],
  forest: [
    { d: "M-2.5 5v-2h-3l2.4-3.2h-1.5L-2-4.6.6-.2h-1.5L1.5 3h-3v2Z", fill: "#3F6A3E" },
    { d: "M3 5V3.4H1.2L3-.4 5.2 3.4H3.8V5Z", fill: "#54804E" },
  ],
  swamp: [
    { d: "M-5.5 2.5h11M-4 5h8", stroke: "#3E7486", width: 1.3 },
    { d: "M0 2V-5M-2.8 2V-2.5M2.8 2V-3", stroke: "#4A7A48", width: 1.4 },
  ],
  desert: [
    { d: "M-6.5 3.5c2-5 5-5 6.5 0 1.5-3.6 4-3.6 6.5 0Z", fill: "#C99B4E" },
    { d: "M2-3.2a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0Z", fill: "#C2611F" },
  ],
};

export const DICE: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-8, -8], [8, 8]],
  3: [[-8, -8], [0, 0], [8, 8]],
  4: [[-8, -8], [8, -8], [-8, 8], [8, 8]],
  5: [[-8, -8], [8, -8], [0, 0], [-8, 8], [8, 8]],
  6: [[-8, -9], [8, -9], [-8, 0], [8, 0], [-8, 9], [8, 9]],
};
