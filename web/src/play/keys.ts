/** Keys pressed at a table of any game. */

export const within = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && Boolean(target.closest(what));

/** Whatever is typed there is text, or belongs to a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
  within(target, "input, textarea, select, [contenteditable], dialog");

/** The key in capitals; empty where it belongs to a field, a dialog or the browser. Escape goes one step back. */
export function tableKey(event: KeyboardEvent, desk: { back(): void }): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (event.key === "Escape" && !within(event.target, "dialog")) {
    desk.back();
    return "";
  }
  return isTyping(event.target) ? "" : event.key.toUpperCase();
}
