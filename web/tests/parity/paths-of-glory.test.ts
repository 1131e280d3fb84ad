/** Words what `tests/parity` asks for, so that it can be compared with the server's words. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { LogLine, Reason } from "../../src/api/types";
import type { Atlas } from "../../src/games/paths-of-glory/board/data";
import type { Printed } from "../../src/games/paths-of-glory/play/facts";
import { eventText, learnBox, optionText, reasonText } from "../../src/games/paths-of-glory/play/say";
import type { Places } from "../../src/games/paths-of-glory/types";
import { Texts } from "../../src/i18n/bundle";
import { use } from "../../src/i18n/index.svelte";
import type { WireOption } from "../../src/i18n/speaking";

interface Given {
  places: Places;
  facts: Printed;
  options: WireOption[];
  events: LogLine[];
  reasons: Reason[];
}

const LOCALE = import.meta.glob<string>("../../../src/greatpowers/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const textsIn = (language: "en" | "ru" | "hu"): Texts =>
  new Texts(
    language,
    Object.keys(LOCALE)
      .filter((path) => path.includes(`/${language}/`))
      .sort()
      .map((path) => LOCALE[path]!)
      .join("\n\n"),
  );

const { PARITY_GIVEN, PARITY_SAID } = process.env;

it.skipIf(!PARITY_GIVEN)(
  "says everything in three languages",
  () => {
    const { places, facts, options, events, reasons } = JSON.parse(readFileSync(PARITY_GIVEN!, "utf8")) as Given;
    learnBox({ atlas: { places } as Atlas, facts });
    const said: Record<string, (string | null)[]> = {};
    for (const language of ["en", "ru", "hu"] as const) {
      use(textsIn(language));
      said[language] = [...options.map(optionText), ...events.map(eventText), ...reasons.map(reasonText)];
    }
    writeFileSync(PARITY_SAID!, JSON.stringify(said));
    expect(Object.keys(said)).toHaveLength(3);
  },
  60_000,
);
