/** A Deployment in the making: what the question tells of it, and what may still go along. */
import type { Taken } from "../types";
import type { Choice } from "./options";

export interface Parts {
  start: string;
  /** Empty for a Convoy. */
  leader: string;
  leaders: string[];
  taken: Taken[];
  /** How much more may go along, and the price so far in manoeuvres. */
  room: number;
  price: number;
  isFree: boolean;
}

export function partsOf(about: Readonly<Record<string, unknown>>): Parts {
  const leaders = (about.leaders ?? []) as string[];
  const taken = (about.taken ?? []) as Taken[];
  return {
    start: String(about.start ?? ""),
    leader: String(about.leader ?? ""),
    leaders,
    taken,
    room: Number(about.room ?? 0),
    price: Number(about.price ?? 0),
    isFree: about.is_free !== false,
  };
}

export interface Take {
  text: string;
  place: string;
  nation: string;
  leader: string;
  most: number;
}

/** Pieces that may go along: a leader, or so much strength of a nation in an area. */
export function takesOf(choices: readonly Choice[]): Take[] {
  return choices.flatMap(({ text, verb, from, parts }): Take[] => {
    const { nation = "", leader = "", count = 1 } = parts as { nation?: string; leader?: string; count?: number };
    return verb === "take" || verb === "take-sp" ? [{ text, place: from, nation, leader, most: count }] : [];
  });
}

/** Those at the start come first, then place by place; strength before leaders. */
export const byPlace =
  (start: string, name: (place: string) => string) =>
  (a: Take, b: Take): number =>
    Number(b.place === start) - Number(a.place === start) ||
    name(a.place).localeCompare(name(b.place)) ||
    Number(a.leader !== "") - Number(b.leader !== "");
