/** The view and the questions of The Napoleonic Wars as the server sends them. */
import type { Letter, Reason } from "../../api/types";
import type { WireOption } from "../../i18n/speaking";
import type { Box, Camp, Nation } from "./board/types";

export type { Box, Camp, CardFacts, Facts, Nation } from "./board/types";

export interface Consul {
  row: Nation | "";
  box: Box;
  plus: boolean;
  frozen: boolean;
}

export interface NwNation {
  nation: Nation;
  /** Who decides for it; empty for a neutral Proxy. */
  seat: string;
  camp: Camp | "";
  is_proxy: boolean;
  keys: number;
  start_keys: number;
  playable: number;
  hand_size: number;
  aside_size: number;
  home_cards: string[];
  resources: number;
  /** Strength points in the Regroup box. */
  regroup: number;
  consul: Consul | null;
  command: Nation | "";
  enemies: Nation[];
  truces: Nation[];
  conquered: boolean;
}

export interface Force {
  sp: Partial<Record<Nation, number>>;
  /** The commander first. */
  leaders: string[];
}

export interface BattleSide {
  /** Whose side it is, also when nobody is left. */
  nation: Nation;
  force: Force;
  commander: string;
  disrupted: Force;
  /** Where its dice come from. */
  parts: Record<string, number>;
  dice: number;
  cards: string[];
  eliminated: number;
  disruptions: number;
  failed_evasion: boolean;
}

export interface Battle {
  area: string;
  origin: string;
  nation: Nation;
  round: number;
  is_siege: boolean;
  is_landing: boolean;
  sides: [BattleSide, BattleSide];
  /** Sixes and fives of both sides that are not suffered yet. */
  rolled: [[number, number], [number, number]];
  loser: number;
  refuge: string;
}

export interface Naval {
  place: string;
  nation: Nation;
  fleets: [string[], string[]];
  origin: string;
  is_port: boolean;
  round: number;
  eliminated: [number, number];
  disrupted: [number, number];
  rolled: [[number, number], [number, number]];
  cards: [string[], string[]];
  sides: { dice: number; parts: Record<string, number> }[];
}

export interface ForeignWar {
  card: string;
  committed: { nation: Nation; sp: number; leaders: string[]; squadrons: string[] }[];
}

export interface NwView {
  phase: string;
  turn: number;
  year: number;
  round: number;
  scenario: string;
  options: Record<string, unknown>;
  stage_of_turn: string;
  due: Nation | "";
  active: Nation | "";
  last_active: Nation | "";
  preemptor: Nation | "";
  turn_over: boolean;
  nations: NwNation[];
  strength: Record<string, Partial<Record<Nation, number>>>;
  leaders: Record<string, string>;
  squadrons: Record<string, { place: string; status: "ready" | "building" | "refitting" }>;
  armadas: { place: string; commander: Nation; powers: Nation[] }[];
  flags: Record<string, Nation>;
  control: Record<string, Nation | "">;
  zones: Record<string, Nation[]>;
  blockaded: string[];
  /** Army groups of several players: who says which leader commands, and which one does. */
  groups: { area: string; seat: string; leaders: string[]; commander: string }[];
  marks: { fought: string[]; besieged: string[]; saved_cp: Nation[] };
  foreign_wars: ForeignWar[];
  effects: Record<string, number>;
  deck_size: number;
  discard_size: number;
  top_discard: string;
  points: Record<string, number>;
  /** Manoeuvres, two to a CP, and what they are for; empty: anything. */
  purse: number;
  purse_use: string;
  plays: string[];
  resource_used: boolean;
  home_used: string[];
  removed: string[];
  in_play: string[];
  peace: number;
  plus_key: boolean;
  bid: number;
  bid_seat: string;
  seats_exchanged: boolean;
  /** What was said at the table, and whether anybody may speak now. */
  press: Letter[];
  press_open: boolean;
  /** Between two turns. */
  interphase: Interphase | null;
  battle: Battle | null;
  naval: Naval | null;
  convoy: { nation: Nation; force: Force; origin: string; zones: string[]; ashore: boolean } | null;
  last: Nation | "";
  asked: string[];
  hands: Partial<Record<Nation, string[]>>;
  aside: Partial<Record<Nation, string[]>>;
  /** Own standing orders by Response card held, and the answer kept for an open sealed window. */
  orders?: Record<string, OrderTold>;
  kept?: WireOption | null;
  result: { winner: string; why: string; points: Record<string, number> } | null;
}

