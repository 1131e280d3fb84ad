import { beforeAll, describe, expect, it } from "vitest";
import type { Atlas, Facts } from "../src/games/napoleonic-wars/board/types";
import { choicesFor, gapsOf, orderText, withGap, withMode } from "../src/games/napoleonic-wars/orders/grammar";
import { brief, choiceWords, sentence } from "../src/games/napoleonic-wars/orders/words";
import { boxOf, learnBox } from "../src/games/napoleonic-wars/play/box";
import type { OrderParts, OrderTold } from "../src/games/napoleonic-wars/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = (language: string): string =>
  Object.entries(LOCALE)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => text)
    .join("\n\n");
const named = (en: string, ru = en, hu = en) => ({ names: { en, ru, hu } });
const area = (...names: [string, string?, string?]) => ({
  ...named(...names),
  short: named(...names).names,
  x: 0,
  y: 0,
  owner: "" as const,
});
const card = (id: string, ...names: [string, string?, string?]) => ({ [id]: { ...named(...names), id, cp: 3 } });

const MAP = { areas: ["mainz", "ulm", "prague"], zones: ["english_channel"] };
const isZone = (place: string): boolean => MAP.zones.includes(place);
const ask: OrderParts = { mode: "ask" };
const told = (gaps: OrderTold["gaps"], ways?: OrderTold["ways"]): OrderTold => ({
  text: "ask",
  parts: ask,
  gaps: { ask: ["", "always"], ...gaps },
  ...(ways ? { ways } : {}),
});

const WITHDRAWAL = told(
  {
    against: ["", "austria", "mack"],
    measure: ["", "twice", "4"],
    own: ["", "davout"],
    to: ["", "*areas"],
    other: ["", "*areas"],
    when: ["evade"],
  },
  { davout: ["mainz", "ulm"] },
);
const STRAGGLERS = told({ against: ["", "austria", "mack"], measure: ["", "4"], at: ["", "*areas"], when: ["move"] });
const SPIES = told({
  when: ["", "impulse", "move"],
  against: ["", "austria"],
  on: ["austria", "britain"],
  other: ["", "austria", "britain"],
});
const STORM = told({
  when: ["", "fleet"],
  against: ["", "britain"],
  measure: ["", "2"],
  on: ["", "*zones"],
  other: ["", "*zones"],
});
const CANCEL = told({ against: ["", "austria"], on: ["", "typhus"], when: ["card"] });

const play = (parts: Omit<OrderParts, "mode"> = {}): OrderParts => ({ mode: "play", ...parts });
const withdraw = play({ measure: "twice", own: "davout", to: "mainz", other: "ulm" });

beforeAll(() => {
  const places = {
    areas: {
      mainz: area("Mainz", "Майнц", "Mainz"),
      ulm: area("Ulm", "Ульм", "Ulm"),
      prague: area("Prague", "Прага", "Prága"),
    },
    zones: { english_channel: { ...named("English Channel", "Ла-Манш", "La Manche"), x: 0, y: 0, d: "" } },
    links: [],
    passages: [],
  };
  const facts = {
    nations: {
      austria: named("Austria", "Австрия", "Ausztria"),
      britain: named("Britain", "Великобритания", "Nagy-Britannia"),
    },
    leaders: { davout: named("Davout", "Даву", "Davout"), mack: named("Mack", "Мак", "Mack") },
    cards: {
      ...card("skilful_withdrawal", "Skilful Withdrawal"),
      ...card("stragglers", "Stragglers"),
      ...card("spy_ring", "Spy Ring", "Шпионская сеть", "Kémhálózat"),
      ...card("storm_at_sea", "Storm at Sea"),
      ...card("countermanded", "Orders Countermanded"),
      ...card("typhus", "Typhus", "Тиф", "Tífusz"),
    },
  };
  learnBox(boxOf({ places } as unknown as Atlas, facts as unknown as Facts));
});

describe("the text of an order", () => {
  it.each([
    [ask, "order stragglers ask"],
    [{ mode: "every-impulse" } as OrderParts, "order stragglers ask every-impulse"],
    [{ mode: "off", at: "ulm" } as OrderParts, "order stragglers off"],
    [play(), "order stragglers play"],
    [
      play({ other: "ulm", measure: "twice", to: "mainz", own: "davout" }),
      "order stragglers play for davout to mainz if twice else ulm",
    ],
    [
      play({ when: "move", on: "prague", at: "ulm", against: "mack" }),
      "order stragglers play when move against mack at ulm on prague",
    ],
  ])("is written clause by clause", (parts, text) => {
    expect(orderText("stragglers", parts)).toBe(text);
  });
});

