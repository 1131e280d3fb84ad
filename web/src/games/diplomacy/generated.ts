/** The contract with the server, made from its Structs by tools/make_client_types.py. */

import type { Letter, Reason, Result } from "../../api/generated";

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

export interface Counts {
  centres: number;
  units: number;
}

export type DipAsks = "orders" | "retreats" | "adjustments";

export interface DipDislodged extends DipUnit {
  from: string;
  retreats: string[];
}

/** A letter with its lines that are orders, by their numbers. */
export interface DipLetter extends Letter {
  orders: Record<string, DipOrder>;
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
}

export interface DipPiece {
  kind: UnitKind;
  place: string;
}

export interface DipQuestion {
  seat: string;
  kind: DipAsks;
  picks: DipPick[];
}

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

/** What changes with answers and with the stage of the clock. */
export interface Flow {
  asked: string[];
  ready: string[];
  press_open: boolean;
}

/** The same after the game, of all seats. */
export interface Opened extends Private {
  all_orders: Record<string, DipOrder[]>;
}

export type PhaseKind = "M" | "R" | "A";

/** Orders and wishes of the seat. */
export interface Private {
  own_orders: DipOrder[];
  own_void: DipVoid[];
  votes: Record<string, string[]>;
}

/** What became of the orders of the last resolved phase. */
export interface ResolvedPhase {
  phase: string;
  orders: DipOutcome[];
}

export type Season = "S" | "F";

export type UnitKind = "A" | "F";
