import { describe, expect, it } from "vitest";
import { RULES } from "../src/games/registry";
import { ruleLink } from "../src/games/rulebook";
import { cardFilters, inOrder } from "../src/games/paths-of-glory/reference/choosing";
import type { CardFacts } from "../src/games/paths-of-glory/types";
import { chosenCards } from "../src/reference/choosing";

const card = (id: string, change: Partial<CardFacts> = {}): CardFacts => ({
  id,
  side: id.slice(0, 2) as "ap" | "cp",
  deck: "mobilization",
  ops: 2,
  sr: 2,
  rp: {},
  war_status: 0,
  starred: false,
  combat: false,
  kind: "event",
  optional: false,
  ...change,
});
const cards = [card("cp_01"), card("ap_02", { deck: "total" }), card("ap_01", { kind: "combat", optional: true })];
const ids = ({ words = "", ...set }: Record<string, string>, wordsOf = (one: CardFacts) => one.id) =>
  chosenCards(inOrder(cards), cardFilters(), set, words, wordsOf).map((one) => one.id);

describe("the list of cards", () => {
  it("shows all, side by side and by number", () => expect(ids({})).toEqual(["ap_01", "ap_02", "cp_01"]));
  it("is narrowed by side, deck and kind", () => {
    expect(ids({ side: "ap" })).toEqual(["ap_01", "ap_02"]);
    expect(ids({ deck: "total" })).toEqual(["ap_02"]);
    expect(ids({ kind: "combat" })).toEqual(["ap_01"]);
    expect(ids({ kind: "optional" })).toEqual(["ap_01"]);
    expect(ids({ side: "cp", kind: "combat" })).toEqual([]);
  });
  it("is searched without regard to case and ё", () =>
    expect(ids({ words: " ФЕРДИНАНДЁ" }, (one) => (one.id === "cp_01" ? "фердинанде" : ""))).toEqual(["cp_01"]));
});

describe("the rules of Paths of Glory", () => {
  it("go from chapter 3 to 17", () =>
    expect(RULES["paths-of-glory"]!.chapters.map((chapter) => Number(chapter.id))).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    ]));
  it("can be linked to by number", () =>
    expect(ruleLink("paths-of-glory", "12.4.4.1")).toBe("/rules/paths-of-glory#rule-12-4-4-1"));
});
