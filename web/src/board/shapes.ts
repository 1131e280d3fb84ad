/** Figures drawn again and again on boards of points: stars, anchors, terrain, dice. Centred on the origin. */

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

export const FORT_BADGE = star(8, 10.5, 8.2);
export const GAME_STAR = star(8, 12, 8.9);
export const FIVE_POINTS = "M0-5 1.5-1.6 5.1-1.3 2.4 1.1 3.2 4.7 0 2.8-3.2 4.7-2.4 1.1-5.1-1.3-1.5-1.6Z";
export const ANCHOR = "M0-4.6V4.4M-2.4-1.6h4.8M-4 1.4C-3.6 4-1.6 4.6 0 4.6S3.6 4 4 1.4";
export const ARROW_HEAD = "M0 0-19-12-19 12Z";
export const CHEVRON = "M9 0-5-7-1.5 0-5 7Z";

export interface GlyphPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** Ground that is hard to cross. */
export const MOUNTAIN: GlyphPart[] = [
  { d: "M-6.5 4.5-1.6-4.6 1 0 2.6-2.6 6.5 4.5Z", fill: "#7A5A3A" },
  { d: "M-1.6-4.6-3.2-1.6-1.8-2.2-.9-1.2-.3-2.2Z", fill: "#fff" },
];
export const REEDS: GlyphPart[] = [
  { d: "M-5.5 2.5h11M-4 5h8", stroke: "#3E7486", width: 1.3 },
  { d: "M0 2V-5M-2.8 2V-2.5M2.8 2V-3", stroke: "#4A7A48", width: 1.4 },
];

export const DICE: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  6: [
    [-8, -9],
    [8, -9],
    [-8, 0],
    [8, 0],
    [-8, 9],
    [8, 9],
  ],
};
