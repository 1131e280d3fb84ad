/** Short notices at the edge. Results of the game never come here: they belong in the log. */

export type Tone = "ok" | "warn" | "bad" | "info";

export interface Toast {
  id: number;
  tone: Tone;
  /** Words are asked for whenever they are shown: a notice follows the language like everything else. */
  title: () => string;
  text?: () => string;
  /** What can be done about it at once. */
  action?: { label: () => string; run: () => void };
  /** Stays until dismissed or replaced. */
  sticky?: boolean;
  /** A new toast with the same key takes the place of the old one. */
  key?: string;
}

const SHOWN_MS = 6000;
const shown = $state<Toast[]>([]);
let next = 1;
/** Somebody is reading: notices whose time is over wait until he looks elsewhere. */
let held = false;
const overdue = new Set<number>();

export const toasts = (): Toast[] => shown;

export function toast(given: Omit<Toast, "id">): number {
  if (given.key) dismissKey(given.key);
  const id = next++;
  shown.push({ ...given, id });
  if (!given.sticky) setTimeout(() => (held ? overdue.add(id) : dismiss(id)), SHOWN_MS);
  return id;
}

export function hold(reading: boolean): void {
  held = reading;
  if (!held) for (const id of overdue) dismiss(id);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
  overdue.delete(id);
  if (!shown.length) held = false;
}

export function dismissKey(key: string): void {
  for (const one of shown.filter((one) => one.key === key)) dismiss(one.id);
}
