/** Which cards of a shelf are shown: by some filters, and by words of their name or text. */

export const ANY = "all";

/** One thing cards are told apart by, with what may be chosen. */
export interface Filter<Card> {
  id: string;
  label: string;
  choices: { id: string; label: string }[];
  fits(card: Card, choice: string): boolean;
}

/** Search does not tell ё from е. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** The cards that fit every filter that is set, in their order. */
export function chosenCards<Card>(
  cards: readonly Card[],
  filters: readonly Filter<Card>[],
  set: Readonly<Record<string, string>>,
  words: string,
  wordsOf: (card: Card) => string,
): Card[] {
  const sought = plain(words.trim());
  return cards.filter(
    (card) =>
      filters.every(({ id, fits }) => {
        const choice = set[id] ?? ANY;
        return choice === ANY || fits(card, choice);
      }) &&
      (!sought || plain(wordsOf(card)).includes(sought)),
  );
}
