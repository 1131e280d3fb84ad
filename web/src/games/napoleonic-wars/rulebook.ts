/** The rules of The Napoleonic Wars in our own words, by chapter and number. */
import { t } from "../../i18n/index.svelte";
import { listed, ruleSlug, type Rulebook } from "../rulebook";
import { CHAPTERS } from "./reference/numbers";

export const rulebook: Rulebook = {
  chapters: listed(CHAPTERS),
  title: (chapter) => t(`web-nw-chapter-${chapter}`),
  text: (rule) => t(`web-nw-rule-${ruleSlug(rule)}`),
  parts: {
    cards: () => import("./reference/Cards.svelte"),
    aid: () => import("./reference/Aid.svelte"),
    provenance: () => import("./reference/Provenance.svelte"),
  },
  partTitle: (part) => t("web-nw-rules-part", { part }),
};
