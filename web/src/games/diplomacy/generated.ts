/** The contract with the server, made from its Structs by tools/make_client_types.py. */

import type { Letter, Reason, Result } from "../../api/generated";

/** One arrangement; `text` is what is sent back to accept it or to build another from it. */
export interface Arrangement {
  kind: ArrangementKind;
  text: string;
  seats: string[];
  against: string[];
  places: string[];
  order: DipOrder | null;
  shares: Share[];
  parts: Arrangement[];
}

export type ArrangementKind = "peace" | "alliance" | "empty" | "order" | "draw" | "solo" | "shares" | "not" | "end" | "package" | "bounce";

/** A table of Diplomacy as all see it; `powers` are those of each seat. */
export interface Board {
  phase: string;
  year: number;
  season: Season;
  kind: PhaseKind;
  units: DipUnit[];
  centres: Record<string, string>;
  dislodged: DipDislodged[];
  contested: string[];
  powers: Record<string, string[]>;
  counts: Record<string, Counts>;
  disorder: string[];
  conceded: string[];
  press_mode: string;
  barred: string[];
  italy_goes_to: string;
  result: Result | null;
  last: ResolvedPhase | null;
}

/** What would not be carried out, and what is missing; nothing is resolved. */
export interface CheckedOrders {
  phase: string;
  checked: Record<string, Record<string, string>>;
  reads: Record<string, Record<string, string>>;
  reasons: Record<string, Record<string, Why & Record<string, string | number>>>;
  missing: Record<string, (Why & Record<string, string | number>)[]>;
}

/** A home centre in which nothing is built now, and why. [8.6, 8.7] */
export interface ClosedCentre {
  place: string;
  why: DipClosedWhy;
  power: string;
}

export interface Counts {
  centres: number;
  units: number;
}

/** What is drawn beside the provinces, as paths. */
export interface Decoration {
  land: string;
  nameless_land: string;
  nameless_sea: string;
  straits: string;
  lakes: string;
  rivers: string;
  sea_borders: string;
  crossing: string;
}

export type DipAsks = "orders" | "retreats" | "adjustments";

/** What a power has to bring into line at the end of the year. */
export interface DipBalance {
  power: string;
  centres: number;
  units: number;
  due: number;
  closed: ClosedCentre[];
}

export type DipClosedWhy = "lost" | "own-unit" | "foreign-unit";

export interface DipDislodged extends DipUnit {
  from: string;
  retreats: string[];
}

/** What became of a unit; the worst truth of it. */
export interface DipFate {
  power: string;
  unit: DipPiece;
  order: DipOrder;
  tag: DipTag;
  outcome: string;
  message: string;
  rule: string;
  place: string;
  by: DipForce | null;
  helpers: DipForce[];
  strength: number;
  against: number;
  met: boolean;
  retreats: string[];
  saved: DipSaved | null;
}

/** A unit and whose it is. */
export interface DipForce {
  power: string;
  unit: DipPiece;
}

/** A letter with its lines that are orders, by their numbers, and what it says for programs. */
export interface DipLetter extends Letter {
  orders: Record<string, DipOrder>;
  meaning?: Meaning;
  program?: string;
}

/** An own centre that somebody can walk into: nobody stands there and an enemy is next to it. */
export interface DipOpenCentre {
  place: string;
  power: string;
  unit: DipPiece;
}

/** An order with its parts; a line that is no order has no verb. */
export interface DipOrder {
  text: string;
  verb: DipVerb | "";
  parts: DipParts;
}

/** What became of an order. */
export interface DipOutcome {
  power: string;
  order: DipOrder;
  outcome: string;
  message: string;
  rule: string;
  params: Record<string, string | number>;
}

export type DipParts = {
  other?: DipPiece;
  place?: string;
  unit?: DipPiece;
  via?: boolean;
};

/** So many of these orders are to be given; builds and removals name no unit beforehand. */
export interface DipPick {
  unit: string | null;
  power: string | null;
  place: string | null;
  count: number;
  exact: boolean;
  orders: DipOrder[];
  winter: Record<string, number>;
}

export interface DipPiece {
  kind: UnitKind;
  place: string;
}

export interface DipQuestion {
  seat: string;
  kind: DipAsks;
  picks: DipPick[];
  balances: DipBalance[];
  open_centres: DipOpenCentre[];
}

/** What would have happened without the attack that cut a support. */
export interface DipSaved {
  how: DipSavedHow;
  place: string;
  strength: number;
  against: number;
}

export type DipSavedHow = "stands" | "through";

export type DipTag = "driven-out" | "destroyed" | "cut" | "bounced" | "void" | "took" | "moved" | "helped" | "carried" | "stood";

export interface DipUnit {
  power: string;
  kind: UnitKind;
  place: string;
}

export type DipVerb = "hold" | "move" | "support-hold" | "support" | "convoy" | "retreat" | "disband" | "build" | "remove" | "waive";

/** A sealed line that will not be carried out; one that cannot be read is no order. */
export interface DipVoid {
  text: string;
  order: DipOrder | null;
  reason: Reason;
}

/** Where the attacker came from, and where the unit may go. */
export interface DislodgedTold {
  from: string;
  retreats: string[];
}

/** How a draft is understood; `meaning` is what goes along with the letter, empty if nothing does yet. */
export interface DraftRead {
  rows: RowRead[];
  unknown: string[];
  is_talk: boolean;
  meaning: string;
}

