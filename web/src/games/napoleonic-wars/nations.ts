/** The nations on paper: their colours, and their flags as simple shapes in a field of 14 by 9. */
import type { GlyphPart } from "../../board/shapes";
import type { Nation } from "./board/types";

/** The colours of their pieces. */
export const COLOURS: Record<string, string> = {
  france: "#2E5597",
  britain: "#B03A32",
  austria: "#E4E0D4",
  russia: "#4B7A4C",
  prussia: "#34332F",
  spain: "#8F6232",
  turkey: "#D9B33C",
  sweden: "#6FA8CC",
  denmark: "#C98A5E",
};

/** The same, dark enough for white letters on them. */
export const DEEP: Record<string, string> = {
  ...COLOURS,
  austria: "#7a7259",
  turkey: "#8a6a10",
  sweden: "#3a749b",
  denmark: "#95572c",
};

const BLUE = "#23407A";
const RED = "#B7312C";
const WHITE = "#FFFFFF";
const BLACK = "#1C1A17";
const GOLD = "#E7B93B";
const field = (fill: string, x = 0, y = 0, wide = 14, high = 9): GlyphPart => ({
  d: `M${x} ${y}h${wide}v${high}h${-wide}Z`,
  fill,
});
const disc = (fill: string, x: number, y: number, r: number): GlyphPart => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  fill,
});
/** A cross with its upright a little left of the middle, as in the north. */
const cross = (fill: string): GlyphPart => ({ d: "M4 0h2v3.5h8v2h-8v3.5h-2v-3.5h-4v-2h4Z", fill });

export const FLAGS: Record<Nation, GlyphPart[]> = {
  france: [field(BLUE, 0, 0, 4.7), field(WHITE, 4.7, 0, 4.6), field(RED, 9.3, 0, 4.7)],
  britain: [
    field(BLUE),
    { d: "M0 0H1.9L7 3.3 12.1 0H14V1.2L8.9 4.5 14 7.8V9H12.1L7 5.7 1.9 9H0V7.8L5.1 4.5 0 1.2Z", fill: WHITE },
    { d: "M5.4 0h3.2v2.9h5.4v3.2h-5.4v2.9h-3.2v-2.9H0v-3.2h5.4Z", fill: WHITE },
    { d: "M6.15 0h1.7v3.65h6.15v1.7h-6.15v3.65h-1.7v-3.65H0v-1.7h6.15Z", fill: RED },
  ],
  austria: [field(BLACK, 0, 0, 14, 4.5), field(GOLD, 0, 4.5, 14, 4.5)],
  russia: [field(WHITE, 0, 0, 14, 3), field(BLUE, 0, 3, 14, 3), field(RED, 0, 6, 14, 3)],
  prussia: [field(WHITE), field(BLACK, 0, 0, 14, 2.2), field(BLACK, 0, 6.8, 14, 2.2), disc(BLACK, 7, 4.5, 1.6)],
  spain: [field(RED), field(GOLD, 0, 2.4, 14, 4.2)],
  turkey: [field(RED), disc(WHITE, 6, 4.5, 2.6), disc(RED, 7, 4.5, 2.1), disc(WHITE, 9.6, 4.5, 1)],
  sweden: [field("#2B6AA5"), cross(GOLD)],
  denmark: [field(RED), cross(WHITE)],
};
