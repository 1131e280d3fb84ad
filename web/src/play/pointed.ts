/** What was clicked, tapped or pressed last, so that an answer can stand beside it. */

export interface Pointed {
  target: Element;
  x: number;
  y: number;
}

let last: Pointed | null = null;

function noted(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const box = target.getBoundingClientRect();
  const at = event instanceof PointerEvent ? event : { clientX: box.left + box.width / 2, clientY: box.bottom };
  last = { target, x: at.clientX, y: at.clientY };
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", noted, { capture: true, passive: true });
  addEventListener("keydown", (event) => event.key === "Enter" && noted(event), { capture: true, passive: true });
}

export const lastPointed = (): Pointed | null => last;