/** What changes with answers and with the stage of the clock. */
export interface Flow {
  asked: string[];
  ready: string[];
  press_open: boolean;
}

/** The name of a province as it is written on the map. */
export interface Label {
  lines: string[];
  x: number;
  y: number;
  size: number;
}

/** Everything of the map; names are in full, neighbours are provinces any unit can step between. */
export interface MapData {
  format: string;
  frame: [number, number];
  provinces: Record<string, Province>;
  decoration: Decoration;
  words: Record<"en" | "hu" | "ru", Record<string, string>>;
  names: Record<"en" | "hu" | "ru", Record<string, string>>;
  neighbours: Record<string, string[]>;
}

/** What a letter does, and with what; `instead` is what a counter-offer offers. */
export interface Meaning {
  act: PressAct;
  what: Arrangement | null;
  instead: Arrangement | null;
}

/** The same after the game, of all seats. */
export interface Opened extends Private {
  all_orders: Record<string, DipOrder[]>;
}

/** A position and what the power writes there. */
export interface OrdersAsked extends QuestionAsked {
  text?: string;
}

export type PhaseKind = "M" | "R" | "A";

export type PressAct = "accept" | "accuse" | "cancel" | "counter" | "excuse" | "fact" | "huh" | "later" | "propose" | "question" | "reject" | "thank" | "warn";

/** All that makes sense between writer and readers: orders of theirs and of mine, places, enemies. */
export interface PressOffers {
  support: Arrangement[];
  convoy: Arrangement[];
  bounce: Arrangement[];
  places: string[];
  against: string[];
  alive: string[];
}

/** Orders and wishes of the seat. */
export interface Private {
  own_orders: DipOrder[];
  own_void: DipVoid[];
  votes: Record<string, string[]>;
  proposals: Record<string, ProposalStanding>;
  promises: WordGiven[];
}

export type ProposalStanding = "open" | "agreed" | "refused" | "later" | "withdrawn" | "stale";

/** A province with its outline; `home` is the power whose home country it is of, if any. */
export interface Province extends Standing {
  kind: ProvinceKind;
  home: string;
  path: string;
  centre: [number, number] | null;
  coasts: Record<string, Standing>;
  labels: Record<"en" | "hu" | "ru", Label>;
}

export type ProvinceKind = "land" | "coast" | "sea";

/** A position in the referee's format and the power that is to write. */
export interface QuestionAsked {
  power: string;
  phase: string;
  units: Record<string, string[]>;
  centres?: Record<string, string[]> | null;
  dislodged?: Record<string, Record<string, WireDislodged>>;
  contested?: string[];
}

/** One line of the stream; unknown fields are ignored so that old referees read new files. */
export interface RefereeRequest {
  phase: string;
  units: Record<string, string[]>;
  orders?: Record<string, string[]>;
  id?: unknown;
  centres?: Record<string, string[]> | null;
  dislodged?: Record<string, Record<string, WireDislodged>>;
  contested?: string[];
  rules?: string;
  options?: Record<string, unknown>;
  disorder?: string[];
}

/** What became of the orders of the last resolved phase, and of all units when last they moved. */
export interface ResolvedPhase {
  phase: string;
  orders: DipOutcome[];
  moved: string;
  fates: DipFate[];
}

/** One thing the draft says, where in the text, and all it can mean there. */
export interface RowRead {
  act: PressAct;
  start: number;
  end: number;
  choices: Arrangement[];
  is_unsure: boolean;
}

export type Season = "S" | "F";

export interface Share {
  seat: string;
  centres: string[];
}

/** What small pictures are drawn from: units as `England F Nth`, and who owns the centres. */
export interface SmallBoard {
  units: string[];
  centres: Record<string, string>;
}

/** Where a unit stands, and a dislodged one beside it. */
export interface Standing {
  unit: [number, number];
  dislodged: [number, number];
}

/** What became of an order, with its parts. */
export interface ToldOrder {
  power: string;
  text: string;
  order: DipOrder;
  outcome: string;
}

export type UnitKind = "A" | "F";

/** The position after the orders, and by power and order what became of it and why. */
export interface Verdict {
  next_phase: string;
  units: Record<string, string[]>;
  dislodged: Record<string, Record<string, DislodgedTold>>;
  contested: string[];
  results: Record<string, Record<string, string>>;
  reasons: Record<string, Record<string, Why & Record<string, string | number>>>;
  told: ToldOrder[];
  centres?: Record<string, string[]>;
  winner?: string;
}

/** A reason, with its parameters beside these. */
export interface Why {
  message: string;
  rule: string;
}

/** A dislodged unit on the wire; without `retreats` they are worked out. */
export interface WireDislodged {
  from: string;
  retreats?: string[] | null;
}

/** One seat's side of an agreement; `ended` is the phase in which it was ended in words. */
export interface WordGiven {
  by: string;
  to: string[];
  what: Arrangement;
  since: string;
  letter: number;
  ended: string;
  verdicts: WordJudged[];
}

/** What a phase made of a promise, and the orders that broke it: everybody has seen them. */
export interface WordJudged {
  phase: string;
  outcome: WordOutcome;
  deeds: DipOrder[];
}

export type WordOutcome = "kept" | "broken" | "void";
