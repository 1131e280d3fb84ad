import { describe, expect, it } from "vitest";
import { appended, withPresence, withUpdate } from "../src/api/merge";
import { snapshot } from "./fakes";

describe("an update", () => {
  it("replaces changed fields, extends lists and keeps the rest", () => {
    const before = snapshot();
    const after = withUpdate(before, {
      revision: 5,
      view: { ready: ["France"], press_more: [{ n: 1, text: "and you?" }] },
      events: [{ n: 5, event: "diplomacy.PressSent" }],
      can_undo: true,
      table: { unread: 1 },
    });

    expect(after.view).toEqual({
      phase: "S1901M",
      ready: ["France"],
      press: [
        { n: 0, text: "hello" },
        { n: 1, text: "and you?" },
      ],
    });
    expect(after).toMatchObject({
      revision: 5,
      can_undo: true,
      question: { kind: "orders" },
      table: { unread: 1, title: "Table" },
    });
    expect(after.log).toHaveLength(2);
    expect(before.log).toHaveLength(1);
  });

  it("tells of seats without taking their names away", () => {
    const after = withUpdate(snapshot(), {
      revision: 5,
      table: { seats: [{ id: "England", ready: true, online: false }] },
    });
    const england = after.table.seats.find((seat) => seat.id === "England");

    expect(after.table.seats.map((seat) => seat.id)).toEqual(["Austria", "England", "France"]);
    expect(england).toMatchObject({ name: "England", me: true, ready: true, online: false });
  });

  it("strikes out lines that have not happened, and tells who asks to take back", () => {
    const before = snapshot({
      log: [
        { n: 0, event: "a" },
        { n: 2, event: "b" },
        { n: 3, event: "c" },
      ],
    });
    const wish = { seat: "England", n: 2, waiting: ["France"], agreed: [] };
    const after = withUpdate(before, { revision: 6, struck: [2, 3], events: [{ n: 6, event: "d" }], takeback: wish });

    expect(after.log.map((line) => line.event)).toEqual(["a", "d"]);
    expect(after.takeback).toEqual(wish);
    expect(withUpdate(after, { revision: 7, takeback: null }).takeback).toBeNull();
    expect(withUpdate(after, { revision: 7 }).takeback).toEqual(wish);
  });

  it("can take the question away", () => {
    expect(withUpdate(snapshot(), { revision: 5, question: null }).question).toBeNull();
  });

  it("seen already changes nothing: letters are not doubled", () => {
    const update = { revision: 5, view: { press_more: [{ n: 1 }] }, events: [{ n: 5, event: "x" }] };
    const once = withUpdate(snapshot(), update);
    const twice = withUpdate(once, update);

    expect(twice.view).toEqual(once.view);
    expect(twice.log).toEqual(once.log);
    expect(withUpdate(once, { revision: 3, view: { phase: "F1900M" }, table: { unread: 9 } })).toBe(once);
  });

  it("without a decision may move the clock and the readiness", () => {
    const clock = {
      deadline: "2024-01-01T01:00:00Z",
      stage: "writing",
      agreed_early: [],
      now: "2024-01-01T00:00:05Z",
      late: false,
      grace_until: null,
    };
    const after = withUpdate(snapshot(), { revision: 4, clock, table: { waits_for_me: false } });
    expect(after).toMatchObject({ clock: { stage: "writing" }, table: { waits_for_me: false }, revision: 4 });
  });
});

it("lines of the log come once and in order", () => {
  const log = [
    { n: 1, event: "a" },
    { n: 2, event: "b" },
  ];
  expect(
    appended(log, [
      { n: 2, event: "b" },
      { n: 3, event: "c" },
      { n: 3, event: "d" },
    ]).map((line) => line.event),
  ).toEqual(["a", "b", "c", "d"]);
  expect(appended(log, [])).toBe(log);
});

it("presence names those who are there", () => {
  const after = withPresence(snapshot(), ["France"]);
  expect(after.table.seats.map((seat) => [seat.id, seat.online])).toEqual([
    ["Austria", false],
    ["England", false],
    ["France", true],
  ]);
});
