/** How news from the server changes a snapshot. Pure, so that "nothing lost, nothing twice" can be tested. */
import type { LogLine, Snapshot, Summary, Update } from "./types";

type Fields = Record<string, unknown>;
const MORE = "_more";
/** As much of an update as is known. */
export type Change = Pick<Update, "revision"> & Partial<Update>;

/** The snapshot after an update; an update we have seen already changes nothing. */
export function withUpdate(snapshot: Snapshot, update: Change): Snapshot {
  if (update.revision < snapshot.revision) return snapshot;
  // Presence, clocks and readiness may change without a decision; view, question and events never do.
  const around = {
    ...snapshot,
    table: withPart(snapshot.table, update.table),
    clock: update.clock ?? snapshot.clock,
  };
  if (update.revision === snapshot.revision) return around;
  return {
    ...around,
    revision: update.revision,
    view: withFields(snapshot.view as Fields, update.view ?? {}),
    question: update.question === undefined ? snapshot.question : update.question,
    can_undo: update.can_undo ?? snapshot.can_undo,
    takeback: update.takeback === undefined ? snapshot.takeback : update.takeback,
    back_to: update.back_to ?? snapshot.back_to,
    log: appended(without(snapshot.log, update.struck ?? []), update.events ?? []),
  };
}

/** News of a table is the same for everybody: what only this reader was told of its seats stays. */
function withPart(table: Summary, part: Change["table"]): Summary {
  if (!part) return table;
  const fresh = new Map((part.seats ?? []).map((seat) => [seat.id, seat]));
  return { ...table, ...part, seats: table.seats.map((seat) => ({ ...seat, ...fresh.get(seat.id) })) };
}

/** Changed fields replace, `<field>_more` extends. */
export function withFields(view: Fields, changes: Fields): Fields {
  const next = { ...view };
  for (const [name, value] of Object.entries(changes)) {
    if (!name.endsWith(MORE)) {
      next[name] = value;
      continue;
    }
    const field = name.slice(0, -MORE.length);
    next[field] = [...((view[field] as unknown[] | undefined) ?? []), ...(value as unknown[])];
  }
  return next;
}

/** The log without lines that have not happened. */
function without(log: LogLine[], struck: number[]): LogLine[] {
  if (!struck.length) return log;
  const gone = new Set(struck);
  return log.filter((line) => !gone.has(line.n));
}

/** The log with the new lines; lines of a decision that is there already are left out. */
export function appended(log: LogLine[], events: LogLine[]): LogLine[] {
  const last = log.at(-1)?.n ?? -1;
  const fresh = events.filter((line) => line.n > last);
  return fresh.length ? [...log, ...fresh] : log;
}

/** Presence of the seats, told apart from the rest because it is not worth a revision. */
export function withPresence(snapshot: Snapshot, online: string[]): Snapshot {
  const seats = snapshot.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.id) }));
  return { ...snapshot, table: { ...snapshot.table, seats } };
}
