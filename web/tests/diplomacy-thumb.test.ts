import { describe, expect, it } from "vitest";
import { corner, unitsOn } from "../src/games/diplomacy/smallBoard";

describe("the small picture of a table", () => {
  it("knows the units of the lobby's summary", () =>
    expect(unitsOn({ units: ["England F Nth", "Russia F StP/NC"], centres: {} })).toEqual([
      { power: "England", kind: "F", place: "Nth" },
      { power: "Russia", kind: "F", place: "StP/NC" },
    ]));

  it("looks at the homeland of a seat without units", () => expect(corner([], [3, 4], [100, 100])).toEqual([3, 4]));

  it("looks where most of the own units are together", () =>
    expect(
      corner(
        [
          [0, 0],
          [500, 500],
          [520, 540],
        ],
        [0, 0],
        [100, 100],
      ),
    ).toEqual([510, 520]));
});
