import { describe, expect, it } from "vitest";
import { byPlace, partsOf, takesOf } from "../src/games/napoleonic-wars/play/deploying";
import { choiceOf } from "../src/games/napoleonic-wars/play/options";
import {
  arrivals,
  bestUse,
  canAdd,
  costOf,
  countOf,
  fitted,
  foreseen,
  keyOf,
  leftOf,
  nextOrder,
  ordersOf,
  priceOf,
  strengthOf,
  withCount,
  type Plan,
} from "../src/games/napoleonic-wars/play/reinforcing";
import type { Reinforcements, ReinforcementRow } from "../src/games/napoleonic-wars/types";

const row = (
  kind: ReinforcementRow["kind"],
  piece: string,
  most: number,
  rule: string,
  ...choices: [at: string, text: string, price: number, most: number][]
): ReinforcementRow => ({
  kind,
  piece,
  most,
  rule,
  reason: null,
  choices: choices.map(([at, text, price, here]) => ({ at, text, verb: "", parts: {}, price, most: here })),
});
const SP = row("sp", "", 30, "7.1", ["paris", "build # sp @ paris", 4, 30]);
const LANNES = row("leader", "lannes", 1, "7.2", ["paris", "build leader lannes @ paris", 8, 1]);
const SHIP = row(
  "squadron",
  "",
  3,
  "7.3",
  ["brest", "build squadron @ brest", 8, 3],
  ["marseilles", "build squadron @ marseilles", 8, 3],
);
const BACK = row("regroup-sp", "", 2, "7.7", ["paris", "regroup # sp @ paris", 2, 2]);
const REFIT = row("refit", "", 1, "7.7", ["brest", "refit brest", 1, 1]);
const CONSUL = row("consul", "sweden", 1, "8.1", ["left", "consul sweden left in britain", 2, 1]);
const DEPLOY = row("deploy", "", 1, "14.21", ["", "deploy", 0, 1]);
const TOLD: Reinforcements = {
  nation: "france",
  total: 36,
  purse: 36,
  where: ["paris"],
  rows: [SP, LANNES, SHIP, BACK, REFIT, CONSUL, DEPLOY],
};
/** Four units, Lannes, a squadron in Marseilles, a unit back: 17 of 18 CP. */
const PLAN: Plan = {
  sp: { paris: 4 },
  "leader lannes": { paris: 1 },
  squadron: { marseilles: 1 },
  "regroup-sp": { paris: 1 },
};
const VIEW = {
  strength: { paris: { france: 2, austria: 1 }, vienna: { austria: 8 } },
  leaders: { ney: "ulm" },
  squadrons: { france_sq1: { place: "regroup", status: "ready" as const } },
};

