import { describe, expect, it } from "vitest";
import type { Reason } from "../src/api/types";
import type { DipOrder, DipView } from "../src/games/diplomacy/types";
import { learn } from "../src/games/diplomacy/orders/order";
import { answerText, cleaned, slotOfUnit, slotsOf } from "../src/games/diplomacy/orders/slots";
import { Writing, type Kept } from "../src/games/diplomacy/orders/writing.svelte";
import { ordersFrom, positionFrom, START, asText } from "../src/games/diplomacy/study/written";
import { map, pick, question, sent } from "./diplomacy-fixtures";

const NTH = pick("F Nth", "England", ["F Nth H", "F Nth - Nwy"]);
const YOR = pick("A Yor", "England", ["A Yor H", "A Yor - Lon"]);
const orders = question("orders", NTH, YOR);
const why = (message: string, line: string): Reason => ({ message, rule: "3.1", params: { line }, readings: [] });

function writing(
  own_void: DipView["own_void"] = [],
  own_orders: DipOrder[] = [],
  shelf: { kept: Kept | null } = { kept: null },
): Writing {
  const found = new Writing(() => ({
    map: map(),
    question: orders,
    view: { units: [], own_orders, own_void },
    load: () => shelf.kept,
    keep: (kept) => (shelf.kept = JSON.parse(JSON.stringify(kept)) as Kept),
    explain: async (text) => {
      if (text === "hm") return { allowed: false, reason: why("order-unreadable", text), reads: [], warnings: [] };
      const foreign = text.startsWith("A Mun");
      return {
        allowed: true,
        reason: null,
        reads: [sent(text)],
        warnings: [why(foreign ? "order-foreign-unit" : "move-not-adjacent", text)],
      };
    },
  }));
  found.begin();
  return found;
}

describe("orders that are accepted and not carried out", () => {
  it("stand on the slip of their unit with the reason", async () => {
    const sheet = writing();
    expect(await sheet.type("A Yor - Par")).toBeNull();
    expect(sheet.draft["A Yor"]).toBe("A Yor - Par");
    expect(sheet.doubts["A Yor - Par"]?.message).toBe("move-not-adjacent");
    expect(answerText(orders, sheet.slots, sheet.draft)).toBe("F Nth H; A Yor - Par");
  });

  it("do not keep the others of the same line from being written", async () => {
    const sheet = writing();
    const reason = await sheet.type("hm; A Mun H; F Nth - Nwy");
    expect(reason?.message).toBe("order-unreadable");
    expect(sheet.draft).toEqual({ "F Nth": "F Nth - Nwy" });
  });

  it("are still on their slips for whoever opens the page again", async () => {
    const shelf = { kept: null };
    const before = writing([], [], shelf);
    await before.type("A Yor - Par; F Nth - Nwy");
    const after = writing([], [], shelf);
    expect(after.draft).toEqual({ "F Nth": "F Nth - Nwy", "A Yor": "A Yor - Par" });
    expect(after.doubts).toEqual({ "A Yor - Par": why("move-not-adjacent", "A Yor - Par") });
    after.erase("A Yor");
    expect(writing([], [], shelf).doubts).toEqual({});
  });

  it("come back to their slips when the seal is broken", () => {
    const sheet = writing(
      [
        { text: "A Yor - Par", order: sent("A Yor - Par"), reason: why("move-not-adjacent", "") },
        { text: "hm", order: null, reason: why("x", "") },
      ],
      [sent("F Nth - Nwy"), sent("A Yor - Par")],
    );
    expect(sheet.draft).toEqual({ "F Nth": "F Nth - Nwy", "A Yor": "A Yor - Par" });
  });

  it("are cleaned away where nothing is known of them", () => {
    const slots = slotsOf(orders);
    expect(cleaned(slots, { "A Yor": "A Yor - Par" })).toEqual({});
    expect(slotOfUnit(slots, learn(sent("A Yor - Par")))?.key).toBe("A Yor");
    expect(slotOfUnit(slots, learn(sent("A Par - Bur")))).toBeNull();
  });
});

describe("a game master's text", () => {
  const named = (power: string) => ({ France: "Франция", Germany: "Германия" })[power] ?? power;

  it("is cut by powers, in any language", () => {
    const { orders: found, stray } = ordersFrom(
      "France: A Par - Bur; A Mar H\nF Bre H\n\nГермания:\nA Mun - Bur;",
      named,
    );
    expect(found).toEqual({ France: ["A Par - Bur", "A Mar H", "F Bre H"], Germany: ["A Mun - Bur"] });
    expect(stray).toEqual([]);
  });

  it("tells lines that belong to nobody", () => {
    expect(ordersFrom("A Par H\nFrance: A Mar H", named).stray).toEqual(["A Par H"]);
  });

  it("reads positions and nothing else", () => {
    expect(positionFrom(asText(START))).toEqual(START);
    for (const text of ["", "{", "[]", "3", '{"phase":"S1901M"}']) expect(positionFrom(text)).toBeNull();
  });
});
