/** How the map fits its frame, and how large pieces are drawn at a zoom. Pure figures. */

/** Pixels a map unit has on a desktop screen when the whole map is seen; names are then 12 px high. */
const USUAL = 0.76;
const SMALLEST_ZOOM = 0.8;
const LARGEST_ZOOM = 2;
/** Fingers need larger pieces. */
const TOUCH = 1.28;

export interface Frame {
  width: number;
  height: number;
}

export function coverScale(frame: Frame, map: readonly [number, number]): number {
  return Math.max(frame.width / map[0], frame.height / map[1]);
}

export function containScale(frame: Frame, map: readonly [number, number]): number {
  return Math.min(frame.width / map[0], frame.height / map[1]);
}

/** Size of names, centres and units in map units: on the screen they stay alike between zoom 0.8 and 2. */
export function pieceScale(pixels: number, cover: number, touch: boolean): number {
  const zoom = pixels / Math.max(cover, USUAL);
  const size = 1 / Math.min(Math.max(zoom, SMALLEST_ZOOM), LARGEST_ZOOM);
  // Rounded, so that arrows are not laid out anew for every hair of a pinch.
  return Math.round(size * (touch ? TOUCH : 1) * 50) / 50;
}
