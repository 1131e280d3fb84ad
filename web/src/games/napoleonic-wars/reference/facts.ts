/** Numbers of the nations, and which data are known and which reconstructed. */
import { fetched, once } from "../../../api/printed";
import type { Nation } from "../board/types";

export const CLASSES = ["rulebook", "public", "recalled", "mixed", "reconstruction"] as const;
export type SourceClass = (typeof CLASSES)[number];

export interface NationTold {
  nation: Nation;
  keys: number;
  first_hand: number;
  hand_min: number;
  hand_max: number;
  reinforcements: number;
  conquest: number;
  unit_bonus: number;
  squadron_dice: number;
  naval_roll: number;
}

export interface TableTold {
  table: string;
  /** How many parts of the table are of which class; and its lines, where they tell it themselves. */
  parts: Partial<Record<SourceClass, number>>;
  lines: Partial<Record<SourceClass, number>>;
}

export interface Reference {
  nations: NationTold[];
  tables: TableTold[];
  cards: Record<string, SourceClass>;
}

export const loadReference = once(() => fetched<Reference>("/api/napoleonic-wars/reference"));
