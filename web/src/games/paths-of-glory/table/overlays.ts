/** What can be laid over the map, one at a time, in the order of the buttons. */
import type { Overlay } from "../types";

export const OVERLAYS: Overlay[] = ["supply", "control", "front", "victory", "forts"];

/** The one after this; none after the last. */
export function nextOverlay(overlay: Overlay | null): Overlay | null {
  return OVERLAYS[overlay === null ? 0 : OVERLAYS.indexOf(overlay) + 1] ?? null;
}
