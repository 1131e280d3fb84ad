/** Whose turn it is on a shared screen. */
import type { Summary } from "../../api/types";

/** The seat of mine that should be looked at next; null if the one looked at still has something to write. */
export function nextSeat(table: Summary, looking: string | null): string | null {
  const writes = (id: string) => table.seats.some((seat) => seat.id === id && seat.asked && !seat.ready);
  if (looking !== null && writes(looking)) return null;
  const mine = table.my_seats;
  const at = looking === null ? -1 : mine.indexOf(looking);
  // Round the table from the seat looked at, so that nobody is passed over.
  const round = [...mine.slice(at + 1), ...mine.slice(0, Math.max(at, 0))];
  return round.find(writes) ?? null;
}
