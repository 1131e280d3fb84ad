import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, waitBefore, type Connection } from "../src/api/socket";
import type { ServerMessage } from "../src/api/types";
import { FakeWire, snapshot } from "./fakes";

let wires: FakeWire[];
let heard: ServerMessage[];
let states: Connection[];
let socket: TableSocket;
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  states = [];
  let request = 0;
  socket = new TableSocket({
    address: (since) => `ws://here/ws/tables/t1?since=${since ?? ""}`,
    onMessage: (message) => heard.push(message),
    onConnection: (state) => states.push(state),
    open: (address) => {
      wires.push(new FakeWire(address));
      return last();
    },
    newRequestId: () => `r${++request}`,
    silenceMs: 60_000,
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a lost connection", () => {
  it("comes back after a growing wait and resumes from the last revision", () => {
    socket.connect();
    expect(last().address).toBe("ws://here/ws/tables/t1?since=");
    last().open();
    last().say({ type: "snapshot", ...snapshot({ revision: 7 }) });
    last().say({ type: "update", revision: 8, view: {} });
    last().drop();
    expect(states.at(-1)).toBe("lost");

    vi.advanceTimersByTime(waitBefore(0) - 1);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);

    expect(wires).toHaveLength(2);
    expect(last().address).toBe("ws://here/ws/tables/t1?since=8");
  });

  it("waits longer after every failure, but never longer than a quarter of a minute", () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(waitBefore)).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
    socket.connect();
    for (let attempt = 0; attempt < 3; attempt++) {
      last().drop();
      vi.advanceTimersByTime(waitBefore(attempt));
    }
    expect(wires).toHaveLength(4);
    last().open();
    last().drop();
    vi.advanceTimersByTime(waitBefore(0));
    expect(wires).toHaveLength(5);
  });

  it("tries at once when the network is back", () => {
    socket.connect();
    last().drop();
    socket.retryNow();
    expect(wires).toHaveLength(2);
  });

  it("is noticed by silence", () => {
    socket.connect();
    last().open();
    vi.advanceTimersByTime(59_000);
    last().say({ type: "ping" });
    expect(last().sent).toEqual([{ type: "pong" }]);
    vi.advanceTimersByTime(59_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(1000);

    expect(states.at(-1)).toBe("lost");
    expect(wires[0]!.closed).toBe(true);
  });

  it("stays lost when the server says there is nothing to come back to", () => {
    socket.connect();
    last().open();
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});

describe("a line given up", () => {
  it("is closed only once it stands, and says nothing any more", () => {
    socket.connect();
    socket.close();
    expect(last().closed).toBe(false);
    last().open();
    last().say({ type: "snapshot", ...snapshot() });

    expect(last().closed).toBe(true);
    expect(heard).toEqual([]);
  });

  it("is closed at once when it stands", () => {
    socket.connect();
    last().open();
    socket.close();
    expect(last().closed).toBe(true);
  });
});

describe("a request", () => {
  it("is sent again with the same id until it is answered", async () => {
    socket.connect();
    last().open();
    const answer = socket.ask({ type: "decide", revision: 4, text: "A Par - Bur" });
    const asked = { type: "decide", revision: 4, text: "A Par - Bur", request: "r1" };
    expect(last().sent).toEqual([asked]);
    last().drop();
    socket.retryNow();
    last().open();

    expect(last().sent).toEqual([asked]);
    expect(socket.pending).toBe(1);
    last().say({ type: "answer", request: "r1", ok: true, revision: 5 });
    await expect(answer).resolves.toMatchObject({ ok: true, revision: 5 });
    expect(socket.pending).toBe(0);
  });

  it("made without a connection is sent, in order, as soon as there is one", () => {
    socket.connect();
    socket.ask({ type: "explain", text: "A Par - Mos" }).catch(() => undefined);
    socket.ask({ type: "ready", end_talk: true }).catch(() => undefined);
    expect(last().sent).toEqual([]);
    last().open();
    expect(last().sent.map((message) => message.request)).toEqual(["r1", "r2"]);
  });

  it("answered twice is answered once", async () => {
    socket.connect();
    last().open();
    const answer = socket.ask({ type: "undo", revision: 4 });
    last().say({ type: "answer", request: "r1", ok: true, revision: 5 });
    last().say({ type: "answer", request: "r1", ok: false, error: { code: "stale" } });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });

  it("that came too late brings the fresh snapshot and the reason", async () => {
    socket.connect();
    last().open();
    const answer = socket.ask({ type: "decide", revision: 4, text: "A Par H" });
    last().say({
      type: "answer",
      request: "r1",
      ok: false,
      error: { code: "stale", message: "stale" },
      snapshot: snapshot({ revision: 9 }),
    });

    await expect(answer).rejects.toMatchObject({ code: "stale" });
    expect(heard).toMatchObject([{ type: "snapshot", revision: 9 }]);
    last().drop();
    socket.retryNow();
    expect(last().address).toContain("since=9");
  });

  it("is refused when the table is left", async () => {
    socket.connect();
    last().open();
    const answer = socket.ask({ type: "decide", revision: 4, text: "A Par H" });
    socket.close();
    await expect(answer).rejects.toMatchObject({ code: "web-error-unreachable" });
    await expect(socket.ask({ type: "undo", revision: 1 })).rejects.toMatchObject({ code: "web-error-unreachable" });
  });
});

it("an old wire that speaks late is not heard", () => {
  socket.connect();
  const old = last();
  old.open();
  old.drop();
  socket.retryNow();
  last().open();
  old.say({ type: "update", revision: 3 });
  expect(heard).toEqual([]);
});
