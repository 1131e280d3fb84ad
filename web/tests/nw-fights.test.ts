/** Fights of The Napoleonic Wars as the log tells them. */
import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { involves, winnerOf } from "../src/games/napoleonic-wars/fights/reading";
import { leftOf, storiesOf } from "../src/games/napoleonic-wars/fights/story";

let n = 0;
const line = (event: string, rest: Record<string, unknown> = {}): LogLine =>
  ({ n: (n += 1), event: `napoleonic_wars.${event}`, ...rest }) as unknown as LogLine;
const sp = (france = 0, austria = 0): number[] => [france, 0, austria, 0, 0, 0, 0, 0, 0];
const BOTH = { area: "prague", sides: ["france", "austria"] };

const began = (): LogLine =>
  line("BattleBegan", {
    ...BOTH,
    nation: "france",
    sp: [sp(8), sp(0, 7)],
    leaders: [["napoleon"], ["mack"]],
    commanders: ["napoleon", "mack"],
    is_siege: false,
  });
const rolled = (round: number): LogLine =>
  line("BattleRolled", {
    ...BOTH,
    round,
    faces: [
      [6, 5, 1],
      [2, 3, 4],
    ],
    sources: [[["strength", 8]], [["strength", 7]]],
    chances: [600, 300, 100, 300, 50],
  });

describe("the story of a battle", () => {
  const log = [
    began(),
    rolled(1),
    line("StrengthLost", { nation: "austria", area: "prague", count: 1, why: "battle" }),
    line("PiecesDisrupted", { ...BOTH, side: 1, sp: sp(0, 1), leaders: [] }),
    line("BattleEnded", { ...BOTH, loser: 1, losses: [0, 2], is_rout: true }),
    line("StrengthLost", { nation: "austria", area: "prague", count: 1, why: "rout" }),
    line("ForceMoved", { sp: sp(0, 5), leaders: ["mack"], frm: "prague", to: "brunn", how: "retreat" }),
    line("ForceMoved", { sp: sp(8), leaders: ["napoleon"], frm: "prague", to: "linz", how: "move" }),
    line("StrengthLost", { nation: "austria", area: "linz", count: 1, why: "attrition" }),
  ];
  const [story] = storiesOf(log);

  it("names the winner, the losses and the refuge", () => {
    expect(winnerOf(story!)).toBe(0);
    expect(story).toMatchObject({ isEnded: true, isRout: true, losses: [0, 2], refuge: "brunn" });
    expect(leftOf(story!.sides[1])).toEqual({ sp: { austria: 5 }, leaders: ["mack"] });
    expect(story!.sides[1].routed.sp).toEqual({ austria: 1 });
  });
  it("ends where somebody marches on", () => expect(story!.sides[1].fell.sp).toEqual({ austria: 2 }));
  it("keeps dice, sources and odds of every round", () => {
    expect(story!.rounds[0]).toMatchObject({
      sources: [{ strength: 8 }, { strength: 7 }],
      chances: [600, 300, 100, 300, 50],
    });
  });
  it("is of those who fight in it only", () => {
    expect(involves(story!, ["austria"])).toBe(true);
    expect(involves(story!, ["russia"])).toBe(false);
  });
});

describe("the story of a battle at sea", () => {
  const die = (result: number): LogLine =>
    ({ n: (n += 1), event: "greatpowers.DieRolled", number: 1, purpose: "naval", bound: 6, result }) as never;
  const fought = line("NavalRoundFought", {
    place: "english_channel",
    round: 1,
    dice: [2, 1],
    sixes: [1, 0],
    fives: [0, 0],
    sides: ["britain", "france"],
    sources: [[["squadrons", 2]], [["squadrons", 1]]],
    chances: [],
    fleets: [["britain_sq1"], ["france_sq1"]],
  });
  const [story] = storiesOf([
    die(5),
    die(0),
    die(3),
    fought,
    line("SquadronLost", { squadron: "france_sq1", place: "english_channel", to: "pool", why: "battle" }),
    line("NavalBattleEnded", { place: "english_channel", winner: "active", sides: ["britain", "france"] }),
  ]);

  it("has the faces of the dice that were told before it", () =>
    expect(story!.rounds[0]!.faces).toEqual([[6, 1], [4]]));
  it("knows who sank", () => {
    expect(story!.sides[1].sunk).toEqual(["france_sq1"]);
    expect(winnerOf(story!)).toBe(0);
  });
});
