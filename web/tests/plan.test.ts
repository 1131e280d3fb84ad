import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api/types";
import {
  counted,
  newPlan,
  onlyMute,
  paceOf,
  tableOf,
  usualPace,
  withHolder,
  withPreset,
  withPublic,
  withSeat,
} from "../src/screens/create/plan";
import { quickOptions } from "../src/screens/quick";
import { changeOf } from "../src/state/away";
import { nextSeat } from "../src/screens/table/turns";
import { RULES } from "../src/games/registry";
import { summary } from "./fakes";

const GAME: GameInfo = {
  id: "diplomacy",
  version: "1",
  scenarios: [
    { id: "seven", seats: ["Austria", "England", "France"] },
    { id: "two", seats: ["A+B", "C+D"] },
  ],
  options: [
    { name: "press", kind: "choice", default: "private", choices: ["none", "private"], lowest: 0, highest: 0 },
    { name: "hidden_votes", kind: "switch", default: false, choices: [], lowest: 0, highest: 0 },
  ],
  packs: [],
  bots: ["random", "regular"],
  scorings: [],
  talking: ["regular"],
};
const plan = () => newPlan(GAME, "regular", "Name", "Europe/Budapest", "en");

describe("a new table", () => {
  it("is me against bots unless something is changed", () => {
    expect(tableOf(plan(), GAME)).toMatchObject({
      options: {},
      seats: { Austria: "me", England: "bot:regular", France: "bot:regular" },
      pace: { kind: "untimed" },
    });
  });

  it("names its pack, and a preset only one the house still has", () => {
    const game = { ...GAME, packs: [{ hash: "abc", name: "My copy" }] };
    expect(tableOf(plan(), game)).not.toHaveProperty("pack");
    expect(tableOf({ ...plan(), pack: "abc" }, game).pack).toBe("abc");
    expect(withPreset(plan(), { ...plan(), pack: "abc" }, game).pack).toBe("abc");
    expect(withPreset(plan(), { ...plan(), pack: "gone" }, game).pack).toBe("");
  });

  it("moves me to the seat I choose, and whoever was to play it plays mine", () => {
    const moved = withHolder(withSeat(plan(), "France", "invite"), "France", "you", "regular");
    expect(moved.seats).toEqual({ Austria: "invite", England: "bot:regular", France: "me" });
    const absent = withSeat(plan(), "Austria", "bot:random");
    expect(withHolder(absent, "England", "you", "regular").seats.England).toBe("me");
  });

  it("makes a hot seat only where somebody is said to play here", () => {
    const two = withHolder(plan(), "France", "here", "regular");
    expect(two.seats).toMatchObject({ Austria: "me", France: "hotseat" });
    expect(counted(two.seats)).toEqual({ you: 1, hotseats: 1, bots: 1, open: 0, invited: 0 });
  });

  it("gives every seat to whoever plays alone", () => {
    expect(tableOf(plan(), GAME, true).seats).toEqual({ Austria: "me", England: "hotseat", France: "hotseat" });
  });

  it("opens seats to anybody only where anybody can find them", () => {
    const hidden = withHolder(plan(), "France", "open", "regular");
    expect(hidden.seats.France).toBe("invite");
    const listed = withSeat(hidden, "France", "open");
    expect(listed.public).toBe(true);
    expect(withHolder(listed, "England", "open", "regular").seats.England).toBe("open");
    expect(withPublic(listed, false).seats.France).toBe("invite");
  });

  it("is without an answer only where every other seat is a bot that reads no letters", () => {
    const mute = { Austria: "me", England: "bot:random", France: "bot:random" } as const;
    expect(onlyMute(plan().seats, GAME)).toBe(false);
    expect(onlyMute(mute, GAME)).toBe(true);
    expect(onlyMute({ ...mute, France: "bot:regular" }, GAME)).toBe(false);
    expect(onlyMute({ ...mute, France: "open" }, GAME)).toBe(false);
    expect(onlyMute({ ...mute, France: "hotseat" }, GAME)).toBe(false);
  });

  it("against bots at once has letters where the bots answer them", () => {
    expect(quickOptions(GAME, "regular")).toEqual({});
    expect(quickOptions(GAME, "random")).toEqual({ press: "none" });
  });

  it("sends only options that are not as usual", () => {
    expect(tableOf({ ...plan(), options: { press: "none", hidden_votes: false } }, GAME).options).toEqual({
      press: "none",
    });
  });

  it("tells the pace in seconds", () => {
    const pace = { ...usualPace("UTC"), kind: "live" as const, missed: "bot" as const };
    expect(paceOf(pace)).toEqual({
      kind: "live",
      first: 1800,
      later: 900,
      writing: 300,
      short: 120,
      grace: 60,
      missed: "bot",
    });
    expect(paceOf({ ...pace, kind: "fixed", at: ["21:00", "08:00"], days: [4, 0] })).toMatchObject({
      at: ["08:00", "21:00"],
      days: [0, 4],
      zone: "UTC",
    });
  });
});

it("a preset is taken over as far as it still fits", () => {
  const kept = {
    ...plan(),
    title: "old",
    scenario: "gone",
    seats: { X: "me" },
    options: { press: "shouting", hidden_votes: true },
    public: true,
  };
  const fresh = withPreset(plan(), kept, GAME);
  expect(fresh).toMatchObject({
    title: "Name",
    scenario: "seven",
    options: { press: "private", hidden_votes: true },
    public: true,
  });
  expect(fresh.seats).toEqual(plan().seats);
});

describe("while I was away", () => {
  const seen = { phase: "S1901M", status: "playing" as const, unread: 1, revisions: {} };
  it("nothing happened", () => {
    expect(changeOf(summary({ unread: 1 }), seen)).toBeNull();
    expect(changeOf(summary(), null)).toBeNull();
  });
  it("the game went on, ended, began, or letters came", () => {
    expect(changeOf(summary({ phase: "F1901M" }), seen)).toMatchObject({ kind: "moved", from: "S1901M" });
    expect(changeOf(summary({ status: "finished" }), seen)?.kind).toBe("finished");
    expect(changeOf(summary(), { ...seen, status: "waiting" })?.kind).toBe("started");
    expect(changeOf(summary({ unread: 3 }), seen)).toMatchObject({ kind: "letters", letters: 2 });
  });
});

describe("a shared screen", () => {
  const table = (ready: string[], mine = ["Austria", "England"]) => {
    const base = summary({ my_seats: mine });
    return { ...base, seats: base.seats.map((seat) => ({ ...seat, ready: ready.includes(seat.id) })) };
  };
  it("goes to the next of mine who has not written", () => {
    expect(nextSeat(table([]), null)).toBe("Austria");
    expect(nextSeat(table([]), "Austria")).toBeNull();
    expect(nextSeat(table(["Austria"]), "Austria")).toBe("England");
    expect(nextSeat(table(["England"]), "England")).toBe("Austria");
    expect(nextSeat(table(["Austria", "England"]), "England")).toBeNull();
  });
});

it("every rule of Diplomacy has its number once", () => {
  const rules = RULES.diplomacy!.chapters.flatMap((chapter) => chapter.rules);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules).toContain("6.17");
});
