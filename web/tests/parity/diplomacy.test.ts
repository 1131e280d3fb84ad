/** Words what `tests/parity` asks for, so that it can be compared with the server's words. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Language, LogLine, Reason } from "../../src/api/types";
import type { DipOrder } from "../../src/games/diplomacy/types";
import { learn } from "../../src/games/diplomacy/orders/order";
import { eventText, learnNames, orderPhrase, reasonText } from "../../src/games/diplomacy/words";
import { use } from "../../src/i18n/index.svelte";
import { texts } from "../diplomacy-fixtures";

interface Given {
  names: Record<Language, Record<string, string>>;
  events: LogLine[];
  orders: DipOrder[];
  reasons: Reason[];
}

const { PARITY_GIVEN, PARITY_SAID } = process.env;

it.skipIf(!PARITY_GIVEN)("says everything in three languages", () => {
  const { names, events, orders, reasons } = JSON.parse(readFileSync(PARITY_GIVEN!, "utf8")) as Given;
  learnNames(names);
  const said: Record<string, (string | null)[]> = {};
  for (const language of ["en", "ru", "hu"] as const) {
    use(texts(language));
    said[language] = [
      ...events.map(eventText),
      ...orders.map((order) => orderPhrase(learn(order))),
      ...reasons.map(reasonText),
    ];
  }
  writeFileSync(PARITY_SAID!, JSON.stringify(said));
  expect(Object.keys(said)).toHaveLength(3);
});
