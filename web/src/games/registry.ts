/** The games this client can show. A table is loaded when somebody sits down at it. */
import { diplomacy } from "./cards/diplomacy";
import { napoleonicWars } from "./cards/napoleonic-wars";
import { pathsOfGlory } from "./cards/paths-of-glory";
import type { GameEntry } from "./types";

export const GAMES: Record<string, GameEntry> = {
  diplomacy: {
    card: diplomacy,
    table: () => import("./diplomacy/Table.svelte"),
    study: { referee: () => import("./diplomacy/study/RefereePage.svelte") },
    tutorial: () => import("./diplomacy/Tutorial.svelte"),
    words: async () => {
      const words = await import("./diplomacy/words");
      await words.prepareWords();
      return words;
    },
    tellsAway: true,
    thumb: async () => {
      const thumb = await import("./diplomacy/thumb");
      await thumb.prepareThumb();
      return thumb;
    },
  },
  "paths-of-glory": {
    card: pathsOfGlory,
    table: () => import("./paths-of-glory/Table.svelte"),
    tutorial: () => import("./paths-of-glory/school/School.svelte"),
    scenario: () => import("./paths-of-glory/reference/Scenario.svelte"),
    thumb: async () => {
      const thumb = await import("./paths-of-glory/thumb");
      await thumb.prepareThumb();
      return thumb;
    },
    words: async () => {
      const words = await import("./paths-of-glory/play/say");
      await words.prepareWords();
      return words;
    },
    tellsAway: true,
    study: {
      dice: () => import("./paths-of-glory/study/DicePage.svelte"),
      odds: () => import("./paths-of-glory/study/OddsPage.svelte"),
      position: () => import("./paths-of-glory/study/PositionPage.svelte"),
    },
  },
  "napoleonic-wars": {
    card: napoleonicWars,
    table: () => import("./napoleonic-wars/Table.svelte"),
    tutorial: () => import("./napoleonic-wars/school/School.svelte"),
    scenario: () => import("./napoleonic-wars/reference/Scenario.svelte"),
    study: {
      dice: () => import("./napoleonic-wars/study/DicePage.svelte"),
      position: () => import("./napoleonic-wars/study/PositionPage.svelte"),
    },
    thumb: async () => {
      const thumb = await import("./napoleonic-wars/thumb");
      await thumb.prepareThumb();
      return thumb;
    },
    words: async () => {
      const words = await import("./napoleonic-wars/play/say");
      await words.prepareWords();
      return words;
    },
  },
};

export function gameEntry(id: string): GameEntry | null {
  return GAMES[id] ?? null;
}
