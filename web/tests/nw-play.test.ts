import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { boxOf, learnBox } from "../src/games/napoleonic-wars/play/box";
import { LOG_WORDS } from "../src/games/napoleonic-wars/play/chronicle";
import { nextAreas } from "../src/games/napoleonic-wars/play/march";
import { choiceOf, choicesOf, forcesOf, piecesText, readPieces } from "../src/games/napoleonic-wars/play/options";
import { eventText, phrase, purposeWords, questionLine, reasonText } from "../src/games/napoleonic-wars/play/say";
import type { Pieces } from "../src/games/napoleonic-wars/play/options";
import type { Atlas, Facts } from "../src/games/napoleonic-wars/board/types";
import { tellRound } from "../src/games/napoleonic-wars/since/tell";
import { readPhase } from "../src/games/napoleonic-wars/words";
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
const named = (name: string) => ({ names: { en: name, ru: name, hu: name } });
const area = (name: string) => ({ ...named(name), short: named(name).names, x: 0, y: 0, owner: "" as const });

beforeAll(() => {
  use(new Texts("en", source("en")));
  const places = {
    areas: { paris: area("Paris"), reims: area("Reims"), calais: area("Calais") },
    zones: { english_channel: { ...named("English Channel"), x: 0, y: 0, d: "" } },
    links: [],
    passages: [],
  };
  const facts = {
    nations: { france: named("France"), austria: named("Austria"), denmark: named("Denmark") },
    leaders: {
      napoleon: { ...named("Napoleon"), nation: "france", battle: 4, command: 8 },
      murat: { ...named("Murat"), nation: "france", battle: 2, command: 4 },
    },
    cards: {
      talleyrand: { ...named("Talleyrand"), id: "talleyrand", cp: 6 },
      fouche: { ...named("Fouche"), id: "fouche", cp: 3 },
    },
  };
  learnBox(boxOf({ places } as unknown as Atlas, facts as unknown as Facts));
});

const FORCE: Pieces = { leaders: ["napoleon"], sp: { france: 8 } };
const move = (force: Pieces) => ({ text: "", verb: "move", parts: { force, frm: "paris", to: "reims" } });

describe("answers", () => {
  it("unfold into every text with its price", () => {
    const head = (force: Pieces) => ({
      text: `move ${piecesText(force)} @ paris to`,
      verb: "move",
      parts: { force, frm: "paris" },
    });
    const choices = choicesOf({
      options: [{ text: "done", verb: "done", parts: {} }],
      prices: [0],
      folded: [
        {
          heads: [head({ leaders: ["napoleon"], sp: {} }), head({ leaders: [], sp: { france: 2 } })],
          tails: ["reims", "calais"].map((to) => ({ text: to, parts: { to } })),
          prices: [2, 2],
        },
      ],
    });
    expect(choices).toHaveLength(5);
    const last = choices.find((choice) => choice.text === "move 2 france @ paris to calais");
    expect([last?.price, last?.from, last?.goal, last?.force]).toEqual([2, "paris", "calais", "2 france"]);
  });
  it.each([
    ["move", { force: FORCE, frm: "paris", to: "reims" }, "paris", "reims", "napoleon + 8 france"],
    ["convoy", { force: FORCE, frm: "calais", to: "paris", zones: [] }, "calais", "paris", "napoleon + 8 france"],
    ["sail", { fleet: ["france_sq1", "france_sq2"], to: "channel" }, "", "channel", "france_sq1, france_sq2"],
    ["build-sp", { count: 2, area: "paris" }, "paris", "paris", ""],
    ["flag", { area: "reims" }, "", "reims", ""],
    ["place-from", { area: "reims", frm: "paris" }, "", "reims", ""],
    ["evade", { force: FORCE, to: "reims" }, "", "reims", "napoleon + 8 france"],
  ])("%s says who goes from where to where", (verb, parts, from, goal, force) => {
    const choice = choiceOf({ text: "", verb, parts });
    expect([choice.from, choice.goal, choice.force]).toEqual([from, goal, force]);
  });
  it("name forces that can be taken apart and put together again", () => {
    expect(piecesText(readPieces("napoleon, murat + 8 france, 2 denmark"))).toBe(
      "napoleon, murat + 8 france, 2 denmark",
    );
  });
  it("offer the cheapest force first, of equal ones the largest", () => {
    const moves: Pieces[] = [
      { leaders: ["napoleon", "murat"], sp: { france: 8 } },
      FORCE,
      { leaders: ["napoleon"], sp: {} },
    ];
    const forces = forcesOf(moves.map((force, nth) => choiceOf(move(force), nth ? 2 : 4)));
    expect(forces.map((one) => one.force)).toEqual(["napoleon + 8 france", "napoleon", "napoleon, murat + 8 france"]);
  });
  it("tell the next areas where nobody can plan ahead", () => {
    const told = nextAreas(
      [
        choiceOf(move({ leaders: ["napoleon"], sp: {} }), 2),
        choiceOf({ text: "flag reims", verb: "flag", parts: { area: "reims" } }, 2),
      ],
      "napoleon",
      "paris",
    );
    expect(Object.keys(told.areas)).toEqual(["reims"]);
    expect(told.areas.reims!.cp).toBe(1);
  });
});

