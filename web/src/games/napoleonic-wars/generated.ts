/** The contract with the server, made from its Structs by tools/make_client_types.py. */

import type { Answers, Reason, Result, SeatAsks, WireOption } from "../../api/generated";

/** Each field in some kinds of questions. */
export type About = {
  after_dice?: boolean;
  aggressor?: Nation | "";
  area?: string;
  blockading?: boolean;
  by?: Nation | "";
  by_conqueror?: boolean;
  camp?: Camp | "";
  capital?: string;
  card?: string;
  ceded?: string[];
  conqueror?: Nation | "";
  cost?: number;
  count?: number;
  due?: Nation | "";
  entry?: Entry;
  flag?: boolean;
  former?: Nation | "";
  has_asked?: boolean;
  havens?: string[];
  is_first?: boolean;
  is_free?: boolean;
  kind?: string;
  lacking?: unknown[];
  leader?: string;
  leaders?: string[];
  left?: number;
  limit?: number;
  lost?: number;
  most_areas?: number;
  most_each?: number;
  nation?: Nation | "";
  optional?: boolean;
  other?: Nation | "";
  others?: string[];
  paid?: number;
  place?: string;
  placed?: string[];
  power?: Nation | "";
  price?: number;
  question?: string;
  ready?: boolean;
  rest?: unknown[];
  returned?: string[];
  room?: number;
  saving?: boolean;
  sealed?: boolean;
  side?: number;
  sp?: number;
  squadrons?: string[];
  start?: string;
  strength?: number;
  taken?: Taken[];
  victim?: Nation | "";
  why?: string;
  window?: WindowShown;
  winner?: Nation | "";
  word?: string;
};

/** A kind of action: how many there are and the least price in Manoeuvres, or why there is none. */
export interface ActRow {
  word: string;
  count: number;
  from: number;
  reason: Reason | null;
  grave: boolean;
}

/** A fight that may come of an answer; the active side first. */
export interface Ahead {
  place: string;
  nation: Nation;
  dice: [number, number];
  sources: [Record<string, number>, Record<string, number>];
  chances: number[];
}

/** A line of the player aid: its value as it is shown, or the id of a word for it, and its rule. */
export interface AidRow {
  row: string;
  value: string;
  rule: string;
}

export interface AimAt {
  target: string;
  text: string;
}

/** An area as it is printed. `names` are in full, `Württemberg (Stuttgart)`, and `short` as written on the map, `Stuttgart`. It belongs to the owner by its colour, and is shared with another if it has two. Zones are those of its port, whose ships stand at the quay. */
export interface Area {
  x: number;
  y: number;
  names: Record<"en" | "hu" | "ru", string>;
  short: Record<"en" | "hu" | "ru", string>;
  owner: Nation | "";
  shared?: Nation;
  key?: boolean;
  capital?: Nation;
  fortress?: number;
  zones?: string[];
  quay?: [number, number];
}

export interface Armada {
  place: string;
  commander: Nation;
  powers: Nation[];
}

/** Fleets of several powers that sail as one. */
export type ArmadaAt = {
  commander: Nation;
  place: string;
  powers: Nation[];
};

export type AskedBecause = "fits" | "sealed";

/** `rolled` are sixes and fives of both sides that are not suffered yet. */
export interface Battle {
  area: string;
  origin: string;
  nation: Nation;
  round: number;
  is_siege: boolean;
  is_landing: boolean;
  sides: [BattleSide, BattleSide];
  rolled: [[number, number], [number, number]];
  loser: number;
  refuge: string;
  chances: number[];
}

/** `nation` is whose side it is, also when nobody is left; `parts` is where its dice come from. */
export interface BattleSide {
  nation: Nation;
  force: Force;
  commander: string;
  disrupted: Force;
  parts: Record<string, number>;
  dice: number;
  cards: string[];
  eliminated: number;
  disruptions: number;
  failed_evasion: boolean;
}

/** A table of The Napoleonic Wars as all see it: `phase` is `1805.2.france`, year, round and whose Impulse it is; the purse counts Manoeuvres, two to a CP, and what they are for is empty for anything. */
export interface Board {
  phase: string;
  turn: number;
  year: number;
  round: number;
  scenario: string;
  options: Record<string, boolean | string | number>;
  stage_of_turn: string;
  due: Nation | "";
  active: Nation | "";
  last_active: Nation | "";
  preemptor: Nation | "";
  turn_over: boolean;
  nations: NwNation[];
  strength: Record<string, Partial<Record<Nation, number>>>;
  leaders: Record<string, string>;
  squadrons: Record<string, Squadron>;
  armadas: Armada[];
  flags: Record<string, Nation>;
  control: Record<string, Nation | "">;
  zones: Record<string, Nation[]>;
  blockaded: string[];
  groups: Group[];
  marks: Marks;
  foreign_wars: ForeignWar[];
  effects: Record<string, number>;
  deck_size: number;
  discard_size: number;
  top_discard: string;
  points: Record<string, number>;
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
  battle: Battle | null;
  naval: Naval | null;
  convoy: Convoy | null;
  result: Result | null;
  last: Nation | "";
}

