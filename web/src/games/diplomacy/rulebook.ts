/** The rules of Diplomacy in our own words, by chapter and number. */
import { t } from "../../i18n/index.svelte";
import { numbered, ruleSlug, type Rulebook } from "../rulebook";

export const rulebook: Rulebook = {
  chapters: [
    ...[13, 13, 11, 15, 21, 17, 11, 15, 7].map((count, at) => numbered(at + 1, count)),
    { id: "v", rules: Array.from({ length: 15 }, (_, at) => `V${at + 1}`) },
  ],
  title: (chapter) => t(`web-dip-chapter-${chapter}`),
  text: (rule) => t(`web-dip-rule-${ruleSlug(rule)}`),
};
