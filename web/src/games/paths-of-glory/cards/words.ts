/** Names and texts of cards in the language in use; an id where no text is written yet. */
import { hyphened } from "../../../i18n/hyphens";
import { has, language, t } from "../../../i18n/index.svelte";

const key = (id: string, part: "name" | "text"): string => `pog-card-${id.replace("_", "-")}-${part}`;
const plain = (id: string, part: "name" | "text"): string => `pog-card-${id}-${part}`;

function written(id: string, part: "name" | "text"): string | null {
  for (const found of [key(id, part), plain(id, part)]) if (has(found)) return t(found);
  return null;
}

export function cardName(id: string): string {
  return written(id, "name") ?? id.toUpperCase().replace("_", " ");
}

export function cardText(id: string): string {
  return written(id, "text") ?? "";
}

/** Words longer than this may not fit into a narrow title. */
const LONG = 7;

/** The name as it is set into a narrow space; browsers know how English is divided. */
export const cardTitle = (id: string): string => (language() === "en" ? cardName(id) : hyphened(cardName(id), LONG));

/** `CP 13`, as printed in the corner. */
export function cardNumber(id: string): string {
  const [side, number] = id.split("_");
  return `${t("pog-side-short", { side: side! })} ${Number(number)}`;
}
