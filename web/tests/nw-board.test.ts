import { armiesOf, groupsOf } from "../src/games/napoleonic-wars/board/armies";
import { describe, expect, test } from "vitest";
import { arrow, stopBeside } from "../src/board/paths";
import { anchored, armyOf, byRank, neighboursOf, SHIP_STEP } from "../src/games/napoleonic-wars/board/data";
import { wantedNames } from "../src/games/napoleonic-wars/board/names";
import { positionOf, type WirePosition } from "../src/games/napoleonic-wars/board/position";
import { boxOf, fanned, keyOf, refOf } from "../src/games/napoleonic-wars/board/stack";
import type { Area, Facts, LeaderFacts, Nation, PieceRef, Places } from "../src/games/napoleonic-wars/board/types";
import { armOf, ARMS, blocksOf } from "../src/games/napoleonic-wars/pieces/arms";
import { HATS, MARKS, PORTRAITS } from "../src/games/napoleonic-wars/pieces/portraits";
import { camps, flagsLeft, homeCards, lastingEvents } from "../src/games/napoleonic-wars/tracks/reading";
import leadersText from "../../src/greatpowers/games/napoleonic_wars/data/leaders.csv?raw";
import placesText from "../../src/greatpowers/games/napoleonic_wars/data/map_places.json?raw";

const places = JSON.parse(placesText) as Places;
const named = (name: string) => ({ en: name, ru: name, hu: name });
const leader = (nation: Nation, battle: number, command: number): LeaderFacts => ({
  nation,
  names: named("x"),
  battle,
  command,
});
const facts = {
  nations: { france: { flags: 40 }, austria: { flags: 16 }, russia: { flags: 16 } },
  leaders: {
    napoleon: leader("france", 4, 8),
    murat: leader("france", 2, 4),
    soult: leader("france", 2, 6),
    mack: leader("austria", 1, 6),
    kutuzov: leader("russia", 2, 8),
  },
  cards: {
    grande_armee: { id: "grande_armee", kind: "home", nations: ["france"] },
    the_emperor_commands: { id: "the_emperor_commands", kind: "home", nations: ["france"] },
    parliament: { id: "parliament", kind: "home", nations: ["britain"] },
    continental_system: { id: "continental_system", kind: "continuing", nations: ["france"] },
  },
} as unknown as Facts;

const wire = (more: Partial<WirePosition> = {}): WirePosition => ({
  strength: {},
  leaders: {},
  squadrons: {},
  armadas: [],
  flags: {},
  control: {},
  marks: { fought: [], besieged: [], saved_cp: [] },
  nations: [],
  battle: null,
  naval: null,
  ...more,
});

describe("what stands on the board", () => {
  test("troops are gathered by area and nation, leaders with their nation", () => {
    const { troops } = positionOf(
      wire({
        strength: { linz: { russia: 6, austria: 5 } },
        leaders: { kutuzov: "linz", mack: "linz", napoleon: "paris" },
      }),
      facts,
    );
    expect(troops.linz).toEqual([
      { nation: "austria", sp: 5, leaders: ["mack"] },
      { nation: "russia", sp: 6, leaders: ["kutuzov"] },
    ]);
    expect(troops.paris).toEqual([{ nation: "france", sp: 0, leaders: ["napoleon"] }]);
  });

  test("what regroups stands in the box and not on the map", () => {
    const { troops, fleets, regroup } = positionOf(
      wire({
        leaders: { soult: "regroup" },
        squadrons: {
          france_sq1: { place: "regroup", status: "ready" },
          france_sq2: { place: "brest", status: "building" },
        },
        nations: [
          { nation: "france", regroup: 2 },
          { nation: "austria", regroup: 0 },
        ],
      }),
      facts,
    );
    expect(troops).toEqual({});
    expect(regroup).toEqual([{ nation: "france", sp: 2, leaders: ["soult"], squadrons: 1 }]);
    expect(fleets).toEqual([{ place: "brest", nation: "france", count: 1, building: 1, refitting: 0 }]);
  });

  test("areas nobody controls are left out", () => {
    expect(positionOf(wire({ control: { bern: "", paris: "france" } }), facts).control).toEqual({ paris: "france" });
  });

  test("a fight at sea goes before one on land", () => {
    const battle = { area: "ulm", round: 2, is_siege: true, is_landing: false };
    expect(positionOf(wire({ battle }), facts).fight).toEqual({ place: "ulm", kind: "siege", round: 2 });
    expect(positionOf(wire({ battle, naval: { place: "north_sea", round: 1 } }), facts).fight?.kind).toBe("naval");
  });

  test("an army shows its best leader and the strength of all", () => {
    const army = armyOf(
      [
        { nation: "austria", sp: 5, leaders: ["mack"] },
        { nation: "russia", sp: 6, leaders: ["kutuzov"] },
      ],
      facts,
    )!;
    expect(army).toEqual({ leaders: ["kutuzov", "mack"], sp: 11, nation: "russia", others: ["austria"] });
    expect(armyOf([], facts)).toBeNull();
  });

  test("the higher command rating goes first, then battle", () => {
    expect(byRank(["murat", "soult", "napoleon"], facts)).toEqual(["napoleon", "soult", "murat"]);
  });

  test("ships of two nations in one water stand side by side, those in port seaward", () => {
    const [one, other, port] = anchored(places, [
      { place: "english_channel", nation: "britain", count: 2 },
      { place: "english_channel", nation: "france", count: 1 },
      { place: "brest", nation: "france", count: 2 },
    ]);
    expect(other!.x - one!.x).toBe(SHIP_STEP);
    expect((one!.x + other!.x) / 2).toBe(places.zones.english_channel!.x);
    expect([port!.x, port!.y]).toEqual(places.areas.brest!.quay);
  });

  test("ports lead to their waters and back", () => {
    const around = neighboursOf(places);
    expect(around.get("brest")).toEqual(expect.arrayContaining(["english_channel", "bay_of_biscay", "normandy"]));
    expect(around.get("english_channel")).toEqual(expect.arrayContaining(["brest", "north_sea"]));
  });
});

