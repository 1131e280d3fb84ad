/** The contract with the server, made from its Structs by tools/make_client_types.py. */

import type { Answers, Reason, Result, SeatAsks, WireOption } from "../../api/generated";

/** What a question is about, each field in some kinds of questions: units by number, as in `pieces`, and `piece` by its kind; `costs` of each space by purpose, `ways` to each goal without the start; `alone` the units that would attack a space at once, because nobody else could; `ends` verbs after which the last action of the turn may be over while units of the side starve. */
export type About = {
  alone?: Record<string, number[]>;
  attacking?: boolean;
  card?: string;
  costs?: Record<string, Record<string, number | null>>;
  ends?: string[];
  halves?: [string, number][];
  halves_left?: number;
  left?: number;
  length?: number;
  moment?: string;
  must_be_event?: boolean;
  nation?: number;
  piece?: string;
  points?: number;
  side?: number;
  space?: number;
  target?: string;
  unit?: number;
  units?: number[];
  ways?: Record<string, string[]>;
};

export type Action = "ops" | "sr" | "rp" | "event" | "reinforcement" | "neutral_entry" | "auto" | "peace";

/** And an attack that might be declared. */
export interface Assault extends Answers {
  attackers: string[];
  target: string;
  pinning?: string;
}

/** Units by their texts, the space they would attack, the space that pins if it is a flank attack, and combat cards one would like to know about. With a revision only the position of that moment is studied. */
export interface BattleAsked extends SeatAsks {
  attackers: string[];
  target: string;
  pinning?: string;
  cards?: string[];
  revision?: number | null;
}

/** Chances are between 0 and 1. */
export interface BattleOdds {
  attacker: Shot;
  defender: Shot;
  attacker_wins: number;
  tie: number;
  defender_wins: number;
  retreat: number;
  flank: number;
  may_stand: boolean;
  attacker_loss: number;
  defender_loss: number;
  attacker_bars: LossBar[];
  defender_bars: LossBar[];
  first: Order | null;
  pins: Pin[];
  no_flank: Reason | null;
  refused_cards: Record<string, Reason>;
  stakes: Stakes | null;
}

/** An attack that nobody has to have thought of at a table. */
export interface Bench {
  side: "ap" | "cp";
  target: string;
  attackers: BenchUnit[];
  defenders?: string[];
  trench?: number;
  fort?: boolean;
  turn?: number;
  attacker_cards?: string[];
  defender_cards?: string[];
  pinning?: string;
}

/** The chances, and why something asked for has no effect: cards by their ids. */
export interface BenchOdds extends BattleOdds {
  losses: PairOfLosses[];
  refused_flank: Reason | null;
}

/** `ge_1` or `ge_1 reduced`, and the space it attacks from. */
export interface BenchUnit {
  unit: string;
  space: string;
}

/** What the winner of the bidding ceded for his side. */
export type Bid = {
  points?: number;
  side?: Side;
};

/** A table of Paths of Glory as all see it: `phase` is `3.2.cp`, turn, round and whose it is; the sides are the Allies, then the Central Powers, who control `cp_control`; units in `starving` draw no supply. */
export interface Board {
  scenario: string;
  edition: string;
  is_solo: boolean;
  turn: number;
  round: number;
  active: Side;
  phase: string;
  stage_of_turn: string;
  vp: number;
  bid: [Side | "", number];
  seats_exchanged: boolean;
  combined_war_status: number;
  us_entry: string;
  russian_capitulation: string;
  russian_vp: number;
  russian_vp_at_fall: number;
  sides: [PogSide, PogSide];
  pieces: PogPiece[];
  cp_control: string[];
  unclaimed: string[];
  trenches: PogTrench[];
  forts_destroyed: string[];
  forts_besieged: string[];
  broken_sieges: string[];
  at_war: string[];
  beachhead: string;
  ana_holds: string;
  barred_from_near_east: number[];
  failed_entrench: number[];
  events: Record<string, number>;
  effects: Record<string, number>;
  mutiny_paid: boolean;
  rp: Record<string, number>;
  reinforced: string[];
  neutral_entered: boolean;
  near_east_used: Record<string, number>;
  in_round: PogRound;
  combat: PogCombat | null;
  starving: number[];
  in_force: string[];
  dangers: [Danger[], Danger[]];
  solo_ranges: number[][];
  result: Result | null;
  last: Side | "";
}

export type BoardId = "europe" | "near_east";

