/** Positions without a table: what a power may write there, and what the referee makes of it. */
import { Problem, STRANGE, UNREACHABLE } from "../../../api/problem";
import type { ApiProblem, Explanation, LogLine } from "../../../api/types";
import type {
  CheckedOrders,
  DipDislodged,
  DipQuestion,
  DipUnit,
  OrdersAsked,
  QuestionAsked,
  RefereeRequest,
  Verdict,
} from "../types";

export type { CheckedOrders, Verdict } from "../types";

type Orders = NonNullable<RefereeRequest["orders"]>;

/** A position in the referee's format, with its centres. */
export interface Position extends Pick<RefereeRequest, "phase" | "units" | "contested"> {
  centres: NonNullable<RefereeRequest["centres"]>;
  dislodged?: Verdict["dislodged"];
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
  ask("/api/diplomacy/question", { power, ...position } satisfies QuestionAsked);

export const adjudicate = (position: Position, orders: Orders): Promise<Verdict> =>
  ask("/api/diplomacy/adjudicate", { ...position, orders } satisfies RefereeRequest);

export const checkOrders = (position: Position, orders: Orders): Promise<CheckedOrders> =>
  ask("/api/diplomacy/check", { ...position, orders } satisfies RefereeRequest);

/** Could a power write this in a position, and how is it understood? */
export const explainIn = (position: Position, power: string, text: string): Promise<Explanation> =>
  ask("/api/diplomacy/explain", { power, ...position, text } satisfies OrdersAsked);

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
    const { message, rule, ...params } = verdict.reasons[power]?.[text] ?? { message: "", rule: "" };
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
