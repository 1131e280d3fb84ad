/** Orders by dragging: a unit taken by the pointer and carried to another province. */
import type { Point } from "./curves";
import { provinceOf } from "./map";
import { hitAt } from "./pointing";
import type { Hit } from "./types";

/** Pixels a pointer may tremble before a click becomes a drag. */
const TREMBLE = 8;

export interface Dragged {
  from: string;
  /** Where the pointer is, in pixels of the map's frame. */
  at: Point;
  over: string | null;
}

export class Dragging {
  dragged = $state.raw<Dragged | null>(null);
  private taken: { from: string; start: Point } | null = null;

  constructor(
    private readonly svg: () => SVGSVGElement,
    private readonly dropped: (from: string, on: Hit) => void,
  ) {}

  /** A button went down; only what can be dragged is taken. */
  take(event: PointerEvent): void {
    const grip = (event.target as Element).closest<SVGElement>("[data-drag]");
    if (!grip || event.button !== 0) return;
    this.taken = { from: grip.dataset.drag!, start: [event.clientX, event.clientY] };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.leave);
  }

  leave = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.leave);
    [this.taken, this.dragged] = [null, null];
  };

  private move = (event: PointerEvent): void => {
    if (!this.taken) return;
    const { from, start } = this.taken;
    if (!this.dragged && Math.hypot(event.clientX - start[0], event.clientY - start[1]) < TREMBLE) return;
    const { left, top } = this.svg().getBoundingClientRect();
    const over = hitAt(event)?.province ?? null;
    this.dragged = { from, at: [event.clientX - left, event.clientY - top], over };
  };

  private drop = (event: PointerEvent): void => {
    const was = this.dragged;
    this.leave();
    if (!was) return;
    // The click that follows the drag means nothing.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    const to = hitAt(event);
    if (to && to.province !== provinceOf(was.from)) this.dropped(was.from, to);
  };
}
