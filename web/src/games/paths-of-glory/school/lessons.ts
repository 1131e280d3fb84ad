/** The school on the server: lessons, the table after some answers, and why an answer is none. */
import { Problem, STRANGE, UNREACHABLE } from "../../../api/problem";
import type { ApiProblem, Explanation, LogLine } from "../../../api/types";
import type { BattleOdds } from "../play/battle";
import type { PogQuestion } from "../play/options";
import type { SupplyTold } from "../play/supplyLines";

const SCHOOL = "/api/paths-of-glory/school";

export interface Lesson {
  id: string;
  seat: "ap" | "cp";
  scenario: string;
  tasks: string[];
  /** Spaces the board shows at first. */
  look: string[];
}

export interface Scene {
  view: unknown;
  /** Null once every task is done. */
  question: PogQuestion | null;
  log: LogLine[];
  /** Tasks done so far. */
  done: number;
  can_undo: boolean;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json", "X-GP-Request": "1" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Problem({ code: UNREACHABLE });
  });
  const answer = (await response.json().catch(() => null)) as { error?: ApiProblem } | null;
  if (!response.ok || answer === null) throw new Problem(answer?.error ?? { code: STRANGE }, response.status, answer);
  return answer as T;
}

export const allLessons = (): Promise<Lesson[]> => ask(SCHOOL);

export const sceneAfter = (lesson: string, answers: readonly string[]): Promise<Scene> => ask(`${SCHOOL}/${lesson}`, { answers });

export const explainIn = (lesson: string, answers: readonly string[], text: string): Promise<Explanation> => ask(`${SCHOOL}/${lesson}/explain`, { answers, text });

export const battleIn = (lesson: string, answers: readonly string[], attackers: readonly string[], target: string, pinning: string): Promise<BattleOdds> =>
  ask(`${SCHOOL}/${lesson}/battle`, { answers, attackers, target, pinning });

export const supplyIn = (lesson: string, answers: readonly string[]): Promise<SupplyTold> => ask(`${SCHOOL}/${lesson}/supply`, { answers });
