/** Positions as documents of the format `greatpowers-pog-1`, changed field by field.
 *
 * What follows from other fields is left out after a change, so that the server works it out anew. No rules here.
 */
import { without } from "../../../study/positions";
import type { PogDocument, PogPrivate, PogView, Side } from "../types";

/** A board with both hands open, and whoever would starve. */
export type EditedView = PogView & PogPrivate & { starving: number[] };

// ---- changing

/** Fields that follow from the others. */
const DERIVED = ["forts_besieged", "broken_sieges", "cp_russian_vp", "decks", "failed_entrench"] as const;

/** The document with some fields changed. */
export function changed(position: PogDocument, fields: PogDocument): PogDocument {
  return { ...without(position, ...DERIVED), ...fields };
}

export const stacksOf = (position: PogDocument): Record<string, string[]> => position.units ?? {};

export const isReduced = (unit: string): boolean => unit.endsWith(" reduced");
export const kindOf = (unit: string): string => unit.split(" ")[0]!;

function withStack(position: PogDocument, space: string, units: string[]): PogDocument {
  const others = Object.fromEntries(Object.entries(stacksOf(position)).filter(([name]) => name !== space));
  return changed(position, { units: units.length ? { ...others, [space]: units } : others });
}

/** Boxes that the document lists beside the spaces. */
const LISTS: Record<string, "eliminated" | "removed"> = { eliminated: "eliminated", removed: "removed" };

export function unitsIn(position: PogDocument, space: string): string[] {
  const list = LISTS[space];
  return list ? (position[list] ?? []) : (stacksOf(position)[space] ?? []);
}

function put(position: PogDocument, space: string, units: string[]): PogDocument {
  const list = LISTS[space];
  return list ? changed(position, { [list]: units }) : withStack(position, space, units);
}

export const addUnit = (position: PogDocument, space: string, unit: string): PogDocument =>
  put(position, space, [...unitsIn(position, space), unit]);

export const removeUnit = (position: PogDocument, space: string, nth: number): PogDocument =>
  put(
    position,
    space,
    unitsIn(position, space).filter((_, place) => place !== nth),
  );

export const flipUnit = (position: PogDocument, space: string, nth: number): PogDocument =>
  put(
    position,
    space,
    unitsIn(position, space).map((unit, place) =>
      place !== nth ? unit : isReduced(unit) ? kindOf(unit) : `${unit} reduced`,
    ),
  );

/** What both sides have of something, nothing being `none`. */
export const ofSides = <T>(found: Partial<Record<Side, T>> | undefined, none: T): Record<Side, T> => ({
  ap: found?.ap ?? none,
  cp: found?.cp ?? none,
});

/** Who holds a space: told only where it is not as printed. */
export function setControl(position: PogDocument, space: string, side: Side, printed: Side | ""): PogDocument {
  const held = ofSides(position.control, []);
  const left = { ap: held.ap.filter((one) => one !== space), cp: held.cp.filter((one) => one !== space) };
  return changed(position, { control: side === printed ? left : { ...left, [side]: [...left[side], space] } });
}

export function trenchIn(position: PogDocument, space: string): number {
  const found = ofSides(position.trenches, {});
  return found.ap[space] ?? found.cp[space] ?? 0;
}

export function setTrench(position: PogDocument, space: string, side: Side, level: number): PogDocument {
  const found = ofSides(position.trenches, {});
  const clear = (levels: Record<string, number>): Record<string, number> =>
    Object.fromEntries(Object.entries(levels).filter(([name]) => name !== space));
  const left = { ap: clear(found.ap), cp: clear(found.cp) };
  return changed(position, { trenches: level ? { ...left, [side]: { ...left[side], [space]: level } } : left });
}

export function setFort(position: PogDocument, space: string, stands: boolean): PogDocument {
  const destroyed = (position.forts_destroyed ?? []).filter((one) => one !== space);
  return changed(position, { forts_destroyed: stands ? destroyed : [...destroyed, space] });
}

export type Pile = "hands" | "discards" | "removed_cards";

/** A card lies in one place; in none of these it lies in the draw pile. */
export function layCard(position: PogDocument, card: string, side: Side, pile: Pile | null): PogDocument {
  const piles: PogDocument = {};
  for (const name of ["hands", "discards", "removed_cards"] as Pile[]) {
    const found = ofSides(position[name], []);
    const left = { ...found, [side]: found[side].filter((one) => one !== card) };
    piles[name] = name === pile ? { ...left, [side]: [...left[side], card] } : left;
  }
  const table = (position.table_cards ?? []).filter((one) => one !== card);
  return changed(position, { ...piles, table_cards: table });
}

/** Another moment of the turn: what was done in this one is forgotten. */
export const setMoment = (position: PogDocument, fields: PogDocument): PogDocument =>
  changed(without(position, "actions_this_turn", "phase"), fields);

export function setEvent(position: PogDocument, card: string, turn: number | null): PogDocument {
  const events = Object.fromEntries(Object.entries(position.events ?? {}).filter(([name]) => name !== card));
  // Boxes of the national tracks follow from the events that lead to them.
  return changed(without(position, "us_entry", "russian_capitulation", "cp_russian_vp_at_fall"), {
    events: turn === null ? events : { ...events, [card]: turn },
  });
}
