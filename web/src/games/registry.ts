/** The games this client can show. A table is loaded when somebody sits down at it. */
import type { Rulebook } from "./rulebook";
import type { GameEntry } from "./types";

/** In the order people read them; each has a folder of this name with an `entry.ts`. */
const LISTED = ["diplomacy", "paths-of-glory", "napoleonic-wars"];

const ENTRIES = import.meta.glob<GameEntry>("./*/entry.ts", { eager: true, import: "default" });

export const GAMES: Record<string, GameEntry> = Object.fromEntries(
  LISTED.map((game) => [game, ENTRIES[`./${game}/entry.ts`]!]),
);

/** The rules of the games that tell them. */
export const RULES: Record<string, Rulebook> = Object.fromEntries(
  Object.entries(GAMES).flatMap(([game, entry]) => (entry.rulebook ? [[game, entry.rulebook]] : [])),
);

export function gameEntry(id: string): GameEntry | null {
  return GAMES[id] ?? null;
}
