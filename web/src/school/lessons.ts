/** The schools on the server: lessons, the table after some answers, and why an answer is none. */
import { call } from "../api/rest";
import type { Explanation, LogLine, Snapshot } from "../api/types";

export interface Lesson {
  id: string;
  seat: string;
  /** All seats of the table, in their order. */
  seats: string[];
  scenario: string;
  tasks: string[];
  /** Places the board shows at first. */
  look: string[];
}

export interface Scene {
  view: unknown;
  /** Null once every task is done. */
  question: Snapshot["question"];
  log: LogLine[];
  /** Tasks done so far. */
  done: number;
  can_undo: boolean;
}

export const allLessons = (game: string): Promise<Lesson[]> => call("GET", `/api/school/${game}`);

export const sceneAfter = (game: string, lesson: string, answers: readonly string[]): Promise<Scene> =>
  call("POST", `/api/school/${game}/${lesson}`, { answers });

export const explainIn = (
  game: string,
  lesson: string,
  answers: readonly string[],
  text: string,
): Promise<Explanation> => call("POST", `/api/school/${game}/${lesson}/explain`, { answers, text });
