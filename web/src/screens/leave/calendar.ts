/** Days of a month, as a grid from Monday to Sunday. Days are texts such as 2026-11-23: no zone can shift them. */

export type Day = string;

const DAY_MS = 86_400_000;

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
export const plus = (day: Day, days: number): Day => fromUtc(asUtc(day) + days * DAY_MS);
export const monthOf = (day: Day): string => day.slice(0, 7);
export const numberOf = (day: Day): number => Number(day.slice(8));
export const between = (first: Day, last: Day): number => Math.round((asUtc(last) - asUtc(first)) / DAY_MS) + 1;

export function plusMonths(month: string, months: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const all = year * 12 + number - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}

/** The weeks of a month; places of other months are empty. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(asUtc(first)).getUTCDay() + 6) % 7;
  const cells: (Day | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; monthOf(day) === month; day = plus(day, 1)) cells.push(day);
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export interface Range {
  first: Day;
  last: Day;
}

/** The days between two, whichever comes first. */
export const range = (one: Day, other: Day): Range =>
  one <= other ? { first: one, last: other } : { first: other, last: one };
export const within = (day: Day, chosen: Range | null): boolean =>
  chosen !== null && chosen.first <= day && day <= chosen.last;

/** Where an arrow key leads; nothing for other keys. */
export function walked(day: Day, key: string): Day | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  return key in steps ? plus(day, steps[key]!) : null;
}
