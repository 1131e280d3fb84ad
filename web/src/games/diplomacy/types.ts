/** Diplomacy on the wire, as its table reads it. */
import type { Letter } from "../../api/types";
import type { Board, DipLetter, DipOutcome, Flow, Opened } from "./generated";

export type * from "./generated";

/** What somebody said to somebody, with its lines that are orders. */
export interface DipPress extends Letter {
  orders?: DipLetter["orders"];
  meaning?: DipLetter["meaning"];
}

/** What became of an order, which is named by its text. */
export interface DipResolved extends Omit<DipOutcome, "order"> {
  order: string;
}

/** What is drawn of a table of Diplomacy, with what the seat itself sees. */
export interface DipView extends Board, Flow, Omit<Opened, "all_orders"> {
  press: DipPress[];
}
