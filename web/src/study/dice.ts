/** The dice of a game as the page shows them. */
import { at, call } from "../api/rest";
import type { Dice } from "../api/types";

export type { Dice, DiceGroup } from "../api/types";

/** Somebody who rolls: by his id, his names, his colour. */
export interface DiceSide {
  id: string;
  name: string;
  short: string;
  tone: string;
}

export const diceOf = (table: string): Promise<Dice> => call<Dice>("GET", at(table, "/dice"));

/** All purposes something was rolled for: those of the order first, then the others. */
export function ordered(dice: Dice, order: readonly string[]): string[] {
  const found = [...new Set(dice.groups.map((group) => group.purpose))].sort();
  return [
    ...order.filter((purpose) => found.includes(purpose)),
    ...found.filter((purpose) => !order.includes(purpose)),
  ];
}

/** All rolls of a side together. */
export function total(dice: Dice, side: string): { count: number; mean: number; faces: number[] } {
  const own = dice.groups.filter((group) => group.side === side);
  const faces = [0, 1, 2, 3, 4, 5].map((face) => own.reduce((sum, group) => sum + (group.faces[face] ?? 0), 0));
  const count = faces.reduce((sum, one) => sum + one, 0);
  return { count, faces, mean: count ? faces.reduce((sum, one, face) => sum + one * (face + 1), 0) / count : 0 };
}

/** The course of luck as points of a line for each side, x by the number of the shot. */
export function courses(
  dice: Dice,
  sides: readonly string[],
  width: number,
  height: number,
): { lines: Record<string, string>; zero: number; top: number; low: number } {
  const values = dice.shots.map((shot) => shot.luck);
  const top = Math.max(2, Math.ceil(Math.max(0, ...values)));
  const low = Math.min(-2, Math.floor(Math.min(0, ...values)));
  const y = (luck: number): number => Math.round(((top - luck) / (top - low)) * height * 10) / 10;
  const x = (nth: number): number => Math.round((nth / Math.max(1, dice.shots.length)) * width * 10) / 10;
  const lines: Record<string, string> = {};
  for (const side of sides) {
    let last = 0;
    let d = `M0 ${y(0)}`;
    dice.shots.forEach((shot, nth) => {
      if (shot.side === side) last = shot.luck;
      d += `L${x(nth + 1)} ${y(last)}`;
    });
    lines[side] = d;
  }
  return { lines, zero: y(0), top, low };
}
