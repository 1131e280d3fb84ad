/** The lessons of the guided first game, and when one is learnt. */
import school from "./tutorial.json";
import type { Position, Verdict } from "./study";

export interface Goal {
  /** Units that must stand there afterwards. */
  stands?: Record<string, string[]>;
  /** Orders that must have ended so. */
  results?: Record<string, Record<string, string>>;
  /** Every order of the power must have ended so. */
  outcome?: Record<string, string>;
}

export interface Lesson extends Position {
  id: string;
  power: string;
  /** What the others do. */
  orders: Record<string, string[]>;
  goal: Goal;
  /** A second part that goes on from the position reached. */
  then?: { id: string; goal: Goal };
  /** Provinces the map shows at first. */
  look: string[];
}

/** Centres are owned as at the beginning of a match unless the lesson says otherwise. */
export const LESSONS: Lesson[] = (school.lessons as unknown as Lesson[]).map((lesson) => ({
  ...lesson,
  centres: { ...school.centres, ...lesson.centres },
}));

export function isLearnt(goal: Goal, verdict: Verdict): boolean {
  const stands = Object.entries(goal.stands ?? {}).every(([power, units]) =>
    units.every((unit) => verdict.units[power]?.includes(unit)),
  );
  const results = Object.entries(goal.results ?? {}).every(([power, orders]) =>
    Object.entries(orders).every(([order, outcome]) => verdict.results[power]?.[order] === outcome),
  );
  const outcome = Object.entries(goal.outcome ?? {}).every(([power, word]) => {
    const words = Object.values(verdict.results[power] ?? {});
    return words.includes(word) && words.every((one) => one === word || one === "waives");
  });
  return stands && results && outcome;
}

/** The position a verdict leads to. */
export function positionAfter(position: Position, verdict: Verdict): Position {
  return {
    phase: verdict.next_phase,
    units: verdict.units,
    centres: verdict.centres ?? position.centres,
    dislodged: verdict.dislodged,
    contested: verdict.contested,
  };
}
