/** The log as chapters: what was ordered and what became of it, phase by phase; and who owned how much when. */
import type { DipDislodged, DipResolved, LogLine } from "../../../api/types";

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

/** What became of each order in a phase, in the form of `view.last`. */
export function resolvedOrders(chapter: Chapter): DipResolved[] {
  const moving = chapter.phase.endsWith("M");
  return chapter.lines.flatMap((line) => {
    const power = String(line.power ?? "");
    const plain = (order: string, outcome: string): DipResolved[] => [
      {
        power,
        order,
        outcome,
        message: String(line.message ?? ""),
        rule: String(line.rule ?? ""),
        params: (line.params ?? {}) as DipResolved["params"],
      },
    ];
    switch (line.event) {
      case "diplomacy.OrderResolved":
        return [
          {
            power,
            order: String(line.order),
            outcome: String(line.outcome),
            message: String(line.message ?? ""),
            rule: String(line.rule ?? ""),
            params: (line.params ?? {}) as DipResolved["params"],
          },
        ];
      case "diplomacy.UnitRetreated":
        return plain(`${String(line.unit)} R ${String(line.to)}`, "retreats");
      case "diplomacy.UnitDisbanded":
        return moving ? [] : plain(`${String(line.unit)} D`, "disbands");
      case "diplomacy.UnitBuilt":
        return plain(`B ${String(line.unit)}`, "builds");
      case "diplomacy.UnitRemoved":
        return plain(`R ${String(line.unit)}`, "removes");
      case "diplomacy.BuildsWaived":
        return Array.from({ length: Number(line.count) }, () => plain("Waive", "waives")[0]!);
      default:
        return [];
    }
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
      const [kind, place] = String(line.unit).split(" ") as ["A" | "F", string];
      return {
        power: String(line.power),
        kind,
        place,
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
