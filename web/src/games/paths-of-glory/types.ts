/** Plain data of a table of Paths of Glory, with the names of the position format. No rules here. */
import type { Language } from "../../api/types";
import type { Board, Commitment, Private, Side } from "./generated";

export type * from "./generated";

export type BoardId = "europe" | "near_east";
export type Terrain = "clear" | "mountain" | "swamp" | "forest" | "desert";

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

/** What is drawn of a table; what else it is about, and what only the seats themselves see. */
export type PogView = Omit<
  Board,
  "bid" | "seats_exchanged" | "starving" | "solo_ranges" | "is_solo" | "last" | "result"
>;
export type PogPrivate = Pick<Private, "hands">;

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
