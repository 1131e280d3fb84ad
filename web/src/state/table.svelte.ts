/** One table as somebody sees it: the live snapshot, a past one while stepping back, and the ways to act. */
import { isOnItsWay } from "../api/ahead";
import { withPresence, withUpdate } from "../api/merge";
import { asProblem, Problem } from "../api/problem";
import * as rest from "../api/rest";
import { socketAddress, TableSocket, type Connection } from "../api/socket";
import {
  OPEN_SEAT,
  type Answer,
  type Explanation,
  type ServerMessage,
  type Snapshot,
  type TimelineStep,
} from "../api/types";
import { setServerTime } from "./clock.svelte";

const KNOCK_MS = 2000;
/** So often the server hears that a table is before somebody's eyes; it believes it for a little longer. */
const LOOK_MS = 20_000;

export class TableSession {
  live = $state.raw<Snapshot | null>(null);
  past = $state.raw<Snapshot | null>(null);
  /** The decision number looked at, or null for the present. */
  at = $state<number | null>(null);
  connection = $state<Connection>("connecting");
  /** Milliseconds until the next try while the line is lost. */
  nextTry = $state<number | null>(null);
  /** The moment of that try, by the clock of this device. */
  triesAt = $state(0);
  /** What the reader has asked for and what is not answered yet; word that he looks is nothing he waits for. */
  pending = $state(0);
  /** The same, to be counted by effects that must not run again for it. */
  private unanswered = 0;
  problem = $state.raw<Problem | null>(null);

  private readonly socket: TableSocket;
  private knocking: ReturnType<typeof setInterval> | undefined;
  private looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly seat: string | null,
    /** The table is not played yet (any more): fetch it anew. */
    private readonly onTableChanged: () => void = () => undefined,
  ) {
    this.socket = new TableSocket({
      address: (since) => {
        const query = new URLSearchParams();
        if (seat !== null) query.set("seat", seat);
        if (since !== null) query.set("since", String(since));
        return socketAddress(`/ws/tables/${encodeURIComponent(id)}?${query}`);
      },
      onMessage: (message) => this.take(message),
      onConnection: (state, nextTry) => {
        this.connection = state;
        this.nextTry = nextTry;
        this.triesAt = Date.now() + (nextTry ?? 0);
        this.knock(state === "lost");
      },
    });
  }

  /** What should be on the screen. */
  get shown(): Snapshot | null {
    return this.at === null ? this.live : (this.past ?? this.live);
  }

  open(): void {
    if (this.seat === OPEN_SEAT) {
      void this.fetch();
      return;
    }
    if (isOnItsWay(rest.snapshotAddress(this.id, this.seat))) void this.resume();
    else this.socket.connect();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    if (this.seat !== null) this.looking = setInterval(this.look, LOOK_MS);
  }

  close(): void {
    this.knock(false);
    clearInterval(this.looking);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }

  /** A game that is over does not change: one look is enough. */
  private async fetch(): Promise<void> {
    try {
      this.live = await rest.snapshot(this.id, this.seat);
      this.connection = "open";
    } catch (thrown) {
      this.problem = asProblem(thrown);
    }
  }

  /** The first look comes with the page; the line brings what has happened since. */
  private async resume(): Promise<void> {
    try {
      const first = await rest.snapshot(this.id, this.seat);
      this.socket.seen(first.revision);
      this.take({ type: "snapshot", ...first });
    } catch {
      /* The line tells why. */
    }
    this.socket.connect();
  }

  /** Answer the question, or do a standing action ("press all: …", "draw yes", "concede"). */
  decide(text: string, heed = false): Promise<Answer> {
    return this.asked(this.socket.ask({ type: "decide", revision: this.revision, text, heed }));
  }

  undo(): Promise<Answer> {
    return this.asked(this.socket.ask({ type: "undo", revision: this.revision }));
  }

  /** Go back to before the seat's last decision, where nobody need be asked. */
  takeBack(): Promise<Snapshot> {
    return rest.speakOfTakeback(this.id, this.seat!, "ask", this.live!.back_to);
  }

  /** Agree to end the negotiation early, or take it back. */
  ready(endTalk: boolean): Promise<Answer> {
    return this.asked(this.socket.ask({ type: "ready", end_talk: endTalk }));
  }

  async explain(text: string): Promise<Explanation> {
    const answer = await this.asked(this.socket.ask({ type: "explain", text }));
    return answer.explanation ?? { allowed: true, reason: null, reads: [], warnings: [] };
  }

  /** The seat has read so many letters. */
  async read(letters: number): Promise<void> {
    if (this.seat === null || letters <= (this.live?.press_read ?? 0)) return;
    await this.asked(this.socket.ask({ type: "read", count: letters }));
    if (this.live) this.live = { ...this.live, press_read: letters, table: { ...this.live.table, unread: 0 } };
  }

  timeline(): Promise<TimelineStep[]> {
    return rest.timeline(this.id, this.seat);
  }

  /** Look at the board as it was before a decision; null returns to the present. */
  async stepTo(decision: number | null): Promise<void> {
    this.at = decision;
    if (decision === null) {
      this.past = null;
      return;
    }
    const past = await rest.snapshot(this.id, this.seat, { at: decision });
    if (this.at === decision) this.past = past;
  }

  private get revision(): number {
    return this.live?.revision ?? 0;
  }

  /** Somebody does not want to wait for the next try. */
  tryNow(): void {
    this.socket.retryNow();
  }

  private wake = (): void => {
    if (document.visibilityState !== "visible") return;
    this.tryNow();
    this.look();
  };

  /** Whoever has the table before his eyes needs no notice of it. */
  private look = (): void => {
    if (this.seat === null || this.connection !== "open" || document.visibilityState !== "visible") return;
    this.socket.ask({ type: "looking" }).catch(() => undefined);
  };

  /** While the line is lost, ask whether the house is open again: then there is nothing to wait for. */
  private knock(lost: boolean): void {
    clearInterval(this.knocking);
    if (!lost) return;
    this.knocking = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      void fetch("/health").then(
        (answer) => answer.ok && this.tryNow(),
        () => undefined,
      );
    }, KNOCK_MS);
  }

  private async asked<T>(answer: Promise<T>): Promise<T> {
    this.pending = ++this.unanswered;
    try {
      return await answer;
    } finally {
      this.pending = --this.unanswered;
    }
  }

  private take(message: Exclude<ServerMessage, Answer>): void {
    switch (message.type) {
      case "snapshot": {
        const { type: _, ...snapshot } = message;
        // Of the same moment: the question is still the one that is being answered.
        this.live =
          snapshot.revision === this.live?.revision ? { ...snapshot, question: this.live.question } : snapshot;
        break;
      }
      case "update":
        if (this.live) this.live = withUpdate(this.live, message);
        break;
      case "updates":
        for (const update of message.updates) if (this.live) this.live = withUpdate(this.live, update);
        if (this.live)
          this.live = withUpdate(this.live, { revision: message.revision, table: message.table, clock: message.clock });
        break;
      case "presence":
        if (this.live) this.live = withPresence(this.live, message.online);
        break;
      case "refused":
        this.problem = new Problem(message.error);
        break;
      case "waiting":
      case "table_changed":
        this.onTableChanged();
    }
    if (this.live) setServerTime(this.live.clock.now);
  }
}