export interface Roll {
  modifier: number;
  needs: number;
  chance: number;
}

/** A kind of action: how many there are and the least price in manoeuvres, or why there is none. */
export interface ActRow {
  word: string;
  count: number;
  from: number;
  reason: Reason | null;
}

/** One way to take a row of the reinforcements: a place or a push, the answer (# for the number), its price in manoeuvres. */
export interface ReinforcementChoice extends WireOption {
  at: string;
  price: number;
  most: number;
}

/** A kind of piece to spend reinforcements on, or why there is none. */
export interface ReinforcementRow {
  kind:
    | "sp"
    | "leader"
    | "squadron"
    | "regroup-sp"
    | "regroup-leader"
    | "regroup-squadron"
    | "refit"
    | "consul"
    | "deploy"
    | "deploy-again";
  /** The leader, or the nation of the Consul. */
  piece: string;
  most: number;
  choices: ReinforcementChoice[];
  rule: string;
  reason: Reason | null;
}

/** What a nation has for reinforcements, in manoeuvres, and where strength and leaders appear. */
export interface Reinforcements {
  nation: Nation;
  total: number;
  purse: number;
  where: string[];
  rows: ReinforcementRow[];
}

/** The step of the Interphase, and the nations in the order of the track. */
export interface Interphase {
  step: "camps" | "reinforcements" | "deployment" | "cards";
  now: Nation | "";
  done: Nation[];
  waits: Nation[];
}

/** What is to be done with a Response: how it is asked about or played, and the clauses of the latter. */
export type OrderParts = { mode: "ask" | "every-impulse" | "always" | "off" | "play" } & Partial<Record<Gap, string>>;
export type Gap = "when" | "against" | "measure" | "at" | "own" | "on" | "to" | "other";

/** An order as it stands, and what each gap may be filled with: "" leaves it open, `*areas` and the like stand for all. */
export interface OrderTold {
  text: string;
  parts: OrderParts;
  gaps: Partial<Record<Gap | "ask", string[]>>;
  /** Where own leaders could withdraw to. */
  ways?: Record<string, string[]>;
}

/** What has just happened, what may be played on it, and why one is asked. */
export interface ResponseTold {
  happened: {
    kind: string;
    nation: Nation | "";
    card: string;
    place?: string;
    origin?: string;
    row?: string;
    box?: string;
    force: Force;
  };
  fits: { nation: Nation; card: string; targets: { target: string; text: string }[]; acting: string | null }[];
  others: { nation: Nation; card: string; reason: "window" | "target" }[];
  why: { reason: "fits" | "sealed"; cards: string[]; orders: Record<string, string>; responses: "brisk" | "sealed" };
}

export interface NwQuestion {
  seat: string;
  kind: string;
  about: Record<string, unknown>;
  options: WireOption[];
  /** In manoeuvres, as many as there are options. */
  prices?: number[];
  /** Many answers in few words: every head goes with every tail. */
  folded?: { heads: WireOption[]; tails: Omit<WireOption, "verb">[]; prices: number[] }[];
  acts?: ActRow[];
  /** Only while reinforcements are spent. */
  reinforcements?: Reinforcements | null;
  /** Only where a Response may be played. */
  response?: ResponseTold | null;
  rolls?: Record<string, Roll>;
  odds?: Record<string, number>;
}

export interface Interceptor extends Roll {
  leader: string;
  from: string;
}

/** One area of a march that is planned. */
export interface MarchStep {
  to: string;
  line: string;
  status: "friendly" | "enemy" | "uncontrolled" | "neutral";
  cp: number;
  attrition: string[];
  interceptors: Interceptor[];
}

export interface Road {
  cp: number;
  steps: MarchStep[];
}

export interface FightTold {
  attacker: { parts: Record<string, number>; dice: number };
  defender: { parts: Record<string, number>; dice: number };
  odds: Record<string, number> | null;
}

export interface MarchTold {
  reason: Reason | null;
  cp: number;
  areas: Record<string, Road>;
  battle: FightTold | null;
}
