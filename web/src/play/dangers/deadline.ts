/** How long the reader still has, once it is little: an hour of days, a minute of an evening. */
import type { Snapshot } from "../../api/types";
import { serverNow } from "../../state/clock.svelte";

const HOUR = 3600;
const MINUTE = 60;
const STEP = 10;

export function timeLeft({ clock, table }: Pick<Snapshot, "clock" | "table">): number | null {
  if (!clock.deadline) return null;
  const left = Math.max(0, (Date.parse(clock.deadline) - serverNow()) / 1000);
  if (left >= (table.pace.kind === "live" ? MINUTE : HOUR)) return null;
  // Said in steps: what is told anew every second is heard by nobody.
  const step = left > MINUTE ? MINUTE : STEP;
  return Math.ceil(left / step) * step;
}
