/** The schools on the server: lessons, the table after some answers, and why an answer is none. */
import { call } from "../api/rest";
import type { Explanation, Lesson, LessonAnswered, LessonTried, LogLine, Scene as Told } from "../api/types";

export type { Lesson } from "../api/types";

export interface Scene extends Omit<Told, "log"> {
  log: LogLine[];
}

export const allLessons = (game: string): Promise<Lesson[]> => call("GET", `/api/school/${game}`);

/** Who heeds is warned where there is something to think of, and the last answer is not carried out. */
export const sceneAfter = (game: string, lesson: string, answers: string[], heed = false): Promise<Scene> =>
  call("POST", `/api/school/${game}/${lesson}`, { answers, heed } satisfies LessonAnswered);

export const explainIn = (game: string, lesson: string, answers: string[], text: string): Promise<Explanation> =>
  call("POST", `/api/school/${game}/${lesson}/explain`, { answers, text } satisfies LessonTried);
