/** The live connection to one table: reconnects by itself, resumes where it was, repeats what was not answered. */
import { Problem, UNREACHABLE } from "./problem";
import type { Answer, Ask, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** The part of WebSocket we need; tests give a fake one. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface SocketSettings {
  /** Address for this attempt; `since` is the last revision seen, or null at first. */
  address: (since: number | null) => string;
  onMessage: (message: Exclude<ServerMessage, Answer>) => void;
  onConnection?: (state: Connection, nextTryMs: number | null) => void;
  open?: (address: string) => Wire;
  newRequestId?: () => string;
  /** Silence after which the connection is taken for dead. */
  silenceMs?: number;
}

interface Waiting {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** Closing codes after which trying again is of no use: no permission, no such table, no game that can be followed. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4409]);

/** WebSocket.CONNECTING: asked for, not there yet. */
const CONNECTING = 0;

/** Put the receiver down. A line that is only being made is closed once it stands: browsers complain of one cut short. */
export function hangUp(wire: Wire): void {
  wire.onmessage = wire.onclose = null;
  wire.onopen = wire.readyState === CONNECTING ? () => wire.close() : null;
  if (wire.readyState !== CONNECTING) wire.close();
}

/** Wait before attempt number n (from 0), doubled each time. */
export function waitBefore(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
}

export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  private wire: Wire | null = null;
  private revision: number | null = null;
  private attempt = 0;
  private state: Connection = "connecting";
  private retry: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  /** In the order asked; a request stays until it is answered, across reconnections. */
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly settings: SocketSettings) {}

  connect(): void {
    if (this.wire || this.state === "closed") return;
    this.clearRetry();
    this.tell("connecting", null);
    const open = this.settings.open ?? ((address: string) => new WebSocket(address) as unknown as Wire);
    const wire = open(this.settings.address(this.revision));
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event: never) => this.received(wire, (event as { data: string }).data);
    wire.onclose = (event: never) => this.lost(wire, (event as { code?: number } | undefined)?.code);
  }

  /** Ask the server; the same request id is repeated after a lost connection, so it is carried out once. */
  ask(ask: Ask): Promise<Answer> {
    if (this.state === "closed") return Promise.reject(new Problem({ code: UNREACHABLE }));
    const request = (this.settings.newRequestId ?? randomId)();
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { ask, resolve, reject });
      if (this.state === "open") this.send({ ...ask, request });
    });
  }

  /** How many requests wait for their answer. */
  get pending(): number {
    return this.waiting.size;
  }

  /** The browser says the network is back, or the page is seen again: do not wait for the timer. */
  retryNow(): void {
    if (this.state === "lost") {
      this.attempt = 0;
      this.connect();
    }
  }

  /** A fresh snapshot came another way (REST): resume from there. */
  seen(revision: number): void {
    this.revision = revision;
  }

  close(): void {
    this.tell("closed", null);
    this.clearRetry();
    this.clearSilence();
    if (this.wire) hangUp(this.wire);
    this.wire = null;
    for (const { reject } of this.waiting.values()) reject(new Problem({ code: UNREACHABLE }));
    this.waiting.clear();
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.attempt = 0;
    this.tell("open", null);
    this.heard();
    for (const [request, { ask }] of this.waiting) this.send({ ...ask, request });
  }

  private received(wire: Wire, text: string): void {
    if (wire !== this.wire) return;
    this.heard();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "ping":
        return this.send({ type: "pong" });
      case "answer":
        return this.answered(message);
      case "snapshot":
      case "update":
        this.revision = message.revision;
        break;
      case "updates":
        this.revision = message.revision;
    }
    this.settings.onMessage(message);
  }

  private answered(answer: Answer): void {
    const asked = this.waiting.get(answer.request);
    if (!asked) return;
    this.waiting.delete(answer.request);
    if (answer.snapshot) {
      this.revision = answer.snapshot.revision;
      this.settings.onMessage({ type: "snapshot", ...answer.snapshot });
    }
    if (answer.ok) asked.resolve(answer);
    else asked.reject(new Problem(answer.error ?? { code: UNREACHABLE }, 0, answer));
  }

  private lost(wire: Wire, code: number | undefined): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.clearSilence();
    if (code !== undefined && FINAL_CODES.has(code)) return this.close();
    const wait = waitBefore(this.attempt++);
    this.tell("lost", wait);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Any message proves that the line lives. */
  private heard(): void {
    this.clearSilence();
    this.silence = setTimeout(() => {
      const wire = this.wire;
      if (!wire) return;
      hangUp(wire);
      this.lost(wire, undefined);
    }, this.settings.silenceMs ?? 60_000);
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private tell(state: Connection, nextTryMs: number | null): void {
    this.state = state;
    this.settings.onConnection?.(state, nextTryMs);
  }

  private clearRetry(): void {
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
  }

  private clearSilence(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
  }
}

/** Absolute ws(s):// address of a path on this host. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