/** What is printed on a card; it is optional if it joins the deck only where the option says so. */
export interface CardFacts {
  id: string;
  side: Side;
  deck: Commitment;
  ops: number;
  sr: number;
  rp: Record<string, number>;
  war_status: number;
  starred: boolean;
  combat: boolean;
  kind: CardKind;
  optional: boolean;
}

export type CardKind = "combat" | "event" | "reinforcement" | "neutral_entry";

export interface CardsOfSides {
  ap: string[];
  cp: string[];
}

/** One thing that makes a shot what it is; `which` is a card, a terrain, a level. */
export interface Cause {
  moves: string;
  what: string;
  by: number;
  which: string;
  rule: string;
}

export type Commitment = "mobilization" | "limited" | "total";

/** What a side should know: `supply` (units by number), `capital`, `mandate` or `reserve`. */
export interface Danger {
  kind: DangerKind;
  space: string;
  units: number[];
  nation: string;
}

export type DangerKind = "supply" | "capital" | "mandate" | "reserve";

/** Units and cards. */
export interface Facts {
  units: Record<string, UnitFacts>;
  cards: Record<string, CardFacts>;
}

/** From a space to the next, away from the source: how many units it feeds, and whether it goes by sea. */
export type FedLine = [frm: string, to: string, units: number, by_sea: boolean];

export type FireTable = "army" | "corps";

export type First = "both" | "attacker" | "defender";

export type Flank = "failed" | "succeeded";

/** What changes with answers; nobody talks through the rules of this game. */
export interface Flow {
  asked: string[];
  ready: string[];
  press_open: boolean;
}

/** Many answers in few words: every head goes with every tail, which is the text of its part. */
export interface Folded {
  verb: string;
  heads: Head[];
  part: string;
  tails: string[];
}

export interface Head {
  text: string;
  parts: Record<string, unknown>;
}

/** Two spaces; then who alone may use the link, divided by |, and how it is drawn. */
export type Link = [a: string, b: string, nations?: string, line?: string];

/** A loss number, its chance, and what it does to units borne as well as can be. */
export interface LossBar {
  loss: number;
  chance: number;
  reduced: string[];
  destroyed: string[];
  fort: boolean;
}

export interface Network {
  id: string;
  side: Side;
  sources: string[];
  lines: FedLine[];
}

/** Who fires first without a flank attack, after one that succeeded, after one that failed. [12.2.9] */
export interface Order {
  frontal: First;
  succeeded: First;
  failed: First;
}

/** How likely it is that these loss numbers fall. */
export interface PairOfLosses {
  attacker: number;
  defender: number;
  chance: number;
}

/** A space that may pin in a flank attack, what helps the die, and the chance to succeed. [12.3.2] */
export interface Pin {
  space: string;
  modifier: number;
  chance: number;
}

/** A space as it is printed; its side is empty for beachheads, `vp` are those of the campaign. */
export interface Place {
  kind: PlaceKind;
  board: BoardId;
  x: number;
  y: number;
  names: Record<"en" | "hu" | "ru", string>;
  nation: string;
  terrain: Terrain;
  side: Side | "";
  vp?: number;
  vp_historical?: number;
  fort?: number;
  port?: Side;
  source?: Side;
  capital?: string;
}

export type PlaceKind = "space" | "edge_box" | "beachhead";

/** All spaces, those that are shown on the other board as well, the boxes, and the links. */
export interface Places {
  format: string;
  spaces: Record<string, Place>;
  copies: Record<string, Spot>;
  boxes: Record<string, Spot>;
  links: Link[];
}

/** The running combat; units by their numbers in `pieces`, losses inflicted -1 until a side has fired. */
export interface PogCombat {
  side: Side;
  target: string;
  attackers: number[];
  origins: string[];
  defenders: number[];
  bystanders: string[];
  fort_alone: boolean;
  trench_cancelled: boolean;
  flank: Flank | "";
  pinning: string;
  cards: CardsOfSides;
  attacker_fire: number;
  defender_fire: number;
  retreat: number;
}

