/** What a board is told to show. */
import type { DipUnit } from "../types";

/** States of README §4; a province has at most one. */
export type PlaceState = "selected" | "target" | "warning" | "blocked" | "lit" | "lost" | "won";

export interface BoardUnit extends DipUnit {
  /** Stays the same while the unit marches. */
  key: string;
  dislodged?: boolean;
  /** Gone from the board: shown once more, faint and crossed out. */
  ghost?: boolean;
  /** Sent, not yet confirmed. */
  pending?: boolean;
  selectable?: boolean;
  selected?: boolean;
  /** Outcome shown at its corner once the phase is resolved. */
  badge?: "ok" | "warn" | "bad" | "new" | null;
}

/** A paper note on the map: the odds beside an arrow, a centre won or lost. */
export interface Pill {
  key: string;
  /** It lies at the place, or between the two. */
  places: readonly [string] | readonly [string, string];
  text: string;
  tone: "good" | "bad";
}

/** A tick or triangle on a spot that can be clicked: a province, or one of its coasts. */
export interface Spot {
  place: string;
  warning: boolean;
}

export interface Hit {
  province: string;
  /** The coast whose mark was hit, `StP/SC`; empty if the province itself was. */
  place: string;
  /** The counter was hit, not the land beside it. */
  onUnit: boolean;
}
