/** Plain data of a table of Paths of Glory, with the names of the position format. No rules here. */
import type { Language } from "../../api/types";

export type Side = "ap" | "cp";
export type BoardId = "europe" | "near_east";
export type Terrain = "clear" | "mountain" | "swamp" | "forest" | "desert";
export type Commitment = "mobilization" | "limited" | "total";
export type Action = "ops" | "sr" | "rp" | "event" | "reinforcement" | "neutral_entry" | "auto" | "peace";
export type BySide<T> = Record<Side, T>;

// ---- what never changes during a game

export interface Place {
  kind: "space" | "edge_box" | "beachhead";
  board: BoardId;
  x: number;
  y: number;
  names: Record<Language, string>;
  nation: string;
  terrain: Terrain;
  /** The side printed in the space; empty for beachheads. */
  side: Side | "";
  /** Counts for victory in the campaign, and in the historical scenario. */
  vp?: number;
  vp_historical?: number;
  fort?: number;
  port?: Side;
  source?: Side;
  capital?: string;
}

export interface Spot {
  board: BoardId;
  x: number;
  y: number;
}

/** Two spaces; then who alone may use the link (divided by |) and how it is drawn. */
export type Link = [a: string, b: string] | [a: string, b: string, nations: string, line: string];

/** `map_places.json`. */
export interface Places {
  spaces: Record<string, Place>;
  /** Spaces shown on the other board as well. */
  copies: Record<string, Spot>;
  boxes: Record<string, Spot>;
  links: Link[];
}

/** `map_europe.json` and `map_near_east.json`: path data of the ground. */
export type { GroundPaths as GroundData } from "../../board/Ground.svelte";

export type Factors = [combat: number, loss: number, movement: number];

export interface UnitFacts {
  side: Side;
  nation: string;
  name: string;
  kind: "army" | "corps";
  full: Factors;
  reduced: Factors;
}

export interface CardFacts {
  id: string;
  side: Side;
  deck: Commitment;
  ops: number;
  sr: number;
  /** Replacement points by nation (`allied` for the small ones). */
  rp: Record<string, number>;
  war_status: number;
  /** Leaves the game once played as an event. */
  starred: boolean;
  combat: boolean;
  kind: "combat" | "event" | "reinforcement" | "neutral_entry";
  /** Joins the deck only where the option says so. */
  optional: boolean;
}

export interface Facts {
  units: Record<string, UnitFacts>;
  cards: Record<string, CardFacts>;
}

// ---- what the server sends of a table, by the names of the game's view

/** A counter in play, on the map or in a box. Numbers stay with a counter while it marches. */
export interface PogPiece {
  number: number;
  kind: string;
  space: string;
  reduced: boolean;
}

export interface PogTrench {
  space: string;
  side: Side;
  level: number;
}

export interface PogSide {
  war_status: number;
  commitment: Commitment;
  /** Nation of the offensive rolled this turn, empty for none. */
  mandated: string;
  mandate_met: boolean;
  hand_size: number;
  deck_size: number;
  discards: string[];
  removed_cards: string[];
  table_cards: string[];
  /** Cards of the hand that the other side was shown and that are still there. */
  shown: string[];
  actions: Action[];
  /** Playing alone: the five boxes, a question mark for a card face down. */
  boxes?: string[];
}

/** What only the seats themselves see. */
export interface PogPrivate {
  hands: Partial<BySide<string[]>>;
}

/** The combat being fought; units by number, spaces by id. */
export interface PogCombat {
  side: Side;
  target: string;
  attackers: number[];
  origins: string[];
  defenders: number[];
  fort_alone: boolean;
  trench_cancelled: boolean;
  flank: "" | "failed" | "succeeded";
  pinning: string;
  cards: BySide<string[]>;
  /** Losses inflicted; -1 until the side has fired. */
  attacker_fire: number;
  defender_fire: number;
}

export interface PogRound {
  ops_left: number;
  marked_move: string[];
  marked_attack: string[];
  moved: number[];
  attacked: number[];
  retreated: number[];
  card_in_play: string;
}

export interface PogView {
  scenario: string;
  edition: string;
  turn: number;
  /** 0 outside the action phase. */
  round: number;
  active: Side;
  /** `3.2.cp`: turn, round and whose it is. */
  phase: string;
  /** The phase of the turn: `actions`, `attrition`, … */
  stage_of_turn: string;
  vp: number;
  combined_war_status: number;
  us_entry: string;
  russian_capitulation: string;
  russian_vp: number;
  /** The Allies, then the Central Powers. */
  sides: [ap: PogSide, cp: PogSide];
  pieces: PogPiece[];
  /** Spaces the Central Powers control; all others are the Allies'. */
  cp_control: string[];
  /** Spaces nobody controls yet: Persia by the rules of 2010. */
  unclaimed: string[];
  trenches: PogTrench[];
  forts_destroyed: string[];
  forts_besieged: string[];
  broken_sieges: string[];
  at_war: string[];
  beachhead: string;
  /** Cards in force and the turn they were played. */
  events: Record<string, number>;
  rp: Record<string, number>;
  near_east_used: Record<string, number>;
  in_round: PogRound;
  combat: PogCombat | null;
}

// ---- what a board is told to show

export type { BoardArrow, PlaceMark, PlaceState } from "../../board/Marks.svelte";

export interface SupplyLine {
  side: Side;
  from: string;
  to: string;
  /** Units fed through it: the line grows with them. */
  units: number;
  sea: boolean;
}

export interface SupplyPicture {
  lines: SupplyLine[];
  sources: { space: string; side: Side }[];
  /** Links on which a line is cut. */
  cuts: [from: string, to: string][];
}

export type Overlay = "supply" | "control" | "front" | "victory" | "forts";

export interface Hit {
  space: string;
  /** Number of the counter hit inside a fan. */
  unit: number | null;
}
