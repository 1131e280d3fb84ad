/** Ways to use a card, as small drawings in a square of 28 round the origin. */
import type { Action } from "../types";

const STAR = "M0-11 3.3-3.5 11.2-2.9 5.3 2.4 7 10.3 0 6.2-7 10.3-5.3 2.4-11.2-2.9-3.3-3.5Z";

export const ACTION_PATHS: Record<Action, string> = {
  ops: "M-10 7 0-9 10 7ZM0-9V7",
  sr: "M-11 4H7M3-1 9 4 3 9M11-6H-7M-3-11-9-6-3-1",
  rp: "M0-10V10M-10 0H10",
  event: STAR,
  reinforcement: "M-9 9V-4M-3 9V-4M3 9V-4M9 9V-4M-9-10V-8M-3-10V-8M3-10V-8M9-10V-8",
  neutral_entry: "M-7 11V-10M-7-9H8L4-4 8 1H-7",
  auto: "M-8 0H8M0-8V8M-6-6 6 6",
  peace: "M-10-6H10V7H-10ZM-10-6 0 2 10-6",
};

export type CardUseKind = "ops" | "sr" | "rp" | "event";

export interface CardUseOption {
  use: CardUseKind;
  /** Its name with the points it gives. */
  title: string;
  /** What it gives, in a line. */
  text: string;
  /** What follows from it on the board, or why it is barred. */
  about: string;
  key: string;
  barred?: boolean;
}
