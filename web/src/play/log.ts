/** The log in words: events under the headings they belong to. */
import type { LogLine } from "../api/types";

export interface LogEntry {
  id: number;
  head?: string;
  text: string;
  /** Colour of its dot: whose deed it was. */
  colour?: string;
  /** New to its reader. */
  now?: boolean;
  /** Places the line speaks of. */
  places?: string[];
}

/** What a game says of the lines of its log. */
export interface LogWords {
  text(line: LogLine): string | null;
  /** Lines told better by those that follow from them. */
  isLeftOut(line: LogLine): boolean;
  /** Headings: what joins the heading before, what begins a new one; empty for other lines. */
  heading(line: LogLine): "" | "joins" | "begins" | "alone";
  /** Whose deeds follow a heading, and whose a line is, as a colour. */
  colour(line: LogLine): string | undefined;
  places(line: LogLine): string[];
}

export const eventName = (line: LogLine): string => line.event.split(".").at(-1) ?? "";

const MOST = 160;

/** The last lines; headings stand above the first line that follows them. */
export function chronicle(
  log: readonly LogLine[],
  newFrom: number | null,
  words: LogWords,
  most: number = MOST,
): LogEntry[] {
  const told = lastTold(log, words, most);
  const entries: LogEntry[] = [];
  let head: string | undefined;
  let colour: string | undefined;
  for (const { id, line, text } of told) {
    const heading = words.heading(line);
    if (heading) {
      colour = heading === "begins" ? words.colour(line) : undefined;
      // A turn that begins right after another heading leaves that one to stand for itself.
      if (head && heading === "alone") entries.push({ id: id - 0.5, text: head, places: [] });
      head = head && heading === "joins" ? `${head} ${text}` : text;
      continue;
    }
    entries.push({
      id,
      ...(head ? { head } : {}),
      text,
      colour: words.colour(line) ?? colour,
      now: newFrom !== null && line.n >= newFrom,
      places: words.places(line),
    });
    head = undefined;
  }
  return entries.slice(-most);
}

/** What is put into words: the lines that will be shown, one before them, and back to the heading above that one, so that
 *  the first line shown has its own heading and colour. Of a long game that is a tenth. */
function lastTold(
  log: readonly LogLine[],
  words: LogWords,
  most: number,
): { id: number; line: LogLine; text: string }[] {
  const told: { id: number; line: LogLine; text: string }[] = [];
  let lines = 0;
  for (let id = log.length - 1; id >= 0; id -= 1) {
    const line = log[id]!;
    const text = words.isLeftOut(line) ? null : words.text(line);
    if (text === null) continue;
    told.push({ id, line, text });
    if (!words.heading(line)) lines += 1;
    else if (lines > most) break;
  }
  return told.reverse();
}
