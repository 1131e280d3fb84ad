/** Positions as documents of the format `greatpowers-pog-1`, changed field by field.
 *
 * What follows from other fields is left out after a change, so that the server works it out anew. No rules here.
 */
import { without, type Position } from "../../../study/positions";
import type { PogPrivate, PogView, Side } from "../types";

/** A board with both hands open, and whoever would starve. */
export type EditedView = PogView & PogPrivate & { starving: number[] };

// ---- changing

/** Fields that follow from the others. */
const DERIVED = ["forts_besieged", "broken_sieges", "cp_russian_vp", "decks", "failed_entrench"];

/** The document with some fields changed. */
export function changed(position: Position, fields: Position): Position {
  return { ...without(position, ...DERIVED), ...fields };
}

type Stacks = Record<string, string[]>;
export const stacksOf = (position: Position): Stacks => (position.units ?? {}) as Stacks;

export const isReduced = (unit: string): boolean => unit.endsWith(" reduced");
export const kindOf = (unit: string): string => unit.split(" ")[0]!;

function withStack(position: Position, space: string, units: string[]): Position {
  const others = Object.fromEntries(Object.entries(stacksOf(position)).filter(([name]) => name !== space));
  return changed(position, { units: units.length ? { ...others, [space]: units } : others });
}

/** Boxes that the document lists beside the spaces. */
const LISTS: Record<string, "eliminated" | "removed"> = { eliminated: "eliminated", removed: "removed" };

export function unitsIn(position: Position, space: string): string[] {
  const list = LISTS[space];
  return list ? ((position[list] ?? []) as string[]) : (stacksOf(position)[space] ?? []);
}

function put(position: Position, space: string, units: string[]): Position {
  const list = LISTS[space];
  return list ? changed(position, { [list]: units }) : withStack(position, space, units);
}

export const addUnit = (position: Position, space: string, unit: string): Position =>
  put(position, space, [...unitsIn(position, space), unit]);

export const removeUnit = (position: Position, space: string, nth: number): Position =>
  put(
    position,
    space,
    unitsIn(position, space).filter((_, place) => place !== nth),
  );

export const flipUnit = (position: Position, space: string, nth: number): Position =>
  put(
    position,
    space,
    unitsIn(position, space).map((unit, place) =>
      place !== nth ? unit : isReduced(unit) ? kindOf(unit) : `${unit} reduced`,
    ),
  );

const bySide = <T>(position: Position, field: string, none: T): Record<Side, T> => {
  const found = (position[field] ?? {}) as Partial<Record<Side, T>>;
  return { ap: found.ap ?? none, cp: found.cp ?? none };
};
export const ofSides = bySide;

/** Who holds a space: told only where it is not as printed. */
export function setControl(position: Position, space: string, side: Side, printed: Side | ""): Position {
  const held = bySide<string[]>(position, "control", []);
  const left = { ap: held.ap.filter((one) => one !== space), cp: held.cp.filter((one) => one !== space) };
  return changed(position, { control: side === printed ? left : { ...left, [side]: [...left[side], space] } });
}

export function trenchIn(position: Position, space: string): number {
  const found = bySide<Record<string, number>>(position, "trenches", {});
  return found.ap[space] ?? found.cp[space] ?? 0;
}

export function setTrench(position: Position, space: string, side: Side, level: number): Position {
  const found = bySide<Record<string, number>>(position, "trenches", {});
  const clear = (levels: Record<string, number>): Record<string, number> =>
    Object.fromEntries(Object.entries(levels).filter(([name]) => name !== space));
  const left = { ap: clear(found.ap), cp: clear(found.cp) };
  return changed(position, { trenches: level ? { ...left, [side]: { ...left[side], [space]: level } } : left });
}

export function setFort(position: Position, space: string, stands: boolean): Position {
  const destroyed = ((position.forts_destroyed ?? []) as string[]).filter((one) => one !== space);
  return changed(position, { forts_destroyed: stands ? destroyed : [...destroyed, space] });
}

export type Pile = "hands" | "discards" | "removed_cards";

/** A card lies in one place; in none of these it lies in the draw pile. */
export function layCard(position: Position, card: string, side: Side, pile: Pile | null): Position {
  const piles: Position = {};
  for (const name of ["hands", "discards", "removed_cards"] as Pile[]) {
    const found = bySide<string[]>(position, name, []);
    const left = { ...found, [side]: found[side].filter((one) => one !== card) };
    piles[name] = name === pile ? { ...left, [side]: [...left[side], card] } : left;
  }
  const table = ((position.table_cards ?? []) as string[]).filter((one) => one !== card);
  return changed(position, { ...piles, table_cards: table });
}

/** Another moment of the turn: what was done in this one is forgotten. */
export const setMoment = (position: Position, fields: Position): Position =>
  changed(without(position, "actions_this_turn", "phase"), fields);

export function setEvent(position: Position, card: string, turn: number | null): Position {
  const events = Object.fromEntries(
    Object.entries((position.events ?? {}) as Record<string, number>).filter(([name]) => name !== card),
  );
  // Boxes of the national tracks follow from the events that lead to them.
  return changed(without(position, "us_entry", "russian_capitulation", "cp_russian_vp_at_fall"), {
    events: turn === null ? events : { ...events, [card]: turn },
  });
}
