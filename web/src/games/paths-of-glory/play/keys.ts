/** Keys of the table: letters for the uses of a card, Enter for the act, Z for undo, Escape for back. */
import { tableKey } from "../../../play/keys";
import type { Desk } from "./desk.svelte";
import { USE_KEYS, USES, USING, useText } from "./uses";

export function keyPressed(event: KeyboardEvent, desk: Desk): void {
  const key = tableKey(event, desk);
  if (!key) return;
  const use = USES.find((one) => USE_KEYS[one] === key);
  if (use && desk.card && USING.has(desk.kind)) {
    const text = useText(use, desk.card);
    if (desk.choices.some((choice) => choice.text === text)) desk.marked = text;
  } else if (desk.kind === "losses" && /^[1-9]$/.test(key)) {
    desk.marked = desk.choices[Number(key) - 1]?.text ?? desk.marked;
  } else if (key === "Z" && desk.canUndo) void desk.undo();
  else if (event.key === "Enter" && event.target === document.body) {
    const text = desk.marked ?? desk.grouped[0]?.text;
    if (text) void desk.send(text);
  }
}