describe("the gaps", () => {
  it("that have one choice are none, and what hangs on an open one waits for it", () => {
    expect(gapsOf(STRAGGLERS, play())).toEqual(["against", "measure", "at"]);
    expect(gapsOf(WITHDRAWAL, play())).toEqual(["against", "measure", "own"]);
    expect(gapsOf(WITHDRAWAL, play({ own: "davout" }))).toEqual(["against", "measure", "own", "to"]);
    expect(gapsOf(WITHDRAWAL, play({ own: "davout", to: "ulm" }))).toContain("other");
  });
  it("offer what the server says, whole kinds unfolded", () => {
    expect(choicesFor(STRAGGLERS, play(), "at", MAP)).toEqual(["", ...MAP.areas]);
    expect(choicesFor(WITHDRAWAL, withdraw, "to", MAP)).toEqual(["", "mainz", "ulm"]);
    expect(choicesFor(WITHDRAWAL, withdraw, "other", MAP)).toEqual(["", "ulm"]);
  });
  it("that may not stay open are filled at once", () => {
    expect(withMode(SPIES, ask, "play")).toEqual(play({ on: "austria" }));
    expect(withMode(STRAGGLERS, ask, "play")).toEqual(play());
  });
  it("forget what no longer fits", () => {
    expect(withGap(WITHDRAWAL, withdraw, "own", "")).toEqual(play({ measure: "twice" }));
    expect(withGap(WITHDRAWAL, withdraw, "to", "ulm")).toEqual(play({ measure: "twice", own: "davout", to: "ulm" }));
    expect(withGap(STRAGGLERS, play({ at: "ulm" }), "at", "")).toEqual(play());
  });
});

describe("the sentence", () => {
  const SAID: [string, string, OrderTold, OrderParts, Record<string, string>][] = [
    [
      "a withdrawal",
      "skilful_withdrawal",
      WITHDRAWAL,
      withdraw,
      {
        en: "If an enemy with at least twice our dice enters the area of Davout, Davout withdraws to Mainz without a roll, else to Ulm.",
        ru: "Если противник, имея хотя бы вдвое больше кубиков, входит в область, где стоит Даву, Даву отходит без броска в Майнц, иначе в Ульм.",
        hu: "Ha egy ellenség legalább kétszer annyi kockával lép Davout területére, Davout dobás nélkül visszavonul Mainzba, különben Ulmba.",
      },
    ],
    [
      "a march stopped",
      "stragglers",
      STRAGGLERS,
      play({ against: "mack", measure: "4", at: "prague" }),
      {
        en: "If Mack with at least 4 units enters Prague, that army goes no farther.",
        ru: "Если Мак, имея не меньше 4 частей, входит в Прагу, эта армия дальше не идет.",
        hu: "Ha Mack legalább 4 erőponttal lép Prágába, az a sereg nem megy tovább.",
      },
    ],
    [
      "spies",
      "spy_ring",
      SPIES,
      play({ when: "impulse", on: "britain", other: "austria" }),
      {
        en: "If anybody begins an impulse, “Spy Ring” is played on Britain, else on Austria.",
        ru: "Если кто-либо начинает импульс, играется «Шпионская сеть», цель: Великобритания, иначе Австрия.",
        hu: "Ha bárki impulzust kezd, a „Kémhálózat” kártya célpontja Nagy-Britannia, különben Ausztria.",
      },
    ],
    [
      "an event cancelled",
      "countermanded",
      CANCEL,
      play({ on: "typhus" }),
      {
        en: "If anybody but allies plays “Typhus”, the event is cancelled.",
        ru: "Если кто-либо, кроме союзников, играет «Тиф», событие отменяется.",
        hu: "Ha bárki a szövetségeseken kívül kijátszik egy kártyát („Tífusz”), az esemény érvénytelen.",
      },
    ],
    [
      "nothing this turn",
      "stragglers",
      STRAGGLERS,
      { mode: "off" },
      {
        en: "You are not asked before the Interphase. You may still spend its points.",
        ru: "До интерфазы вас не спрашивают. Потратить ее очки можно.",
        hu: "A köztes fázisig nem kapsz kérdést. A pontjait elköltheted.",
      },
    ],
  ];
  it.each(SAID)("of %s is plain in three languages", (_, id, facts, parts, words) => {
    for (const [language, text] of Object.entries(words)) {
      use(new Texts(language as "en", source(language)));
      expect(sentence(id, facts, parts, isZone)).toBe(text);
    }
  });
  it("needs no word that is missing, whatever the moment", () => {
    for (const language of ["en", "ru", "hu"] as const) {
      use(new Texts(language, source(language)));
      for (const when of [
        "impulse",
        "card",
        "consul",
        "move",
        "roll",
        "intercept",
        "evade",
        "battle",
        "retreat",
        "aftermath",
        "fleet",
        "convoy",
        "",
      ]) {
        const text = sentence(
          "storm_at_sea",
          STORM,
          play({ when, measure: "2", at: "english_channel", on: "english_channel" }),
          isZone,
        );
        expect(text).not.toMatch(/[{}$]|undefined|web-nw|,,|\s,|\s\s/);
      }
    }
  });
  it("is short in the strip", () => {
    use(new Texts("en", source("en")));
    expect(brief(ask)).toBe("asks me");
    expect(brief(play())).toBe("plays at once");
    expect(brief(play({ own: "davout", at: "ulm" }))).toBe("Davout, Ulm");
    expect(choiceWords("skilful_withdrawal", "measure", "twice")).toBe("at least twice our dice");
    expect(choiceWords("stragglers", "against", "")).toBe("an enemy");
  });
});
