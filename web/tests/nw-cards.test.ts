import { describe, expect, it } from "vitest";
import { em, textSize } from "../src/cards/sizes";
import { cardNotes, cardText } from "../src/games/napoleonic-wars/cards/words";
import type { CardFacts } from "../src/games/napoleonic-wars/board/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*nw*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CARDS = import.meta.glob<string>("../../src/greatpowers/games/napoleonic_wars/data/cards.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ids = Object.values(CARDS)[0]!
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(",")[1]!);
const texts = (language: "en" | "ru" | "hu") =>
  new Texts(
    language,
    Object.keys(LOCALE)
      .filter((path) => path.includes(`/${language}/`))
      .sort()
      .map((path) => LOCALE[path]!)
      .join("\n\n"),
  );
/** Room above the notes of a card. */
const ROOM = { width: 13.1, height: 8.9 };

const card = (more: Partial<CardFacts>): CardFacts => ({
  id: "rally",
  effect: "rally",
  amount: null,
  number: "9",
  names: { en: "Rally", ru: "Сбор", hu: "Gyülekező" },
  cp: 3,
  kind: "battle",
  naval: false,
  red: false,
  plus: false,
  removed: false,
  must: false,
  not_1805: false,
  nations: [],
  ...more,
});

describe("cards of The Napoleonic Wars", () => {
  it("there are a hundred and ten", () => expect(new Set(ids).size).toBe(110));

  it.each(["en", "ru", "hu"] as const)(
    "every text is written and fits the large card at 12 pixels or more: %s",
    (language) => {
      use(texts(language));
      for (const id of ids) {
        const text = cardText(card({ id }));
        expect(text, id).not.toBe("");
        const { size, clipped } = textSize(text, 264, ROOM);
        expect(clipped, id).toBe(false);
        expect(size * em(264), id).toBeGreaterThanOrEqual(12);
      }
    },
  );

  it("notes tell what is printed beside the text", () => {
    use(texts("en"));
    expect(cardNotes(card({}))).toEqual([]);
    expect(cardNotes(card({ naval: true, plus: true, removed: true, not_1805: true }))).toEqual([
      "at sea",
      "plus",
      "once",
      "not in 1805",
    ]);
    expect(cardNotes(card({ kind: "event", naval: true }))).toEqual([]);
  });
});
