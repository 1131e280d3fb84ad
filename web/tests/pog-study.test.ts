import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { courses, ordered, total, type Dice } from "../src/study/dice";
import {
  around,
  attackOn,
  FIRST,
  flipped,
  fronts,
  lossesOf,
  movedTo,
  swapped,
  type BenchOdds,
  type Field,
} from "../src/games/paths-of-glory/study/bench";
import {
  addUnit,
  changed,
  flipUnit,
  layCard,
  removeUnit,
  setControl,
  setEvent,
  setFort,
  setMoment,
  setTrench,
  trenchIn,
  unitsIn,
} from "../src/games/paths-of-glory/study/positions";
import { chanceOf, fightsOf, lastFight } from "../src/games/paths-of-glory/battle/fights";
import { scenesOf } from "../src/games/paths-of-glory/rounds/scenes";
import { momentText } from "../src/games/paths-of-glory/study/moments";
import type { Facts } from "../src/games/paths-of-glory/types";
import type { Places } from "../src/games/paths-of-glory/types";
import { fromText } from "../src/study/positions";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(() =>
  use(
    new Texts(
      "en",
      Object.keys(LOCALE)
        .sort()
        .map((path) => LOCALE[path]!)
        .join("\n\n"),
    ),
  ),
);

const line = (n: number, event: string, fields: Record<string, unknown> = {}): LogLine => ({
  n,
  event: `paths_of_glory.${event}`,
  ...fields,
});
const LOG: LogLine[] = [
  line(0, "TurnBegan", { turn: 1 }),
  line(0, "PhaseBegan", { phase: "mandated_offensives" }),
  line(0, "OffensiveMandated", { side: "ap", die: 3, nation: "fr" }),
  line(0, "RoundBegan", { side: "cp", round: 1 }),
  line(1, "ActionTaken", { side: "cp", action: "ops", card: "cp_02" }),
  line(2, "AttackDeclared", { target: "sedan", attackers: ["ge_2@koblenz", "ge_1 reduced@aachen"], side: "cp" }),
  line(3, "UnitReduced", { unit: "fr_5", space: "sedan" }),
  line(4, "UnitMoved", { unit: "fr_5", reduced: true, path: ["sedan", "cambrai"], how: "retreat" }),
  line(5, "ControlChanged", { space: "sedan", side: "cp" }),
  line(5, "RoundBegan", { side: "ap", round: 1 }),
  line(6, "ActionTaken", { side: "ap", action: "ops", card: "ap_02" }),
  line(7, "UnitMoved", { unit: "fr_6", reduced: false, path: ["paris", "melun"], how: "move" }),
];

const unit = (side: "ap" | "cp"): Facts["units"][string] => ({
  side,
  nation: side === "ap" ? "fr" : "ge",
  name: "",
  kind: "army",
  full: [3, 3, 3],
  reduced: [2, 3, 3],
});
const FACTS: Facts = {
  units: { fr_5: unit("ap"), fr_6: unit("ap"), ge_1: unit("cp"), ge_2: unit("cp") },
  cards: {},
};

describe("the log of a round", () => {
  it("knows when a decision was made", () => {
    expect(momentText(LOG, 3)).toContain("1");
    expect(momentText(LOG, 3)).toContain("Central Powers");
    expect(momentText(LOG, 7)).toContain("Allied Powers");
  });

  it("tells a battle from its declaration to the retreat", () => {
    const fight = lastFight(LOG, FACTS)!;
    expect([fight.from, fight.until, fight.side, fight.target]).toEqual([2, 5, "cp", "sedan"]);
    expect(fight.attackers.map((one) => [one.unit, one.reduced, one.space])).toEqual([
      ["ge_2", false, "koblenz"],
      ["ge_1", true, "aachen"],
    ]);
    expect(fight.hurt).toMatchObject([{ unit: "fr_5", side: "ap", wasFull: true, fate: "reduced" }]);
    expect(fight.retreats[0]!.path).toEqual(["sedan", "cambrai"]);
    expect(fight.taken).toBe(true);
  });

  it("counts a unit that loses both steps once", () => {
    const lines = [...LOG.slice(0, 7), line(3, "UnitEliminated", { unit: "fr_5", space: "sedan", for_good: false })];
    expect(fightsOf(lines, FACTS)[0]!.hurt).toMatchObject([{ unit: "fr_5", wasFull: true, fate: "destroyed" }]);
  });

  it("is cut into card, attack, losses, retreat and marches", () => {
    const cp = scenesOf(LOG.slice(4, 9), "cp", FACTS, "ap");
    expect(cp.map((scene) => scene.icon)).toEqual(["log", "dice", "cross", "arrow"]);
    expect(cp[1]!.arrows.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      ["koblenz", "sedan", "attack"],
      ["aachen", "sedan", "attack"],
    ]);
    expect(cp[3]!.places).toEqual(["sedan", "cambrai"]);
    const [card, march] = scenesOf(LOG.slice(10), "ap", FACTS, "cp");
    expect(card!.places).toEqual([]);
    expect([march!.until, march!.places]).toEqual([7, ["paris", "melun"]]);
  });

  it("counts the faces that would have hurt as much", () => {
    expect(chanceOf({ faces: [0, 1, 1, 2, 2, 3], loss: 2 })).toBe(0.5);
    expect(chanceOf({ faces: [1, 1, 2, 2, 3, 3], loss: 2 })).toBeCloseTo(4 / 6);
  });
});

