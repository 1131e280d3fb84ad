/** The schools on the server: lessons, the table after some answers, and why an answer is none. */
import { call } from "../api/rest";
import type { Explanation, LogLine, Reason, Snapshot } from "../api/types";

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
  /** The last answer was not carried out: this should be heard before it is. */
  warned: Reason[];
}

export const allLessons = (game: string): Promise<Lesson[]> => call("GET", `/api/school/${game}`);

/** Who heeds is warned where there is something to think of, and the last answer is not carried out. */
export const sceneAfter = (game: string, lesson: string, answers: readonly string[], heed = false): Promise<Scene> =>
  call("POST", `/api/school/${game}/${lesson}`, { answers, heed });

export const explainIn = (
  game: string,
  lesson: string,
  answers: readonly string[],
  text: string,
): Promise<Explanation> => call("POST", `/api/school/${game}/${lesson}/explain`, { answers, text });
