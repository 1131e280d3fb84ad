/** What a game gives the shell, and what the shell gives a game's table. */
import type { WireOption } from "../i18n/speaking";
import type { Component } from "svelte";
import type { Connection } from "../api/socket";
import type { Rulebook } from "./rulebook";
import type {
  Answer,
  ApiProblem,
  Explanation,
  LogLine,
  OptionValue,
  Pace,
  Reason,
  Seat,
  Snapshot,
  TimelineStep,
} from "../api/types";

/** Props of a game's table component (the default export of its lazy module). It fills the whole screen. */
export interface TableProps {
  /** What to draw: the present, or the past while `at` is set. Replaced as a whole by every update. */
  snapshot: Snapshot;
  /** The present, also while the past is drawn. */
  live: Snapshot;
  /** The seat looked from; null for a spectator, OPEN_SEAT for everything after the game. */
  seat: string | null;
  /** All seats this person may act for (hot seat and sandbox have several). */
  mySeats: string[];
  /** Decision number looked at, or null for the present. With `at` set nothing may be sent. */
  at: number | null;
  connection: Connection;
  /** Milliseconds until the next try while the connection is lost. */
  nextTry: number | null;
  /** Requests sent and not yet answered: show the sending state, allow no second send. */
  pending: number;
  /** Log lines from this decision on are new to this person; null when nothing happened meanwhile. */
  newFrom: number | null;
  act: TableActions;
}

/** Every promise rejects with a Problem (api/problem.ts); word it with `wordProblem`. */
export interface TableActions {
  /** Answer the question or do a standing action, in the text form of the contract; who heeds is `warned` instead where there is something to think of. */
  decide(text: string, heed?: boolean): Promise<Answer>;
  /** Take the seat's last decision back; beyond the barrier where only bots would be asked. */
  undo(): Promise<unknown>;
  explain(text: string): Promise<Explanation>;
  ready(endTalk: boolean): Promise<Answer>;
  /** So many letters of `view.press` have been read; `snapshot.press_read` tells how many were. */
  read(letters: number): Promise<void>;
  timeline(): Promise<TimelineStep[]>;
  stepTo(decision: number | null): Promise<void>;
  /** Look from another seat of mine; once the game is over from any seat, or from OPEN_SEAT, which sees everything. */
  lookFrom(seat: string | null): void;
}

/** What the shell knows of a seat, in words or as choices of a Fluent selector. */
export interface SeatTold {
  player: string;
  presence: "here" | "away";
  state: "ready" | "writing" | "idle" | "over";
}

/** What the lobby knows of a game without loading its table. */
export interface GameCard {
  id: string;
  /** Year printed on its picture. */
  year: number;
  /** Prefix of its Fluent ids: `<prefix>-scenario-seven`, `<prefix>-option-press`, … */
  prefix: string;
  /** Name of a seat in the language in use. */
  seatName(seat: string): string;
  /** A phase code in words, in full: “Spring 1902, order writing phase”. */
  phaseName(phase: string): string;
  /** The same, short: “Spring 1902”. */
  turnName(phase: string): string;
  /** The stretch that begins with a phase, from one count of the score to the next; by default the turn. */
  spanName?(phase: string): string;
  /** Powers behind a seat, each with a shield of its own. */
  powersOf(seat: string): string[];
  /** The number beside a seat's shield, or null where the game counts nothing. */
  points(seat: Seat): number | null;
  /** A seat of the bar in a sentence: who it is, what he counts, what he does. */
  seatSentence(seat: Seat, told: SeatTold): string;
  /** Options that stand in the open when a table is made; the others are folded away. */
  firstOptions: string[];
  /** Does the option mean anything in the scenario and beside the others? All do if left out. */
  optionFits?(option: string, scenario: string, options: Record<string, OptionValue>): boolean;
  /** Does one person play every seat of such a game? Nobody does if left out. */
  playsAlone?(options: Record<string, OptionValue>): boolean;
  /** Numbers that may also be “none” (0), each with the one to begin with. */
  usualNumbers: Record<string, number>;
  /** The paces that make sense for it. */
  paces: Pace["kind"][];
  /** The times of a game at one sitting it knows; all if left out. */
  paceFields?: readonly ("first" | "later" | "writing" | "short")[];
  /** Options of the quick game that differ from the defaults where bots read no letters. */
  againstMute: Record<string, OptionValue>;
  /** Where to read which of its data are reconstructed, if any are. */
  sources?: string;
  /** Still picture of the board by theme, and its width and height. */
  picture: { light: string; dark: string; size: [number, number] };
  /** The seat whose homeland stands for the game. */
  showcase: string;
  /** The seat that is good to begin with. */
  firstSeat: string;
  /** Middle of a seat's homeland on the picture, as shares of its width and height. */
  homeOf(seat: string): [number, number];
}

/** What a game loads with its table. */
export interface GameTable {
  default: Component<TableProps>;
}

/** The game's own words: parameters become names people know. */
export interface GameWords {
  /** A refusal or a result with its reason. */
  reasonText(reason: Reason | ApiProblem): string;
  /** An event of the log, or null where it says nothing to people. */
  eventText(line: LogLine): string | null;
  /** What a die was rolled for. */
  purposeWords(purpose: string): string;
  /** A decision in words. */
  optionText?(option: WireOption): string;
  /** A decision of several parts in words, a phrase each. */
  readsText?(reads: readonly unknown[]): string[];
  /** Turn and round in which a decision of the log was made. */
  momentText?(log: readonly LogLine[], n: number): string;
}

/** A small picture of a table as it stands. */
export interface GameThumb {
  /** `board` is what the game's server side put into Summary.board. */
  default: Component<{ board: unknown; seat: string | null }>;
  /** Shapes all its pictures share; mounted once on the page. */
  Defs?: Component;
}

/** Props of a page for study. */
export interface StudyProps {
  /** The table it is about, where it is about one. */
  table?: string;
}

export interface GameEntry {
  card: GameCard;
  /** Its rules in our own words, if they are told. */
  rulebook?: Rulebook;
  table: () => Promise<GameTable>;
  /** What a scenario differs in from the others, for whoever sets up a table. */
  scenario?: () => Promise<{ default: Component<{ scenario: string; options: Record<string, OptionValue> }> }>;
  /** The guided first game. */
  tutorial?: () => Promise<{ default: Component }>;
  words?: () => Promise<GameWords>;
  /** The table tells itself what happened while its reader was away: the shell opens no dialog over it. */
  tellsAway?: boolean;
  /** Pages for study without a seat, by the last part of their path; `dice` is asked for with a table. */
  study?: Record<string, () => Promise<{ default: Component<StudyProps> | Component }>>;
  /** Live pictures for the lobby; without them its tables show the still picture of the card. */
  thumb?: () => Promise<GameThumb>;
}
