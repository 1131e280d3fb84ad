/** The contract with the server, made from its Structs by tools/make_client_types.py. */

export interface Changes {
  name?: string;
  language?: string;
  theme?: string;
  password?: PasswordChange;
}

/** The running stage. */
export interface Clock {
  deadline: string | null;
  stage: string | null;
  agreed_early: string[];
  now: string;
  late: boolean;
  grace_until: string | null;
}

export interface Credentials {
  name: string;
  password: string;
}

/** `expected_mean` is that of a fair die. */
export interface DiceStatistics {
  groups: Group[];
  shots: Shot[];
  expected_mean: number;
}

/** A die of the record, and the decision it fell at. */
export interface DieProof {
  n: number;
  number: number;
  purpose: string;
  bound: number;
  result: number;
}

/** `reads` is an answer to a question as it was understood, in canonical notation. */
export interface Explanation {
  allowed: boolean;
  reason: Reason | null;
  reads: unknown[];
  warnings: Reason[];
}

/** Phases end at fixed hours of a time zone, on chosen days (0 is Monday). */
export interface Fixed {
  kind: "fixed";
  at: string[];
  zone: string;
  days: number[];
  grace: number;
  missed: "bot" | "disorder";
}

export interface Forking {
  at?: number | null;
  seat?: string;
}

export interface GameInfo {
  id: string;
  version: string;
  scenarios: Scenario[];
  options: OptionSpec[];
  bots: string[];
  packs: Pack[];
}

/** All rolls of a side for one purpose; `good` and `expected` are null where a roll is only read off. */
export interface Group {
  purpose: string;
  side: string;
  count: number;
  mean: number;
  faces: number[];
  good: number | null;
  expected: number | null;
}

export interface Health {
  status: string;
  version: string;
  database: string;
  reason: string | null;
}

export interface Invite {
  table: Summary;
  seat: string;
  free: boolean;
}

export interface Joining {
  seat?: string;
  invite?: string;
  nonce?: string;
}

/** A lesson before it is opened: who is played, who else sits there, what is to be done, where to look. */
export interface Lesson {
  id: string;
  seat: string;
  seats: string[];
  scenario: string;
  tasks: string[];
  look: string[];
}

/** One sitting, with the times of the book. [1.9] */
export interface Live {
  kind: "live";
  first: number;
  later: number;
  writing: number;
  short: number;
  grace: number;
  missed: "bot" | "disorder";
}

export interface Me {
  id: string;
  name: string;
  kind: "admin" | "guest" | "member";
  language: "en" | "hu" | "ru";
  theme: "dark" | "light" | "system";
}

export interface NewGuest {
  name: string;
  language?: string;
}

export interface NewMember {
  name: string;
  password: string;
  language?: string;
}

/** What is asked for when a table is made; seats left out are open. */
export interface NewTable {
  game: string;
  scenario?: string;
  options?: Record<string, boolean | number | string>;
  title?: string;
  seats?: Record<string, string>;
  language?: string;
  public?: boolean;
  anonymous?: boolean;
  pace?: Untimed | Live | Slow | Fixed;
  spectators?: boolean;
  spectator_delay?: number;
  draw_lots?: boolean;
  position?: Record<string, unknown> | null;
  sandbox?: boolean;
  pack?: string;
  nonce?: string;
}

/** A row of the record as one of the players may read it: the text only of his own. */
export interface OldDecision {
  n: number;
  seat: string;
  text: string | null;
  made: string | null;
}

export interface OptionSpec {
  name: string;
  kind: "choice" | "number" | "switch";
  default: boolean | number | string;
  choices: string[];
  lowest: number;
  highest: number;
}

