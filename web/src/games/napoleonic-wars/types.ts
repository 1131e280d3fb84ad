/** The view and the questions of The Napoleonic Wars as the server sends them. */
import type { Letter, Reason } from "../../api/types";
import type { Board, Flow, Gaps, Private, Roll } from "./generated";

export type * from "./generated";
export type { CardFacts, Facts } from "./board/types";

export interface NwView extends Board, Flow, Private {
  /** What was said at the table. */
  press: Letter[];
}

export type Gap = Exclude<keyof Gaps, "ask">;

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
