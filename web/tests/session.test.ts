import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSession } from "../src/state/table.svelte";
import { FakeWire, snapshot } from "./fakes";

let wire: FakeWire;
let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { ...listens, visibilityState: "visible", querySelectorAll: () => [] });
  for (const [name, does] of Object.entries(listens)) vi.stubGlobal(name, does);
  vi.stubGlobal(
    "WebSocket",
    class extends FakeWire {
      constructor(address: string) {
        super(address);
        wire = this as FakeWire;
      }
    },
  );
  session = new TableSession("t1", "france");
  session.open();
  wire.open();
  wire.say({ type: "snapshot", ...snapshot({ revision: 7 }) });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("waits for the answer to a decision, not for the word that somebody looks at the table", async () => {
  const decided = session.decide("hold");
  expect(session.pending).toBe(1);
  vi.advanceTimersByTime(20_000);
  const { sent } = wire;
  expect(sent.map((one) => one.type)).toEqual(["decide", "looking"]);

  wire.say({ type: "answer", request: sent[0]!.request, ok: true });
  await decided;
  await Promise.resolve();

  expect(session.pending).toBe(0);
});
