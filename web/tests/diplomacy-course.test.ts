import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { bandsOf } from "../src/games/diplomacy/course/bands";
import {
  chaptersOf,
  dislodgedIn,
  ownersOver,
  resolvedChapters,
  resolvedOrders,
  tally,
} from "../src/games/diplomacy/course/history";
import { orderPlaces, placesOf } from "../src/games/diplomacy/course/places";
import { rowsFor, yearsOf } from "../src/games/diplomacy/course/years";
import {
  beatsOf,
  inRuleOrder,
  marksTold,
  newsAt,
  stageAt,
  stageOf,
  toldAfter,
  unitsTold,
} from "../src/games/diplomacy/course/steps";
import { learn } from "../src/games/diplomacy/orders/order";
import { piece, sent } from "./diplomacy-fixtures";

const event = (n: number, name: string, fields: Record<string, unknown>): LogLine => ({
  n,
  event: `diplomacy.${name}`,
  ...fields,
});
const resolved = (power: string, order: string, outcome: string) =>
  event(7, "OrderResolved", {
    power,
    order: sent(order),
    outcome,
    reason: { message: "moved", rule: "4.1", params: {} },
  });

const log: LogLine[] = [
  event(0, "PhaseBegan", { phase: "F1901M" }),
  resolved("Russia", "F Rum H", "dislodged"),
  resolved("Austria", "A Bud - Rum", "moves"),
  resolved("Austria", "A Ser S A Bud - Rum", "supports"),
  resolved("Russia", "A Ukr S F Rum", "cut"),
  resolved("England", "A Yor - Bel", "no convoy"),
  resolved("England", "F Nth C A Yor - Bel", "disrupted"),
  resolved("France", "A Bur - Bel", "bounces"),
  event(7, "UnitDislodged", {
    power: "Russia",
    unit: piece("F Rum"),
    attacker: piece("A Bud"),
    attacker_from: "Bud",
    retreats: ["Sev", "Bla"],
  }),
  event(7, "PhaseBegan", { phase: "F1901R" }),
  event(8, "UnitRetreated", { power: "Russia", unit: piece("F Rum"), to: "Sev", order: sent("F Rum R Sev") }),
  event(8, "CentreTaken", { centre: "Rum", power: "Austria", previous: "Russia" }),
  event(8, "CentreTaken", { centre: "Gre", power: "Austria", previous: "" }),
  event(8, "PhaseBegan", { phase: "F1901A" }),
];
const chapters = chaptersOf(log);
const [moves, retreats, builds] = chapters;
const list = inRuleOrder(resolvedOrders(moves!));

describe("chapters", () => {
  it("begin with every phase and know when it ended", () => {
    expect(chapters.map(({ phase, from, until }) => [phase, from, until])).toEqual([
      ["F1901M", 0, 7],
      ["F1901R", 7, 8],
      ["F1901A", 8, null],
    ]);
    expect(resolvedChapters(chapters)).toEqual([moves, retreats]);
  });

  it("tell retreats as orders", () => {
    expect(resolvedOrders(retreats!)).toMatchObject([{ power: "Russia", order: "F Rum R Sev", outcome: "retreats" }]);
    expect(resolvedOrders(builds!)).toEqual([]);
  });

  it("know who was driven out and where it may go", () => {
    expect(dislodgedIn(moves!)).toEqual([
      { power: "Russia", kind: "F", place: "Rum", from: "Bud", retreats: ["Sev", "Bla"] },
    ]);
  });

  it("reckon owners back from the present", () => {
    const [first, , last] = ownersOver(chapters, { Rum: "Austria", Gre: "Austria", Bud: "Austria" });

    expect(first).toEqual({ Rum: "Russia", Bud: "Austria" });
    expect(last).toEqual({ Rum: "Austria", Gre: "Austria", Bud: "Austria" });
    expect(tally(last!)).toEqual({ Austria: 3 });
  });
});

