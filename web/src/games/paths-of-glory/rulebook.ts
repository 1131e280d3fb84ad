/** The rules of Paths of Glory in our own words, by chapter and number. */
import { t } from "../../i18n/index.svelte";
import { listed, ruleSlug, type Rulebook } from "../rulebook";
import { CHAPTERS } from "./reference/numbers";

export const rulebook: Rulebook = {
  chapters: listed(CHAPTERS),
  title: (chapter) => t(`web-pog-chapter-${chapter}`),
  text: (rule) => t(`web-pog-rule-${ruleSlug(rule)}`),
  parts: {
    cards: () => import("./reference/Cards.svelte"),
    tables: () => import("./reference/Tables.svelte"),
    editions: () => import("./reference/Editions.svelte"),
  },
  partTitle: (part) => t("web-pog-rules-part", { part }),
};