/** A position between two actions, in the format `greatpowers-pog-1`; what is left out is as at the start of its turn. */
export type PogDocument = {
  actions_this_turn?: Partial<Record<Side, Action[]>>;
  at_war?: string[];
  barred_from_near_east?: string[];
  beachhead?: string | null;
  bid?: Bid;
  broken_sieges?: string[];
  commitment?: Partial<Record<Side, Commitment>>;
  control?: Partial<Record<Side, string[]>>;
  cp_russian_vp?: number;
  cp_russian_vp_at_fall?: number | null;
  decks?: Partial<Record<Side, string[]>>;
  discards?: Partial<Record<Side, string[]>>;
  edition?: string;
  effects?: Record<string, number>;
  eliminated?: string[];
  events?: Record<string, number>;
  failed_entrench?: string[];
  format?: "greatpowers-pog-1";
  forts_besieged?: string[];
  forts_destroyed?: string[];
  hands?: Partial<Record<Side, string[]>>;
  mandated?: Partial<Record<Side, string | null>>;
  missed_mandates?: Partial<Record<Side, number[]>>;
  mutiny_paid?: boolean;
  near_east_used?: Record<string, number>;
  options?: Record<string, boolean | number | string>;
  phase?: string;
  reinforced_this_turn?: string[];
  removed?: string[];
  removed_cards?: Partial<Record<Side, string[]>>;
  round?: number;
  rp?: Record<string, number>;
  russian_capitulation?: string;
  scenario?: string;
  shown?: Partial<Record<Side, string[]>>;
  shuffle_due?: Side[];
  swaps?: Partial<Record<Side, Record<string, string>>>;
  table_cards?: string[];
  to_act?: Side;
  trenches?: Partial<Record<Side, Record<string, number>>>;
  turn?: number;
  unclaimed?: string[];
  units?: Record<string, string[]>;
  us_entry?: string;
  vp?: number;
  war_status?: WarStatus;
};

/** A counter in play, on the map or in a box. */
export interface PogPiece {
  number: number;
  kind: string;
  space: string;
  reduced: boolean;
}

export interface PogQuestion {
  seat: string;
  kind: string;
  options: WireOption[];
  folded?: Folded[];
  about: About;
  grave: boolean;
}

/** The marks of the action round. Units by number, spaces by id. [9.2] */
export interface PogRound {
  ops_left: number;
  marked_move: string[];
  marked_attack: string[];
  assaulted: string[];
  left: string[];
  ready: number[];
  moved: number[];
  attacked: number[];
  sortied: number[];
  retreated: number[];
  entrenching: number[];
  sud_army_at: string;
  card_in_play: string;
  cards_used: string[];
}

/** What everybody knows of one side. */
export interface PogSide {
  war_status: number;
  commitment: Commitment;
  mandated: string;
  mandate_met: boolean;
  offensive_due: string;
  is_mutiny: boolean;
  hand_size: number;
  deck_size: number;
  discards: string[];
  removed_cards: string[];
  table_cards: string[];
  shown: string[];
  boxes: string[];
  boxes_up: number;
  shuffle_due: boolean;
  actions: Action[];
}

/** A trench marker. */
export interface PogTrench {
  space: string;
  side: Side;
  level: number;
}

/** And the fire tables. */
export interface Printed extends Facts {
  fire: Record<FireTable, PrintedTable>;
}

/** The lowest strength of each column, and losses by die from 1 to 6, then by column. */
export interface PrintedTable {
  columns: number[];
  losses: number[][];
}

/** What only the seats themselves see. */
export interface Private {
  hands: Partial<Record<Side, string[]>>;
  swaps: Partial<Record<Side, Record<string, string>>>;
}

/** How a side fires: `column` after the shifts, `natural` before them, by the lowest strength of each. */
export interface Shot {
  factors: number;
  table: FireTable;
  shift: number;
  column: number;
  drm: number;
  natural: number;
  causes: Cause[];
}

export type Side = "ap" | "cp";

/** What small pictures are drawn from: `sedan cp ge 3`, space, side, nation and number of units. */
export interface SmallBoard {
  stacks: string[];
  vp: number;
  turn: number;
}

/** A point of a board. */
export interface Spot {
  board: BoardId;
  x: number;
  y: number;
}

/** If the attackers took the space: units of theirs fed again, enemies cut off, victory points. */
export interface Stakes {
  saved: number[];
  cut_off: number[];
  vp: number;
}

/** A unit by its number in `pieces`; cuts are steps from its pocket out to where no supply may run. */
export interface StarvingUnit {
  unit: number;
  network: string;
  cuts: [string, string][];
  remedies: string[];
}

export interface SupplyTold {
  networks: Network[];
  starving: StarvingUnit[];
}

export type Terrain = "clear" | "mountain" | "swamp" | "forest" | "desert";

/** What is printed on both sides of a counter: combat, loss and movement factors of each. */
export interface UnitFacts {
  side: Side;
  nation: string;
  name: string;
  kind: UnitSize;
  full: [number, number, number];
  reduced: [number, number, number];
}

export type UnitSize = "army" | "corps";

/** The combined marker is told only where it is not the sum of the others. */
export type WarStatus = {
  ap?: number;
  combined?: number;
  cp?: number;
};
