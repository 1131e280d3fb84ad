import { describe, expect, it } from "vitest";
import { hottest, type SmallStack } from "../src/board/small/smallBoard";
import { stacksOn as stacksOfNapoleonicWars } from "../src/games/napoleonic-wars/smallBoard";
import { stacksOn } from "../src/games/paths-of-glory/smallBoard";
import type { Place, Places } from "../src/games/paths-of-glory/types";

const place = (board: Place["board"], x: number, y: number): Place => ({
  kind: "space",
  board,
  x,
  y,
  names: { en: "", ru: "", hu: "" },
  nation: "fr",
  terrain: "clear",
  side: "ap",
});
const places: Places = {
  format: "greatpowers-pog-places-1",
  spaces: { sedan: place("europe", 10, 20), gaza: place("near_east", 5, 5) },
  copies: {},
  boxes: {},
  links: [],
};
const stack = (side: "ap" | "cp", x: number, y: number, count = 1): SmallStack => ({ side, x, y, count, nation: "fr" });

describe("the small picture of a war", () => {
  it("shows the stacks of Europe where they stand", () =>
    expect(
      stacksOn({ stacks: ["sedan cp ge 3", "gaza cp tu 1", "atlantis ap br 1"], vp: 10, turn: 1 }, places),
    ).toEqual([{ x: 10, y: 20, nation: "ge", count: 3, side: "cp" }]));

  it("shows the armies of The Napoleonic Wars, each nation beside the other", () =>
    expect(
      stacksOfNapoleonicWars(
        { stacks: ["ulm france 6", "ulm austria 2", "atlantis spain 1"], flags: [], turn: 1 },
        { ulm: { x: 10, y: 20 } },
      ),
    ).toEqual([
      { x: 10, y: 20, nation: "france", count: 6, side: "france" },
      { x: 38, y: 20, nation: "austria", count: 2, side: "austria" },
    ]));

  it("looks home where nobody faces anybody", () =>
    expect(hottest([stack("ap", 500, 500)], [3, 4], [100, 100])).toEqual([3, 4]));

  it("looks where most units of both sides stand face to face", () =>
    expect(
      hottest([stack("ap", 0, 0, 9), stack("ap", 500, 500, 2), stack("cp", 520, 540, 2)], [0, 0], [100, 100]),
    ).toEqual([510, 520]));
});