describe("words", () => {
  it.each([
    ["pass", {}, "Pass"],
    ["cp", { card: "talleyrand", cp: 6 }, "“Talleyrand” for 6 CP"],
    ["move", { force: FORCE, frm: "paris", to: "reims" }, "March: Napoleon and 8 SP of France, Paris → Reims"],
    ["restore-with", { card: "talleyrand", second: "fouche", cp: 9 }, "“Talleyrand” and “Fouche” for 9 CP"],
    [
      "consul",
      { nation: "denmark", way: "right", row: "france", placed: true },
      "Consul of Denmark one box right (row France)",
    ],
  ])("%s", (verb, parts, words) => expect(phrase({ text: "", verb, parts })).toBe(words));
  it("texts of cards stay as they are where nobody knows them", () =>
    expect(phrase({ text: "nonsense of a player", verb: "", parts: {} })).toBe("nonsense of a player"));
  it("questions name the nation that is asked", () => {
    expect(questionLine({ seat: "france", kind: "preemption", about: { nation: "france", due: "austria" } })).toBe(
      "France: preempt the impulse of Austria?",
    );
  });
  it("events and refusals are told in words", () => {
    expect(eventText({ n: 1, event: "napoleonic_wars.ImpulseBegan", nation: "france", preempting: true })).toBe(
      "France preempts.",
    );
    expect(
      eventText({ n: 1, event: "napoleonic_wars.EffectBegan", effect: "impulse.keys_before:x", value: 1 }),
    ).toBeNull();
  });
  it("sides of a fight are named, dice of attrition are told", () => {
    expect(
      eventText({
        n: 1,
        event: "napoleonic_wars.AnnihilationSuffered",
        area: "reims",
        side: 1,
        who: "austria",
      }),
    ).toBe("Nothing is left of Austria in Reims.");
    expect(
      eventText({ n: 1, event: "napoleonic_wars.AnnihilationSuffered", area: "reims", side: 1, who: "other" }),
    ).toContain("the other side");
    expect(
      eventText({
        n: 1,
        event: "napoleonic_wars.AttritionRolled",
        nation: "france",
        place: "reims",
        faces: [6, 1],
        lost: 1,
      }),
    ).toBe("Attrition in Reims: France rolls 6 1 and loses 1.");
  });
  it("the log keeps the dice that no other line tells of", () => {
    const die = (purpose: string, bound = 6) =>
      LOG_WORDS.isLeftOut({ n: 1, event: "DieRolled", number: 3, purpose, bound, result: 4 });
    expect([die("rockets"), die("russian winter")]).toEqual([false, false]);
    expect([die("battle"), die("naval evade"), die("fouche", 5)]).toEqual([true, true, true]);
  });
  it("say what a die was for, as the page that proves them does", () => {
    expect(purposeWords("naval intercept")).toBe("naval interception");
    expect(purposeWords("attrition")).toBe("attrition");
    expect(
      reasonText({ message: "nw-purse-short", rule: "6.3", params: { cost: 7, left: 2 }, readings: [] }),
    ).toContain("rule 6.3");
  });
  it("phases are read", () => expect(readPhase("1805.2.france")).toEqual({ year: "1805", round: 2, what: "france" }));
});

describe("the round of the others", () => {
  const line = (event: string, rest: Record<string, unknown>): LogLine =>
    ({ n: 3, event: `napoleonic_wars.${event}`, ...rest }) as unknown as LogLine;
  const impulse = (nation: string, frm: string, to: string): LogLine[] => [
    line("ImpulseBegan", { nation }),
    line("ForceMoved", { how: "move", frm, to, sp: [1, 0, 1, 0, 0, 0, 0, 0, 0], leaders: [] }),
  ];

  it("tells scenes of two nations in one decision apart", () => {
    const log = [...impulse("france", "paris", "reims"), ...impulse("austria", "reims", "calais")];

    const scenes = tellRound(log, 0, { mine: [], playerOf: () => "" })!.scenes;

    expect(scenes.map(({ places }) => places)).toEqual([
      ["paris", "reims"],
      ["reims", "calais"],
    ]);
    expect(new Set(scenes.map(({ key }) => key)).size).toBe(scenes.length);
  });
});
