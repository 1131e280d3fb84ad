/** The end of a year from the log: who won and lost which centres, who retreated, built, removed. No rules inside. */
import type { LogLine } from "../../../api/types";
import type { DipPiece } from "../types";
import { readPhase } from "../words";
import { ownersOver, tally, type Chapter } from "./history";

export interface Deed {
  deed: "retreated" | "lost" | "built" | "removed" | "disbanded";
  unit: DipPiece;
  /** Where a retreat led. */
  to: string;
}

export interface YearRow {
  power: string;
  before: number;
  after: number;
  gained: string[];
  lost: string[];
  deeds: Deed[];
  waived: number;
  /** It has neither a unit nor a centre left. */
  out: boolean;
}

export interface Year {
  year: string;
  /** Number of the decision that closed it; null where the match ended with it. */
  until: number | null;
  rows: YearRow[];
}

/** Years whose winter is over, oldest first. */
export function yearsOf(chapters: readonly Chapter[], now: Readonly<Record<string, string>>): Year[] {
  const owners = ownersOver(chapters, now);
  return chapters.flatMap((chapter, at) => {
    const phase = readPhase(chapter.phase);
    if (phase?.kind !== "A" || chapter.until === null) return [];
    const begin = chapters.findIndex((one) => readPhase(one.phase)?.year === phase.year);
    return [yearFrom(phase.year, chapters.slice(begin, at + 1), tally(owners[begin]!), tally(owners[at]!))];
  });
}

function yearFrom(
  year: string,
  chapters: readonly Chapter[],
  before: Record<string, number>,
  after: Record<string, number>,
): Year {
  const lines = chapters.flatMap((chapter) => chapter.lines.map((line) => ({ line, phase: chapter.phase })));
  const powers = [...new Set([...Object.keys(before), ...Object.keys(after), ...lines.flatMap(namedIn)])].sort();
  const rows = powers.map((power) => ({
    power,
    before: before[power] ?? 0,
    after: after[power] ?? 0,
    gained: centres(lines, "power", power),
    lost: centres(lines, "previous", power),
    deeds: lines.filter(({ line }) => line.power === power).flatMap(({ line, phase }) => deedOf(line, phase)),
    waived: lines
      .filter(({ line }) => line.event === "diplomacy.BuildsWaived" && line.power === power)
      .reduce((sum, { line }) => sum + Number(line.count), 0),
    out: lines.some(({ line }) => line.event === "diplomacy.PowerEliminated" && line.power === power),
  }));
  return { year, until: chapters.at(-1)?.until ?? null, rows };
}

const namedIn = ({ line }: { line: LogLine }): string[] =>
  line.event === "diplomacy.UnitRemoved" || line.event === "diplomacy.UnitDisbanded" ? [String(line.power)] : [];

function centres(lines: readonly { line: LogLine }[], field: "power" | "previous", power: string): string[] {
  return lines
    .filter(({ line }) => line.event === "diplomacy.CentreTaken" && line[field] === power)
    .map(({ line }) => String(line.centre));
}

const VOLUNTARY = "retreat-disbanded";

function deedOf(line: LogLine, phase: string): Deed[] {
  const unit = line.unit as DipPiece;
  switch (line.event) {
    case "diplomacy.UnitRetreated":
      return [{ deed: "retreated", unit, to: String(line.to) }];
    case "diplomacy.UnitDisbanded": {
      const { message } = line.reason as { message: string };
      return [{ deed: phase.endsWith("R") && message === VOLUNTARY ? "disbanded" : "lost", unit, to: "" }];
    }
    case "diplomacy.UnitBuilt":
      return [{ deed: "built", unit, to: "" }];
    case "diplomacy.UnitRemoved":
      return [{ deed: "removed", unit, to: "" }];
    default:
      return [];
  }
}

export const isQuiet = (row: YearRow): boolean =>
  !row.gained.length && !row.lost.length && !row.deeds.length && !row.waived && !row.out;

/** One's own first, then whoever changed, then the rest. */
export function rowsFor({ rows }: Year, mine: readonly string[]): YearRow[] {
  const rank = (row: YearRow) => (mine.includes(row.power) ? 0 : isQuiet(row) ? 2 : 1);
  return [...rows].sort((one, other) => rank(one) - rank(other));
}
