/** The log in words, by action round. */
import type { LogLine } from "../../../api/types";
import type { Side } from "../types";
import { eventName, eventText } from "./say";

export interface Entry {
  id: number;
  head?: string;
  text: string;
  side: Side | null;
  now: boolean;
  /** Spaces the line speaks of. */
  spaces: string[];
}

/** Told better by the lines that follow from them. */
const LEFT_OUT = new Set(["DieRolled", "DeckShuffled"]);
const HEADS = new Set(["TurnBegan", "PhaseBegan", "RoundBegan"]);
const MOST = 160;

const sideOf = (line: LogLine): Side | null => (line.side === "ap" || line.side === "cp" ? line.side : null);

function spacesOf(line: LogLine): string[] {
  const named = [line.space, line.target].filter((value): value is string => typeof value === "string");
  return Array.isArray(line.path) ? [...named, ...(line.path as string[])] : named;
}

/** The last lines; headings stand above the first line that follows them. */
export function chronicle(log: readonly LogLine[], newFrom: number | null): Entry[] {
  const entries: Entry[] = [];
  let head: string | undefined;
  let side: Side | null = null;
  for (const [id, line] of log.entries()) {
    const name = eventName(line);
    const text = LEFT_OUT.has(name) ? null : eventText(line);
    if (text === null) continue;
    if (HEADS.has(name)) {
      side = name === "RoundBegan" ? sideOf(line) : null;
      if (head && name === "TurnBegan") entries.push({ id: id - 0.5, text: head, side: null, now: false, spaces: [] });
      head = head && name !== "TurnBegan" && name !== "RoundBegan" ? `${head} ${text}` : text;
      continue;
    }
    entries.push({ id, ...(head ? { head } : {}), text, side: sideOf(line) ?? side, now: newFrom !== null && line.n >= newFrom, spaces: spacesOf(line) });
    head = undefined;
  }
  return entries.slice(-MOST);
}
