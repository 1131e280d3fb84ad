/** Plain data of a table of Paths of Glory, with the names of the position format. No rules here. */
import type { Board, Private, Side, UnitFacts } from "./generated";

export type * from "./generated";

/** `map_europe.json` and `map_near_east.json`: path data of the ground. */
export type { GroundPaths as GroundData } from "../../api/types";

/** Combat, loss and movement. */
export type Factors = UnitFacts["full"];

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
