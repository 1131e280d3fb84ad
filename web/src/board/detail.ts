/** How much a board shows at a zoom, and how large it draws it. */

export type Detail = "overview" | "small" | "normal" | "close";

export const SUMS_BELOW = 0.55;
export const LARGER_BELOW = 0.85;
export const NAMES_ABOVE = 1.5;

export function detailAt(zoom: number): Detail {
  if (zoom < SUMS_BELOW) return "overview";
  if (zoom < LARGER_BELOW) return "small";
  return zoom > NAMES_ABOVE ? "close" : "normal";
}

/** Counters and labels are drawn so many times larger in board units. */
export function grownAt(zoom: number): number {
  return detailAt(zoom) === "small" ? 1.3 : 1;
}

export const LABEL = 15;
const SMALLEST_LABEL = 11;
const LARGEST_LABEL = 18;
const CAPITAL_IN_OVERVIEW = 13;

/** Height of a label in board units: 11 to 18 pixels on the screen. */
export function labelSize(zoom: number): number {
  if (detailAt(zoom) === "overview") return CAPITAL_IN_OVERVIEW / zoom;
  const pixels = LABEL * grownAt(zoom) * zoom;
  return Math.min(Math.max(pixels, SMALLEST_LABEL), LARGEST_LABEL) / zoom;
}

/** A zoom as the reader knows it: whole per cent. */
export function percent(zoom: number): number {
  return Math.round(zoom * 100);
}

/** Drawn sizes follow the zoom in whole per cent, so that the same look is always drawn the same. */
export function stepped(zoom: number): number {
  return Math.max(0.05, percent(zoom) / 100);
}