describe("a plan of reinforcements", () => {
  it("costs what its rows cost", () => {
    expect([priceOf(PLAN, SP), priceOf(PLAN, LANNES), priceOf(PLAN, CONSUL)]).toEqual([16, 8, 0]);
    expect([costOf(TOLD, PLAN), leftOf(TOLD, PLAN)]).toEqual([34, 2]);
  });
  it("takes no more than the purse, the row and the place allow", () => {
    expect(canAdd(TOLD, PLAN, SP, SP.choices[0]!)).toBe(false);
    expect(canAdd(TOLD, PLAN, BACK, BACK.choices[0]!)).toBe(true);
    expect(canAdd(TOLD, { "leader lannes": { paris: 1 } }, LANNES, LANNES.choices[0]!)).toBe(false);
    expect(canAdd({ ...TOLD, purse: 99 }, { squadron: { brest: 2, marseilles: 1 } }, SHIP, SHIP.choices[0]!)).toBe(
      false,
    );
  });
  it("keeps places of one row apart", () => {
    const two = withCount(withCount({}, SHIP, "brest", 1), SHIP, "marseilles", 1);
    expect([countOf(two, SHIP), two]).toEqual([2, { squadron: { brest: 1, marseilles: 1 } }]);
    expect(withCount(withCount(two, SHIP, "brest", 0), SHIP, "marseilles", 0)).toEqual({});
  });
  it("is sent as ordinary answers: strength at once, ships one by one, a Deployment last", () => {
    const plan = { deploy: { "": 1 }, squadron: { brest: 2 }, sp: { paris: 4 } };
    expect(ordersOf(TOLD, plan)).toEqual([
      "build 4 sp @ paris",
      "build squadron @ brest",
      "build squadron @ brest",
      "deploy",
    ]);
    expect(nextOrder(TOLD, plan)!.rest).toEqual({ deploy: { "": 1 }, squadron: { brest: 2 } });
    expect(nextOrder(TOLD, {})).toBeNull();
  });
  it("loses what another question no longer offers, and keeps the rest", () => {
    const later = { ...TOLD, purse: 10, rows: TOLD.rows.filter((one) => one !== LANNES) };
    expect(fitted(later, PLAN)).toEqual({ sp: { paris: 2 }, "regroup-sp": { paris: 1 } });
    expect(fitted(TOLD, PLAN)).toEqual(PLAN);
  });
  it("offers the dearest piece that can still be paid, influence last, no Deployment", () => {
    const best = (purse: number, rows = TOLD.rows) => {
      const found = bestUse({ ...TOLD, purse, rows }, {}, (one) => one.choices[0]);
      return found && keyOf(found.row);
    };
    expect([best(36), best(4), best(2), best(1), best(0)]).toEqual([
      "leader lannes",
      "sp",
      "regroup-sp",
      "refit",
      null,
    ]);
    expect(best(2, [CONSUL, DEPLOY])).toBe("consul sweden");
  });
  it("shows what will stand where, without touching what stands there now", () => {
    const plan = { ...PLAN, consul: { left: 1 } };
    expect(arrivals(TOLD, plan)).toEqual({
      paris: { sp: 5, leaders: ["lannes"], built: 0, back: 0, refitted: 0 },
      marseilles: { sp: 0, leaders: [], built: 1, back: 0, refitted: 0 },
    });
    const after = foreseen(VIEW, TOLD, plan);
    expect(after.strength.paris).toEqual({ france: 7, austria: 1 });
    expect(after.leaders).toEqual({ ney: "ulm", lannes: "paris" });
    expect(Object.values(after.squadrons)).toContainEqual({ place: "marseilles", status: "building" });
    expect([strengthOf(after, "france"), strengthOf(VIEW, "france"), strengthOf(after, "austria")]).toEqual([7, 2, 9]);
  });
  it("brings squadrons back from Regroup to be refitted", () => {
    const back = row("regroup-squadron", "", 1, "7.7", ["brest", "regroup squadron @ brest", 2, 1]);
    expect(
      foreseen(VIEW, { ...TOLD, rows: [back] }, { "regroup-squadron": { brest: 1 } }).squadrons.france_sq1,
    ).toEqual({ place: "brest", status: "refitting" });
  });
});

describe("a Deployment", () => {
  it("tells what goes along and how much more may", () => {
    expect(
      partsOf({
        leader: "murat",
        start: "paris",
        leaders: ["ney"],
        taken: [{ area: "paris", nation: "france", count: 3 }],
        room: 2,
        price: 8,
        is_free: false,
      }),
    ).toMatchObject({ leader: "murat", start: "paris", room: 2, price: 8, isFree: false });
    expect(partsOf({ is_free: true }).isFree).toBe(true);
  });
  it("lists pieces by place, those at its start first, strength before leaders", () => {
    const strength = (count: number, area: string) =>
      choiceOf({
        text: `take ${count} france @ ${area}`,
        verb: "take-sp",
        parts: { count, nation: "france", area },
      });
    const ney = choiceOf({ text: "take ney", verb: "take", parts: { leader: "ney" } });
    const choices = [
      choiceOf({ text: "to reims", verb: "to", parts: { place: "reims" } }),
      strength(3, "ulm"),
      strength(2, "brest"),
      strength(7, "paris"),
    ];
    const takes = takesOf([...choices, { ...ney, from: "paris" }]).sort(byPlace("paris", (place) => place));
    expect(takes.map((take) => take.text)).toEqual([
      "take 7 france @ paris",
      "take ney",
      "take 2 france @ brest",
      "take 3 france @ ulm",
    ]);
    expect(takes[1]).toMatchObject({ leader: "ney", most: 1 });
  });
});
