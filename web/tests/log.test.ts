/** The log in words: only what is shown of it. */
import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import { chronicle, eventName, type LogEntry, type LogWords } from "../src/play/log";

const HEADS: Record<string, "joins" | "begins" | "alone"> = { Turn: "alone", Phase: "joins", Round: "begins" };
const NAMES = ["Turn", "Phase", "Round", "Deed", "Deed", "Deed", "Silent", "Die"];

const line = (n: number, event: string): LogLine => ({ n, event, side: n % 3 ? "ap" : "" }) as unknown as LogLine;

class Words implements LogWords {
  worded = 0;
  text(one: LogLine): string | null {
    this.worded += 1;
    return eventName(one) === "Silent" ? null : `${eventName(one)} ${one.n}`;
  }
  isLeftOut = (one: LogLine): boolean => eventName(one) === "Die";
  heading = (one: LogLine): "" | "joins" | "begins" | "alone" => HEADS[eventName(one)] ?? "";
  colour = (one: LogLine): string | undefined => (one.side ? `of ${String(one.n)}` : undefined);
  places = (): string[] => [];
}

/** Every line from the first on. */
function plainly(log: LogLine[], words: LogWords): LogEntry[] {
  const entries: LogEntry[] = [];
  let head: string | undefined;
  let colour: string | undefined;
  for (const [id, one] of log.entries()) {
    const text = words.isLeftOut(one) ? null : words.text(one);
    if (text === null) continue;
    const heading = words.heading(one);
    if (heading) {
      colour = heading === "begins" ? words.colour(one) : undefined;
      if (head && heading === "alone") entries.push({ id: id - 0.5, text: head, places: [] });
      head = head && heading === "joins" ? `${head} ${text}` : text;
      continue;
    }
    const own = { text, colour: words.colour(one) ?? colour, now: false, places: [] };
    entries.push({ id, ...(head ? { head } : {}), ...own });
    head = undefined;
  }
  return entries.slice(-160);
}

describe("the log", () => {
  it("is what telling all of it would end with", () => {
    let seed = 7;
    for (let game = 0; game < 40; game += 1) {
      const log = Array.from({ length: 40 * game }, (_, n) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return line(n, NAMES[(seed >> 8) % NAMES.length]!);
      });

      expect(chronicle(log, null, new Words())).toEqual(plainly(log, new Words()));
    }
  });

  it("puts into words what is shown, however long the game is", () => {
    const words = new Words();
    chronicle(
      Array.from({ length: 5000 }, (_, n) => line(n, n % 10 ? "Deed" : "Round")),
      null,
      words,
    );

    expect(words.worded).toBeLessThan(200);
  });
});
