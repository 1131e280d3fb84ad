/** The answers as rows of a list: units first where answers are units with goals, then the answers themselves. */
import { t } from "../../../i18n/index.svelte";
import { capital, type ListRow } from "../../../play/rows";
import { goalOf, unitsKey, type Choice } from "./options";
import { spaceName, unitsList, VOICE } from "./speakers";

export interface Row extends ListRow {
  /** One answer, or the units of several. */
  choice: Choice | null;
}

const MANY = 12;

/** Units are asked for first where each of them could go to many places. */
export function rowsOf(choices: readonly Choice[], unit: string | null): Row[] {
  const going = choices.every((choice) => choice.units.length > 0 && choice.way.length > 0);
  if (going && unit === null && choices.length > MANY && new Set(choices.map(unitsKey)).size > 1)
    return unitRows(choices);
  return choices.map((choice) => (going && unit !== null ? goalRow(choice) : answerRow(choice)));
}

/** The units are known: only the way is told. */
function goalRow(choice: Choice): Row {
  return {
    ...answerRow(choice),
    title: capital(
      choice.way.length > 1
        ? t("pog-do-path", { path: choice.way.map(spaceName).join(" → ") })
        : t("pog-do-to", { space: spaceName(goalOf(choice)) }),
    ),
  };
}

function unitRows(choices: readonly Choice[]): Row[] {
  const byUnit = new Map<string, Choice>();
  for (const choice of choices) if (!byUnit.has(unitsKey(choice))) byUnit.set(unitsKey(choice), choice);
  return [...byUnit].map(([key, choice]) => ({
    key,
    title: unitsList(choice.units, false),
    notation: key,
    group: choice.from.map(spaceName).join(", "),
    choice: null,
  }));
}

function answerRow(choice: Choice): Row {
  return {
    key: choice.text,
    title: capital(VOICE.option(choice)),
    notation: choice.text,
    group: "",
    choice,
  };
}
