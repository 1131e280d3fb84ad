/** What the cards of both decks are told apart by. */
import { t } from "../../../i18n/index.svelte";
import type { Filter } from "../../../reference/choosing";
import type { CardFacts } from "../types";

const SIDES = ["ap", "cp"];
const DECKS = ["mobilization", "limited", "total"];
const KINDS = ["event", "combat", "reinforcement", "neutral_entry", "optional"];

export const cardFilters = (): Filter<CardFacts>[] => [
  {
    id: "side",
    label: t("web-pog-filter-side"),
    choices: SIDES.map((side) => ({ id: side, label: t("pog-side", { side }) })),
    fits: (card, side) => card.side === side,
  },
  {
    id: "deck",
    label: t("web-pog-filter-deck"),
    choices: DECKS.map((deck) => ({ id: deck, label: t("web-pog-card-deck", { deck }) })),
    fits: (card, deck) => card.deck === deck,
  },
  {
    id: "kind",
    label: t("web-pog-filter-kind"),
    choices: KINDS.map((kind) => ({ id: kind, label: t("web-pog-card-kind", { kind }) })),
    fits: (card, kind) => card.kind === kind || (kind === "optional" && card.optional),
  },
];

/** By side, then by number. */
export const inOrder = (cards: readonly CardFacts[]): CardFacts[] => [...cards].sort((a, b) => (a.id < b.id ? -1 : 1));