describe("a position being edited", () => {
  const start = {
    turn: 3,
    units: { sedan: ["fr_5", "fr_corps"] },
    forts_besieged: ["liege"],
    decks: { cp: ["cp_01"] },
    eliminated: ["fr_1"],
  };

  it("forgets what follows from other fields", () => {
    expect(changed(start, { vp: 11 })).toEqual({
      turn: 3,
      units: { sedan: ["fr_5", "fr_corps"] },
      eliminated: ["fr_1"],
      vp: 11,
    });
  });

  it("puts, flips and takes units in spaces and boxes", () => {
    expect(unitsIn(addUnit(start, "paris", "fr_6"), "paris")).toEqual(["fr_6"]);
    expect(unitsIn(flipUnit(start, "sedan", 1), "sedan")).toEqual(["fr_5", "fr_corps reduced"]);
    expect(unitsIn(flipUnit(flipUnit(start, "sedan", 1), "sedan", 1), "sedan")).toEqual(["fr_5", "fr_corps"]);
    expect(removeUnit(removeUnit(start, "sedan", 0), "sedan", 0).units).toEqual({});
    expect(unitsIn(addUnit(start, "eliminated", "fr_2"), "eliminated")).toEqual(["fr_1", "fr_2"]);
  });

  it("tells control only where it is not as printed", () => {
    const taken = setControl(start, "sedan", "cp", "ap");
    expect(taken.control).toEqual({ ap: [], cp: ["sedan"] });
    expect(setControl(taken, "sedan", "ap", "ap").control).toEqual({ ap: [], cp: [] });
  });

  it("moves trenches from side to side", () => {
    const dug = setTrench(setTrench(start, "sedan", "ap", 1), "sedan", "cp", 2);
    expect(dug.trenches).toEqual({ ap: {}, cp: { sedan: 2 } });
    expect(trenchIn(dug, "sedan")).toBe(2);
    expect(trenchIn(setTrench(dug, "sedan", "cp", 0), "sedan")).toBe(0);
  });

  it("breaks forts and builds them", () => {
    expect(setFort(setFort(start, "liege", false), "liege", false).forts_destroyed).toEqual(["liege"]);
    expect(setFort(setFort(start, "liege", false), "liege", true).forts_destroyed).toEqual([]);
  });

  it("lays a card in one place", () => {
    const held = layCard(start, "cp_01", "cp", "hands");
    expect(held.hands).toEqual({ ap: [], cp: ["cp_01"] });
    expect(layCard(held, "cp_01", "cp", "discards")).toMatchObject({ hands: { cp: [] }, discards: { cp: ["cp_01"] } });
    expect(layCard(held, "cp_01", "cp", null).hands).toEqual({ ap: [], cp: [] });
  });

  it("forgets the rounds of another moment, and boxes that follow from events", () => {
    expect(setMoment({ ...start, actions_this_turn: { cp: ["ops"] }, phase: "draw" }, { turn: 4 })).toEqual({
      turn: 4,
      units: start.units,
      eliminated: ["fr_1"],
    });
    expect(setEvent({ ...start, us_entry: "over_there", events: { ap_01: 2 } }, "ap_01", null)).toEqual({
      turn: 3,
      units: start.units,
      eliminated: ["fr_1"],
      events: {},
    });
  });

  it.each([
    ["{", null],
    ["[1]", null],
    ["7", null],
    ['{"turn": 2}', { turn: 2 }],
  ])("%s as a file", (text, read) => expect(fromText(text)).toEqual(read));
});

