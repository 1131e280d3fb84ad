import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import type { Atlas } from "../src/games/paths-of-glory/board/data";
import { BIDS as NW_BIDS } from "../src/games/napoleonic-wars/play/bids";
import { BIDS } from "../src/games/paths-of-glory/play/bids";
import { LOG_WORDS } from "../src/games/paths-of-glory/play/chronicle";
import type { Desk, TableView } from "../src/games/paths-of-glory/play/desk.svelte";
import type { Printed } from "../src/games/paths-of-glory/play/facts";
import { pictured } from "../src/games/paths-of-glory/play/losses";
import {
  answersOf,
  choiceOf,
  fullest,
  goalOf,
  groupKey,
  offered,
  piecesFor,
  refOf,
  refText,
  unitsKey,
  type Ref,
} from "../src/games/paths-of-glory/play/options";
import { rowsOf } from "../src/games/paths-of-glory/play/rows";
import { bidsOf } from "../src/play/bidding/bids";
import { chronicle } from "../src/play/log";
import { fitting } from "../src/play/rows";
import {
  eventText,
  learnBox,
  optionText,
  questionLine,
  reasonText,
  resultLine,
  spaceName,
  unitName,
} from "../src/games/paths-of-glory/play/say";
import { boxesOf, lastRoll } from "../src/games/paths-of-glory/solo/solo";
import { supplyPicture, type SupplyTold } from "../src/games/paths-of-glory/play/supplyLines.svelte";
import type { Places, PogPiece, UnitFacts } from "../src/games/paths-of-glory/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLACES = import.meta.glob<string>("../../src/greatpowers/games/paths_of_glory/data/map_places.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const atlas = { places: JSON.parse(Object.values(PLACES)[0]!) as Places } as Atlas;
const texts = (language: "en" | "ru" | "hu") =>
  new Texts(
    language,
    Object.keys(LOCALE)
      .filter((path) => path.includes(`/${language}/`))
      .sort()
      .map((path) => LOCALE[path]!)
      .join("\n\n"),
  );
const unit = (side: "ap" | "cp", nation: string, kind: "army" | "corps"): UnitFacts => ({
  side,
  nation,
  name: "",
  kind,
  full: [5, 3, 3],
  reduced: [3, 3, 3],
});
const facts: Printed = {
  units: {
    ge_1: unit("cp", "ge", "army"),
    ge_2: unit("cp", "ge", "army"),
    ge_corps: unit("cp", "ge", "corps"),
    fr_5: unit("ap", "fr", "army"),
    fr_corps: unit("ap", "fr", "corps"),
  },
  cards: {
    cp_01: {
      id: "cp_01",
      side: "cp",
      deck: "mobilization",
      ops: 3,
      sr: 4,
      rp: { ge: 2 },
      war_status: 2,
      starred: true,
      combat: false,
      kind: "event",
      optional: false,
    },
  },
  fire: { army: { columns: [1, 2], losses: [] }, corps: { columns: [0, 1], losses: [] } },
};
const piece = (number: number, kind: string, space: string, reduced = false): PogPiece => ({
  number,
  kind,
  space,
  reduced,
});

beforeAll(() => learnBox({ atlas, facts }));

const ref = (unit: string, space: string, reduced = false): Ref => ({ unit, reduced, space });
const option = (text: string, verb: string, parts: Record<string, unknown> = {}) => ({ text, verb, parts });
const moving = (...units: Ref[]) => choiceOf(option(`move ${units.map(refText).join(", ")}`, "move", { units }));

