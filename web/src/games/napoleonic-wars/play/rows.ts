/** The answers as rows of a list, with what each costs or how likely it succeeds. */
import { number, t } from "../../../i18n/index.svelte";
import { capital, type ListRow } from "../../../play/rows";
import { cardText } from "../cards/words";
import { USING, type Desk } from "./desk.svelte";
import { piecesText, type Choice } from "./options";
import { cpOf, phrase, placeName } from "./say";

export interface Row extends ListRow {
  choice: Choice;
}

const MANY = 12;
/** Questions answered by a card: what it does is told with it. */
const TELLING: ReadonlySet<string> = new Set(["response", "battle-card", "restoring", "stolen-secret"]);

export function rowsOf(desk: Desk): Row[] {
  const prices = desk.isSpending && desk.kind === "act";
  const grouped = desk.left.length > MANY && desk.from === null && desk.goal === null;
  // Cards are chosen from the hand, and typed all the same.
  const shown = USING.has(desk.kind) && !desk.typed ? desk.left.filter((choice) => !choice.card) : desk.left;
  // Of the army that is picked only its own marches; whatever else there is can be typed.
  const force = desk.isMarching && !desk.typed ? piecesText(desk.pieces) : "";
  const own = force ? shown.filter((choice) => choice.force === force) : shown;
  const rows = own.map((choice, nth) => ({
    key: choice.text,
    title: capital(phrase(choice)),
    notation: choice.text,
    about: TELLING.has(desk.kind) && choice.card !== own[nth - 1]?.card ? textOf(desk, choice.card) : "",
    group: grouped && (choice.from || choice.goal) ? placeName(choice.from || choice.goal) : "",
    note: prices ? t("web-nw-cp", { cp: cpOf(choice.price) }) : chance(desk, choice.text) || whereabouts(desk, choice),
    choice,
  }));
  // A heading above each single row says nothing.
  if (grouped && new Set(rows.map((row) => row.group)).size > rows.length / 2) for (const row of rows) row.group = "";
  // A long list is cut: the capital, where most is done, stands first.
  const first = placeName(desk.box.capitals[desk.nation ?? ""] ?? "");
  const far = (row: Row): number => Number(row.group !== first);
  return grouped
    ? rows.sort(
        (a, b) => far(a) - far(b) || a.group.localeCompare(b.group) || (a.group ? 0 : a.title.localeCompare(b.title)),
      )
    : rows;
}

function textOf(desk: Desk, card: string): string {
  const facts = desk.box.facts.cards[card];
  return facts ? cardText(facts) : "";
}

const GOING = new Set(["sink", "deploy-army", "send-leader", "send-squadron"]);

/** Where the squadron or general stands that would go or be lost. */
function whereabouts(desk: Desk, { verb, parts }: Choice): string {
  const named = GOING.has(verb) ? (parts.squadron ?? parts.leader) : "";
  const piece = String(named ?? "");
  return placeName(desk.view.squadrons[piece]?.place ?? desk.view.leaders[piece] ?? "");
}

function chance(desk: Desk, text: string): string {
  const roll = desk.question?.rolls?.[text];
  return roll ? t("web-nw-percent", { percent: number(Math.round(roll.chance * 100)) }) : "";
}
