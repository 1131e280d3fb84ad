/** Places a line of the log speaks of, so that the map can show them. */
import type { LogLine } from "../../../api/types";
import type { DipOrder, DipPiece } from "../types";
import { provinceOf } from "../board/map";
import { learn, orderOf } from "../orders/order";

export function placesOf(line: LogLine): string[] {
  const found: string[] = [];
  for (const field of ["unit", "attacker"]) {
    const piece = line[field] as DipPiece | undefined;
    if (piece) found.push(provinceOf(piece.place));
  }
  for (const field of ["to", "centre", "attacker_from"]) {
    const value = line[field];
    if (typeof value === "string") found.push(provinceOf(value));
  }
  if (line.order) found.push(...orderPlaces(learn(line.order as DipOrder)));
  return [...new Set(found)];
}

export function orderPlaces(text: string): string[] {
  const order = orderOf(text);
  if (!order) return [];
  return [
    ...new Set([order.at, order.other?.at, order.target].filter((place) => place).map((place) => provinceOf(place!))),
  ];
}
