/** The log cut into actions: who did what, where, and how it is shown on the map. No rules here. */
import type { LogLine } from "../../../api/types";
import { t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import { eventText } from "../play/say";
import type { BoardArrow, PlaceMark, Side } from "../types";
import { turnName } from "../words";

export interface Step {
  /** Number of the decision that began it, and of its last line. */
  from: number;
  until: number;
  side: Side | null;
  /** 0 outside the action rounds. */
  round: number;
  head: string;
  lines: LogLine[];
}

const LEFT_OUT = new Set(["DieRolled", "DeckShuffled"]);
const isSide = (value: unknown): value is Side => value === "ap" || value === "cp";

interface Where {
  turn: number;
  round: number;
  side: Side | null;
  phase: string;
}

/** Where the game stands after a line; null if the line tells nothing of it. */
function moved(where: Where, line: LogLine): Where | null {
  switch (eventName(line)) {
    case "TurnBegan":
      return { turn: Number(line.turn), round: 0, side: null, phase: "" };
    case "PhaseBegan":
      return { ...where, round: 0, side: null, phase: String(line.phase) };
    case "RoundBegan":
      return { ...where, round: Number(line.round), side: isSide(line.side) ? line.side : null, phase: "actions" };
    default:
      return null;
  }
}

function headOf({ turn, round, side, phase }: Where): string {
  const season = turn ? turnName(turn) : "";
  // A game from a position tells of its turn only when the next one begins.
  if (round && side && !turn)
    return t("pog-event-round-began", { round, side: t("pog-side", { side }) }).replace(/\.$/, "");
  if (round && side) return t("pog-moment-round", { turn: season, round, side: t("pog-side", { side }) });
  return [season, phase ? t("pog-phase", { phase }) : ""].filter(Boolean).join(" · ");
}

const NOWHERE: Where = { turn: 0, round: 0, side: null, phase: "" };

/** Every action round and every other phase in which something happened. */
export function stepsOf(log: readonly LogLine[]): Step[] {
  const steps: Step[] = [];
  let where = NOWHERE;
  let open: Step | null = null;
  for (const line of log) {
    const next = moved(where, line);
    if (next) [where, open] = [next, null];
    else if (!LEFT_OUT.has(eventName(line)) && eventText(line) !== null) {
      open ??= begun(steps, where, line);
      open.lines.push(line);
      open.until = line.n;
    }
  }
  return steps;
}

function begun(steps: Step[], where: Where, line: LogLine): Step {
  const step: Step = {
    from: line.n,
    until: line.n,
    side: where.side,
    round: where.round,
    head: headOf(where),
    lines: [],
  };
  steps.push(step);
  return step;
}

/** What happened from a decision on; a round that was half known is shown from there. */
export function stepsSince(log: readonly LogLine[], first: number): Step[] {
  return stepsOf(log)
    .map((step) => ({ ...step, lines: step.lines.filter((line) => line.n >= first) }))
    .filter((step) => step.lines.length > 0);
}

/** Turn and round of a decision. */
export function momentText(log: readonly LogLine[], n: number): string {
  let where = NOWHERE;
  for (const line of log) {
    if (line.n >= n) break;
    where = moved(where, line) ?? where;
  }
  return headOf(where);
}

/** The last action that is over: not the round that is being played. */
export function previousStep(log: readonly LogLine[], running: { active: Side; round: number }): Step | null {
  const steps = stepsOf(log).filter((step) => placesOf(step).length > 0);
  const last = steps.at(-1);
  const goesOn = last && last.round > 0 && last.side === running.active && last.round === running.round;
  return (goesOn ? steps.at(-2) : last) ?? null;
}

// ---- on the map

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const path = (line: LogLine): string[] => (Array.isArray(line.path) ? (line.path as string[]) : []);
const isBox = (space: string): boolean => space.endsWith("_box");
/** `ge_1 reduced@metz` stands in metz. */
const standsIn = (unit: string): string => unit.split("@")[1] ?? "";

/** The spaces an action speaks of, in the order in which it does. */
export function placesOf(step: Step): string[] {
  const named = step.lines.flatMap((line) => [text(line.space), text(line.target), ...path(line)]);
  return [...new Set(named.filter((space) => space && !isBox(space)))];
}

const MARKS: Record<string, PlaceMark["state"]> = {
  ControlChanged: "target",
  UnitPlaced: "can",
  UnitRestored: "can",
  TrenchChanged: "can",
  SpaceActivated: "can",
  UnitReduced: "attacked",
  UnitEliminated: "attacked",
  FortDestroyed: "attacked",
  AttackDeclared: "attacked",
  SiegeBegan: "attacked",
};
/** Worse news covers better. */
const WEIGHT: Record<string, number> = { can: 1, target: 2, attacked: 3 };

export function marksOfStep(step: Step): Record<string, PlaceMark> {
  const marks: Record<string, PlaceMark> = {};
  for (const line of step.lines) {
    const state = MARKS[eventName(line)];
    const space = text(line.space) || text(line.target);
    if (!state || !space || isBox(space)) continue;
    if ((WEIGHT[state] ?? 0) >= (WEIGHT[marks[space]?.state ?? ""] ?? 0)) marks[space] = { state };
  }
  return marks;
}

export function arrowsOfStep(step: Step): BoardArrow[] {
  const arrows = new Map<string, BoardArrow>();
  const add = (from: string, to: string, kind: BoardArrow["kind"]): void => {
    if (from && to && from !== to && !isBox(from) && !isBox(to))
      arrows.set(`${from}-${to}`, { key: `seen-${from}-${to}`, from, to, kind });
  };
  for (const line of step.lines) {
    const way = path(line);
    if (way.length > 1) add(way[0]!, way.at(-1)!, line.how === "retreat" || line.how === "sr" ? "event" : "move");
    if (eventName(line) === "AttackDeclared")
      for (const unit of (line.attackers ?? []) as string[]) add(standsIn(unit), text(line.target), "attack");
  }
  return [...arrows.values()];
}
