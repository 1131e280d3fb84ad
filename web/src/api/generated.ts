/** The contract with the server, made from its Structs by tools/make_client_types.py. */

/** What stands in the way of the game's going on as usual. */
export interface Absence {
  pause: Pause | null;
  motion: Motion | null;
  seats: Away[];
}

export interface AddingTable {
  table: string;
}

/** An answer the seat may give now, and what speaks for it. */
export interface Advice {
  level: string;
  revision: number;
  answer: WireOption;
  reads: unknown[];
  reasons: Reason[];
}

export interface Advising {
  seat: string;
}

/** What became of a request: a refused one may bring the snapshot its asker should have known; `warned` is what to think of before a decision that was not carried out is sent again. */
export interface Answer {
  type: "answer";
  request: string;
  ok: boolean;
  revision?: number;
  error?: ApiProblem;
  snapshot?: Snapshot;
  explanation?: Explanation;
  warned?: Reason[];
}

export interface Answering {
  lift: boolean;
  text?: string;
}

/** All answers given so far, in order. */
export interface Answers {
  answers: string[];
}

/** A refusal: `code` names a message the client can word. */
export interface ApiProblem {
  code: string;
  message: string;
  rule: string;
  params: Record<string, string | number>;
  readings: string[];
}

export interface Appealing {
  text: string;
}

export interface Asking {
  seat: string;
  text: string;
}

/** Whoever sits at somebody else's screen knows his password not. */
export interface AskingForPasskey {
  password: string;
}

export interface AuditLine {
  at: string | null;
  who: string;
  did: string;
  about: string;
  params: Record<string, string | number>;
}

/** A seat whose holder is not simply there. */
export interface Away {
  id: string;
  state: "excused" | "open" | "present" | "stand-in" | "warned";
  why: "" | "handed" | "leave" | "missed" | "resigned" | "vote";
  since: string | null;
  misses: number;
  leave_begins: string | null;
  leave_ends: string | null;
}

/** How a person stands to another; what the other has said shows only where both must say it. */
export interface Between {
  friend: boolean;
  blocked: boolean;
  knows: boolean;
  mutual: boolean;
  apart: boolean;
}

export interface BotStrength {
  level: string;
  seconds: number | null;
  measured: Measured[];
}

export interface Changes {
  name?: string;
  language?: string;
  theme?: string;
  password?: PasswordChange;
}

/** A channel as its owner sees it; of addresses that are secret only the label. */
export interface Channel {
  id: string;
  kind: "app" | "mail" | "push";
  label: string;
  verified: boolean;
  failures: number;
  error: string;
  here: boolean;
}

export interface Choosing {
  token: string;
  password: string;
}