describe("answers in parts", () => {
  it("tell units, where they stand, and their way", () => {
    const going = choiceOf(option("", "advance", { units: [ref("ge_1", "liege")], path: ["brussels", "antwerp"] }));
    expect(going).toMatchObject({ from: ["liege"], way: ["brussels", "antwerp"] });
    expect(goalOf(going)).toBe("antwerp");
    expect(choiceOf(option("", "sr-to", { unit: ref("ge_1", "metz"), space: "essen" }))).toMatchObject({
      from: ["metz"],
      way: ["essen"],
    });
    expect(choiceOf(option("", "place-at", { unit: ref("ge_1", ""), space: "essen" })).from).toEqual([]);
    expect(choiceOf(option("", "take", { card: "cp_01", other: "cp_02" })).cards).toEqual(["cp_01", "cp_02"]);
    expect(choiceOf(option("done", "done"))).toMatchObject({ units: [], way: [], cards: [] });
  });
  it("losses tell who is left", () => {
    const kept = [ref("fr_corps", "sedan", true)];
    const losses = { kept, eliminated: [ref("fr_5", "sedan")], removed: [], fort_destroyed: false };
    expect(choiceOf(option("", "losses", { losses })).units).toEqual(kept);
  });
  it("a counter is named as the server names it", () => {
    expect(refText(refOf(piece(1, "ge_corps", "metz", true)))).toBe("ge_corps reduced@metz");
    expect(groupKey([ref("b", "x"), ref("a", "x")])).toBe(unitsKey(moving(ref("a", "x"), ref("b", "x"))));
  });
});

describe("a group of units", () => {
  const [army, corps] = [ref("ge_1", "metz"), ref("ge_corps", "metz")];
  const choices = [moving(army), moving(corps), moving(army, corps), choiceOf(option("done", "done"))];
  it("begins with everybody who may go", () => expect(fullest(choices)?.text).toBe("move ge_1@metz, ge_corps@metz"));
  it("takes counters that have not moved before their twins that have", () => {
    const pieces = [piece(1, "ge_1", "metz"), piece(2, "ge_corps", "metz"), piece(3, "ge_corps", "metz")];
    expect(piecesFor(offered(choices), pieces, new Set([2])).map((one) => one.number)).toEqual([1, 3]);
  });
});

describe("rows", () => {
  const choices = ["essen", "kassel", "aachen", "koblenz", "frankfurt", "mannheim", "bremen"]
    .flatMap((space) => ["ge_1", "ge_2"].map((unit) => ({ unit: ref(unit, "metz"), space })))
    .map((parts) => choiceOf(option(`sr ${refText(parts.unit)} to ${parts.space}`, "sr-to", parts)));
  beforeAll(() => use(texts("en")));
  it("ask for the unit first where many could go to many places", () => {
    expect(rowsOf(choices, null).map((row) => row.title)).toEqual(["German 1st Army", "German 2nd Army"]);
    expect(
      rowsOf(
        choices.filter((choice) => choice.units[0]!.unit === "ge_1"),
        "ge_1@metz",
      )[0]!.title,
    ).toBe("To Essen");
  });
  it("one unit alone is no question", () =>
    expect(
      rowsOf(
        choices.filter((choice) => choice.units[0]!.unit === "ge_1"),
        null,
      ),
    ).toHaveLength(7));
  it("are narrowed by what is typed, in words or in notation", () => {
    const rows = rowsOf(choices.slice(0, 4), null);
    expect(fitting(rows, "1st kass").map((row) => row.key)).toEqual(["sr ge_1@metz to kassel"]);
    expect(fitting(rows, "ge_2@metz to essen")).toHaveLength(1);
    expect(fitting(rows, "")).toHaveLength(4);
  });
});

