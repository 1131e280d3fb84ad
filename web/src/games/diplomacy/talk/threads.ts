/** Letters sorted into threads: everybody, each pair, circles; and the orders people propose in them. */
import type { DipPress } from "../types";
import { learn, orderOf, type Order } from "../orders/order";

export const EVERYBODY = "all";
/** Letters without a sender that only some may read. */
export const UNSIGNED = "grey";

export interface Thread {
  /** `all`, `grey`, or the other seats joined by a comma. */
  key: string;
  others: string[];
  letters: DipPress[];
  unread: number;
}

/** The thread a letter belongs to, seen from a seat. */
export function threadKey(letter: DipPress, seat: string | null): string {
  if (letter.to.includes(EVERYBODY)) return EVERYBODY;
  if (!letter.sender) return UNSIGNED;
  return keyOf([letter.sender, ...letter.to], seat);
}

export function keyOf(seats: readonly string[], seat: string | null): string {
  return [...new Set(seats)]
    .filter((one) => one !== seat)
    .sort()
    .join(",");
}

export function othersOf(key: string): string[] {
  return key === EVERYBODY || key === UNSIGNED ? [] : key.split(",");
}

/** All threads a seat may have: everybody first, then one with each seat, then circles; letters oldest first. */
export function threadsOf(
  letters: readonly DipPress[],
  seat: string | null,
  seats: readonly string[],
  read: Readonly<Record<string, number>>,
  circles: readonly string[] = [],
): Thread[] {
  const found = new Map<string, DipPress[]>();
  for (const letter of letters) {
    const key = threadKey(letter, seat);
    found.set(key, [...(found.get(key) ?? []), letter]);
  }
  const pairs = seat === null ? [] : seats.filter((one) => one !== seat);
  const extra = [...found.keys(), ...circles].filter((key) => key !== EVERYBODY && !pairs.includes(key));
  return [EVERYBODY, ...pairs, ...new Set(extra)].map((key) => {
    const here = found.get(key) ?? [];
    const unread = here.filter((letter) => letter.n > (read[key] ?? -1) && (!seat || letter.sender !== seat)).length;
    return { key, others: othersOf(key), letters: here, unread };
  });
}

/** Newest talk first; threads without letters keep their order at the end. */
export function byLatest(threads: readonly Thread[]): Thread[] {
  const last = (thread: Thread) => thread.letters.at(-1)?.n ?? -1;
  return [...threads].sort((a, b) => last(b) - last(a));
}

/** The decision that sends a letter, with what it means for programs. */
export function letterText(key: string, text: string, grey: boolean, meaning = ""): string {
  const to = key === EVERYBODY ? EVERYBODY : othersOf(key).join(", ");
  return `press ${grey ? "grey " : ""}${to}${meaning ? ` {${meaning}}` : ""}: ${text.trim().replace(/\r?\n/g, "\\n")}`;
}

export interface Passage {
  text: string;
  order: Order | null;
}

/** A letter's lines; those that are orders in canonical notation are proposals. */
export function passagesOf({ text, orders = {} }: Pick<DipPress, "text" | "orders">): Passage[] {
  return text.split(/\\n|\n/).map((line, number) => {
    const sent = orders[number];
    return { text: line, order: sent ? orderOf(learn(sent)) : null };
  });
}