describe("pieces", () => {
  test("blocks add up to the strength", () => {
    for (let sp = 1; sp < 40; sp += 1) expect(blocksOf(sp).reduce((sum, block) => sum + block, 0)).toBe(sp);
    expect(blocksOf(10)).toEqual([8, 2]);
  });

  test("every strength has an arm that is drawn", () => {
    expect([1, 2, 3, 4, 6, 10].map(armOf)).toEqual(["infantry", "cavalry", "cavalry", "artillery", "eagle", "eagle"]);
    for (const parts of Object.values(ARMS)) expect(parts.length).toBeGreaterThan(0);
  });

  test("every leader of the game has an emblem of his own nation's set", () => {
    const ids = leadersText
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[0]!);
    expect(Object.keys(PORTRAITS).sort()).toEqual(ids.sort());
    for (const { hat, mark } of Object.values(PORTRAITS)) {
      expect(HATS[hat]).toBeTruthy();
      expect(MARKS[mark]).toBeDefined();
    }
  });

  test("the name of a piece under the pointer is read back", () => {
    const refs: PieceRef[] = [
      { kind: "leader", leader: "ali_pasha" },
      { kind: "strength", nation: "france", nth: 1, sp: 2, upTo: 10 },
      { kind: "fleet", nation: "britain" },
    ];
    for (const ref of refs) expect(refOf(keyOf(ref))).toEqual(ref);
    expect(refOf(null)).toBeNull();
  });

  test("the box of a stack holds its medallion, its block and the number of further leaders", () => {
    const alone = boxOf({ leaders: [], sp: 2, nation: "france", others: [] }, 1);
    const led = boxOf({ leaders: ["napoleon"], sp: 8, nation: "france", others: [] }, 1);
    const many = boxOf({ leaders: ["napoleon", "murat"], sp: 8, nation: "france", others: [] }, 1);
    expect(led.width).toBeGreaterThan(alone.width);
    expect(many.x + many.width).toBeGreaterThan(led.x + led.width);
    expect(boxOf({ leaders: ["napoleon"], sp: 8, nation: "france", others: [] }, 1.3).width).toBeCloseTo(
      led.width * 1.3,
    );
  });
});

