/** The contract with the server: what travels over REST and WebSocket. No logic here. */
import type {
  Answer,
  Decide,
  Explain,
  Fixed,
  Letter as Told,
  Live,
  Looking,
  Me,
  Ping,
  Presence,
  Read,
  Ready,
  Refused,
  Slow,
  Snapshot as Wired,
  TableChanged,
  Undo,
  Untimed,
  Update,
  Updates,
  Waiting,
} from "./generated";

export type * from "./generated";

export type Language = Me["language"];
export type Theme = Me["theme"];
/** ISO 8601, UTC. */
export type Time = string;

// ---- games

export type OptionValue = boolean | string | number;

// ---- tables

export type Missed = Live["missed"];
export type Pace = Untimed | Live | Slow | Fixed;

export type ListName = "mine" | "open" | "offered" | "watch" | "finished";

/** "me" | "open" | "invite" | "hotseat" | "bot:<level>" */
export type SeatPlan = string;

// ---- playing

/** Looking from here shows everything: allowed once the game is over, through snapshots only. */
export const OPEN_SEAT = "*";

export interface Snapshot<View = unknown, Question = unknown> extends Omit<Wired, "view" | "question"> {
  view: View;
  question: Question | null;
}

// ---- WebSocket of a table

export type ServerMessage =
  ({ type: "snapshot" } & Snapshot) | Update | Updates | Presence | Waiting | TableChanged | Refused | Ping | Answer;

export type Ask = Decide | Undo | Explain | Ready | Read | Looking;

/** What somebody said to somebody. */
export interface Letter extends Omit<Told, "sent"> {
  /** Unknown for letters that came with a record. */
  sent: Time | null;
}
