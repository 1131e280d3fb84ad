/** What happened since a player's last decision, cut into scenes to be played on the map. Games fill it; no rules here. */
import type { LogLine } from "../api/types";
import type { IconName } from "../components/icons";

/** One thing that happened; a game adds what its board draws of it. */
export interface Scene {
  key: string;
  /** Whose deed it was; null for what nobody did. */
  seat: string | null;
  icon: IconName;
  /** Under its stop: two or three words, and a few more below them. */
  head: string;
  about?: string;
  /** What happened, whole: said once to screen readers. */
  sentence: string;
  /** The board is drawn as it stood after this row of the log; null for the present. */
  until: number | null;
  /** How long it is shown at the usual pace. */
  ms: number;
  /** What the camera frames. */
  places: readonly string[];
  /** Played where the reader asked for battles only. */
  isBattle?: boolean;
}

export type Tone = "bad" | "warn" | "good" | "plain";

/** What became of pieces of the reader, or of those he fought. */
export interface Fate {
  key: string;
  tone: Tone;
  head: string;
  about?: string;
  /** Where to look. */
  places: readonly string[];
  /** The scenes in which it happened. */
  scenes?: readonly number[];
}

/** The round of one seat in a card. */
export interface SeatCard {
  seat: string;
  name: string;
  player?: string;
  colour?: string;
  /** The card that was laid, by its name. */
  laid?: string;
  lines: readonly { text: string; scene: number | null }[];
}

export interface Told<S extends Scene = Scene> {
  /** The row of the log it begins with: the same round is told once. */
  from: number;
  caps: string;
  headline: string;
  sentence: string;
  scenes: readonly S[];
  /** The fate of the reader's own pieces, worst first. */
  mine: readonly Fate[];
  theirs: readonly Fate[];
  seats: readonly SeatCard[];
}

/** Lines from a row on are new; null where nothing in them is worth a telling. */
export type Tell<S extends Scene = Scene> = (log: readonly LogLine[], from: number) => Told<S> | null;

const WORST_FIRST: Record<Tone, number> = { bad: 0, warn: 1, plain: 2, good: 3 };

/** Bad news first; otherwise as it came. */
export function worstFirst(fates: readonly Fate[]): Fate[] {
  return [...fates].sort((one, other) => WORST_FIRST[one.tone] - WORST_FIRST[other.tone]);
}
