/** Lines of the log read for the round that is told: typed looks into events. No rules here. */
import type { LogLine } from "../../../api/types";
import { NATIONS, type Nation } from "../board/types";
import type { Pieces } from "../fights/story";

export type Line = LogLine & Record<string, unknown>;

export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const texts = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Strength in the order of the track, and leaders. */
export function piecesOf(line: Line): Pieces {
  const counts = (line.sp as number[] | undefined) ?? [];
  const sp = Object.fromEntries(counts.flatMap((count, nth) => (count ? [[NATIONS[nth]!, count]] : [])));
  return { sp, leaders: texts(line.leaders) };
}

/** The same army: one that goes on is told in one arrow. */
export const sameArmy = (one: Pieces, other: Pieces): boolean =>
  one.leaders.length || other.leaders.length
    ? one.leaders[0] === other.leaders[0]
    : Object.keys(one.sp)[0] === Object.keys(other.sp)[0];

export const hasNation = ({ sp }: Pieces, nations: readonly Nation[]): boolean =>
  nations.some((nation) => (sp[nation] ?? 0) > 0);
