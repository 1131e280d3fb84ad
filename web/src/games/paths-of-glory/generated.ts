/** The contract with the server, made from its Structs by tools/make_client_types.py. */

import type { Result, WireOption } from "../../api/generated";

/** What a question is about, each field in some kinds of questions: units by number, as in `pieces`, and `piece` by its kind; `costs` of each space by purpose, `ways` to each goal without the start. */
export type About = {
  attacking?: boolean;
  card?: string;
  costs?: Record<string, Record<string, number | null>>;
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
  solo_ranges: number[][];
  result: Result | null;
  last: Side | "";
}

export interface CardsOfSides {
  ap: string[];
  cp: string[];
}

export type Commitment = "mobilization" | "limited" | "total";

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

/** What only the seats themselves see. */
export interface Private {
  hands: Partial<Record<Side, string[]>>;
  swaps: Partial<Record<Side, Record<string, string>>>;
}

export type Side = "ap" | "cp";
