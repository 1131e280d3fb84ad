/** The rules of a game in our own words, by chapter and number. */
import type { Component } from "svelte";

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
export function numbered(chapter: number, count: number): Chapter {
  return { id: String(chapter), rules: Array.from({ length: count }, (_, at) => `${chapter}.${at + 1}`) };
}

/** Chapters with the numbers of their rules, in their order. */
export const listed = (chapters: Record<string, string>): Chapter[] =>
  Object.entries(chapters)
    .map(([id, rules]) => ({ id, rules: rules.split(" ") }))
    .sort((a, b) => Number(a.id) - Number(b.id));

/** 6.2 → 6-2, V10 → v10: as Fluent ids and fragments of addresses want it. */
export const ruleSlug = (rule: string): string => rule.toLowerCase().replaceAll(".", "-");

/** Where a rule can be read. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#rule-${ruleSlug(rule)}`;
