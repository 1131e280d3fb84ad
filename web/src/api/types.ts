/** The contract with the server: what travels over REST and WebSocket. No logic here. */
import type {
  Clock,
  Explanation,
  Fixed,
  Live,
  Me,
  Reason,
  Result,
  Seat,
  Slow,
  Summary,
  Takeback,
  Untimed,
} from "./generated";

export type * from "./generated";

export type Language = Me["language"];
export type Theme = Me["theme"];
/** ISO 8601, UTC. */
export type Time = string;

// ---- people

// ---- games

export type OptionValue = boolean | string | number;

// ---- tables

export type Missed = Live["missed"];
export type Pace = Untimed | Live | Slow | Fixed;

export type Occupant = Seat["who"];

export type ListName = "mine" | "open" | "watch" | "finished";

/** "me" | "open" | "invite" | "hotseat" | "bot:<level>" */
export type SeatPlan = string;

// ---- playing

/** One event as the seat may know it; the remaining fields depend on the event. */
export interface LogLine {
  /** Number of the decision that caused it. */
  n: number;
  event: string;
  [field: string]: unknown;
}

/** Looking from here shows everything: allowed once the game is over, through snapshots only. */
export const OPEN_SEAT = "*";

export interface Snapshot<View = unknown, Question = unknown> {
  table: Summary;
  seat: string | null;
  revision: number;
  view: View;
  question: Question | null;
  clock: Clock;
  can_undo: boolean;
  takeback: Takeback | null;
  /** The last lines of the log; earlier ones can be asked for with `log_from`. */
  log: LogLine[];
  log_from: number;
  log_size: number;
  /** How many letters this seat has read. */
  press_read: number;
}

export interface ApiProblem {
  code: string;
  message: string;
  rule: string;
  params: Reason["params"];
  readings: string[];
}

// ---- WebSocket of a table

/** What changed for a seat. Absent parts are as they were. */
export interface Update {
  revision: number;
  /** Changed fields only; `<field>_more` holds new items of a list. */
  view?: Record<string, unknown>;
  question?: unknown;
  events?: LogLine[];
  /** Lines of these decisions have not happened: they were taken back. */
  struck?: number[];
  can_undo?: boolean;
  takeback?: Takeback | null;
  clock?: Clock;
  /** What everybody is told; seats are merged by id. */
  table?: Partial<Omit<Summary, "seats">> & { seats?: (Partial<Seat> & { id: string })[] };
}

export interface Answer {
  type: "answer";
  request: string;
  ok: boolean;
  revision?: number;
  error?: ApiProblem;
  snapshot?: Snapshot;
  explanation?: Explanation;
}

export type ServerMessage =
  | ({ type: "snapshot" } & Snapshot)
  | ({ type: "update" } & Update)
  | { type: "updates"; revision: number; updates: Update[]; table?: Summary; clock?: Clock }
  | { type: "presence"; online: string[] }
  /** The game has not begun. */
  | { type: "waiting"; table: Summary }
  | { type: "table_changed" }
  /** Told before the server closes for good. */
  | { type: "refused"; error: ApiProblem }
  | { type: "ping" }
  | Answer;

export type Ask =
  | { type: "decide"; revision: number; text: string }
  | { type: "undo"; revision: number }
  | { type: "explain"; text: string }
  | { type: "ready"; end_talk: boolean }
  /** So many letters have been read. */
  | { type: "read"; count: number };

// ---- Diplomacy on the wire

export interface DipUnit {
  power: string;
  kind: "A" | "F";
  place: string;
}

export interface DipDislodged extends DipUnit {
  from: string;
  retreats: string[];
}

/** What somebody said to somebody. */
export interface Letter {
  n: number;
  phase: string;
  sender: string;
  to: string[];
  text: string;
  /** Lines that are orders in Diplomacy, by their numbers. */
  orders?: Record<string, DipOrder>;
  /** Unknown for letters that came with a record. */
  sent: Time | null;
}

/** What became of an order, which is named by its text. */
export interface DipResolved {
  power: string;
  order: string;
  outcome: string;
  message: string;
  rule: string;
  params: Reason["params"];
}

export interface DipView {
  phase: string;
  year: number;
  season: "S" | "F";
  kind: "M" | "R" | "A";
  units: DipUnit[];
  centres: Record<string, string>;
  dislodged: DipDislodged[];
  contested: string[];
  powers: Record<string, string[]>;
  counts: Record<string, { centres: number; units: number }>;
  asked: string[];
  ready: string[];
  own_orders: DipOrder[];
  /** Sealed lines that will not be carried out; those that cannot be read are no orders. */
  own_void?: { text: string; order: DipOrder | null; reason: Reason }[];
  disorder: string[];
  conceded: string[];
  votes: Record<string, string[]>;
  press: Letter[];
  press_open: boolean;
  press_mode: string;
  last: { phase: string; orders: (Omit<DipResolved, "order"> & { order: DipOrder })[] } | null;
  barred: string[];
  result: Result | null;
}

export interface DipPiece {
  kind: "A" | "F";
  place: string;
}

/** An order with its parts; a line that is no order has no verb. */
export interface DipOrder {
  text: string;
  verb:
    "hold" | "move" | "support-hold" | "support" | "convoy" | "retreat" | "disband" | "build" | "remove" | "waive" | "";
  parts: { unit?: DipPiece; other?: DipPiece; place?: string; via?: boolean };
}

export interface DipPick {
  unit: string | null;
  power: string;
  place: string;
  count: number;
  exact: boolean;
  orders: DipOrder[];
}

export interface DipQuestion {
  seat: string;
  kind: "orders" | "retreats" | "adjustments";
  picks: DipPick[];
}
