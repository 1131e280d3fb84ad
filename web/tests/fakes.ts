/** A wire that goes nowhere: tests speak for the server. */
import type { Wire } from "../src/api/socket";
import type { Snapshot, Summary } from "../src/api/types";

export class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  /** The server accepts. */
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as never);
  }
  /** The server says something. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  /** The line breaks. */
  drop(code = 1006): void {
    this.onclose?.({ code } as never);
  }
}

export function summary(change: Partial<Summary> = {}): Summary {
  return {
    id: "t1",
    title: "Table",
    game: "diplomacy",
    pack: null,
    upgrade: null,
    absence: null,
    master: null,
    rated: false,
    scoring: "",
    scenario: "seven",
    status: "playing",
    phase: "S1901M",
    seats: ["Austria", "England", "France"].map((id) => ({
      id,
      who: "person",
      name: id,
      me: id === "England",
      level: null,
      standin: false,
      ready: false,
      asked: true,
      score: null,
      online: true,
      talks: false,
      program: false,
    })),
    my_seats: ["England"],
    kept: [],
    waits_for_me: true,
    deadline: null,
    pace: { kind: "untimed" },
    press: "private",
    language: "en",
    host: "England",
    public: false,
    anonymous: false,
    created: "2024-01-01T00:00:00Z",
    updated: "2024-01-01T00:00:00Z",
    result: null,
    free_seats: 0,
    unread: 0,
    sandbox: false,
    rematch: null,
    owner: true,
    board: null,
    ...change,
  };
}

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    table: summary(),
    seat: "England",
    revision: 4,
    view: { phase: "S1901M", ready: [], press: [{ n: 0, text: "hello" }] },
    question: { kind: "orders" },
    clock: {
      deadline: null,
      stage: null,
      agreed_early: [],
      now: "2024-01-01T00:00:00Z",
      late: false,
      grace_until: null,
    },
    can_undo: false,
    takeback: null,
    back_to: 0,
    log: [{ n: 0, event: "diplomacy.PhaseBegan" }],
    log_from: 0,
    log_size: 1,
    press_read: 0,
    ...change,
  };
}
