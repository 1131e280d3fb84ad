/** Emblems of the nations: cockade, cross, crescent, star. Colours are in pog.css, by `data-nation`. */

export interface Ring {
  kind: "rings";
  /** Outer, middle, inner. */
  colours: [string, string, string];
}
export interface Drawing {
  kind: "drawing";
  parts: { d: string; fill: string; stroke?: string }[];
}
export type EmblemShape = Ring | Drawing;

const rings = (outer: string, middle: string, inner: string): Ring => ({
  kind: "rings",
  colours: [outer, middle, inner],
});
const disc = (radius: number, x = 0): string =>
  `M${x - radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

const WHITE = "#fff";
const RED = "#B7312C";

/** Drawn in a square of 12 round the origin. */
export const EMBLEMS: Record<string, EmblemShape> = {
  ge: {
    kind: "drawing",
    parts: [
      { d: disc(5.2), fill: "#f2efe6" },
      { d: "M-1-4.6h2L.8-.8 4.6-1v2L.8.8 1 4.6h-2L-.8.8-4.6 1v-2L-.8-.8Z", fill: "#17181a" },
    ],
  },
  ah: {
    kind: "drawing",
    parts: [
      { d: "M-4.2-4.6h8.4v4.6c0 3-2 4.4-4.2 5.4-2.2-1-4.2-2.4-4.2-5.4Z", fill: "#A8322C", stroke: WHITE },
      { d: "M-4.2-1.6h8.4v2.8h-8.4Z", fill: WHITE },
    ],
  },
  tu: {
    kind: "drawing",
    parts: [
      { d: disc(5.2), fill: "#9E2B25" },
      { d: disc(3.2, -0.7), fill: WHITE },
      { d: disc(2.6, 0.6), fill: "#9E2B25" },
      { d: "M2.6-1.6l.5 1.1 1.2.1-.9.8.3 1.2-1.1-.6-1 .6.2-1.2-.9-.8 1.2-.1Z", fill: WHITE },
    ],
  },
  bu: {
    kind: "drawing",
    parts: [
      { d: "M-4.4-4.4h8.8v3h-8.8Z", fill: "#f4f1ea" },
      { d: "M-4.4-1.5h8.8v3h-8.8Z", fill: "#3F7A4E" },
      { d: "M-4.4 1.4h8.8v3h-8.8Z", fill: "#B23A32" },
    ],
  },
  sn: {
    kind: "drawing",
    parts: [
      { d: disc(5.2), fill: "#2B2118" },
      { d: disc(3.2, -0.7), fill: WHITE },
      { d: disc(2.6, 0.6), fill: "#2B2118" },
    ],
  },
  us: {
    kind: "drawing",
    parts: [
      { d: disc(5.2), fill: "#22406E" },
      { d: "M0-4.4 1.3-1.4 4.4-1.2 2 .8 2.8 4 0 2.3-2.8 4-2 .8-4.4-1.2-1.3-1.4Z", fill: WHITE },
    ],
  },
  ana: {
    kind: "drawing",
    parts: [
      { d: disc(5.2), fill: "#f4f1ea" },
      { d: "M-3.6-3.6h7.2v2.4h-7.2Z", fill: "#17181a" },
      { d: "M-3.6 1.2h7.2v2.4h-7.2Z", fill: "#2F7A47" },
      { d: "M-4.6-2.4 0 0-4.6 2.4Z", fill: RED },
    ],
  },
  fr: rings("#B23A32", WHITE, "#23508E"),
  br: rings("#23407A", WHITE, RED),
  ru: rings("#E08A2B", "#17181a", "#E08A2B"),
  it: rings("#B23A32", WHITE, "#2F7A47"),
  sb: rings(RED, "#25477E", WHITE),
  mn: rings("#25477E", RED, WHITE),
  be: rings(RED, "#E7B93B", "#17181a"),
  ro: rings("#23508E", "#E7B93B", RED),
  gr: rings("#2B6AA5", WHITE, "#2B6AA5"),
  /** The small Allied nations, whose replacement points are one pool. */
  allied: rings("#2F5D8A", "#E4C671", "#2F5D8A"),
};

export function emblem(nation: string): EmblemShape {
  return EMBLEMS[nation] ?? EMBLEMS.allied!;
}