export interface ClaimedAddress {
  address: string;
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

export interface Closing {
  outcome?: string;
}

/** All of a club: what is its own only its members are told. */
export interface Club extends ClubSummary {
  people: ClubMember[];
  notes: ClubNote[];
  tables: Summary[];
  events: EventSummary[];
  calendar: string;
  invite: string;
}

export interface ClubList {
  clubs: ClubSummary[];
}

export interface ClubMember {
  person: string;
  name: string;
  role: "asks" | "member" | "officer" | "owner";
  me: boolean;
  online: boolean;
}

export interface ClubNote {
  id: string;
  by: string;
  title: string;
  text: string;
  on: string | null;
  made: string | null;
}

export interface ClubSummary {
  id: string;
  name: string;
  about: string;
  language: string;
  members: number;
  role: "asks" | "member" | "officer" | "owner" | null;
}

export interface Confirming {
  token: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** With `heed` an answer that should be warned of is not carried out; its warnings come back instead. */
export interface Decide {
  type: "decide";
  revision: number;
  text: string;
  heed?: boolean;
}

export interface Deciding {
  seat: string;
  text: string;
  revision: number;
  request?: string;
  heed?: boolean;
}

/** A guest has no password to be sure with. */
export interface Deleting {
  password?: string;
}

/** `expected_mean` is that of a fair die. */
export interface Dice {
  groups: DiceGroup[];
  shots: DiceShot[];
  expected_mean: number;
}

/** All rolls of a side for one purpose; `good` and `expected` are null where a roll is only read off. */
export interface DiceGroup {
  purpose: string;
  side: string;
  count: number;
  mean: number;
  faces: number[];
  good: number | null;
  expected: number | null;
}

/** Losses inflicted beyond the average, added up over the game. */
export interface DiceShot {
  n: number;
  side: string;
  luck: number;
}

/** A die of the record, and the decision it fell at. */
export interface DieProof {
  n: number;
  number: number;
  purpose: string;
  bound: number;
  result: number;
}

/** What a draft costs. */
export interface DraftCost {
  repeats: number;
  second_byes: number;
  same_seats: number;
  distance: number;
}

/** What a leave does at one table. */
export interface Effect {
  table: string;
  title: string;
  game: string;
  what: "live" | "not-counted" | "standin" | "stops" | "stops-some" | "too-late" | "untimed";
}

/** What will not be sent any more. */
export interface Ended {
  kind: "club" | "deadline" | "event" | "house" | "invited" | "letter" | "over" | "table" | "turn";
}

export interface Ending {
  agree?: boolean;
}

export interface Entering {
  invite?: string;
  boards?: "none" | "one" | "spare" | "twice";
}

export interface EventBoard {
  places: EventPlace[];
  note: string;
  table: string | null;
  phase: string;
  playing: boolean;
}

/** Somebody who plays; a bot has a strength and no name. */
export interface EventEntry {
  number: number;
  name: string;
  bot: string;
  me: boolean;
  out: boolean;
  boards: "none" | "one" | "spare" | "twice";
}

/** One line of the standings; `breaks` are the numbers that part equals, in their order. */
export interface EventLine {
  entry: number;
  rank: number;
  points: number;
  breaks: Record<string, number>;
  rounds: string[];
  seats: string[];
}

export interface EventList {
  events: EventSummary[];
}

export interface EventPlace {
  seat: string;
  entry: number;
  points: number | null;
  outcome: "" | "draw" | "loss" | "win";
  ruled: boolean;
}

export interface EventRound {
  number: number;
  status: "closed" | "draft" | "playing" | "published";
  boards: EventBoard[];
  byes: number[];
  ends: string | null;
  closed: string | null;
  cost: DraftCost | null;
}

/** What is played and how. */
export interface EventSettings {
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  pace: Untimed | Live | Slow | Fixed;
  format: "balanced" | "knock-out" | "ladder" | "round-robin" | "swiss";
  rounds: number;
  scoring: "counts" | "draw-size" | "squares";
  turns: number;
  days: number;
  bye: number;
  host_pairs: boolean;
  reachable: boolean;
  by_link: boolean;
}

export interface EventSummary {
  id: string;
  title: string;
  status: "cancelled" | "open" | "over" | "running";
  game: string;
  scenario: string;
  format: string;
  players: number;
  round: number;
  rounds: number;
  club: string | null;
  mine: boolean;
  host: string;
  created: string | null;
  next: NextTable | null;
}

export interface Explain {
  type: "explain";
  text: string;
}

/** `reads` is an answer to a question as it was understood, in canonical notation. */
export interface Explanation {
  allowed: boolean;
  reason: Reason | null;
  reads: unknown[];
  warnings: Reason[];
}

/** Something of the course of a match that counts no points: how often for each seat. */
export interface Figure {
  told: Sentence;
  counts: Record<string, number>;
}

/** Phases end at fixed hours of a time zone, on chosen days (0 is Monday). */
export interface Fixed {
  kind: "fixed";
  at: string[];
  zone: string;
  days: number[];
  grace: number;
  missed: "bot" | "disorder";
  excuses: number;
  leave: boolean;
}

/** A name or an address. */
export interface Forgetting {
  who: string;
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
  talking: string[];
  packs: Pack[];
  scorings: string[];
}

/** A game that is over. */
export interface GamePlayed {
  table: string;
  title: string;
  game: string;
  seat: string;
  outcome: "draw" | "lost" | "survived" | "won";
  rank: number;
  seats: number;
  points: number;
  finished: string | null;
  moved: number | null;
}

/** The bots of a game, the strongest first. */
export interface GameStrength {
  game: string;
  bots: BotStrength[];
}

/** Path data as the map makers write it. */
export interface GroundPaths {
  format: string;
  frame: [number, number];
  water_lines: string[];
  land: string;
  nations: Record<string, Tint>;
  rivers: string;
  lakes: string;
  frontiers: string;
  seas: SeaName[];
}

export interface HandingOver {
  seat: string;
  level?: string;
}

/** Something that happened at a table beside the game; `n` is the decision after which it happened, in the numbers of the reader. */
export interface Happening {
  what: "adjourned" | "excused" | "extended" | "leave" | "leave-over" | "master" | "missed" | "motion" | "motion-lost" | "offered" | "pace" | "paused" | "replaced" | "resigned" | "resumed" | "returned" | "ruling" | "standin" | "taken";
  seat: string;
  params: Record<string, string | number>;
  n: number;
  at: string | null;
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

export interface InvitingByName {
  seat: string;
  name: string;
}

export interface Joining {
  seat?: string;
  invite?: string;
  nonce?: string;
}

export interface JoiningClub {
  invite?: string;
}

/** Somebody of whom the asker has said something; who know each other have both said so. */
export interface Known {
  name: string;
  kind: "block" | "friend" | "knows";
  mutual: boolean;
}

/** The strongest first; those nobody has measured last. */
export interface Ladder {
  rungs: Rung[];
  date: string;
}

/** An announced leave, both days included. */
export interface Leave {
  id: string;
  first: string;
  last: string;
  zone: string;
  days: number;
  begins: string | null;
  ends: string | null;
}

/** The leaves of the asker, and the days that are left today. */
export interface LeaveBook {
  leaves: Leave[];
  left: number;
  a_year: number;
  used: number;
  deadlines: OwnDeadline[];
}

/** A first and a last day such as 2026-11-23, by the calendar of a zone. */
export interface LeaveDays {
  first: string;
  last: string;
  zone?: string;
}

/** A leave before it is taken: what it costs, what is left then, what it does at each table. */
export interface LeavePlan {
  days: number;
  left: number;
  effects: Effect[];
}

export interface Leaving {
  everywhere?: boolean;
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

/** With `heed` an answer that should be warned of is not carried out; its warnings come back instead. */
export interface LessonAnswered extends Answers {
  heed?: boolean;
}

/** And one more that might be given. */
export interface LessonTried extends Answers {
  text: string;
}

/** What somebody said to somebody. When it was sent is not known of letters that came with a record. */
export interface Letter {
  n: number;
  phase: string;
  sender: string;
  to: string[];
  text: string;
  sent?: string | null;
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

/** One event as the seat may know it, and the number of the decision that caused it; the remaining fields depend on the event. */
export interface LogLine {
  n: number;
  event: string;
  [field: string]: unknown;
}

/** The table is before somebody's eyes; said again and again as long as it is. */
export interface Looking {
  type: "looking";
}

/** The game master: his name, whether it is the reader, and what everybody may know he can do. */
export interface Master {
  name: string | null;
  me: boolean;
  sees: "board" | "seats";
  enters: boolean;
}

/** `amount` is days of an adjournment or hours of an extension; replacing needs the seat. */
export interface MasterActing {
  act: "adjourn" | "extend" | "replace" | "resume" | "set-back";
  amount?: number;
  seat?: string;
  why?: string;
}

/** What the game master may see, and whether he enters orders for others; shown to everybody. */
export interface MasterWanted {
  sees?: "board" | "seats";
  enters?: boolean;
}

export interface Me {
  id: string;
  name: string;
  kind: "admin" | "guest" | "member" | "moderator" | "program";
  language: "en" | "hu" | "ru";
  theme: "dark" | "light" | "system";
}

/** Scores of a level against another, with the interval of 95 %; `equals` is what an equal would have. */
export interface Measured {
  against: string;
  scenario: string;
  games: number;
  score: number;
  low: number;
  high: number;
  equals: number;
}

/** What waits for a moderator. */
export interface Moderation {
  reports: Report[];
  appeals: Sanction[];
}

/** Something is put to the vote: `needed` of `voters` must agree, and `away` do not count. */
export interface Motion {
  id: string;
  kind: "extend" | "offer" | "pace" | "pause" | "resume";
  by: string;
  why: string;
  amount: number;
  seat: string;
  pace: Untimed | Live | Slow | Fixed | null;
  until: string | null;
  voters: string[];
  yes: string[];
  no: string[];
  away: string[];
  needed: number;
}

/** Something to be put to the vote; `amount` is days of a pause or hours of an extension. */
export interface Motioning {
  seat: string;
  kind: "extend" | "offer" | "pace" | "pause" | "resume";
  amount?: number;
  whose?: string;
  pace?: Untimed | Live | Slow | Fixed | null;
  why?: string;
}

/** The address of a service or a webhook. */
export interface NewApp {
  url: string;
  label?: string;
}

export interface NewBots {
  level: string;
  count?: number;
}

export interface NewClub {
  name: string;
  about?: string;
  language?: string;
}

/** What is asked for when a tournament is made. */
export interface NewEvent {
  title: string;
  settings: EventSettings;
  about?: string;
  club?: string;
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

/** Something for the board; with a day, in seconds since 1970, it stands in the calendar. */
export interface NewNote {
  title: string;
  text?: string;
  on?: number | null;
}

/** What the browser's own call has answered. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
}

/** A browser that may be pushed to, as it describes itself. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
  label?: string;
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
  rated?: boolean;
  scoring?: string;
}

export interface NewToken {
  label: string;
  scopes: string[];
}

/** Where the reader is expected: his board of the round that is played. */
export interface NextTable {
  round: number;
  board: number;
  table: string | null;
  seat: string;
  waits: boolean;
  deadline: string | null;
}

/** A notice in the reader's words. */
export interface Notice {
  id: string;
  kind: "club" | "deadline" | "event" | "house" | "invited" | "letter" | "over" | "table" | "turn";
  title: string;
  text: string;
  path: string;
  made: string | null;
  read: boolean;
}

export interface NoticeChanges {
  wishes?: Wished[];
  hours?: QuietHours;
}

export interface NoticeList {
  notices: Notice[];
  unread: number;
}

/** Everything about how somebody is told. */
export interface NoticeSettings {
  channels: Channel[];
  wishes: Wish[];
  hours: QuietHours;
  mail: boolean;
  push_key: string;
}

/** A row of the record as one of the players may read it: the text only of his own. */
export interface OldDecision {
  n: number;
  seat: string;
  text: string | null;
  made: string | null;
}

export interface OneSeat {
  seat: string;
}

export interface OptionSpec {
  name: string;
  kind: "choice" | "number" | "switch";
  default: boolean | number | string;
  choices: string[];
  lowest: number;
  highest: number;
}

/** Orders in the notation of the book, pasted or as an e-mail file. */
export interface OrdersPasted {
  seat: string;
  text: string;
}

/** What was sealed, as the rules write it, and what was not read. */
export interface OrdersRead {
  sealed: string;
  unread: UnreadLine[];
}

/** When the asker's table ends a phase. */
export interface OwnDeadline {
  table: string;
  title: string;
  deadline: string | null;
}

export interface OwnStanding {
  sanctions: Sanction[];
}

/** A pack as it is chosen and named at tables. */
export interface Pack {
  hash: string;
  name: string;
}

/** Boards as the host wishes them: entries in the order of the seats. */
export interface Pairing {
  boards: number[][];
}

export interface Passkey {
  id: string;
  name: string;
  created: string | null;
  used: string | null;
}

/** The asker's own; `party` is the host they are for, empty where this house can have none. */
export interface PasskeyList {
  passkeys: Passkey[];
  party: string;
}

export interface PasskeyName {
  name: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** The clock stands still; `left` seconds go on running when it is over. */
export interface Pause {
  until: string | null;
  by: string;
  why: string;
  left: number | null;
}

export interface PeopleFound {
  names: string[];
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Where a seat came in, with its points, and in a few words how. */
export interface Placed {
  seat: string;
  rank: number;
  points: number;
  how: Sentence;
}

/** What a stand-in decided: the phase and the text of the record. */
export interface PlayedFor {
  phase: string;
  text: string;
}

/** A document in the format of the game, by default its first set-up; `deal` fills the hands up. */
export interface PositionAsked {
  position: Record<string, unknown>;
  deal?: boolean;
}

/** `position` and `view` are null if the document cannot be read; with faults it cannot be played from. */
export interface PositionChecked {
  faults: PositionFault[];
  position: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
  scenario: string;
  options: Record<string, boolean | string | number>;
}

/** What is wrong: by a rule, or (without one) why the document cannot be read at all. */
export interface PositionFault {
  rule: string;
  text: string;
  reason: Reason | null;
}

export interface Presence {
  type: "presence";
  online: string[];
}

/** What the asker may know of a member. */
export interface Profile {
  name: string;
  me: boolean;
  since: string | null;
  between: Between | null;
  lines: RatingLine[];
  sides: SideResults[];
  games: GamePlayed[];
  played: number;
  reliability: Reliability[];
}

/** A program of somebody's. */
export interface Program {
  id: string;
  name: string;
  created: string | null;
  tokens: Token[];
}

export interface Promoting {
  person: string;
  role: "member" | "officer" | "owner";
}

/** No days: until it is lifted. */
export interface Punishing {
  kind: "ban" | "mute";
  reason: string;
  days?: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PuttingOut {
  person: string;
}

/** From one minute of the day to another, by the clocks of a zone; both equal: never. */
export interface QuietHours {
  zone: string;
  begins: number;
  ends: number;
  urgent: boolean;
}

/** A letter that was quoted, or one beside it. */
export interface QuotedLine {
  table: string;
  seat: string;
  text: string;
  at: string | null;
  quoted: boolean;
}

/** A rating with its history; `active` ones are ranked. */
export interface RatingLine {
  game: string;
  seats: number;
  pace: "live" | "slow";
  press: "letters" | "silent";
  now: Strength;
  games: number;
  active: boolean;
  points: RatingPoint[];
}

export interface RatingPoint {
  at: string | null;
  shown: Strength;
}

/** So many letters have been read. */
export interface Read {
  type: "read";
  count: number;
}

/** All of them, or those about one table. */
export interface ReadNotices {
  subject?: string;
}

export interface Ready {
  type: "ready";
  end_talk: boolean;
}

export interface Reason {
  message: string;
  rule: string;
  params: Record<string, string | number>;
  readings: string[];
}

/** Told before the server closes for good. */
export interface Refused {
  type: "refused";
  error: ApiProblem;
}

export interface RelationList {
  known: Known[];
}

/** Of a hundred turns so many are in time; turns, and those missed. */
export interface Reliability {
  pace: "live" | "slow";
  percent: number;
  turns: number;
  missed: number;
  excused: number;
}

/** What a seat said after the game. */
export interface Remark {
  n: number;
  seat: string;
  text: string;
  sent: string | null;
}

export interface Remarking {
  seat: string;
  text: string;
  request?: string;
}

/** All that was said, and until when more may be. */
export interface Remarks {
  remarks: Remark[];
  open: boolean;
  until: string | null;
}

export interface Removing {
  entry: number;
}

export interface Renewing {
  what: "calendar" | "invite";
}

/** A report in the list of moderators. */
export interface Report {
  id: string;
  about: string;
  by: string;
  kind: "abuse" | "cheating" | "leaving" | "name" | "other" | "threat";
  text: string;
  status: "claimed" | "closed" | "open";
  mine: boolean;
  made: string | null;
  quoted: number;
}

/** A report with the letters that were quoted and a few lines around, and nothing else of the game. */
export interface ReportSeen {
  report: Report;
  lines: QuotedLine[];
  sanctions: Sanction[];
}

/** Who plays a seat at a table is reported; `letters` are numbers of letters as the reporter's own seat reads them. */
export interface Reporting {
  table: string;
  whose: string;
  kind: "abuse" | "cheating" | "leaving" | "name" | "other" | "threat";
  text?: string;
  seat?: string;
  letters?: number[];
}

/** How a game ended, as it is stored; what is counted differs from game to game. */
export type Result = {
  centres?: Record<string, number>;
  kind?: string;
  points?: Record<string, number>;
  seats?: string[];
  turn?: number;
  vp?: number;
  why?: string;
  winner?: string;
};

export interface Ruling {
  round: number;
  board: number;
  points: Record<string, number>;
  note: string;
}

/** A bot, or the reader among them; `from_arena`: measured against bots, not at tables of this house. */
export interface Rung {
  kind: "bot" | "me";
  level: string;
  shown: Strength | null;
  games: number;
  seconds: number | null;
  from_arena: boolean;
}

/** A mute or a ban as the person concerned and moderators see it; no end: until it is lifted. */
export interface Sanction {
  id: string;
  name: string;
  kind: string;
  reason: string;
  begins: string | null;
  ends: string | null;
  lifted: boolean;
  holds: boolean;
  appeal: string | null;
  answer: string | null;
}

/** `holds` false takes it back. */
export interface SayingOf {
  name: string;
  kind: "block" | "friend" | "knows";
  holds?: boolean;
}

export interface Scenario {
  id: string;
  seats: string[];
}

/** The table of a lesson after some answers; `done` tasks are done, `question` is null once all are. With `warned` the last answer was not carried out: this is what should be heard before it is. */
export interface Scene {
  view: Record<string, unknown>;
  question: unknown;
  log: Record<string, unknown>[];
  done: number;
  can_undo: boolean;
  warned: Reason[];
}

/** How a match stands; `outlook` says what else the count hangs on. */
export interface Score {
  lines: ScoreLine[];
  thresholds: Threshold[];
  outlook: Sentence[];
}

/** What is counted for a seat, or on a track that belongs to nobody; the sources add up to the points. */
export interface ScoreLine {
  id: string;
  points: number;
  rank: number;
  sources: ScoreSource[];
}

/** The count when a turn began, by line; the last one is the present or the end. */
export interface ScoreMoment {
  n: number;
  phase: string;
  points: Record<string, number>;
}

/** Some of the points of a line: what for, and where on the board. */
export interface ScoreSource {
  id: string;
  points: number;
  told: Sentence;
  detail: Sentence | null;
  places: string[];
}

/** How a table stands, how it came to it, and once it is over how it ended. */
export interface Scores {
  score: Score;
  moments: ScoreMoment[];
  turning: TurningPoint[];
  verdict: Verdict | null;
  shares: Record<string, number>;
  figures: Figure[];
}

/** The name of a sea, where it is written, how large and how far turned. */
export interface SeaName {
  x: number;
  y: number;
  size: number;
  names: Record<"en" | "hu" | "ru", string>;
  turn?: number;
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
  talks: boolean;
  program: boolean;
}

/** What a seat asks at its table begins with the seat. */
export interface SeatAsks {
  seat: string;
}

export interface SeatWord {
  seat: string;
}

/** What is said of a score: a message id, the rule it follows from, and what stands in its slots. */
export interface Sentence {
  message: string;
  rule: string;
  params: Record<string, string | number>;
}

/** How the games of a side ended; `share` is the mean of what was to be had, `par` what an equal gets. */
export interface SideResults {
  game: string;
  seat: string;
  won: number;
  draw: number;
  survived: number;
  lost: number;
  share: number;
  par: number;
}

export interface SigningIn {
  credential: Record<string, unknown>;
}

/** So many hours for every phase. */
export interface Slow {
  kind: "slow";
  hours: number;
  grace: number;
  missed: "bot" | "disorder";
  excuses: number;
  leave: boolean;
}

/** Everything a seat needs to draw the table; lines of the log before `log_from` can be asked for. */
export interface Snapshot {
  table: Summary;
  seat: string | null;
  revision: number;
  view: Record<string, unknown>;
  question: unknown;
  clock: Clock;
  can_undo: boolean;
  takeback: Takeback | null;
  back_to: number;
  log: LogLine[];
  log_from: number;
  log_size: number;
  press_read: number;
  warned?: Reason[];
}

/** `to` is the decision to go back to, in the numbers of the seat; only asking needs it. */
export interface Speaking {
  seat: string;
  word: "agree" | "ask" | "refuse" | "withdraw";
  to?: number;
  request?: string;
}

export interface Starting {
  fill?: string;
}

/** A rating as people read it. */
export interface Strength {
  value: number;
  low: number;
  high: number;
  provisional: boolean;
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
  kept: string[];
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
  absence: Absence | null;
  master: Master | null;
  rated: boolean;
  scoring: string;
}

/** What happened beside the game; for the holder of a seat also what was played for him meanwhile. */
export interface TableAbsence {
  happenings: Happening[];
  played: PlayedFor[];
  can_change: boolean;
}

/** The table is to be looked at anew. */
export interface TableChanged {
  type: "table_changed";
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
  acquainted: string[][];
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
  reads: unknown[];
}

/** A count that decides: at this many points, and why; which seat holds what lies above and what below, where one does, with the words for the latter. */
export interface Threshold {
  at: number;
  told: Sentence;
  above: string;
  below: string;
  told_below: Sentence | null;
}

/** Where a phase begins, in the numbers of the seat. */
export interface TimelineStep {
  n: number;
  phase: string;
  label: string;
}

/** Where the colour of a nation lies: all of its ground, and a band along its frontiers. */
export interface Tint {
  area: string;
  band: string;
}

/** A token as its owner sees it later: never itself. */
export interface Token {
  id: string;
  label: string;
  scopes: string[];
  created: string | null;
}

/** A token as it is shown once. */
export interface TokenMade extends Token {
  token: string;
}

/** All of it. */
export interface Tournament extends EventSummary {
  about: string;
  settings: EventSettings;
  duels: boolean;
  seats: string[];
  entries: EventEntry[];
  played: EventRound[];
  standings: EventLine[];
  now: EventLine[];
  after: number;
  leads: boolean;
  invite: string;
  seed: string;
}

/** One of the largest swings: during the turn that began at `n` a line moved by so much. */
export interface TurningPoint {
  n: number;
  phase: string;
  line: string;
  by: number;
  told: Sentence;
}

export interface Undo {
  type: "undo";
  revision: number;
}

/** A line that goes back to its writer, with the reason. */
export interface UnreadLine {
  line: string;
  code: string;
  rule: string;
  params: Record<string, string | number>;
}

/** No deadlines: the phase ends when everybody has written. */
export interface Untimed {
  kind: "untimed";
}

/** What changed for a seat. Absent parts are as they were; of the view only changed fields are told, and `<field>_more` holds new items of a list; lines of `struck` decisions were taken back. */
export interface Update {
  type: "update";
  revision: number;
  view: Record<string, unknown>;
  events: LogLine[];
  can_undo: boolean;
  takeback: Takeback | null;
  back_to: number;
  clock: Clock;
  table: Partial<Omit<Summary, "seats">> & { seats?: (Partial<Seat> & { id: string })[] };
  struck?: number[];
  question?: unknown;
}

/** Everything that was missed by whoever was away for a short while. */
export interface Updates {
  type: "updates";
  revision: number;
  updates: Update[];
  table: Summary;
  clock: Clock;
}

/** The rules changed under way: the game goes on by the new ones, or cannot, and why. */
export interface Upgrade {
  old: string;
  new: string;
  problem: string;
  agreed: boolean;
  missing: number;
}

/** How a match ended: the headline, the sentence below it, and the seats in their order. */
export interface Verdict {
  title: Sentence;
  why: Sentence;
  winners: string[];
  standings: Placed[];
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

/** So many later results were counted anew. */
export interface Voided {
  changed: number;
}

export interface Voiding {
  reason: string;
}

export interface Voting {
  seat: string;
  word: "agree" | "refuse" | "withdraw";
}

/** The game has not begun. */
export interface Waiting {
  type: "waiting";
  table: Summary;
}

export interface WhoAmI {
  me: Me | null;
  languages: string[];
}

/** An answer as the server sends it. */
export interface WireOption {
  text: string;
  verb: string;
  parts: Record<string, unknown>;
}

export interface Wish {
  kind: "club" | "deadline" | "event" | "house" | "invited" | "letter" | "over" | "table" | "turn";
  channel: "app" | "mail" | "push";
  wish: "digest" | "never" | "now";
  fixed: boolean;
}

export interface Wished {
  kind: "club" | "deadline" | "event" | "house" | "invited" | "letter" | "over" | "table" | "turn";
  channel: "app" | "mail" | "push";
  wish: "digest" | "never" | "now";
}
