/** Keys of the table: letters for the uses of a card, Enter for the act, Z for undo, Escape for back. */
import type { Desk } from "./desk.svelte";
import { USE_KEYS, USES, USING, useText } from "./uses";

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && Boolean(target.closest("input, textarea, select, [contenteditable], dialog"));

export function keyPressed(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !(event.target instanceof Element && event.target.closest("dialog"))) return desk.back();
  if (isTyping(event.target)) return;
  const key = event.key.toUpperCase();
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
