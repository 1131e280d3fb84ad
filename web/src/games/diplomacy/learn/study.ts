/** Positions without a table: what a power may write there, and what the referee makes of it. */
import { Problem, STRANGE, UNREACHABLE } from "../../../api/problem";
import type { ApiProblem, Explanation, LogLine } from "../../../api/types";
import type { DipDislodged, DipOrder, DipQuestion, DipUnit } from "../types";

type ByPower<T> = Record<string, T>;

/** A position in the referee's format. */
export interface Position {
  phase: string;
  units: ByPower<string[]>;
  centres: ByPower<string[]>;
  dislodged?: ByPower<Record<string, { from: string; retreats: string[] }>>;
  contested?: string[];
}

export interface Verdict {
  next_phase: string;
  units: ByPower<string[]>;
  centres?: ByPower<string[]>;
  dislodged: NonNullable<Position["dislodged"]>;
  contested: string[];
  results: ByPower<Record<string, string>>;
  reasons: ByPower<Record<string, { message: string; rule: string; [param: string]: string | number }>>;
  /** The results once more, with the parts of the orders. */
  told: { power: string; text: string; order: DipOrder; outcome: string }[];
}

async function ask<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json", "X-GP-Request": "1" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Problem({ code: UNREACHABLE });
  });
  const answer = (await response.json().catch(() => null)) as { error?: ApiProblem } | null;
  if (!response.ok || answer === null) throw new Problem(answer?.error ?? { code: STRANGE }, response.status, answer);
  return answer as T;
}

export const questionIn = (position: Position, power: string): Promise<DipQuestion> =>
  ask("/api/diplomacy/question", { power, ...position });

export const adjudicate = (position: Position, orders: ByPower<string[]>): Promise<Verdict> =>
  ask("/api/diplomacy/adjudicate", { ...position, orders });

/** What would not be carried out, and what is missing; nothing is resolved. */
export interface Checked {
  phase: string;
  checked: ByPower<Record<string, string>>;
  reads: ByPower<Record<string, string>>;
  reasons: Verdict["reasons"];
  missing: ByPower<{ message: string; rule: string; [param: string]: string | number }[]>;
}

export const checkOrders = (position: Position, orders: ByPower<string[]>): Promise<Checked> =>
  ask("/api/diplomacy/check", { ...position, orders });

/** Could a power write this in a position, and how is it understood? */
export const explainIn = (position: Position, power: string, text: string): Promise<Explanation> =>
  ask("/api/diplomacy/explain", { power, ...position, text });

/** Units of a position as the board wants them. */
export function unitsIn(position: Pick<Position, "units">): DipUnit[] {
  return Object.entries(position.units).flatMap(([power, units]) =>
    units.map((unit) => ({ power, kind: unit[0] as "A" | "F", place: unit.slice(2) })),
  );
}

export function dislodgedIn(position: Pick<Position, "dislodged">): DipDislodged[] {
  return Object.entries(position.dislodged ?? {}).flatMap(([power, units]) =>
    Object.entries(units).map(([unit, { from, retreats }]) => ({
      power,
      kind: unit[0] as "A" | "F",
      place: unit.slice(2),
      from,
      retreats,
    })),
  );
}

export function ownersIn(position: Pick<Position, "centres">): Record<string, string> {
  return Object.fromEntries(
    Object.entries(position.centres).flatMap(([power, centres]) => centres.map((centre) => [centre, power])),
  );
}

/** A verdict told like the log of a match, so that it can be played step by step. */
export function logOf(position: Position, verdict: Verdict): LogLine[] {
  const lines: LogLine[] = [{ n: 0, event: "diplomacy.PhaseBegan", phase: position.phase }];
  for (const { power, text, order, outcome } of verdict.told) {
    const { message = "", rule = "", ...params } = verdict.reasons[power]?.[text] ?? {};
    const reason = { message, rule, params };
    lines.push({ n: 1, event: "diplomacy.OrderResolved", power, order, outcome, reason });
  }
  for (const unit of dislodgedIn(verdict)) {
    lines.push({
      n: 1,
      event: "diplomacy.UnitDislodged",
      power: unit.power,
      unit: { kind: unit.kind, place: unit.place },
      attacker_from: unit.from,
      retreats: unit.retreats,
    });
  }
  return lines;
}