describe("words", () => {
  beforeAll(() => use(texts("en")));
  it("name units, spaces and boxes", () => {
    expect(unitName(ref("ge_corps", "sedan", true))).toBe("German corps (reduced, Sedan)");
    expect(spaceName("ap_reserve_box")).toBe("Allied reserve");
    expect(unitName(ref("nobody", ""))).toBe("nobody");
  });
  it("say every answer", () => {
    expect(optionText(option("ops cp_01", "ops", { card: "cp_01", points: 3 }))).toBe(
      "operations with “Guns of August” (3)",
    );
    const losses = {
      kept: [ref("ge_1", "sedan", true)],
      eliminated: [ref("ge_corps", "sedan")],
      removed: [],
      fort_destroyed: false,
    };
    expect(optionText(option("keep …", "losses", { losses }))).toBe(
      "left: German 1st Army (reduced, Sedan); eliminated: German corps (Sedan)",
    );
    expect(optionText(option("no such thing", ""))).toBe("no such thing");
  });
  it("say what is asked", () => {
    expect(questionLine({ seat: "cp", kind: "activation", about: {} }, 4)).toContain("4");
    expect(questionLine({ seat: "cp", kind: "entry", about: { piece: "ge_1" } }, 0)).toContain("German 1st Army");
    expect(questionLine({ seat: "cp", kind: "something-new", about: {} }, 0)).toContain("Central Powers");
  });
  it("tell events, and leave others alone", () => {
    const line = (event: string, fields: object): LogLine => ({ n: 1, event: `paths_of_glory.${event}`, ...fields });
    expect(eventText(line("TurnBegan", { turn: 1, number: 1 }))).toBe("Turn 1: August 1914.");
    expect(eventText(line("UnitMoved", { who: ref("ge_1", "", true), path: ["metz", "koblenz"], how: "move" }))).toBe(
      "German 1st Army (reduced) marches: Metz → Koblenz.",
    );
    expect(eventText(line("TrenchChanged", { space: "sedan", side: "ap", level: 0 }))).toBe(
      "The trench in Sedan is gone.",
    );
    expect(eventText(line("NobodyKnows", {}))).toBeNull();
  });
  it("give reasons with names and the rule", () => {
    const reason = { message: "pog-attack-no-enemy", rule: "12.1", params: { space: "sedan" }, readings: [] };
    expect(reasonText(reason)).toBe("There is no enemy to attack (rule 12.1). Space: Sedan.");
    expect(reasonText({ ...reason, message: "unheard of" })).toBe("unheard of");
  });
  it("tell the end", () =>
    expect(resultLine({ kind: "win", winner: "cp", why: "conceded", vp: 12 })).toContain("Central Powers"));
});

describe("the log", () => {
  beforeAll(() => use(texts("en")));
  const log: LogLine[] = [
    { n: 1, event: "paths_of_glory.RoundBegan", side: "cp", round: 2 },
    { n: 1, event: "engine.DieRolled", number: 1, purpose: "flank", result: 3, bound: 6 },
    { n: 2, event: "paths_of_glory.FortDestroyed", space: "liege" },
    { n: 3, event: "paths_of_glory.ControlChanged", space: "liege", side: "cp" },
  ];
  it("stands under the heading of its round, without dice that the lines tell themselves", () => {
    const lines = chronicle(log, 3, LOG_WORDS);
    const central = LOG_WORDS.colour({ n: 0, event: "x", side: "cp" });
    expect(central).toBeTruthy();
    expect(lines.map((line) => [line.head, line.colour, line.now])).toEqual([
      ["Action round 2: Central Powers.", central, false],
      [undefined, central, true],
    ]);
    expect(lines[0]!.places).toEqual(["liege"]);
  });
});

