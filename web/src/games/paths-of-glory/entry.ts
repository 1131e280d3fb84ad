/** Paths of Glory for the shell: its card, its rules, and what is loaded when somebody asks for it. */
import type { GameEntry } from "../types";
import { pathsOfGlory } from "./card";
import { rulebook } from "./rulebook";

const entry: GameEntry = {
  card: pathsOfGlory,
  rulebook,
  table: () => import("./Table.svelte"),
  tutorial: () => import("./school/School.svelte"),
  scenario: () => import("./reference/Scenario.svelte"),
  thumb: async () => {
    const thumb = await import("./thumb");
    await thumb.prepareThumb();
    return thumb;
  },
  words: async () => {
    const words = await import("./play/say");
    await words.prepareWords();
    return words;
  },
  tellsAway: true,
  study: {
    dice: () => import("./study/DicePage.svelte"),
    odds: () => import("./study/OddsPage.svelte"),
    position: () => import("./study/PositionPage.svelte"),
  },
};

export default entry;
