/** Keys pressed at a table of any game. */

const within = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && Boolean(target.closest(what));

/** The key in capitals; empty where it belongs to a field, a dialog or the browser. Escape goes one step back. */
export function tableKey(event: KeyboardEvent, desk: { back(): void }): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (event.key === "Escape" && !within(event.target, "dialog")) {
    desk.back();
    return "";
  }
  return within(event.target, "input, textarea, select, [contenteditable], dialog") ? "" : event.key.toUpperCase();
}
