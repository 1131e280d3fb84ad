/** Which rules of a game have a text: chapters and how many rules each has. The texts are `web-rule-6-2`, `web-rule-v10`. */
export interface Chapter {
  id: string;
  rules: string[];
}

/** Rule numbers of a chapter: 6.1, 6.2, … */
function numbered(chapter: number, count: number): Chapter {
  return { id: String(chapter), rules: Array.from({ length: count }, (_, at) => `${chapter}.${at + 1}`) };
}

const DIPLOMACY: Chapter[] = [
  ...[13, 13, 11, 15, 21, 17, 11, 15, 7].map((count, at) => numbered(at + 1, count)),
  { id: "v", rules: Array.from({ length: 15 }, (_, at) => `V${at + 1}`) },
];

export const RULES: Record<string, Chapter[]> = { diplomacy: DIPLOMACY };

/** 6.2 → 6-2, V10 → v10: as Fluent ids and fragments of addresses want it. */
export const ruleSlug = (rule: string): string => rule.toLowerCase().replaceAll(".", "-");

/** Where a rule can be read. */
export const ruleLink = (game: string, rule: string): string => `/rules/${game}#rule-${ruleSlug(rule)}`;
