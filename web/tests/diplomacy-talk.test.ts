import { describe, expect, it } from "vitest";
import type { Letter } from "../src/api/types";
import { sent } from "./diplomacy-fixtures";
import { wordsOf } from "../src/games/diplomacy/talk/promises";
import type { WordGiven } from "../src/games/diplomacy/types";
import { byLatest, keyOf, letterText, passagesOf, threadsOf } from "../src/games/diplomacy/talk/threads";

const letter = (n: number, sender: string, to: string[], text = "…"): Letter => ({
  n,
  phase: "S1901M",
  sender,
  to,
  text,
  sent: null,
});
const SEATS = ["Austria", "England", "France"];
const letters = [
  letter(0, "Austria", ["all"]),
  letter(1, "France", ["England"]),
  letter(2, "England", ["France"]),
  letter(3, "France", ["Austria", "England"]),
  letter(4, "", ["England"]),
];
const threads = threadsOf(letters, "England", SEATS, { all: 0 });
const find = (key: string) => threads.find((thread) => thread.key === key)!;

describe("threads", () => {
  it("are everybody, each other seat, circles, and letters without a sender", () => {
    expect(threads.map((thread) => thread.key)).toEqual(["all", "Austria", "France", "Austria,France", "grey"]);
    expect(find("France").letters.map((one) => one.n)).toEqual([1, 2]);
  });

  it("count what others wrote and was not read", () => {
    expect(find("all").unread).toBe(0);
    expect(find("France").unread).toBe(1);
    expect(find("Austria,France").unread).toBe(1);
    expect(find("grey").unread).toBe(1);
    expect(find("Austria").unread).toBe(0);
  });

  it("put the newest talk first", () => {
    expect(byLatest(threads)[0]!.key).toBe("grey");
    expect(byLatest(threads).at(-1)!.key).toBe("Austria");
  });

  it("show a spectator the public one only", () => {
    expect(threadsOf([letters[0]!], null, SEATS, {}).map((thread) => thread.key)).toEqual(["all"]);
  });

  it("keep a circle that was made and has no letter yet", () => {
    expect(threadsOf([], "England", SEATS, {}, [keyOf(["France", "Austria"], "England")]).at(-1)!.key).toBe(
      "Austria,France",
    );
  });
});

describe("letters", () => {
  it("are written in the form of the rules, line breaks and all", () => {
    expect(letterText("all", " Peace. ", false)).toBe("press all: Peace.");
    expect(letterText("Austria,France", "One\nTwo", false)).toBe("press Austria, France: One\\nTwo");
    expect(letterText("France", "Who am I?", true)).toBe("press grey France: Who am I?");
  });

  it("propose orders by the lines that the server knows as such", () => {
    const passages = passagesOf({
      text: "Shall we?\\nF Den - Swe\\nA hat is not an order",
      orders: { 1: sent("F Den - Swe") },
    });

    expect(passages.map((one) => one.order?.kind ?? null)).toEqual([null, "move", null]);
  });
});

describe("words given", () => {
  const peace = (by: string, verdicts: WordGiven["verdicts"] = [], more: Partial<WordGiven> = {}): WordGiven => ({
    by,
    to: [by === "France" ? "Italy" : "France"],
    what: {
      kind: "peace",
      text: "peace(France, Italy)",
      seats: ["France", "Italy"],
      against: [],
      places: [],
      order: null,
      shares: [],
      parts: [],
    },
    since: "S1901M",
    letter: 3,
    ended: "",
    verdicts,
    ...more,
  });
  const kept = { phase: "F1901M", outcome: "kept" as const, deeds: [] };
  const broken = { phase: "S1902M", outcome: "broken" as const, deeds: [] };

  it("are told once, with what each side made of them", () => {
    const [word, ...more] = wordsOf([peace("France", [kept]), peace("Italy", [kept, broken])], "F1902M");
    expect(more).toEqual([]);
    expect(word!.state).toBe("broken");
    expect(word!.judged.map((one) => [one.by, one.outcome])).toEqual([
      ["France", "kept"],
      ["Italy", "kept"],
      ["Italy", "broken"],
    ]);
  });

  it("hold until somebody ends or breaks them; an order only for its phase", () => {
    const state = (one: WordGiven, phase = "F1902M") => wordsOf([one], phase)[0]!.state;
    const order = (verdicts: WordGiven["verdicts"]) =>
      peace("France", verdicts, { what: { ...peace("France").what, kind: "order" } });
    expect(state(peace("France"))).toBe("open");
    expect(state(peace("France", [kept]))).toBe("keeping");
    expect(state(peace("France", [], { ended: "F1901M" }))).toBe("ended");
    expect(state(peace("France", [kept], { ended: "S1902M" }))).toBe("kept");
    expect(state(order([]), "S1901M")).toBe("open");
    expect(state(order([]))).toBe("past");
    expect(state(order([{ ...kept, outcome: "void" }]))).toBe("void");
    expect(state(order([kept]))).toBe("kept");
  });
});
