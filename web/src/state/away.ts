/** What changed at my tables since I last looked. The memory is this device's; nothing depends on it. */
import type { Summary } from "../api/types";
import { remember, remembered } from "./device";

export interface Seen {
  phase: string;
  status: Summary["status"];
  unread: number;
  /** Highest revision of each seat whose log was on the screen. */
  revisions: Record<string, number>;
}

export interface Change {
  table: Summary;
  kind: "finished" | "started" | "moved" | "letters";
  /** Phase when last seen. */
  from: string;
  letters: number;
}

/** What is worth telling about a table; null if nothing happened. */
export function changeOf(table: Summary, seen: Seen | null): Change | null {
  if (!seen) return null;
  const letters = Math.max(0, table.unread - seen.unread);
  const told = (kind: Change["kind"]): Change => ({ table, kind, from: seen.phase, letters });
  if (table.status === "finished" && seen.status !== "finished") return told("finished");
  if (table.status === "playing" && seen.status === "waiting") return told("started");
  if (table.status === "playing" && table.phase !== seen.phase) return told("moved");
  return letters > 0 ? told("letters") : null;
}

export const lastSeen = (table: string): Seen | null => remembered<Seen>(`seen.${table}`);

/** The reader has the table on the screen now. */
export function markSeen(table: Summary, seat: string | null, revision: number): void {
  const before = lastSeen(table.id);
  const revisions = { ...before?.revisions, ...(seat === null ? {} : { [seat]: revision }) };
  remember(`seen.${table.id}`, {
    phase: table.phase,
    status: table.status,
    unread: table.unread,
    revisions,
  } satisfies Seen);
}

/** The first decision that is new to this seat, or null when the reader misses nothing. */
export function firstNew(table: string, seat: string | null, revision: number): number | null {
  const known = seat === null ? undefined : lastSeen(table)?.revisions[seat];
  return known === undefined || known >= revision ? null : known + 1;
}
