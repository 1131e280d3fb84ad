import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { route } from "../src/board/paths";
import { fightsOf, isLost } from "../src/games/paths-of-glory/battle/fights";
import { scenesOf } from "../src/games/paths-of-glory/rounds/scenes";
import type { Facts } from "../src/games/paths-of-glory/types";

const FACTS = {
  units: { be_1: { side: "ap" }, fr_c: { side: "ap" }, fr_5: { side: "ap" }, ge_1: { side: "cp" } },
} as unknown as Facts;
let n = 0;
const line = (event: string, more: object): LogLine => ({ n: (n += 1), event: `pog.${event}`, ...more }) as LogLine;
const march = (unit: string, ...path: string[]): LogLine => line("UnitMoved", { unit, path, how: "move" });

describe("the round of the other side", () => {
  it("tells every march by itself and what goes together together", () => {
    const scenes = scenesOf(
      [
        march("be_1", "antwerp", "brussels", "liege"),
        line("ControlChanged", { space: "liege", side: "ap" }),
        march("fr_c", "belfort", "dijon"),
        march("fr_c", "belfort", "dijon"),
      ],
      "ap",
      FACTS,
      "cp",
    );

    expect(scenes.map((scene) => scene.arrows.map((arrow) => arrow.route))).toEqual([
      [["antwerp", "brussels", "liege"]],
      [["belfort", "dijon"]],
    ]);
    expect(scenes[0]!.marks).toEqual({ liege: { state: "target" } });
    expect(scenes[0]!.arrows[0]!.tone).toBe("var(--side-ap)");
    expect(scenes[1]!.head.startsWith("2 ×")).toBe(true);
  });

  it("knows that a card gave a step back", () => {
    const [fight] = fightsOf(
      [
        line("AttackDeclared", { side: "cp", target: "sedan", attackers: ["ge_1@liege"] }),
        line("UnitReduced", { unit: "fr_5", space: "sedan" }),
        line("UnitRestored", { unit: "fr_5", space: "sedan" }),
      ],
      FACTS,
    );

    expect(fight!.hurt.map((one) => [one.fate, isLost(one)])).toEqual([["restored", false]]);
  });
});

describe("a route", () => {
  it("is one line whose shaft is never swallowed by its ends", () => {
    const drawn = route(
      [
        [0, 0],
        [60, 0],
        [60, 60],
      ],
      100,
      100,
      10,
    );

    expect(drawn.d).toBe("M20 0L60 0L60 30");
    expect(drawn.tip).toEqual([60, 40]);
    expect(drawn.angle).toBe(90);
  });
});