export type Box = "unaligned" | "friend" | "aide" | "partner" | "pact";

export type Camp = "imperial" | "coalition";

/** What is printed on a card, and who may play its event. */
export interface CardFacts {
  id: string;
  effect: string;
  amount: number | null;
  number: string;
  names: Record<"en" | "hu" | "ru", string>;
  cp: number;
  kind: CardKind;
  naval: boolean;
  red: boolean;
  plus: boolean;
  removed: boolean;
  must: boolean;
  not_1805: boolean;
  nations: Nation[];
}

export type CardKind = "home" | "event" | "battle" | "response" | "foreign_war" | "continuing";

export interface Commitment {
  nation: Nation;
  sp: number;
  leaders: string[];
  squadrons: string[];
}

/** What a nation has in a foreign war: `napoleon + 2 france`, and squadrons by their ids. */
export type Committed = {
  force?: string;
  squadrons?: string;
};

export interface Consul {
  row: Nation | "";
  box: Box;
  plus: boolean;
  frozen: boolean;
}

export interface Convoy {
  nation: Nation;
  force: Force;
  origin: string;
  zones: string[];
  lost: [number, number];
  ashore: boolean;
}

/** Dice by what they come from, and all of them. */
export interface DiceTold {
  parts: Record<string, number>;
  dice: number;
}

/** A force that comes into an area. */
export interface Entry {
  nation: Nation;
  area: string;
  origin: string;
  force: Force;
  causes: number;
  is_landing: boolean;
}

/** Nations, leaders, cards, the CP to enter each box of the diplomatic track, and the years. */
export interface Facts {
  nations: Record<Nation, NationFacts>;
  leaders: Record<string, LeaderFacts>;
  cards: Record<string, CardFacts>;
  boxes: Record<Box, number>;
  years: number[];
}

/** Dice and odds of a battle; very large ones are not reckoned through. */
export interface FightTold {
  attacker: DiceTold;
  defender: DiceTold;
  odds: Record<string, number> | null;
}

/** A card that may be played; `acting` is the target that is the thing that has just happened, if any. */
export interface Fit {
  nation: Nation;
  card: string;
  targets: AimAt[];
  acting: string | null;
}

export type Fitness = "ready" | "building" | "refitting";

export interface FleetDice {
  dice: number;
  parts: Record<string, number>;
}

/** What changes with answers: who is asked, whether anybody may speak now, where the Interphase stands. */
export interface Flow {
  asked: string[];
  ready: string[];
  press_open: boolean;
  interphase: Interphase | null;
}

/** Many answers in few words: every head goes with every tail, prices as many as tails. */
export interface Folded {
  heads: WireOption[];
  tails: Tail[];
  prices: number[];
}

/** Strength by nation and leaders, the commander first. */
export interface Force {
  sp: Partial<Record<Nation, number>>;
  leaders: string[];
}

export interface ForeignWar {
  card: string;
  committed: Commitment[];
}

export type Gaps = {
  against?: string[];
  ask?: string[];
  at?: string[];
  measure?: string[];
  on?: string[];
  other?: string[];
  own?: string[];
  to?: string[];
  when?: string[];
};

/** An Army Group of several players: who decides which of the leaders commands, and who does now. */
export interface Group {
  area: string;
  seat: string;
  leaders: string[];
  commander: string;
}

/** The same with the force that acts. */
export interface Happened extends WindowShown {
  force: Force;
}

export type Hindrance = "window" | "target";

/** A leader who may try to intercept, where he stands, and his chances. */
export interface Interceptor extends Roll {
  leader: string;
  from: string;
}

/** The step of the Interphase, whose turn it is, who is done and who waits, in the order of the track. */
export interface Interphase {
  step: InterphaseStep;
  now: Nation | "";
  done: Nation[];
  waits: Nation[];
}

export type InterphaseStep = "camps" | "reinforcements" | "deployment" | "cards";

export interface LeaderFacts {
  nation: Nation;
  names: Record<"en" | "hu" | "ru", string>;
  battle: number;
  command: number;
}

export type LineKind = "plain" | "rough" | "pass" | "marsh" | "strait";

