/** The view and the questions of The Napoleonic Wars as the server sends them. */
import type { Letter } from "../../api/types";
import type { Board, Flow, Gaps, Private } from "./generated";

export type * from "./generated";

export interface NwView extends Board, Flow, Private {
  /** What was said at the table. */
  press: Letter[];
}

export type Gap = Exclude<keyof Gaps, "ask">;
