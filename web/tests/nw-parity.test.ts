/** What the server says of answers and events, said once more here: run by `tests/parity`, which plays the games. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language, LogLine } from "../src/api/types";
import { boxOf, learnBox } from "../src/games/napoleonic-wars/play/box";
import { eventText, phrase } from "../src/games/napoleonic-wars/play/say";
import type { Atlas, Facts } from "../src/games/napoleonic-wars/board/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";
import type { WireOption } from "../src/i18n/speaking";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = (language: string): string =>
  Object.entries(LOCALE)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => text)
    .join("\n\n");

type Told = Record<Language, string | null>;
interface Sentences {
  box: Record<"areas" | "zones" | "nations" | "leaders" | "cards", unknown>;
  options: (WireOption & { told: Told })[];
  events: { line: LogLine; told: Told }[];
}
const file = process.env.PARITY_NW;

describe.skipIf(!file)("the browser says what the server says", () => {
  const { box, options, events } = (file ? JSON.parse(readFileSync(file, "utf8")) : { box: {} }) as Sentences;
  it.each(["en", "ru", "hu"] as const)("%s", (language) => {
    use(new Texts(language, source(language)));
    const places = { areas: box.areas, zones: box.zones, links: [], passages: [] };
    learnBox(boxOf({ places } as unknown as Atlas, box as unknown as Facts));
    const apart = [
      ...options.map((option) => [option.text, option.told[language], phrase(option)]),
      ...events.map(({ line, told }) => [line.event, told[language], eventText(line)]),
    ].filter(([, server, browser]) => server !== browser);
    expect(apart.slice(0, 10)).toEqual([]);
  });
});