describe("pictures", () => {
  const desk = { box: { facts } } as unknown as Desk;
  it("losses mark falling steps and the dead, and show who comes instead", () => {
    const before = [piece(1, "ge_1", "sedan"), piece(2, "ge_2", "sedan"), piece(3, "ge_corps", "sedan")];
    const drawn = pictured(
      before,
      [ref("ge_1", "sedan", true), ref("ge_corps", "sedan"), ref("ge_corps", "sedan")],
      desk,
    );
    expect(drawn.map((one) => one.fate)).toEqual(["hit", "dead", null, null]);
    expect(drawn[0]!.counter.reduced).toBe(true);
  });
  it("supply lines of several networks over one link feed together, and one network can be looked at alone", () => {
    const told: SupplyTold = {
      networks: [
        {
          id: "west",
          side: "ap",
          sources: ["london"],
          lines: [
            ["london", "calais", 2, true],
            ["calais", "amiens", 2, false],
          ],
        },
        { id: "br", side: "ap", sources: ["london"], lines: [["london", "calais", 1, true]] },
        { id: "cp", side: "cp", sources: ["essen"], lines: [["essen", "aachen", 3, false]] },
      ],
      starving: [{ unit: 7, network: "west", cuts: [["antwerp", "brussels"]], remedies: ["brussels"] }],
    };
    const all = supplyPicture(told, "all");
    expect(all.lines.find((line) => line.to === "calais")).toEqual({
      side: "ap",
      from: "london",
      to: "calais",
      units: 3,
      sea: true,
    });
    expect(all.sources).toEqual([
      { space: "london", side: "ap" },
      { space: "essen", side: "cp" },
    ]);
    expect(supplyPicture(told, "cp")).toMatchObject({ lines: [{ from: "essen" }], cuts: [] });
    expect(supplyPicture(told, "br").lines.map((line) => line.units)).toEqual([1]);
    expect(supplyPicture(told, "ap").cuts).toEqual([["antwerp", "brussels"]]);
    expect(supplyPicture(null, "all")).toEqual({ lines: [], sources: [], cuts: [] });
  });
  it("folded answers are written out: every head with every tail", () => {
    const heads = ["a", "b"].map((unit) => ({ text: `sr ${unit} to`, parts: { unit } }));
    const folded = [{ verb: "sr-to", heads, part: "space", tails: ["x", "y"] }];
    expect(answersOf({ options: [option("done", "done")], folded })).toEqual([
      option("done", "done"),
      option("sr a to x", "sr-to", { unit: "a", space: "x" }),
      option("sr a to y", "sr-to", { unit: "a", space: "y" }),
      option("sr b to x", "sr-to", { unit: "b", space: "x" }),
      option("sr b to y", "sr-to", { unit: "b", space: "y" }),
    ]);
  });
  it("bids are read from the log until they are settled", () => {
    const log = [
      { n: 0, event: "DieRolled", purpose: "bidding ap", result: 2, bound: 6, number: 0 },
      { n: 0, event: "DieRolled", purpose: "bidding cp", result: 5, bound: 6, number: 1 },
      { n: 1, event: "SideBid", seat: "cp", side: "ap", points: 2 },
      { n: 2, event: "SidesSettled", side: "ap", points: 2, exchanged: true },
    ] as unknown as LogLine[];
    expect(bidsOf(log, BIDS)).toEqual({
      dice: { ap: 3, cp: 6 },
      made: [{ seat: "cp", side: "ap", points: 2 }],
      settled: { side: "ap", points: 2, exchanged: true },
    });
  });
  it("bids of another game have names of their own", () => {
    const log = [
      { n: 0, event: "DieRolled", purpose: "bidding france", result: 0, bound: 6, number: 0 },
      { n: 1, event: "BidMade", seat: "britain", camp: "imperial", strength: 3 },
    ] as unknown as LogLine[];
    expect(bidsOf(log, NW_BIDS)).toEqual({
      dice: { france: 1 },
      made: [{ seat: "britain", side: "imperial", points: 3 }],
      settled: null,
    });
  });
});

describe("playing alone", () => {
  const view = {
    sides: [{ boxes: ["ap_01", "?", "", "ap_04", "ap_05"] }, { boxes: [] }],
    solo_ranges: [[3, 0, 0, 2, 4], []],
  } as unknown as TableView;
  const rolled = (grey: number, blue: number, card: string) =>
    [{ n: 1, event: "SoloRolled", side: "ap", box: "a", grey, blue, card }] as unknown as LogLine[];
  it.each([
    [2, 5, "ap_01", "obeys"],
    [4, 4, "ap_04", "random"],
    [6, 6, "", "random-none"],
    [5, 6, "ap_09", "drawn"],
    [5, 4, "ap_04", "other"],
    [5, 1, "", "none"],
    [5, 0, "", "refuses"],
  ])("grey %i and blue %i with card %j: %s", (grey, blue, card, outcome) =>
    expect(lastRoll(rolled(grey, blue, card), view)?.outcome).toBe(outcome),
  );
  it("a roll is forgotten when the next round begins", () =>
    expect(lastRoll([...rolled(2, 5, "ap_01"), { n: 2, event: "RoundBegan" } as unknown as LogLine], view)).toBeNull());
  it("a double is told until the next roll", () =>
    expect(
      lastRoll([...rolled(4, 4, "ap_01"), { n: 2, event: "RoundBegan" } as unknown as LogLine], view)?.outcome,
    ).toBe("random"));
  it("boxes tell what lies in them and how far it obeys", () =>
    expect(boxesOf(view, "ap").map((one) => [one.box, one.card, one.range])).toEqual([
      ["a", "ap_01", 3],
      ["b", "?", 0],
      ["c", "", 0],
      ["d", "ap_04", 2],
      ["e", "ap_05", 4],
    ]));
});
