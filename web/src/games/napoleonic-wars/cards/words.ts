/** Names and texts of cards in the language in use. */
import { hyphened } from "../../../i18n/hyphens";
import { has, language, t } from "../../../i18n/index.svelte";
import type { CardFacts } from "../board/types";

export const cardName = (card: CardFacts): string => card.names[language()];

/** Words longer than this may not fit into a narrow title. */
const LONG = 7;

/** The words of the name; in a narrow space the long ones may be divided. */
export const cardTitle = (card: CardFacts): string[] => hyphened(cardName(card), LONG).split(" ");

export function cardText(card: CardFacts): string {
  const key = `nw-card-text-${(card.effect ?? card.id).replaceAll("_", "-")}`;
  return has(key) ? t(key) : "";
}

/** What is printed small under the kind: at sea, once, and so on. */
export function cardNotes(card: CardFacts): string[] {
  const notes = [
    card.naval && card.kind === "battle" ? "naval" : "",
    card.plus ? "plus" : "",
    card.must ? "must" : "",
    card.removed ? "removed" : "",
    card.not_1805 ? "late" : "",
  ];
  const words = notes.filter(Boolean).map((note) => t(`web-nw-card-${note}`));
  return typeof card.amount === "number" ? [...words, t("web-nw-card-amount", { amount: card.amount })] : words;
}
