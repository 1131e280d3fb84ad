/** What can be laid over the map, one at a time. */
import type { Overlay } from "../board/types";

const ALWAYS: Overlay[] = ["control", "keys", "flags", "zones", "blockade"];
/** While an army is about to march: what it would meet comes before what lies at sea. */
const MARCHING: Overlay[] = ["control", "keys", "flags", "attrition", "interception"];

export const overlaysFor = (marching: boolean): Overlay[] => (marching ? MARCHING : ALWAYS);
