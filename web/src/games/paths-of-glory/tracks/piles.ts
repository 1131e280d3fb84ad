/** Which cards may still come, as everybody can count: decks in the game, less what was seen to leave them. No rules here. */
import type { CardFacts, Facts, PogView, Side } from "../types";

const LEVELS = ["mobilization", "limited", "total"];

/** Cards of the decks a side has come to that lie neither open nor in the reader's own hand. */
export function stillToCome(
  view: Pick<PogView, "sides" | "in_round">,
  facts: Pick<Facts, "cards">,
  side: Side,
  hand: readonly string[],
): CardFacts[] {
  const own = view.sides[side === "ap" ? 0 : 1];
  const level = LEVELS.indexOf(own.commitment);
  const seen = new Set([
    ...own.discards,
    ...own.removed_cards,
    ...own.table_cards,
    ...hand,
    view.in_round.card_in_play,
  ]);
  return Object.values(facts.cards).filter(
    (card) => card.side === side && !card.optional && LEVELS.indexOf(card.deck) <= level && !seen.has(card.id),
  );
}
