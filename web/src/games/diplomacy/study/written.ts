/** A game master's page: orders of all powers in one text, a position in another. No rules inside. */
import { POWERS } from "../board/shapes";
import type { Position } from "../learn/study";

/** The position every game begins with. */
export const START: Position = {
  phase: "S1901M",
  units: {
    Austria: ["A Bud", "A Vie", "F Tri"],
    England: ["A Lvp", "F Edi", "F Lon"],
    France: ["A Mar", "A Par", "F Bre"],
    Germany: ["A Ber", "A Mun", "F Kie"],
    Italy: ["A Rom", "A Ven", "F Nap"],
    Russia: ["A Mos", "A War", "F Sev", "F StP/SC"],
    Turkey: ["A Con", "A Smy", "F Ank"],
  },
  centres: {
    Austria: ["Bud", "Tri", "Vie"],
    England: ["Edi", "Lon", "Lvp"],
    France: ["Bre", "Mar", "Par"],
    Germany: ["Ber", "Kie", "Mun"],
    Italy: ["Nap", "Rom", "Ven"],
    Russia: ["Mos", "Sev", "StP", "War"],
    Turkey: ["Ank", "Con", "Smy"],
  },
};

export const asText = (position: Position): string => JSON.stringify(position, null, 1);

/** A request of the referee's format; null where the text is none. */
export function positionFrom(text: string): (Position & { orders?: Record<string, string[]> }) | null {
  try {
    const read: unknown = JSON.parse(text);
    return read !== null && typeof read === "object" && "phase" in read && "units" in read ? (read as Position) : null;
  } catch {
    return null;
  }
}

/** `France: A Par - Bur; A Mar H`, a power in a line or several; `named` gives the powers' names in the language in use. */
export function ordersFrom(
  text: string,
  named: (power: string) => string,
): { orders: Record<string, string[]>; stray: string[] } {
  const powers = new Map(
    POWERS.flatMap((power) => [power, named(power)].map((name) => [name.toLowerCase(), power] as const)),
  );
  const orders: Record<string, string[]> = {};
  const stray: string[] = [];
  let power: string | null = null;
  for (const line of text.split("\n")) {
    const [head, ...rest] = line.split(":");
    const found = powers.get((head ?? "").trim().toLowerCase());
    if (found) power = found;
    const lines = (found ? rest.join(":") : line)
      .split(";")
      .map((one) => one.trim())
      .filter(Boolean);
    if (power) (orders[power] ??= []).push(...lines);
    else stray.push(...lines);
  }
  return { orders, stray };
}