/** Two areas, and the kind of line between them. */
export type Link = [a: string, b: string, kind: LineKind];

/** A force as answers name it (`napoleon + 8 france @ calais`), and the area it is meant to go to. */
export interface MarchAsked extends SeatAsks {
  force: string;
  to?: string;
}

/** One area on the way: what it costs, causes of Attrition, who may intercept. */
export interface MarchStep {
  to: string;
  line: string;
  status: Status;
  cp: number;
  attrition: string[];
  interceptors: Interceptor[];
}

/** How far a force could go: every area within reach, its price in CPs, and what each step would mean. */
export interface MarchTold {
  reason: Reason | null;
  cp: number;
  areas: Record<string, Road>;
  battle: FightTold | null;
}

/** And a force that might march, and where to. */
export interface Marching extends Answers {
  force: string;
  to?: string;
}

export interface Marks {
  fought: string[];
  besieged: string[];
  saved_cp: Nation[];
}

export const NATIONS = ["france", "britain", "austria", "russia", "prussia", "spain", "turkey", "sweden", "denmark"] as const;
export type Nation = (typeof NATIONS)[number];

export interface NationFacts {
  names: Record<"en" | "hu" | "ru", string>;
  power: boolean;
  keys: number;
  flags: number;
}

/** The numbers of a nation. [4.4, 11.21, 13.33, 13.4, 14.2, 14.32, 15.1] */
export interface NationTold {
  nation: Nation;
  keys: number;
  first_hand: number;
  hand_min: number;
  hand_max: number;
  reinforcements: number;
  conquest: number;
  unit_bonus: number;
  squadron_dice: number;
  naval_roll: number;
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
  sides: [FleetDice, FleetDice];
  chances: number[];
}

/** A position between two Impulses, in the format `greatpowers-nw-1`; what is left out is as in the set-up of its scenario. */
export type NwDocument = {
  areas?: Record<string, string>;
  armadas?: ArmadaAt[];
  auto_pass?: Record<string, string[]>;
  camps?: Partial<Record<Nation, Camp | null>>;
  command?: Partial<Record<Nation, Nation>>;
  conquered?: Nation[];
  consuls?: Partial<Record<Nation, string>>;
  consuls_frozen?: Nation[];
  deck?: string[];
  deployed?: Nation[];
  discards?: string[];
  due?: Nation;
  effects?: Record<string, number>;
  flags?: Record<string, Nation>;
  fleets?: Record<string, string>;
  foreign_wars?: Record<string, Partial<Record<Nation, Committed>>>;
  format?: "greatpowers-nw-1";
  hands?: Partial<Record<Nation, string[]>>;
  hands_closed?: Nation[];
  home_used?: string[];
  hostile?: [Nation, Nation][];
  last_active?: Nation | null;
  leaders?: Record<string, string>;
  open_to?: Partial<Record<Nation, Nation[]>>;
  options?: Record<string, boolean | number | string>;
  parliament?: Nation;
  peace?: number;
  peace_paid?: Nation[];
  phase?: string;
  plus_key?: boolean;
  regroup?: string;
  regroup_fleets?: string;
  reinforcing?: Nation[];
  removed_cards?: string[];
  resources?: Partial<Record<Nation, number>>;
  round?: number;
  saved_cp?: Nation[];
  scenario?: string;
  start_keys?: Partial<Record<Nation, number>>;
  truces?: [Nation, Nation][];
  turn?: number;
};

/** A nation beside the map; `seat` is empty for a neutral Proxy, `regroup` strength in the Regroup box. */
export interface NwNation {
  nation: Nation;
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
  regroup: number;
  consul: Consul | null;
  command: Nation | "";
  enemies: Nation[];
  truces: Nation[];
  conquered: boolean;
}

/** Prices are in Manoeuvres, as many as there are options; the rest is told where it has a place. */
export interface NwQuestion {
  seat: string;
  kind: string;
  about: About;
  options: WireOption[];
  grave: boolean;
  prices?: number[];
  folded?: Folded[];
  acts?: ActRow[];
  reinforcements?: Reinforcements | null;
  response?: ResponseTold;
  rolls?: Record<string, Roll>;
  odds?: Record<string, number>;
  pushes?: Push[];
  fights?: Record<string, Ahead>;
  open_keys?: OpenKey[];
  idle?: boolean;
}

/** An own Key, whether it is the capital, and the nearest enemies. */
export interface OpenKey {
  place: string;
  is_capital: boolean;
  nation: Nation;
  from: string;
  size: number;
}

export type OrderMode = "ask" | "every-impulse" | "always" | "off" | "play";

