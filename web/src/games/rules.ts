/** The rules of a game in our own words, by chapter and number. */
import { t } from "../i18n/index.svelte";

export interface Chapter {
  id: string;
  rules: string[];
}

export interface Rulebook {
  chapters: Chapter[];
  title(chapter: string): string;
  text(rule: string): string;
}

/** Rule numbers of a chapter: 6.1, 6.2, … */
function numbered(chapter: number, count: number): Chapter {
  return { id: String(chapter), rules: Array.from({ length: count }, (_, at) => `${chapter}.${at + 1}`) };
}

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

export const RULES: Record<string, Rulebook> = { diplomacy };

/** Where a rule can be read. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#rule-${ruleSlug(rule)}`;
