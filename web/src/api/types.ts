/** The contract with the server: what travels over REST and WebSocket. No logic here. */

export type Language = "en" | "ru" | "hu";
export type Theme = "light" | "dark" | "system";
/** ISO 8601, UTC. */
export type Time = string;

// ---- people

export interface Me {
  id: string;
  name: string;
  kind: "guest" | "member" | "admin";
  language: Language;
  theme: Theme;
}

// ---- games

export type OptionValue = boolean | string | number;

export interface OptionSpec {
  name: string;
  kind: "switch" | "choice" | "number";
  default: OptionValue;
  choices: string[];
  lowest: number;
  highest: number;
}

export interface Scenario {
  id: string;
  seats: string[];
}

export interface GameInfo {
  id: string;
  version: string;
  scenarios: Scenario[];
  options: OptionSpec[];
  /** Levels of bots, weakest first. */
  bots: string[];
  /** Packs of this house that a table can choose. */
  packs?: Pack[];
}

// ---- tables

/** Somebody's own copy of a game's map and cards. */
export interface Pack {
  hash: string;
  name: string;
}

export type Missed = "disorder" | "bot";
export type Pace =
  | { kind: "untimed" }
  | { kind: "live"; first: number; later: number; writing: number; short: number; grace?: number; missed?: Missed }
  | { kind: "slow"; hours: number; grace?: number; missed?: Missed }
  | { kind: "fixed"; at: string[]; zone: string; days: number[]; grace?: number; missed?: Missed };

export type Occupant = "person" | "bot" | "open" | "invited" | "hotseat";

export interface Seat {
  id: string;
  who: Occupant;
  /** Null for free seats, bots, and people at an anonymous table. */
  name: string | null;
  me: boolean;
  level?: string | null;
  /** A bot plays for a person who is away. */
  standin: boolean;
  ready: boolean;
  asked: boolean;
  score?: { centres: number } | null;
  online: boolean;
}

export interface Result {
  kind: string;
  seats?: string[];
  why?: string;
  centres?: Record<string, number>;
}

export interface Summary {
  id: string;
  title: string;
  game: string;
  /** What it is played with in place of the game's own tables. */
  pack?: Pack | null;
  scenario: string;
  /** Stranded: it cannot go on by the present rules. */
  status: "waiting" | "playing" | "finished" | "stranded";
  phase: string;
  seats: Seat[];
  my_seats: string[];
  waits_for_me: boolean;
  deadline: Time | null;
  pace: Pace;
  press: string;
  /** The language of the letters. */
  language: Language;
  /** Who made the table; null where names are hidden. */
  host: string | null;
  public: boolean;
  anonymous: boolean;
  created: Time;
  updated: Time;
  result: Result | null;
  free_seats: number;
  unread: number;
  sandbox: boolean;
  /** The table of the return match, once there is one. */
  rematch: string | null;
  owner: boolean;
  /** What the game's small picture is drawn from; null before the game. */
  board: unknown;
  /** The rules have changed under way. */
  upgrade?: Upgrade | null;
}

export interface Upgrade {
  old: string;
  new: string;
  /** Message id of why the game cannot go on; empty if it does. */
  problem: string;
  /** Of a game that cannot go on: whether I would end it, and how many people have still to agree. */
  agreed: boolean;
  missing: number;
}

/** A row of a game that cannot go on; the text only of what was one's own. */
export interface OldDecision {
  n: number;
  seat: string;
  text: string | null;
  made: Time | null;
}

export interface TableDetail extends Summary {
  options: Record<string, OptionValue>;
  /** Seat to token; only for the owner. */
  invites: Record<string, string>;
  spectators: boolean;
  spectator_delay: number;
  draw_lots: boolean;
  commitment: string;
}

export interface TableList {
  tables: Summary[];
  page: number;
  more: boolean;
}

export type ListName = "mine" | "open" | "watch" | "finished";

/** "me" | "open" | "invite" | "hotseat" | "bot:<level>" */
export type SeatPlan = string;

export interface NewTable {
  game: string;
  scenario: string;
  options: Record<string, OptionValue>;
  title: string;
  seats: Record<string, SeatPlan>;
  language: Language;
  public: boolean;
  anonymous: boolean;
  pace: Pace;
  spectators: boolean;
  spectator_delay: number;
  draw_lots: boolean;
  /** A position of the game's own format to begin from. */
  position?: Record<string, unknown>;
  /** All seats are one's own, for study. */
  sandbox?: boolean;
  /** The hash of a pack to play with. */
  pack?: string;
}

export interface Invite {
  table: Summary;
  seat: string;
  free: boolean;
}

// ---- playing

export interface Clock {
  deadline: Time | null;
  stage: "negotiation" | "writing" | "retreats" | "builds" | null;
  agreed_early: string[];
  now: Time;
  /** The deadline has passed and the grace is running. */
  late?: boolean;
  grace_until?: Time | null;
}

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

/** A seat asks to go back to before its decision `n`; `waiting` have not answered yet. */
export interface Takeback {
  seat: string;
  n: number;
  waiting: string[];
  agreed: string[];
}

/** A decision of one's own that one may ask to take back. */
export interface TakebackMoment {
  n: number;
  text: string;
  phase: string;
  /** The same in parts; without a verb where nobody can tell. */
  verb: string;
  parts: Record<string, unknown>;
}

export interface Reason {
  message: string;
  rule: string;
  params: Record<string, unknown>;
  readings: string[];
}

export interface Explanation {
  allowed: boolean;
  reason: Reason | null;
  /** An answer as it was understood, in canonical notation; empty for standing actions and what cannot be read. */
  reads: string[];
  /** What to think of before an allowed answer is given; Diplomacy names the line in `params.line`. */
  warnings?: Reason[];
}

export interface ApiProblem {
  code: string;
  message: string;
  rule: string;
  params: Record<string, unknown>;
  readings: string[];
}

export interface TimelineStep {
  n: number;
  phase: string;
  label: string;
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

// ---- records and verification

export interface DieProof {
  n: number;
  number: number;
  purpose: string;
  bound: number;
  result: number;
}

export interface Verification {
  commitment: string;
  seed: string | null;
  nonces: Record<string, string>;
  dice: DieProof[];
  checkpoints: [number, string][];
  verified: boolean | null;
}

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
  /** Unknown for letters that came with a record. */
  sent: Time | null;
}

export interface DipResolved {
  power: string;
  order: string;
  outcome: string;
  message: string;
  rule: string;
  params: Record<string, unknown>;
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
  own_orders: string[];
  /** Sealed lines that will not be carried out; `read` is false for those that cannot be read. */
  own_void?: { text: string; read: boolean; reason: Reason }[];
  disorder: string[];
  conceded: string[];
  votes: Record<string, string[]>;
  press: Letter[];
  press_open: boolean;
  press_mode: string;
  last: { phase: string; orders: DipResolved[] } | null;
  barred: string[];
  result: Result | null;
}

export interface DipOrderPart {
  text: string;
  verb: "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build" | "remove" | "waive";
  at: string;
  target: string | null;
  other: string | null;
  via: boolean;
}

export interface DipPick {
  unit: string | null;
  power: string;
  place: string;
  count: number;
  exact: boolean;
  orders: DipOrderPart[];
}

export interface DipQuestion {
  seat: string;
  kind: "orders" | "retreats" | "adjustments";
  picks: DipPick[];
}
