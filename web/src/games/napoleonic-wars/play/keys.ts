/** Keys of the table: numbers for cards and answers, letters for kinds of actions and uses of a card, Enter for the act, N for no more, S for the score, O for standing orders, Z for undo, Escape for back. */
import { openScore } from "../../../ending/pointing.svelte";
import { tableKey } from "../../../play/keys";
import { USING, type Desk } from "./desk.svelte";

export const ACT_KEYS: Record<string, string> = {
  move: "M",
  build: "B",
  regroup: "G",
  flag: "F",
  consul: "C",
  war: "W",
  siege: "S",
  sail: "A",
  patrol: "P",
  refit: "R",
  convoy: "V",
};
export const USE_KEYS = { event: "E", cp: "O" } as const;

/** What does something of its own on Enter; elsewhere, as on a heading that was read, it is the red button. */
const ANSWERING = "button, a, input, textarea, select, summary, [role=application], [role=spinbutton]";

export function keyPressed(event: KeyboardEvent, desk: Desk): void {
  if (desk.orders.card && event.key === "Escape" && !(event.target instanceof HTMLSelectElement))
    return desk.orders.close();
  const key = tableKey(event, desk);
  if (!key) return;
  if (desk.orders.card) return orderKey(event, key, desk);
  if (desk.reports.key(event, key)) return;
  if (desk.responding.told && desk.responding.key(event, key)) return;
  if (desk.levy.told && levyKey(event, key, desk)) return;
  const word = desk.kind === "act" ? Object.entries(ACT_KEYS).find(([, one]) => one === key)?.[0] : undefined;
  const use = Object.entries(USE_KEYS).find(([, one]) => one === key)?.[0];
  if (word && desk.question?.acts?.some((act) => act.word === word && act.count)) {
    desk.openAct(word);
    // Outside the game S opens the score.
    event.preventDefault();
  } else if (use && desk.card && desk.choices.some((choice) => choice.text === `${use} ${desk.card}`))
    desk.marked = `${use} ${desk.card}`;
  else if (/^[1-9]$/.test(key) && USING.has(desk.kind)) takeCard(Number(key), desk);
  else if (/^[1-9]$/.test(key) && !desk.isSpending) {
    const choice = desk.left[Number(key) - 1];
    if (choice) desk.choose(choice);
  } else if (key === "Z" && desk.canUndo) void desk.undo();
  else if (key === "S") openScore();
  else if (key === "O") desk.orders.openAny();
  else if (key === "N") document.querySelector<HTMLElement>('.acts [data-act="idle"]')?.click();
  else if (event.key === "Enter" && !(event.target as Element).closest(ANSWERING)) {
    if (desk.marked) void desk.send(desk.marked);
    else if (desk.road) void desk.march();
    else if (desk.isBare || desk.isPlayedOut) void desk.send(desk.idle);
  }
}

/** A card of the hand by its place in it. */
function takeCard(nth: number, desk: Desk): void {
  const card = document.querySelectorAll<HTMLElement>(".tray [data-card]")[nth - 1]?.dataset.card;
  if (card) [desk.card, desk.marked] = [card, null];
}

/** Keys of an order that is written: 1 2 3 for its way, Enter gives it. */
function orderKey(event: KeyboardEvent, key: string, desk: Desk): void {
  const mode = ({ 1: "ask", 2: "play", 3: "off" } as const)[key];
  if (mode) desk.orders.mode(mode);
  else if (key === "ENTER" && !(event.target as Element).closest("button, a")) void desk.orders.give();
}

/** Keys of the reinforcements: rows up and down, R for reset, Enter for the plan; no letters for kinds of actions. */
function levyKey(event: KeyboardEvent, key: string, desk: Desk): boolean {
  if (key === "ARROWUP" || key === "ARROWDOWN") {
    const rows = [...document.querySelectorAll<HTMLElement>('.asked [role="spinbutton"]')];
    const here = rows.indexOf(document.activeElement as HTMLElement);
    // The map keeps its arrows while it has the focus.
    if (here < 0 && document.activeElement !== document.body) return true;
    event.preventDefault();
    rows.at(here < 0 ? 0 : Math.min(Math.max(here + (key === "ARROWDOWN" ? 1 : -1), 0), rows.length - 1))?.focus();
  } else if (key === "R") desk.levy.reset();
  else if (
    key === "ENTER" &&
    (event.target === document.body || (event.target as Element).matches('[role="spinbutton"]')) &&
    !desk.levy.isEmpty
  )
    desk.levy.call();
  return key !== "Z";
}