/** How a Response is asked about or played, and the clauses of the latter. */
export type OrderParts = {
  against?: string;
  at?: string;
  measure?: string;
  mode: OrderMode;
  on?: string;
  other?: string;
  own?: string;
  to?: string;
  when?: string;
};

/** An order as it stands, and what each gap may be filled with: "" leaves it open, `*areas` and the like stand for all; `ways` are where own leaders could withdraw to. */
export interface OrderTold {
  text: string;
  parts: OrderParts;
  gaps: Gaps;
  ways?: Record<string, string[]>;
}

/** A held Response that cannot be played now: not at such a moment, or nothing to hit. */
export interface Other {
  nation: Nation;
  card: string;
  reason: Hindrance;
}

/** Two zones that touch, and the fortress that guards the way. */
export type Passage = [a: string, b: string, guard: string];

/** Areas and zones, the lines between zones as a path, and what leads from where to where. */
export interface Places {
  format: string;
  areas: Record<string, Area>;
  zones: Record<string, Zone>;
  zone_borders: string;
  links: Link[];
  passages: Passage[];
}

/** Hands of the nations the seat runs, cards they keep aside, windows the seat is passed over in, its orders by Response card held, the answer kept for a window under seal. */
export interface Private {
  hands: Partial<Record<Nation, string[]>>;
  aside: Partial<Record<Nation, string[]>>;
  auto_pass: string[];
  orders: Record<string, OrderTold>;
  kept: WireOption | null;
}

/** The answer that pushes a Consul, and where it would stand then; in Unaligned it has no row. */
export interface Push {
  text: string;
  nation: Nation;
  row: Nation | "";
  box: Box;
}

/** Numbers of the nations, and what is known and what is reconstructed. */
export interface Reference {
  nations: NationTold[];
  tables: TableTold[];
  cards: Record<string, SourceClass>;
  aid: Record<string, AidRow[]>;
}

/** One way to take a row: the place or the push, the answer (# for the number), its price in Manoeuvres, how often. */
export interface ReinforcementChoice extends WireOption {
  at: string;
  price: number;
  most: number;
}

export type ReinforcementKind = "sp" | "leader" | "squadron" | "regroup-sp" | "regroup-leader" | "regroup-squadron" | "refit" | "consul" | "deploy" | "deploy-again";

/** A kind of piece to spend reinforcements on, or why there is none: the leader, or the nation of the Consul; how many in all, the ways to take it. */
export interface ReinforcementRow {
  kind: ReinforcementKind;
  piece: string;
  most: number;
  choices: ReinforcementChoice[];
  rule: string;
  reason: Reason | null;
}

/** What a nation may spend and on what, in Manoeuvres; where strength and leaders appear. */
export interface Reinforcements {
  nation: Nation;
  total: number;
  purse: number;
  where: string[];
  rows: ReinforcementRow[];
}

export type ResponseMode = "brisk" | "sealed";

/** What has just happened, what may be played on it, and why one is asked. */
export interface ResponseTold {
  happened: Happened;
  fits: Fit[];
  others: Other[];
  why: Why;
}

export interface Road {
  cp: number;
  steps: MarchStep[];
}

/** What an answer would be rolled for. */
export interface Roll {
  modifier: number;
  needs: number;
  chance: number;
}

/** What small pictures are drawn from: `paris france 3` for each nation with strength in an area. */
export interface SmallBoard {
  stacks: string[];
  flags: string[];
  turn: number;
}

export type SourceClass = "rulebook" | "public" | "recalled" | "mixed" | "reconstruction";

export interface Squadron {
  place: string;
  status: Fitness;
}

export type Status = "friendly" | "enemy" | "uncontrolled" | "neutral";

/** A table of data: how many of its parts are of which class, and its lines where they say so. */
export interface TableTold {
  table: string;
  parts: Partial<Record<SourceClass, number>>;
  lines: Partial<Record<SourceClass, number>>;
}

export interface Tail {
  text: string;
  parts: Record<string, unknown>;
}

/** Strength of a nation from one area. */
export interface Taken {
  area: string;
  nation: Nation;
  count: number;
}

export interface Why {
  reason: AskedBecause;
  cards: string[];
  orders: Record<string, string>;
  responses: ResponseMode;
}

/** What has happened. Of a Consul the row and the box it came from are told, else place and origin. */
export interface WindowShown {
  kind: string;
  nation: Nation | "";
  card: string;
  row?: string;
  box?: string;
  place?: string;
  origin?: string;
}

/** A sea zone: where ships stand in it, its water as a path, and the degrees its name is turned by. */
export interface Zone {
  x: number;
  y: number;
  names: Record<"en" | "hu" | "ru", string>;
  d: string;
  turn?: number;
}
