/** Keys of the table: letters for kinds of actions and uses of a card, Enter for the act, Z for undo, Escape for back. */
import { tableKey } from "../../../play/keys";
import type { Desk } from "./desk.svelte";

export const ACT_KEYS: Record<string, string> = { move: "M", build: "B", regroup: "G", flag: "F", consul: "C", war: "W", siege: "S", sail: "A", patrol: "P", refit: "R", convoy: "V" };
export const USE_KEYS = { event: "E", cp: "O" } as const;

export function keyPressed(event: KeyboardEvent, desk: Desk): void {
  const key = tableKey(event, desk);
  if (!key) return;
  const word = desk.kind === "act" ? Object.entries(ACT_KEYS).find(([, one]) => one === key)?.[0] : undefined;
  const use = Object.entries(USE_KEYS).find(([, one]) => one === key)?.[0];
  if (word && desk.question?.acts?.some((act) => act.word === word && act.count)) desk.openAct(word);
  else if (use && desk.card && desk.choices.some((choice) => choice.text === `${use} ${desk.card}`)) desk.marked = `${use} ${desk.card}`;
  else if (/^[1-9]$/.test(key) && !desk.isSpending) {
    const choice = desk.left[Number(key) - 1];
    if (choice) desk.choose(choice);
  } else if (key === "Z" && desk.canUndo) void desk.undo();
  else if (event.key === "Enter" && event.target === document.body) {
    if (desk.marked) void desk.send(desk.marked);
    else if (desk.road) void desk.march();
  }
}
