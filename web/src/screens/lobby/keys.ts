/** J and K walk through the rows of the first page; Enter opens the one that is marked, as any link. */
import { isTyping } from "../../play/keys";

export function moveByKey(event: KeyboardEvent): void {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const links = [...document.querySelectorAll<HTMLElement>("#content li.row a.btn, #content li.line a")];
  if (!links.length) return;
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1);
  event.preventDefault();
  links[next]!.focus();
}
