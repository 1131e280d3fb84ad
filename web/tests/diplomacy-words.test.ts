import { beforeAll, describe, expect, it } from "vitest";
import { use } from "../src/i18n/index.svelte";
import { learn } from "../src/games/diplomacy/orders/order";
import { sloganOf } from "../src/games/diplomacy/orders/sentences";
import {
  eventText,
  learnNames,
  orderPhrase,
  phaseName,
  placeName,
  reasonText,
  resultLine,
  seatName,
  turnName,
} from "../src/games/diplomacy/words";
import { map, piece, sent, texts } from "./diplomacy-fixtures";

const board = map();
beforeAll(() => learnNames(board.names));

describe("English", () => {
  beforeAll(() => use(texts("en")));

  it("names places and units with their coasts", () => {
    expect(placeName("Bur")).toBe("Burgundy");
    expect(placeName("StP/SC")).toBe("St Petersburg (south coast)");
  });

  it("lets what it does not know pass unchanged", () => {
    expect(placeName("Atlantis")).toBe("Atlantis");
    expect(seatName("Atlantis")).toBe("Atlantis");
    expect(orderPhrase("march on!")).toBe("march on!");
    expect(phaseName("X1901M")).toBe("X1901M");
  });

  it("names seats of several powers and everybody", () => {
    expect(seatName("Austria+France")).toBe("Austria + France");
    expect(seatName("all")).toBe("everybody");
  });

  it("names turns and phases", () => {
    expect(turnName("S1902M")).toBe("Spring 1902");
    expect(phaseName("F1902R")).toBe("Autumn 1902, retreat and disband phase");
    expect(phaseName("A")).toBe("adjustment phase");
  });

  it.each([
    ["A Par H", "Paris holds"],
    ["A Par - Bur", "Paris moves to Burgundy"],
    ["A Lon - Bel via convoy", "London moves by convoy to Belgium"],
    ["A Par S A Mar - Bur", "Paris supports Marseilles to Burgundy"],
    ["F Den S F Bal", "Denmark supports Baltic Sea"],
    ["F Nth C A Lon - Bel", "North Sea convoys London to Belgium"],
    ["A Tri R Alb", "Trieste retreats to Albania"],
    ["B F StP/SC", "a fleet is built in St Petersburg (south coast)"],
    ["Waive", "a build is waived"],
  ])("tells the order %s", (order, sentence) => {
    expect(orderPhrase(learn(sent(order)))).toBe(sentence);
  });

  it("gives the rule and the pieces of a refusal", () => {
    const reason = { message: "move-not-adjacent", rule: "3.1", params: { unit: "A Par", place: "Mos" } };

    expect(reasonText(reason)).toBe("Not allowed (rule 3.1): Paris and Moscow are not adjacent.");
  });

  it("quotes a refused order as it was written", () => {
    const reason = { message: "retreat-only", rule: "7.1", params: { order: "A Par - Bur" } };

    expect(reasonText(reason)).toContain("“A Par - Bur”");
  });

  it("says a reason without the parameter it lacks", () => {
    expect(reasonText({ message: "order-no-unit", rule: "2.9", params: { text: "A Xyz H" } })).toBe(
      "Not allowed (rule 2.9): the unit of this order is not on the board. Order: “A Xyz H”.",
    );
  });

  it("falls back to the server's words for what has no text", () => {
    expect(reasonText({ code: "no-such-code", message: "plain words", rule: "", params: {}, readings: [] })).toBe(
      "plain words",
    );
  });

  it("tells events, and tells them otherwise when something is missing", () => {
    const resolved = {
      n: 3,
      event: "diplomacy.OrderResolved",
      power: "England",
      order: sent("F Nwy S F Den - Swe"),
      outcome: "cut",
      reason: { message: "support-cut", rule: "5.16", params: { by: "A StP" } },
    };
    const taken = { n: 9, event: "diplomacy.CentreTaken", centre: "Bel", power: "England", previous: "" };
    const dislodged = {
      n: 4,
      event: "diplomacy.UnitDislodged",
      power: "Russia",
      unit: piece("F Rum"),
      attacker: piece("A Bud"),
      attacker_from: "Bud",
      retreats: ["Sev"],
    };

    expect(eventText(resolved)).toBe(
      "England: Norway supports Denmark to Sweden – cut. An attack from St Petersburg cut the support (rule 5.16).",
    );
    expect(eventText(taken)).toBe("England takes Belgium, which nobody owned.");
    expect(eventText(dislodged)).toContain("may retreat to Sevastopol.");
    expect(eventText({ ...dislodged, retreats: [] })).toBe(
      "Russia is driven out of Rumania by an attack from Budapest and has no way out.",
    );
    expect(eventText({ n: 1, event: "chess.Mate" })).toBeNull();
  });

  it("tells how the match ended", () => {
    const result = {
      kind: "draw",
      seats: ["England", "France"],
      why: "agreed",
      centres: { England: 17, France: 17, Italy: 0 },
    };

    expect(resultLine(result)).toBe(
      "Shared draw: England and France. The players agreed. Supply centres: England – 17 and France – 17.",
    );
    expect(resultLine(null)).toBe("The match goes on.");
  });

  it("puts slips into few words and knows a way by sea", () => {
    expect(sloganOf(learn(sent("A Yor - Bel")), board.neighbours)).toEqual({
      verb: "moves by sea to",
      object: "Belgium",
    });
    expect(sloganOf(learn(sent("A Yor - Lon")), board.neighbours)).toEqual({ verb: "moves to", object: "London" });
    expect(sloganOf(learn(sent("F Nwy S F Den - Swe")), board.neighbours)).toEqual({
      verb: "supports",
      object: "Denmark to Sweden",
    });
  });
});

describe("Russian and Hungarian", () => {
  it("speak the same sentences", () => {
    const reason = { message: "convoy-from-coast", rule: "6.2", params: { unit: "F Edi", place: "Nwy" } };
    use(texts("ru"));
    expect(reasonText(reason)).toContain("правило 6.2");
    expect(reasonText(reason)).toContain("а Эдинбург — берег");
    expect(placeName("NAt")).toBe("Атлантический океан (север)");
    use(texts("hu"));
    expect(reasonText(reason)).toContain("szabály: 6.2");
    expect(reasonText(reason)).toContain("Edinburgh pedig part");
    use(texts("en"));
  });
});
