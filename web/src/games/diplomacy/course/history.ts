/** The log as chapters: what was ordered and what became of it, phase by phase; and who owned how much when. */
import type { LogLine, Reason } from "../../../api/types";
import type { DipDislodged, DipOrder, DipPiece, DipResolved } from "../types";
import { learn } from "../orders/order";

export interface Chapter {
  phase: string;
  /** Number of the decision that opened the phase. */
  from: number;
  /** Number of the decision that closed it; null while it is open. */
  until: number | null;
  lines: LogLine[];
}

/** The log cut at the beginnings of phases, oldest first. */
export function chaptersOf(log: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of log) {
    const last = chapters[chapters.length - 1];
    if (line.event === "diplomacy.PhaseBegan") {
      if (last) last.until = line.n;
      chapters.push({ phase: String(line.phase), from: line.n, until: null, lines: [] });
    } else {
      last?.lines.push(line);
    }
  }
  return chapters;
}

/** The outcomes of events that tell of an order carried out. */
const CARRIED_OUT: Record<string, string> = {
  "diplomacy.UnitRetreated": "retreats",
  "diplomacy.UnitDisbanded": "disbands",
  "diplomacy.UnitBuilt": "builds",
  "diplomacy.UnitRemoved": "removes",
  "diplomacy.BuildsWaived": "waives",
};

/** What became of each order in a phase, in the form of `view.last`. */
export function resolvedOrders(chapter: Chapter): DipResolved[] {
  const moving = chapter.phase.endsWith("M");
  return chapter.lines.flatMap((line) => {
    const outcome = line.event === "diplomacy.OrderResolved" ? String(line.outcome) : CARRIED_OUT[line.event];
    if (!outcome || (moving && line.event === "diplomacy.UnitDisbanded")) return [];
    const { message = "", rule = "", params = {} } = (line.reason ?? {}) as Partial<Reason>;
    const power = String(line.power ?? "");
    const resolved = { power, order: learn(line.order as DipOrder), outcome, message, rule, params };
    const count = line.event === "diplomacy.BuildsWaived" ? Number(line.count) : 1;
    return Array.from({ length: count }, () => resolved);
  });
}

/** Chapters in which something was decided, oldest first. */
export function resolvedChapters(chapters: readonly Chapter[]): Chapter[] {
  return chapters.filter((chapter) => resolvedOrders(chapter).length > 0);
}

/** Units driven out in a phase, and where they may go. */
export function dislodgedIn(chapter: Chapter): DipDislodged[] {
  return chapter.lines
    .filter((line) => line.event === "diplomacy.UnitDislodged")
    .map((line) => {
      return {
        power: String(line.power),
        ...(line.unit as DipPiece),
        from: String(line.attacker_from),
        retreats: line.retreats as string[],
      };
    });
}

/** Owners of all centres at the beginning of each chapter, reckoned back from the present. */
export function ownersOver(
  chapters: readonly Chapter[],
  now: Readonly<Record<string, string>>,
): Record<string, string>[] {
  const owners: Record<string, string>[] = [];
  let then = { ...now };
  for (const chapter of [...chapters].reverse()) {
    for (const line of [...chapter.lines].reverse()) {
      if (line.event !== "diplomacy.CentreTaken") continue;
      const centre = String(line.centre);
      then = { ...then, [centre]: String(line.previous) };
      if (!line.previous) delete then[centre];
    }
    owners.unshift(then);
  }
  return owners;
}

export function tally(owners: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const owner of Object.values(owners)) counts[owner] = (counts[owner] ?? 0) + 1;
  return counts;
}
