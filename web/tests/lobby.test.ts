/** What the lobby shows when answers of the server overtake each other. */
import { describe, expect, it, vi } from "vitest";

interface Waiting {
  languages: readonly string[];
  answer: (tables: unknown[]) => void;
}
const waiting: Waiting[] = [];

vi.mock("../src/api/rest", () => ({
  games: () => Promise.resolve([]),
  tables: (list: string, { languages = [] }: { languages?: readonly string[] } = {}) =>
    list === "open"
      ? new Promise((done) => waiting.push({ languages, answer: (tables) => done({ tables }) }))
      : Promise.resolve({ tables: [] }),
}));

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the list of open tables", () => {
  it("is that of the last question, whichever answer comes last", async () => {
    const { openTables, refresh } = await import("../src/state/lobby.svelte");
    void refresh();
    void refresh();
    waiting[1]!.answer([{ id: "new" }]);
    await settled();
    waiting[0]!.answer([{ id: "old" }]);
    await settled();

    expect(openTables()).toEqual([{ id: "new" }]);
  });
});
