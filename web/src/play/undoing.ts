/** Taking back beyond what undo allows: bots always agree, so nobody need be asked where only they sit. */
import type { Snapshot, Summary } from "../api/types";

/** Is everybody else at the table a bot, or is there nobody else? */
export const onlyBotsElsewhere = (table: Summary): boolean =>
  table.seats.every((seat) => seat.me || seat.who === "bot");

/** Can the seat's last decision be taken back at once, whatever was thrown or shown since? */
export function canGoBack(live: Snapshot): boolean {
  return live.back_to > 0 && live.takeback === null && live.table.status === "playing" && onlyBotsElsewhere(live.table);
}