describe("the story of a resolution", () => {
  it("goes by convoys, supports, conflicts, moves, dislodged", () => {
    expect(list.map(stageOf)).toEqual(["convoys", "convoys", "supports", "supports", "conflicts", "moves", "retreats"]);
    expect(toldAfter(list, "supports")).toBe(4);
    expect(stageAt(list, 0)).toBe("orders");
    expect(stageAt(list, 5)).toBe("conflicts");
    expect(stageAt(list, list.length)).toBe("retreats");
  });

  it("shows outcomes only once they are told", () => {
    const before = marksTold(list, 0);
    const after = marksTold(list, list.length);

    expect(before.every((mark) => mark.fate === "ok")).toBe(true);
    expect(after.find((mark) => mark.order.at === "Bur")?.fate).toBe("bounces");
    expect(after.find((mark) => mark.order.at === "Ukr")?.fate).toBe("cut");
  });

  it("lets units march, and the one they drive out steps aside", () => {
    const out = dislodgedIn(moves!);
    const at = (told: number, key: string) => unitsTold(list, told, out).find((unit) => unit.key === key)!;

    expect(at(0, "Austria A Bud").place).toBe("Bud");
    expect(at(list.length, "Austria A Bud").place).toBe("Rum");
    expect(at(5, "Russia F Rum").dislodged).toBe(false);
    expect(at(6, "Russia F Rum").dislodged).toBe(true);
    expect(at(list.length, "France A Bur")).toMatchObject({ place: "Bur", badge: "warn" });
  });

  it("names what is news at each stage", () => {
    expect(newsAt(list, "supports").map((one) => one.order)).toEqual(["A Ukr S F Rum"]);
    expect(newsAt(list, "moves").map((one) => one.order)).toEqual(["A Bud - Rum"]);
    expect(newsAt(list, "retreats", dislodgedIn(moves!)).map((one) => one.order)).toEqual(["F Rum H"]);
  });

  it("names whoever was driven out, whatever else became of its order", () => {
    const beaten = inRuleOrder([
      ...list.filter((one) => one.order !== "F Rum H"),
      { ...list[0]!, power: "Russia", order: learn(sent("F Rum - Bla")), outcome: "bounces" },
    ]);

    expect(newsAt(beaten, "retreats", dislodgedIn(moves!)).map((one) => one.order)).toEqual(["F Rum - Bla"]);
  });

  it("takes five seconds at the most, battles one by one with one's own first", () => {
    const crowded = Array.from({ length: 30 }, (_, nth) => ({
      ...list[0]!,
      power: nth === 7 ? "France" : "Russia",
      order: learn(sent("A Bur - Bel")),
      outcome: "bounces",
    }));

    expect(inRuleOrder(crowded, ["France"])[0]!.power).toBe("France");
    expect(beatsOf(list).at(-1)!.told).toBe(list.length);
    expect(beatsOf(crowded).reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(5000);
  });
});

describe("the end of a year", () => {
  const whole = [
    ...log,
    event(9, "UnitBuilt", { power: "Austria", unit: piece("A Bud"), order: sent("B A Bud") }),
    event(9, "PhaseBegan", { phase: "S1902M" }),
  ];
  const years = yearsOf(chaptersOf(whole), { Rum: "Austria", Gre: "Austria", Bud: "Austria" });

  it("tells centres, retreats and builds of everybody, one's own first", () => {
    expect(years.map((one) => [one.year, one.until])).toEqual([["1901", 9]]);
    expect(rowsFor(years[0]!, ["Russia"])).toMatchObject([
      { power: "Russia", before: 1, after: 0, lost: ["Rum"], deeds: [{ deed: "retreated", to: "Sev" }] },
      { power: "Austria", before: 1, after: 3, gained: ["Rum", "Gre"], deeds: [{ deed: "built" }] },
    ]);
  });

  it("is not over before winter is", () => {
    expect(yearsOf(chapters, {})).toEqual([]);
  });
});

describe("places of a line", () => {
  it("are those of its order, unit and centre", () => {
    expect(orderPlaces(learn(sent("F Nth C A Yor - StP/NC")))).toEqual(["Nth", "Yor", "StP"]);
    expect(placesOf(log[8]!)).toEqual(["Rum", "Bud"]);
    expect(placesOf(log[12]!)).toEqual(["Gre"]);
  });
});

describe("bands", () => {
  it("stack the powers without gaps", () => {
    const bands = bandsOf([{ Austria: 17, England: 17 }, { Austria: 34 }], 100, 34, 34);

    expect(bands.find((band) => band.power === "Austria")!.d).toBe("M0 17L100 0L100 34L0 34Z");
    expect(bands.find((band) => band.power === "England")!.d).toBe("M0 0L100 0L100 0L0 17Z");
  });
});
