import { describe, expect, it } from "vitest";
import type { DipPick } from "../src/games/diplomacy/types";
import {
  asking,
  firstVerb,
  openPlaces,
  optionsOf,
  pickPlace,
  refusedText,
  refusedVerbText,
  startWith,
  warningOf,
} from "../src/games/diplomacy/orders/choosing";
import { expectedMove, learn, orderOf } from "../src/games/diplomacy/orders/order";
import {
  answerText,
  cleaned,
  draftOf,
  mayWaive,
  nextOpen,
  openOrders,
  slotFor,
  slotsOf,
} from "../src/games/diplomacy/orders/slots";
import { sameNotation } from "../src/games/diplomacy/orders/spelling";
import { map, order, pick, question } from "./diplomacy-fixtures";

const NTH = pick("F Nth", "England", [
  "F Nth H",
  "F Nth - Nwy",
  "F Nth - Den",
  "F Nth C A Yor - Nwy",
  "F Nth C A Yor - Bel",
  "F Nth S A Yor",
  "F Nth S F Nwy",
  "F Nth S F Nwy - Ska",
]);
const YOR = pick("A Yor", "England", [
  "A Yor H",
  "A Yor - Lon",
  "A Yor - Lon via convoy",
  "A Yor - Bel",
  "A Yor S F Nth - Lon",
]);
const BAR = pick("F Bar", "Russia", ["F Bar H", "F Bar - StP/NC", "F Bar - Nwy"]);
const MID = pick("F Mid", "France", ["F Mid - Spa/NC", "F Mid - Spa/SC", "F Mid - Por"]);
const orders = question("orders", NTH, YOR);
const offered = (one: DipPick) => one.orders.map((sent) => orderOf(learn(sent))!);

describe("orders", () => {
  it("come with their parts and go by their texts", () => {
    expect(order("F Nth C A Yor - Bel")).toEqual({
      text: "F Nth C A Yor - Bel",
      kind: "convoy",
      unit: "F",
      at: "Nth",
      other: { unit: "A", at: "Yor" },
      target: "Bel",
      via: false,
    });
    expect(order("R A Gal")).toMatchObject({ kind: "remove", at: "Gal" });
    expect(order("A Lon - Bel via convoy")).toMatchObject({ kind: "move", via: true });
    expect(orderOf("F Nth C A Yor - Bel")).toBe(order("F Nth C A Yor - Bel"));
  });

  it("are not made of texts nobody sent", () => {
    expect(orderOf("A Sil - Pru")).toBeNull();
    expect(orderOf(learn({ text: "hello there", verb: "", parts: {} }))).toBeNull();
  });

  it("tell what they expect of others", () => {
    expect(expectedMove(order("A Par S A Mar - Bur"))).toMatchObject({ kind: "move", at: "Mar", target: "Bur" });
  });

  it("is the same in other case and spacing", () => {
    expect(sameNotation("A Par - Bur", "a par-bur")).toBe(true);
    expect(sameNotation("A Par - Bur", "A Par  →  Bur")).toBe(true);
    expect(sameNotation("A Par - Bur", "A Par - Gas")).toBe(false);
  });
});

describe("from clicks to an order", () => {
  it("opens with moving", () => {
    expect(firstVerb(offered(NTH))).toBe("move");
    expect(firstVerb(offered(pick("A Tri", "Italy", ["A Tri D"])))).toBe("disband");
  });

  it("moves by one click", () => {
    expect(pickPlace(offered(NTH), startWith("move"), "Nwy")).toMatchObject({ done: { text: "F Nth - Nwy" } });
  });

  it("convoys by the army, then its destination", () => {
    const first = pickPlace(offered(NTH), startWith("convoy"), "Yor");
    expect(first).toEqual({ more: { verb: "convoy", other: "Yor", target: null } });

    const choice = (first as { more: Parameters<typeof asking>[0] }).more;
    expect(asking(choice)).toBe("target");
    expect(openPlaces(offered(NTH), choice)).toEqual(new Set(["Nwy", "Bel"]));
    expect(pickPlace(offered(NTH), choice, "Bel")).toMatchObject({ done: { text: "F Nth C A Yor - Bel" } });
  });

  it("supports a unit that stands by clicking it twice, a moving one by its destination", () => {
    const choice = { verb: "support" as const, other: "Nwy", target: null };

    expect(pickPlace(offered(NTH), startWith("support"), "Nwy")).toEqual({ more: choice });
    expect(pickPlace(offered(NTH), choice, "Nwy")).toMatchObject({ done: { text: "F Nth S F Nwy" } });
    expect(pickPlace(offered(NTH), choice, "Ska")).toMatchObject({ done: { text: "F Nth S F Nwy - Ska" } });
  });

  it("needs no second click where only one order is left", () => {
    expect(pickPlace(offered(NTH), startWith("support"), "Yor")).toMatchObject({ done: { text: "F Nth S A Yor" } });
  });

  it("takes a unit that cannot be attacked for one to help", () => {
    expect(pickPlace(offered(NTH), startWith("move"), "Yor")).toMatchObject({ done: { text: "F Nth S A Yor" } });
  });

  it("changes the helped unit while a destination is asked", () => {
    const choice = { verb: "support" as const, other: "Nwy", target: null };

    expect(pickPlace(offered(NTH), choice, "Yor")).toMatchObject({ done: { text: "F Nth S A Yor" } });
  });

  it("asks which way where land and sea both lead there", () => {
    const which = pickPlace(offered(YOR), startWith("move"), "Lon");

    expect(which).toEqual({ more: { verb: "move", other: null, target: "Lon" } });
    const choice = (which as { more: Parameters<typeof asking>[0] }).more;
    expect(optionsOf(offered(YOR), choice).map((option) => option.key)).toEqual([
      "A Yor - Lon",
      "A Yor - Lon via convoy",
    ]);
  });

  it("asks which coast, and takes the only one at once", () => {
    expect(pickPlace(offered(MID), startWith("move"), "Spa")).toMatchObject({ more: { target: "Spa" } });
    expect(pickPlace(offered(BAR), startWith("move"), "StP")).toMatchObject({ done: { text: "F Bar - StP/NC" } });
  });

  it("builds nothing the question does not offer", () => {
    expect(pickPlace(offered(NTH), startWith("move"), "Mos")).toBeNull();
    expect(pickPlace(offered(BAR), startWith("support"), "Nwy")).toBeNull();
  });
});

