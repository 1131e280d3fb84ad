/** Places a line of the log speaks of, so that the map can show them. */
import type { LogLine } from "../../../api/types";
import { provinceOf } from "../board/map";
import { readOrder } from "../orders/notation";

const UNIT = /^[AF] (\S+)$/;

export function placesOf(line: LogLine): string[] {
  const found: string[] = [];
  const add = (value: unknown) => {
    if (typeof value !== "string") return;
    found.push(provinceOf(UNIT.exec(value)?.[1] ?? value));
  };
  for (const field of ["unit", "attacker", "to", "centre", "attacker_from"]) add(line[field]);
  if (typeof line.order === "string") found.push(...orderPlaces(line.order));
  return [...new Set(found)];
}

export function orderPlaces(text: string): string[] {
  const order = readOrder(text);
  if (!order) return [];
  return [
    ...new Set([order.at, order.other?.at, order.target].filter((place) => place).map((place) => provinceOf(place!))),
  ];
}
