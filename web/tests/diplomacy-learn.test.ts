import { describe, expect, it } from "vitest";
import { isLearnt, LESSONS, positionAfter } from "../src/games/diplomacy/learn/lessons";
import { dislodgedIn, logOf, ownersIn, unitsIn, type Verdict } from "../src/games/diplomacy/learn/study";
import { chaptersOf, resolvedOrders } from "../src/games/diplomacy/course/history";
import { map, sent, texts } from "./diplomacy-fixtures";

const board = map();
const bounce: Verdict = {
  next_phase: "F1901M",
  units: { France: ["A Par"], Germany: ["A Mun"] },
  dislodged: {},
  contested: ["Bur"],
  results: { France: { "A Par - Bur": "bounces" }, Germany: { "A Mun - Bur": "bounces" } },
  told: [
    { power: "France", text: "A Par - Bur", order: sent("A Par - Bur"), outcome: "bounces" },
    { power: "Germany", text: "A Mun - Bur", order: sent("A Mun - Bur"), outcome: "bounces" },
  ],
  reasons: {
    France: {
      "A Par - Bur": {
        message: "bounced-standoff",
        rule: "4.1",
        place: "Bur",
        strength: 1,
        against: 1,
        other: "A Mun",
      },
    },
  },
};

describe("the lessons", () => {
  it("stand on the map, and end with the goal and the talk", () => {
    const ids = ["move", "bounce", "support", "cut", "convoy", "retreat", "goal", "talk"];
    expect(LESSONS.map((lesson) => lesson.id)).toEqual(ids);
    for (const lesson of LESSONS) {
      for (const { place } of [...unitsIn(lesson), ...dislodgedIn(lesson)])
        expect(board.provinces[place]).toBeDefined();
      for (const place of lesson.look) expect(board.provinces[place]).toBeDefined();
      expect(Object.keys(ownersIn(lesson)).length).toBeGreaterThanOrEqual(22);
    }
  });

  it("say something of their own in every language", () => {
    for (const language of ["en", "ru", "hu"] as const) {
      const said = texts(language);
      for (const id of [...LESSONS.map((lesson) => lesson.id), "build"]) {
        const words = ["web-dip-lesson", "web-dip-lesson-task", "web-dip-lesson-learnt", "web-dip-lesson-not-yet"].map(
          (message) => said.format(message, { lesson: id }),
        );
        expect(new Set(words).size).toBe(4);
      }
    }
  });

  it("are learnt when the referee's verdict fulfils the goal", () => {
    expect(isLearnt(LESSONS[1]!.goal, bounce)).toBe(true);
    expect(isLearnt(LESSONS[0]!.goal, bounce)).toBe(false);
    expect(
      isLearnt({ outcome: { France: "retreats" } }, { ...bounce, results: { France: { "A Mar D": "disbands" } } }),
    ).toBe(false);
  });

  it("go on from the position reached", () => {
    expect(positionAfter(LESSONS[1]!, bounce)).toMatchObject({
      phase: "F1901M",
      units: bounce.units,
      contested: ["Bur"],
      centres: LESSONS[1]!.centres,
    });
  });

  it("are told like a phase of a match", () => {
    const [chapter] = chaptersOf(logOf(LESSONS[1]!, bounce));

    expect(resolvedOrders(chapter!)[0]).toMatchObject({
      power: "France",
      order: "A Par - Bur",
      outcome: "bounces",
      message: "bounced-standoff",
      params: { place: "Bur" },
    });
  });
});
