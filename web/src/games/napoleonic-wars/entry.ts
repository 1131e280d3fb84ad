/** The Napoleonic Wars for the shell: its card, its rules, and what is loaded when somebody asks for it. */
import type { GameEntry } from "../types";
import { napoleonicWars } from "./card";
import { rulebook } from "./rulebook";
import "./shields.css";

const entry: GameEntry = {
  card: napoleonicWars,
  rulebook,
  table: () => import("./Table.svelte"),
  tutorial: () => import("./school/School.svelte"),
  scenario: () => import("./reference/Scenario.svelte"),
  tellsAway: true,
  study: {
    dice: () => import("./study/DicePage.svelte"),
    position: () => import("./study/PositionPage.svelte"),
  },
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
};

export default entry;