/** A pack as it is chosen and named at tables. */
export interface Pack {
  hash: string;
  name: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

export interface Reason {
  message: string;
  rule: string;
  params: Record<string, string | number>;
  readings: string[];
}

/** How a game ended, as it is stored; what is counted differs from game to game. */
export interface Result {
  centres?: Record<string, number>;
  kind?: string;
  points?: Record<string, number>;
  seats?: string[];
  turn?: number;
  vp?: number;
  why?: string;
  winner?: string;
}

export interface Scenario {
  id: string;
  seats: string[];
}

/** The table of a lesson after some answers; `done` tasks are done, `question` is null once all are. */
export interface Scene {
  view: Record<string, unknown>;
  question: Record<string, unknown> | null;
  log: Record<string, unknown>[];
  done: number;
  can_undo: boolean;
}

/** One seat for the lobby and the top bar. */
export interface Seat {
  id: string;
  who: "bot" | "hotseat" | "invited" | "open" | "person";
  name: string | null;
  me: boolean;
  level: string | null;
  standin: boolean;
  ready: boolean;
  asked: boolean;
  score: Record<string, number> | null;
  online: boolean;
}

/** Losses inflicted beyond the average, added up over the game. */
export interface Shot {
  n: number;
  side: string;
  luck: number;
}

/** So many hours for every phase. */
export interface Slow {
  kind: "slow";
  hours: number;
  grace: number;
  missed: "bot" | "disorder";
}

/** Everything a seat needs to draw the table. */
export interface Snapshot {
  table: unknown;
  seat: string | null;
  revision: number;
  view: Record<string, unknown>;
  question: unknown;
  clock: Clock;
  can_undo: boolean;
  takeback: Takeback | null;
  log: unknown[];
  log_from: number;
  log_size: number;
  press_read: number;
}

/** A table in a list. */
export interface Summary {
  id: string;
  title: string;
  game: string;
  pack: Pack | null;
  scenario: string;
  status: "finished" | "playing" | "stranded" | "waiting";
  phase: string;
  seats: Seat[];
  my_seats: string[];
  waits_for_me: boolean;
  deadline: string | null;
  pace: Untimed | Live | Slow | Fixed;
  press: string;
  language: "en" | "hu" | "ru";
  host: string | null;
  public: boolean;
  anonymous: boolean;
  created: string;
  updated: string;
  result: Result | null;
  free_seats: number;
  unread: number;
  sandbox: boolean;
  rematch: string | null;
  owner: boolean;
  board: Record<string, unknown> | null;
  upgrade: Upgrade | null;
}

/** A table on its own page. */
export interface TableDetail extends Summary {
  options: Record<string, boolean | string | number>;
  invites: Record<string, string>;
  spectators: boolean;
  spectator_delay: number;
  draw_lots: boolean;
  commitment: string;
  revision: number;
}

export interface TableList {
  tables: Summary[];
  page: number;
  more: boolean;
}

/** A seat asks to go back to before its decision `n` (in the reader's numbers); `waiting` must answer. */
export interface Takeback {
  seat: string;
  n: number;
  waiting: string[];
  agreed: string[];
}

/** A decision of the seat's own that it may ask to take back, with the phase it was made in. */
export interface TakebackMoment {
  n: number;
  text: string;
  phase: string;
  verb: string;
  parts: Record<string, unknown>;
}

/** Where a phase begins, in the numbers of the seat. */
export interface TimelineStep {
  n: number;
  phase: string;
  label: string;
}

/** No deadlines: the phase ends when everybody has written. */
export interface Untimed {
  kind: "untimed";
}

/** The rules changed under way: the game goes on by the new ones, or cannot, and why. */
export interface Upgrade {
  old: string;
  new: string;
  problem: string;
  agreed: boolean;
  missing: number;
}

/** What anybody needs to recompute everything random. */
export interface Verification {
  commitment: string;
  seed: string | null;
  nonces: Record<string, string>;
  lots: Record<string, string>;
  dice: DieProof[];
  checkpoints: [number, string][];
  verified: boolean | null;
}

export interface WhoAmI {
  me: Me | null;
  languages: string[];
}