describe("dice", () => {
  const dice: Dice = {
    groups: [
      { purpose: "offensive", side: "cp", count: 1, mean: 2, faces: [0, 1, 0, 0, 0, 0], good: null, expected: null },
      { purpose: "fire", side: "cp", count: 2, mean: 5, faces: [0, 0, 0, 1, 0, 1], good: 7, expected: 5 },
    ],
    shots: [
      { n: 1, side: "cp", luck: 1 },
      { n: 2, side: "ap", luck: -3 },
    ],
    expected_mean: 3.5,
  };

  it("stand in the order in which one asks for them", () =>
    expect(ordered(dice, ["siege", "fire"])).toEqual(["fire", "offensive"]));

  it("are added up by side", () => {
    expect(total(dice, "cp")).toEqual({ count: 3, faces: [0, 1, 0, 1, 0, 1], mean: 4 });
    expect(total(dice, "ap")).toEqual({ count: 0, faces: [0, 0, 0, 0, 0, 0], mean: 0 });
  });

  it("draw a line for each side within the frame", () => {
    const { lines, zero, top, low } = courses(dice, ["cp", "ap"], 100, 50);
    expect([top, low, zero]).toEqual([2, -3, 20]);
    expect(lines.cp).toBe("M0 20L50 10L100 10");
    expect(lines.ap).toBe("M0 20L50 20L100 50");
  });
});

describe("the odds bench", () => {
  const places = {
    spaces: {},
    copies: {},
    boxes: {},
    links: [
      ["sedan", "koblenz"],
      ["metz", "sedan"],
      ["paris", "melun"],
    ],
  } as unknown as Places;

  it("knows the neighbours", () => expect(around(places, "sedan")).toEqual(["koblenz", "metz"]));

  it("moves attackers along to another place", () => {
    const moved = movedTo({ ...FIRST, pinning: "koblenz" }, places, "paris");
    expect(moved.attackers.map((one) => one.space)).toEqual(["melun", "melun"]);
    expect(moved.pinning).toBe("melun");
  });

  it("begins anew when the sides change", () =>
    expect(swapped(FIRST)).toMatchObject({ side: "ap", attackers: [], defenders: [] }));

  describe("at a table", () => {
    const spaces = {
      spaces: { koblenz: {}, sedan: {}, metz: {}, paris: {} },
      links: [...places.links, ["metz", "paris", "it", "dashed"]],
    } as unknown as Places;
    const piece = (kind: string, space: string, reduced = false) => ({ kind, space, reduced });
    const field = (target?: string) =>
      ({
        side: "cp",
        facts: { ge_1: { side: "cp" }, ge_2: { side: "cp" }, fr_5: { side: "ap" } },
        view: {
          turn: 3,
          pieces: [
            piece("ge_1", "koblenz", true),
            piece("ge_2", "metz"),
            piece("fr_5", "sedan"),
            piece("fr_5", "paris"),
          ],
          trenches: [{ space: "sedan", level: 2 }],
          forts_destroyed: ["sedan"],
          combat: target ? { target } : null,
        },
      }) as unknown as Field;

    it("knows where the enemy stands beside us", () => expect(fronts(field(), spaces)).toEqual(["sedan"]));
    it("begins with the battle that is fought", () =>
      expect(fronts(field("paris"), spaces)).toEqual(["paris", "sedan"]));
    it("attacks with everybody round a space", () =>
      expect(attackOn(field(), spaces, "sedan", 9)).toMatchObject({
        attackers: [
          { unit: "ge_1 reduced", space: "koblenz" },
          { unit: "ge_2", space: "metz" },
        ],
        defenders: ["fr_5"],
        trench: 2,
        fort: false,
        turn: 3,
      }));
  });

  it("adds up the loss numbers of a side", () => {
    const odds = {
      losses: [
        { attacker: 2, defender: 4, chance: 0.5 },
        { attacker: 1, defender: 4, chance: 0.25 },
        { attacker: 2, defender: 5, chance: 0.25 },
      ],
    } as BenchOdds;
    expect(lossesOf(odds, "defender")).toEqual([
      { loss: 4, chance: 0.75 },
      { loss: 5, chance: 0.25 },
    ]);
    expect(lossesOf(odds, "attacker")).toEqual([
      { loss: 1, chance: 0.25 },
      { loss: 2, chance: 0.75 },
    ]);
  });

  it.each([
    ["ge_1", "ge_1 reduced"],
    ["ge_1 reduced", "ge_1"],
  ])("%s flips to %s", (unit, other) => expect(flipped(unit)).toBe(other));
});
