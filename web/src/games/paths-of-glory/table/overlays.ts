/** What can be laid over the map, one at a time, in the order of the buttons. */
import type { Overlay } from "../types";

export const OVERLAYS: Overlay[] = ["supply", "control", "front", "victory", "forts"];
