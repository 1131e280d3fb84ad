/** A board opens with what is in sight; what lies beyond the edge of the frame is drawn in the pauses that follow, ring by
 *  ring. Whoever moves the board meanwhile gets all of it at once. */
import type { Point } from "./paths";
import { inPause } from "./pauses";
import type { Sight } from "./sight";

/** Board units beyond the edge that are drawn at once: stacks and names reach so far into sight. */
const BESIDE = 160;
/** How much wider every ring is than the one before, and beyond which there is nothing left. */
const WIDER = 3;
const BEYOND_ALL = 3000;

export class Unfolding {
  /** How far round the first sight the board is drawn. */
  private reach = $state(BESIDE);
  private first = $state.raw<Sight | null>(null);
  private waiting: (() => void) | null = null;

  /** Is a point of the board drawn yet? */
  has([x, y]: Point): boolean {
    if (this.reach === Infinity || !this.first) return true;
    const { left, top, right, bottom } = this.first;
    return x > left - this.reach && x < right + this.reach && y > top - this.reach && y < bottom + this.reach;
  }

  /** The first look is known; the rest is drawn after it was seen. */
  begin(sight: Sight): void {
    this.first = sight;
    this.next();
  }

  /** The board moves: nothing may be missing where it comes into sight. */
  all(): void {
    if (!this.first) return;
    this.leave();
    this.reach = Infinity;
  }

  /** Nobody looks any more. */
  leave = (): void => {
    this.waiting?.();
    this.waiting = null;
  };

  private next(): void {
    this.leave();
    if (this.reach === Infinity) return;
    this.waiting = inPause(() => {
      const wider = this.reach * WIDER;
      this.reach = wider > BEYOND_ALL ? Infinity : wider;
      this.next();
    });
  }
}
