import { describe, expect, it } from "vitest";
import { Texts } from "../src/i18n/bundle";
import { ART, artOf } from "../src/games/paths-of-glory/cards/art";
import { em, nameSize, textHeight, textSize, tilt } from "../src/cards/sizes";
import { cardName } from "../src/games/paths-of-glory/cards/words";
import { shares } from "../src/games/paths-of-glory/panels/odds";
import { piles } from "../src/games/paths-of-glory/panels/piles";
import { grouped, type LossResult } from "../src/games/paths-of-glory/panels/types";
import { seasonOf, turnName, unitName } from "../src/games/paths-of-glory/words";
import { use } from "../src/i18n/index.svelte";
import type { Piece } from "../src/games/paths-of-glory/board/data";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*pog*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CARDS = import.meta.glob<string>("../../src/greatpowers/games/paths_of_glory/data/cards.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ids = Object.values(CARDS)[0]!
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(",")[0]!);
const texts = (language: "en" | "ru" | "hu") =>
  new Texts(
    language,
    Object.keys(LOCALE)
      .filter((path) => path.includes(`/${language}/`))
      .sort()
      .map((path) => LOCALE[path]!)
      .join("\n\n"),
  );

/** Room beside the tag of a card of Paths of Glory. */
const BESIDE = { width: 9.9, height: 10.4 };

describe("sizes of a card", () => {
  it("one drawing serves 84 to 264 pixels", () => expect([em(10), em(150), em(999)]).toEqual([5.6, 10, 17.6]));
  it("names drop a size over fifteen characters", () => {
    expect(nameSize("Guns of August")).toBeGreaterThan(nameSize("Августовские пушки"));
    expect(nameSize("French Reinforcements")).toBeGreaterThan(nameSize("Austria-Hungary Reinforcements"));
  });
  it("short texts have 12 pixels wherever cards are read", () => {
    for (const width of [150, 176, 200, 264])
      expect(textSize("VP -1.", width, BESIDE).size * em(width)).toBeGreaterThanOrEqual(11.9);
  });
  it("longer texts are set smaller before any is cut off", () => {
    const [short, long] = ["Two corps to the reserve.", "Two corps to the reserve. ".repeat(7)];
    expect(textSize(long, 176, BESIDE).size).toBeLessThan(textSize(short, 176, BESIDE).size);
    expect(textHeight(long, 1, BESIDE.width)).toBeGreaterThan(textHeight(short, 1, BESIDE.width));
    expect(textSize(long.repeat(4), 176, BESIDE).clipped).toBe(true);
  });
  it.each(["en", "ru", "hu"] as const)(
    "the large card holds every text of the game at 12 pixels or more: %s",
    (language) => {
      const words = texts(language);
      for (const id of ids) {
        const key = `pog-card-${id.replace("_", "-")}-text`;
        expect(words.has(key), key).toBe(true);
        const { size, clipped } = textSize(words.format(key), 264, BESIDE);
        expect(clipped, key).toBe(false);
        expect(size * em(264), key).toBeGreaterThanOrEqual(12);
      }
    },
  );
  it("a hand lies in a shallow bow", () => {
    expect(tilt(3, 7)).toEqual({ degrees: 0, sink: 0 });
    expect(tilt(0, 7).degrees).toBe(-tilt(6, 7).degrees);
    expect(tilt(0, 7).sink).toBeGreaterThan(tilt(2, 7).sink);
  });
});

describe("words of a card", () => {
  it("come from the texts, and are its id where there are none", () => {
    use(texts("en"));
    expect(cardName("cp_01")).toBe("Guns of August");
    expect(cardName("zz_99")).toBe("ZZ 99");
  });
  it("every card has a picture", () => {
    for (const id of ids) expect(ART[artOf(id)], id).toBeDefined();
    expect(new Set(ids.map(artOf)).size).toBeGreaterThan(10);
  });
});

describe("words of the game", () => {
  it("turns", () => {
    expect([1, 2, 3, 4, 7, 8, 20].map((turn) => Object.values(seasonOf(turn)).join(" "))).toEqual([
      "august 1914",
      "september 1914",
      "fall 1914",
      "winter 1915",
      "fall 1915",
      "winter 1916",
      "winter 1919",
    ]);
    use(texts("en"));
    expect(turnName(4)).toBe("Winter 1915");
  });
  it("units with a number, corps, and those with a name of their own", () => {
    use(texts("en"));
    expect(unitName("ge_11", "ge")).toBe("German 11th Army");
    expect(unitName("fr_corps", "fr")).toBe("French corps");
    expect(unitName("tu_yld", "tu")).toBe("Yildirim Army");
  });
});

describe("panels", () => {
  it("odds fill the bar, unlikely parts stay visible, labels stand where they fit", () => {
    const parts = shares([
      { label: "destroyed", share: 0.6, tone: "best" },
      { label: "a very long description of what happens", share: 0.3, tone: "good" },
      { label: "stands", share: 0.001, tone: "bad" },
      { label: "never", share: 0, tone: "bad" },
    ]);
    expect(parts.map((part) => part.label)).not.toContain("never");
    expect(parts.at(-1)!.width).toBeGreaterThan(0);
    expect(parts.map((part) => part.written)).toEqual([true, false, false]);
  });
  it("up to six results of a loss are shown one by one, more in groups by what survives", () => {
    const result = (id: number): LossResult => ({
      id: String(id),
      title: "",
      about: "",
      survivors: id % 2 ? "army" : "corps",
      pieces: [],
    });
    expect(grouped(Array.from({ length: 6 }, (_, id) => result(id)))).toHaveLength(1);
    const groups = grouped(Array.from({ length: 8 }, (_, id) => result(id)));
    expect(groups.map((group) => [group.survivors, group.results.length])).toEqual([
      ["corps", 4],
      ["army", 4],
    ]);
  });
  it("alike counters of a box lie on one pile", () => {
    const piece = (number: number, unit: string, reduced = false) => ({ number, unit, reduced }) as Piece;
    expect(
      piles([piece(1, "ge_corps"), piece(2, "ge_corps"), piece(3, "ge_corps", true)]).map((pile) => pile.count),
    ).toEqual([2, 1]);
  });
});