describe("the fan", () => {
  const troops = [{ nation: "france" as const, sp: 10, leaders: ["napoleon", "murat"] }];
  const wanted = {
    title: "Calais",
    troops,
    fleets: [],
    nameOf: (id: string) => id,
    sumOf: (blocks: readonly number[], limit: number) => `${blocks.join(" + ")}, ${limit}`,
  };

  test("shows every leader and every block, and what the commander can lead", () => {
    const fan = fanned(wanted, facts);
    expect(fan.pieces.map((piece) => piece.key)).toEqual([
      "leader napoleon",
      "leader murat",
      "strength france 0 8 8",
      "strength france 1 2 10",
    ]);
    expect(fan.texts.map(({ text }) => text)).toEqual(["8 + 2, 8"]);
  });

  test("holds its pieces inside its paper", () => {
    const { box, pieces } = fanned({ ...wanted, fleets: [{ place: "calais", nation: "france", count: 2 }] }, facts);
    for (const { x, y } of pieces) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  test("gives strength to the leaders of its nation, the best first, as far as each commands", () => {
    expect(armiesOf(troops, facts)).toEqual([
      { leader: "napoleon", nation: "france", sp: 8, limit: facts.leaders.napoleon!.command },
      { leader: "murat", nation: "france", sp: 2, limit: facts.leaders.murat!.command },
    ]);
    expect(armiesOf([{ nation: "spain", sp: 3, leaders: [] }], facts)).toEqual([
      { leader: null, nation: "spain", sp: 3, limit: 0 },
    ]);
    expect(
      Object.keys(groupsOf({ ulm: troops, paris: [{ nation: "france", sp: 2, leaders: ["ney"] }] }, facts)),
    ).toEqual(["ulm"]);
  });

  test("opens a group into its armies, a row each", () => {
    const fan = fanned(
      {
        ...wanted,
        armies: [
          { leader: "napoleon", nation: "france", sp: 8, limit: 8 },
          { leader: "murat", nation: "france", sp: 2, limit: 4 },
        ],
      },
      facts,
    );
    const heights = new Set(fan.pieces.filter((piece) => piece.kind === "leader").map((piece) => piece.y));
    expect(heights.size).toBe(2);
    expect(fan.texts.map(({ text }) => text)).toEqual(["8, 8", "2, 4"]);
  });
});

describe("names and routes", () => {
  test("capitals alone are named when the whole of Europe is seen", () => {
    const areas = Object.entries(places.areas).map(([id, area]) => ({ ...(area as Area), id }));
    const look = { language: "en" as const, overview: true, grown: 1, size: 30, hasUnits: () => false };
    expect(wantedNames(areas, look).every(({ text }) => text === text.toUpperCase())).toBe(true);
    expect(wantedNames(areas, { ...look, overview: false }).length).toBe(areas.length);
  });

  test("the number of a stop gives way to the arrow that comes from above", () => {
    expect(stopBeside([100, 100], [[200, 100]])).toEqual([0, -36]);
    expect(stopBeside([100, 100], [[105, 0]])[0]).toBeLessThan(0);
  });

  test("an arrow may leave farther from a wide stack", () => {
    const start = (curve: { d: string }): number => Number(/^M(-?[\d.]+)/.exec(curve.d)![1]);
    expect(start(arrow([0, 0], [100, 0], 60, 10, 0, 0.46))).toBe(46);
    expect(start(arrow([0, 0], [100, 0], 60, 10, 0))).toBe(30);
  });
});

describe("tracks", () => {
  test("home cards lie face down once used", () => {
    const cards = homeCards(
      { nation: "france", home_cards: ["the_emperor_commands"] },
      { home_used: ["grande_armee"] },
      facts,
    );
    expect(cards.map(({ card, ready }) => [card.id, ready])).toEqual([
      ["grande_armee", false],
      ["the_emperor_commands", true],
    ]);
  });

  test("a home card handed on lies with whoever holds it", () => {
    expect(
      homeCards({ nation: "austria", home_cards: ["parliament"] }, { home_used: [] }, facts).map(({ card }) => card.id),
    ).toEqual(["parliament"]);
  });

  test("what lasts beyond the impulse is told, with its card and whom it binds", () => {
    const events = lastingEvents(
      { "impulse.ends": 1, "turn.armistice:france-austria": 1, "game.continental_system": 1 },
      facts,
    );
    expect(events.map(({ word, lasting, nations }) => [word, lasting, nations])).toEqual([
      ["continental_system", true, []],
      ["armistice", false, ["france", "austria"]],
    ]);
    expect(events[0]!.card?.id).toBe("continental_system");
  });

  test("every nation is in one Camp or in none", () => {
    const nations = [
      { nation: "france", camp: "imperial" },
      { nation: "austria", camp: "" },
    ] as never;
    expect(
      Object.fromEntries(
        Object.entries(camps(nations)).map(([camp, some]) => [camp, some.map(({ nation }) => nation)]),
      ),
    ).toEqual({ imperial: ["france"], coalition: [], neutral: ["austria"] });
  });

  test("planted flags are not left", () => {
    const nations = [{ nation: "france" }, { nation: "russia" }] as never;
    expect(flagsLeft({ flags: { ulm: "france", munich: "france" }, nations }, facts)).toEqual([
      { nation: "france", left: 38 },
      { nation: "russia", left: 16 },
    ]);
  });
});
