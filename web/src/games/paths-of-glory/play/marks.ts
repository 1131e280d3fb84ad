/** What the board shows of a question: where something can be chosen, where it leads, arrows. */
import type { Atlas } from "../board/data";
import type { BoardArrow, PlaceMark, PogView } from "../types";
import type { Desk } from "./desk.svelte";
import { goalOf } from "./options";

type Marks = Record<string, PlaceMark>;

export function marksOf(desk: Desk): Marks {
  const marks: Marks = {};
  const combat = desk.view.combat;
  if (combat) marks[combat.target] = { state: "attacked" };
  if (!desk.question) return marks;
  if (desk.isGroup) return { ...marks, ...groupMarks(desk) };
  const withUnits = desk.unit === null;
  for (const choice of desk.left) {
    const goal = goalOf(choice);
    const picksUnits = withUnits && choice.from.length > 0;
    if (picksUnits) for (const space of choice.from) marks[space] ??= { state: space === desk.from ? "selected" : "can" };
    else if (goal) marks[goal] ??= { state: desk.kind === "activation" ? "can" : "target", ...costNote(desk, goal) };
  }
  if (desk.from !== null) marks[desk.from] = { state: "selected" };
  if (desk.kind === "path") markMovers(desk, marks);
  if (desk.goal !== null) marks[desk.goal] = { state: "selected" };
  return { ...activated(desk), ...marks };
}

function groupMarks(desk: Desk): Marks {
  const marks: Marks = {};
  for (const piece of desk.able) marks[piece.space] ??= { state: "can" };
  for (const piece of desk.able) if (desk.group.has(piece.number)) marks[piece.space] = { state: "selected" };
  const target = desk.question?.about.target;
  if (typeof target === "string") marks[target] = { state: "attacked" };
  return marks;
}

function markMovers(desk: Desk, marks: Marks): void {
  const from = startOf(desk);
  if (from) marks[from] = { state: "selected" };
}

/** Spaces activated already. */
function activated(desk: Desk): Marks {
  if (desk.kind !== "activation") return {};
  const { marked_move, marked_attack } = desk.view.in_round;
  return Object.fromEntries([...marked_move, ...marked_attack].map((space) => [space, { state: "selected" as const }]));
}

function costNote(desk: Desk, space: string): { note?: string } {
  if (desk.kind !== "activation") return {};
  const costs = (desk.question?.about.costs ?? {}) as Record<string, Record<string, number | null>>;
  const own = costs[space];
  const cost = own?.move ?? own?.attack;
  return cost && cost > 1 ? { note: String(cost) } : {};
}

/** Where the units that are to march stand. */
export function startOf(desk: Desk): string | null {
  const units = desk.question?.about.units;
  const first = Array.isArray(units) ? (units[0] as number) : -1;
  return desk.view.pieces.find((piece) => piece.number === first)?.space ?? null;
}

export function arrowsOf(desk: Desk, atlas: Atlas, hovered: string | null): BoardArrow[] {
  const combat = desk.view.combat;
  const target = typeof desk.question?.about.target === "string" ? desk.question.about.target : combat?.target;
  if (target && (desk.kind === "attackers" || combat)) {
    const origins = desk.kind === "attackers" ? desk.able.filter((piece) => desk.group.has(piece.number)).map((piece) => piece.space) : (combat?.origins ?? []);
    return [...new Set(origins)].filter((from) => from !== target).map((from) => ({ key: `${from}-${target}`, from, to: target, kind: "attack" as const }));
  }
  if (!hovered) return [];
  if (desk.kind === "path") return route(atlas, startOf(desk), hovered, new Set(desk.choices.map(goalOf)));
  const start = desk.from;
  const goes = start !== null && desk.left.some((choice) => goalOf(choice) === hovered);
  return goes ? [{ key: `${start}-${hovered}`, from: start, to: hovered, kind: "move" }] : [];
}

/** A shortest way over spaces where the march may end, with numbered stops; the rules may allow others. */
export function route(atlas: Atlas, start: string | null, goal: string, open: ReadonlySet<string>): BoardArrow[] {
  if (!start || !open.has(goal)) return [];
  const before = new Map<string, string>([[start, ""]]);
  const queue = [start];
  for (let here = queue.shift(); here !== undefined && !before.has(goal); here = queue.shift()) {
    for (const [a, b] of atlas.places.links) {
      const next = a === here ? b : b === here ? a : null;
      if (!next || before.has(next) || !open.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  const way = [goal];
  while (before.get(way[0]!)) way.unshift(before.get(way[0]!)!);
  if (way[0] !== start) return [{ key: `${start}-${goal}`, from: start, to: goal, kind: "move" }];
  return way.slice(1).map((to, nth) => ({ key: `${way[nth]!}-${to}`, from: way[nth]!, to, kind: "move", stop: nth + 1 }));
}

/** The spaces the question speaks of, to look at first. */
export function spotlight(desk: Desk, view: PogView): string[] {
  if (view.combat) return [view.combat.target, ...view.combat.origins];
  const start = startOf(desk);
  return start ? [start] : [];
}
