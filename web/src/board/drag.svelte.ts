/** A stack or a piece taken by the pointer and carried to another place. */
import type { Point } from "./paths";

/** Pixels a pointer may tremble before a click becomes a drag. */
const TREMBLE = 7;

/** What lies under a pointer: a place, and in an open fan one of its pieces. */
export interface Held {
  place: string;
  piece: string | null;
}

export class Drag {
  /** What is carried; null while nothing is. */
  held = $state.raw<Held | null>(null);
  /** Where the pointer is, in pixels of the frame. */
  at = $state.raw<Point>([0, 0]);
  /** The place below it. */
  over = $state<string | null>(null);
  /** The click that ends a drag means nothing. */
  ended = false;

  private taken: { hit: Held; from: Point } | null = null;

  constructor(
    private readonly frame: () => HTMLElement,
    private readonly dropped: (held: Held, on: string) => void,
    private readonly passed: (over: string | null) => void,
  ) {}

  take(event: PointerEvent, hit: Held): void {
    this.ended = false;
    if (event.button || !event.isPrimary) return;
    this.taken = { hit, from: [event.clientX, event.clientY] };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.leave);
  }

  leave = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.leave);
    [this.taken, this.held, this.over] = [null, null, null];
  };

  private move = (event: PointerEvent): void => {
    if (!this.taken) return;
    const [x, y] = this.taken.from;
    if (!this.held && Math.hypot(event.clientX - x, event.clientY - y) < TREMBLE) return;
    this.held = this.taken.hit;
    const { left, top } = this.frame().getBoundingClientRect();
    this.at = [event.clientX - left, event.clientY - top];
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-space]");
    const over = below && this.frame().contains(below) ? below.dataset.space! : null;
    if (over !== this.over) this.passed(over);
    this.over = over;
  };

  private drop = (): void => {
    const [held, over] = [this.held, this.over];
    this.ended = held !== null;
    this.leave();
    if (held && over && over !== held.place) this.dropped(held, over);
  };
}
