/** Diplomacy for the shell: its card, its rules, and what is loaded when somebody asks for it. */
import type { GameEntry } from "../types";
import { diplomacy } from "./card";
import { rulebook } from "./rulebook";

const entry: GameEntry = {
  card: diplomacy,
  rulebook,
  table: () => import("./Table.svelte"),
  study: { referee: () => import("./study/RefereePage.svelte") },
  tutorial: () => import("./Tutorial.svelte"),
  words: async () => {
    const words = await import("./words");
    await words.prepareWords();
    return words;
  },
  tellsAway: true,
  thumb: async () => {
    const thumb = await import("./thumb");
    await thumb.prepareThumb();
    return thumb;
  },
};

export default entry;
