/** Which cards are shown: by side, deck, kind, and words of their name or text. */
import type { CardFacts } from "../types";

export interface Wanted {
  side: string;
  deck: string;
  kind: string;
  words: string;
}

export const ANY = "all";
export const SIDES = ["ap", "cp"];
export const DECKS = ["mobilization", "limited", "total"];
export const KINDS = ["event", "combat", "reinforcement", "neutral_entry", "optional"];

/** Search does not tell ё from е. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** By side, then by number. */
export function chosenCards(cards: readonly CardFacts[], wanted: Wanted, wordsOf: (card: CardFacts) => string): CardFacts[] {
  const sought = plain(wanted.words.trim());
  return cards
    .filter(
      (card) =>
        (wanted.side === ANY || card.side === wanted.side) &&
        (wanted.deck === ANY || card.deck === wanted.deck) &&
        (wanted.kind === ANY || card.kind === wanted.kind || (wanted.kind === "optional" && card.optional)) &&
        (!sought || plain(wordsOf(card)).includes(sought)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