describe("why not", () => {
  const [nth] = slotsOf(orders);
  const units = [
    { power: "England", kind: "F" as const, place: "Nth" },
    { power: "England", kind: "A" as const, place: "Yor" },
    { power: "Russia", kind: "F" as const, place: "StP/SC" },
  ];

  it("asks about the order the click would have been", () => {
    expect(refusedText(nth!, startWith("move"), "Mos", units)).toBe("F Nth - Mos");
    expect(refusedText(nth!, startWith("support"), "StP", units)).toBe("F Nth S F StP/SC");
    expect(refusedText(nth!, { verb: "convoy", other: "Yor", target: null }, "Mos", units)).toBe("F Nth C A Yor - Mos");
    expect(refusedText(nth!, { verb: "support", other: "Yor", target: null }, "Mos", units)).toBe(
      "F Nth S A Yor - Mos",
    );
  });

  it("asks about a closed verb with an order of that verb", () => {
    expect(refusedVerbText(nth!, "convoy", units)).toBe("F Nth C A Yor - Nth");
  });
});

describe("slips", () => {
  const slots = slotsOf(orders);

  it("are asked in turn, going round", () => {
    expect(nextOpen(slots, {}, null)?.key).toBe("F Nth");
    expect(nextOpen(slots, { "F Nth": "F Nth H" }, "F Nth")?.key).toBe("A Yor");
    expect(nextOpen(slots, { "A Yor": "A Yor H" }, "A Yor")?.key).toBe("F Nth");
    expect(nextOpen(slots, { "F Nth": "F Nth H", "A Yor": "A Yor H" }, null)).toBeNull();
  });

  it("make one answer; a unit without an order holds", () => {
    expect(answerText(orders, slots, { "A Yor": "A Yor - Bel" })).toBe("F Nth H; A Yor - Bel");
  });

  it("say disband for a retreat that was not written", () => {
    const retreats = question("retreats", pick("A Tri", "Austria", ["A Tri D", "A Tri R Alb"]));

    expect(answerText(retreats, slotsOf(retreats), {})).toBe("A Tri D");
  });

  it("forget orders that are no longer offered", () => {
    expect(cleaned(slots, { "F Nth": "F Nth - Lon", "A Yor": "A Yor - Bel" })).toEqual({ "A Yor": "A Yor - Bel" });
  });

  it("take sealed orders back", () => {
    expect(draftOf(slots, ["A Yor - Bel", "F Nth C A Yor - Bel"])).toEqual({
      "A Yor": "A Yor - Bel",
      "F Nth": "F Nth C A Yor - Bel",
    });
  });

  it("count builds; a centre is used once and the rest may be waived", () => {
    const builds = question(
      "adjustments",
      pick(null, "France", ["B A Par", "B A Bre", "B F Bre"], { count: 2, exact: false }),
    );
    const two = slotsOf(builds);

    expect(two).toHaveLength(2);
    expect(mayWaive(two[0]!)).toBe(true);
    expect(openOrders(two[1]!, two, { [two[0]!.key]: "B F Bre" }).map((order) => order.text)).toEqual(["B A Par"]);
    expect(slotFor(two, { [two[0]!.key]: "B F Bre" }, "B A Par")?.key).toBe(two[1]!.key);
    expect(answerText(builds, two, { [two[0]!.key]: "B F Bre" })).toBe("B F Bre; Waive");
  });

  it("leave removals that are not named to the rules", () => {
    const removals = question("adjustments", pick(null, "Italy", ["R A Rom", "R F Nap"], { count: 1, exact: true }));

    expect(mayWaive(slotsOf(removals)[0]!)).toBe(false);
    expect(answerText(removals, slotsOf(removals), {})).toBe("none");
  });
});

describe("second thoughts", () => {
  const slots = slotsOf(orders);
  const [nth, yor] = slots;
  const near = map().neighbours;
  const order = (slot: typeof nth, text: string) => slot!.orders.find((one) => one.text === text)!;

  it("warn of a convoy nobody gives", () => {
    expect(warningOf(order(yor, "A Yor - Bel"), {}, yor!, slots, near)).toBe("no-fleet");
    expect(warningOf(order(yor, "A Yor - Bel"), { "F Nth": "F Nth C A Yor - Bel" }, yor!, slots, near)).toBeNull();
  });

  it("warn of help that does not match", () => {
    expect(warningOf(order(nth, "F Nth C A Yor - Bel"), { "A Yor": "A Yor - Lon" }, nth!, slots, near)).toBe(
      "no-match",
    );
    expect(warningOf(order(nth, "F Nth S A Yor"), { "A Yor": "A Yor H" }, nth!, slots, near)).toBeNull();
  });

  it("stay silent about others", () => {
    expect(warningOf(order(nth, "F Nth - Den"), {}, nth!, slots, near)).toBeNull();
  });
});
