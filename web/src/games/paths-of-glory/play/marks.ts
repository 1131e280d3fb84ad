/** What the board shows of a question: where something can be chosen, where it leads, arrows. */
import { t } from "../../../i18n/index.svelte";
import type { BoardArrow, PlaceMark, PogView } from "../types";
import type { Desk } from "./desk.svelte";
import { goalOf } from "./options";
import { USING } from "./uses";

type Marks = Record<string, PlaceMark>;
type Costs = Record<string, { move?: number | null; attack?: number | null }>;

export function marksOf(desk: Desk): Marks {
  const marks: Marks = {};
  const combat = desk.view.combat;
  if (combat) marks[combat.target] = { state: "attacked" };
  if (!desk.question) return marks;
  if (desk.held) return { ...marks, [goalOf(desk.held)]: { state: "attacked" } };
  if (desk.isGroup) return { ...marks, ...groupMarks(desk) };
  if (USING.has(desk.kind)) return { ...marks, ...previewMarks(desk) };
  const withUnits = desk.unit === null;
  for (const choice of desk.left) {
    const goal = goalOf(choice);
    const picksUnits = withUnits && choice.from.length > 0;
    if (picksUnits)
      for (const space of choice.from) marks[space] ??= { state: space === desk.from ? "selected" : "can" };
    else if (goal) marks[goal] ??= { state: desk.kind === "activation" ? "can" : "target" };
  }
  if (desk.from !== null) marks[desk.from] = { state: "selected" };
  if (desk.kind === "path" && desk.start) marks[desk.start] = { state: "selected" };
  for (const space of desk.trail) marks[space] = { state: "selected" };
  if (desk.goal !== null) marks[desk.goal] = { state: "selected" };
  return marks;
}

/** A card marked for operations: the spaces its points could activate, with what each costs. */
function previewMarks(desk: Desk): Marks {
  const use = desk.marking;
  const card = use?.verb === "ops" ? desk.box.facts.cards[use.cards[0] ?? ""] : undefined;
  const points = card?.ops ?? (use?.verb === "auto" ? 1 : 0);
  const found = Object.entries((desk.question?.about.costs ?? {}) as Costs).map(([space, { move, attack }]) => ({
    space,
    cost: Math.min(move ?? Infinity, attack ?? Infinity),
  }));
  return Object.fromEntries(
    found
      .filter(({ cost }) => cost <= points)
      .map(({ space, cost }) => [space, { state: "can" as const, note: t("web-pog-op-cost", { cost }) }]),
  );
}

function groupMarks(desk: Desk): Marks {
  const marks: Marks = {};
  for (const piece of desk.able) marks[piece.space] ??= { state: "can" };
  for (const piece of desk.able) if (desk.group.has(piece.number)) marks[piece.space] = { state: "selected" };
  const target = desk.question?.about.target;
  if (typeof target === "string") marks[target] = { state: "attacked" };
  return marks;
}

export function arrowsOf(desk: Desk, hovered: string | null): BoardArrow[] {
  const combat = desk.view.combat;
  const target = typeof desk.question?.about.target === "string" ? desk.question.about.target : combat?.target;
  if (desk.kind === "retreat" || desk.kind === "advance") return going(desk, hovered);
  if (desk.held) {
    const to = goalOf(desk.held);
    const units = desk.question?.about.alone?.[to] ?? [];
    const from = desk.view.pieces.filter((piece) => units.includes(piece.number)).map((piece) => piece.space);
    return [...new Set(from)]
      .filter((one) => one !== to)
      .map((one) => ({ key: `${one}-${to}`, from: one, to, kind: "attack" as const }));
  }
  if (target && (desk.kind === "attackers" || combat)) return attacks(desk, target);
  if (desk.kind === "path")
    return desk.ownWay ? stops(desk.start, desk.trail) : stops(desk.start, hovered ? (desk.wayTo(hovered) ?? []) : []);
  const start = desk.from;
  const goes = hovered !== null && start !== null && desk.left.some((choice) => goalOf(choice) === hovered);
  return goes ? [{ key: `${start}-${hovered}`, from: start, to: hovered, kind: "move" }] : [];
}

/** From every space that attacks; what pins and what flanks is written beside. */
function attacks(desk: Desk, target: string): BoardArrow[] {
  const combat = desk.view.combat;
  const origins =
    desk.kind === "attackers"
      ? desk.able.filter((piece) => desk.group.has(piece.number)).map((piece) => piece.space)
      : (combat?.origins ?? []);
  const pinning = desk.pinning || (combat?.pinning ?? "");
  const note = (from: string): { note?: string } =>
    pinning ? { note: t("web-pog-arrow", { part: from === pinning ? "pins" : "flanks" }) } : {};
  return [...new Set(origins)]
    .filter((from) => from !== target)
    .map((from) => ({ key: `${from}-${target}`, from, to: target, kind: "attack" as const, ...note(from) }));
}

/** The ways left to a unit that retreats or advances: the one pointed at, else what was clicked so far. */
function going(desk: Desk, hovered: string | null): BoardArrow[] {
  const pointed = hovered
    ? desk.left.filter((choice) => goalOf(choice) === hovered || choice.way[desk.trail.length] === hovered)
    : [];
  const one = pointed[0];
  const from = one?.from[0] ?? desk.view.combat?.target ?? null;
  return stops(from, pointed.length === 1 ? one!.way : desk.trail);
}

/** A way over numbered stops. */
function stops(start: string | null, way: readonly string[]): BoardArrow[] {
  if (!start) return [];
  return way.map((to, nth) => ({
    key: `${nth}-${to}`,
    from: nth ? way[nth - 1]! : start,
    to,
    kind: "move" as const,
    stop: nth + 1,
  }));
}

/** The spaces the question speaks of, to look at first. */
export function spotlight(desk: Desk, view: PogView): string[] {
  if (view.combat) return [view.combat.target, ...view.combat.origins];
  const target = desk.question?.about.target;
  if (typeof target === "string") return [target];
  const start = desk.start;
  return start ? [start] : [];
}

/** The spaces among which the answer is chosen: one of them must be seen. */
export const choosable = (desk: Desk): string[] => (USING.has(desk.kind) ? [] : Object.keys(marksOf(desk)));

/** Spaces whose pieces can be dragged. */
export function draggable(desk: Desk): Set<string> {
  if (desk.kind === "movers") return new Set(desk.able.map((piece) => piece.space));
  if (desk.kind === "path") return new Set([desk.start ?? ""]);
  return new Set(desk.choices.flatMap((choice) => (choice.way.length ? choice.from : [])));
}

/** A stack of several is held open, so that its units can be switched on and off. */
export function fanned(desk: Desk): string | null {
  const { combat } = desk.view;
  if (desk.kind === "losses" && desk.question?.about.attacking !== true && combat) return combat.target;
  if (desk.kind !== "movers" || desk.from === null) return null;
  return desk.able.filter((piece) => piece.space === desk.from).length > 1 ? desk.from : null;
}
