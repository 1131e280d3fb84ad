/** What can be laid over the map, one at a time. */
import type { Overlay } from "../board/types";

export const OVERLAYS: Overlay[] = ["control", "keys", "flags", "zones", "blockade", "attrition", "interception"];
