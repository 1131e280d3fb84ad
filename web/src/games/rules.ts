/** The rules of a game in our own words, by chapter and number. */
import type { Component } from "svelte";
import { t } from "../i18n/index.svelte";
import { CHAPTERS as CHAPTERS_OF_NAPOLEONIC_WARS } from "./napoleonic-wars/reference/numbers";
import { CHAPTERS as CHAPTERS_OF_PATHS_OF_GLORY } from "./paths-of-glory/reference/numbers";

export interface Chapter {
  id: string;
  rules: string[];
}

export interface Rulebook {
  chapters: Chapter[];
  title(chapter: string): string;
  text(rule: string): string;
  /** Further parts of the reference beside the rules, loaded when they are opened. */
  parts?: Record<string, () => Promise<{ default: Component }>>;
  /** Name of a part; `rules` is the first of them. */
  partTitle?(part: string): string;
}

/** Rule numbers of a chapter: 6.1, 6.2, … */
function numbered(chapter: number, count: number): Chapter {
  return { id: String(chapter), rules: Array.from({ length: count }, (_, at) => `${chapter}.${at + 1}`) };
}

/** Chapters with the numbers of their rules, in their order. */
const listed = (chapters: Record<string, string>): Chapter[] =>
  Object.entries(chapters)
    .map(([id, rules]) => ({ id, rules: rules.split(" ") }))
    .sort((a, b) => Number(a.id) - Number(b.id));

/** 6.2 → 6-2, V10 → v10: as Fluent ids and fragments of addresses want it. */
export const ruleSlug = (rule: string): string => rule.toLowerCase().replaceAll(".", "-");

const diplomacy: Rulebook = {
  chapters: [
    ...[13, 13, 11, 15, 21, 17, 11, 15, 7].map((count, at) => numbered(at + 1, count)),
    { id: "v", rules: Array.from({ length: 15 }, (_, at) => `V${at + 1}`) },
  ],
  title: (chapter) => t(`web-dip-chapter-${chapter}`),
  text: (rule) => t(`web-dip-rule-${ruleSlug(rule)}`),
};

const pathsOfGlory: Rulebook = {
  chapters: listed(CHAPTERS_OF_PATHS_OF_GLORY),
  title: (chapter) => t(`web-pog-chapter-${chapter}`),
  text: (rule) => t(`web-pog-rule-${ruleSlug(rule)}`),
  parts: {
    cards: () => import("./paths-of-glory/reference/Cards.svelte"),
    tables: () => import("./paths-of-glory/reference/Tables.svelte"),
    editions: () => import("./paths-of-glory/reference/Editions.svelte"),
  },
  partTitle: (part) => t("web-pog-rules-part", { part }),
};

const napoleonicWars: Rulebook = {
  chapters: listed(CHAPTERS_OF_NAPOLEONIC_WARS),
  title: (chapter) => t(`web-nw-chapter-${chapter}`),
  text: (rule) => t(`web-nw-rule-${ruleSlug(rule)}`),
  parts: {
    cards: () => import("./napoleonic-wars/reference/Cards.svelte"),
    aid: () => import("./napoleonic-wars/reference/Aid.svelte"),
    provenance: () => import("./napoleonic-wars/reference/Provenance.svelte"),
  },
  partTitle: (part) => t("web-nw-rules-part", { part }),
};

export const RULES: Record<string, Rulebook> = {
  diplomacy,
  "paths-of-glory": pathsOfGlory,
  "napoleonic-wars": napoleonicWars,
};

/** Where a rule can be read. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#rule-${ruleSlug(rule)}`;
