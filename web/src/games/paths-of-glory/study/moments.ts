/** Turn, round and phase of a decision, in words. */
import type { LogLine } from "../../../api/types";
import { t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import type { Side } from "../types";
import { turnName } from "../words";

interface Where {
  turn: number;
  round: number;
  side: Side | null;
  phase: string;
}

const isSide = (value: unknown): value is Side => value === "ap" || value === "cp";

/** Where the game stands after a line; null if the line tells nothing of it. */
function moved(where: Where, line: LogLine): Where | null {
  switch (eventName(line)) {
    case "TurnBegan":
      return { turn: Number(line.turn), round: 0, side: null, phase: "" };
    case "PhaseBegan":
      return { ...where, round: 0, side: null, phase: String(line.phase) };
    case "RoundBegan":
      return { ...where, round: Number(line.round), side: isSide(line.side) ? line.side : null, phase: "actions" };
    default:
      return null;
  }
}

function headOf({ turn, round, side, phase }: Where): string {
  const season = turn ? turnName(turn) : "";
  // A game from a position tells of its turn only when the next one begins.
  if (round && side && !turn)
    return t("pog-event-round-began", { round, side: t("pog-side", { side }) }).replace(/\.$/, "");
  if (round && side) return t("pog-moment-round", { turn: season, round, side: t("pog-side", { side }) });
  return [season, phase ? t("pog-phase", { phase }) : ""].filter(Boolean).join(" · ");
}

const NOWHERE: Where = { turn: 0, round: 0, side: null, phase: "" };

export function momentText(log: readonly LogLine[], n: number): string {
  let where = NOWHERE;
  for (const line of log) {
    if (line.n >= n) break;
    where = moved(where, line) ?? where;
  }
  return headOf(where);
}
