/** Whoever plays by keyboard is led to what is next: an answered question takes the button that had the focus with it. */

/** Where the next thing is told: the panel of the table, else its bar. */
const HEADINGS = ["aside h2", "section h2", "main h2", "h1"];
/** What was answered may leave the screen a moment later than the news comes. */
const LOOKS_MS = [0, 120, 500, 1200];

export class FocusKeeper {
  #byKeyboard = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Listen to how the table is played; returns the end of it. */
  watch(): () => void {
    const keyed = (): void => void (this.#byKeyboard = true);
    const pointed = (): void => void (this.#byKeyboard = false);
    addEventListener("keydown", keyed, { capture: true });
    addEventListener("pointerdown", pointed, { capture: true });
    return () => {
      this.#forget();
      removeEventListener("keydown", keyed, { capture: true });
      removeEventListener("pointerdown", pointed, { capture: true });
    };
  }

  /** The table has changed: should the focus have fallen into nothing, it is taken up again. */
  changed(): void {
    this.#forget();
    if (this.#byKeyboard) this.#timers = LOOKS_MS.map((ms) => setTimeout(() => this.#lead(), ms));
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #lead(): void {
    const held = document.activeElement;
    if (!this.#byKeyboard || (held && held !== document.body) || document.querySelector("dialog[open]")) return;
    for (const where of HEADINGS) {
      const seen = [...document.querySelectorAll<HTMLElement>(where)].find((one) => one.checkVisibility());
      if (!seen) continue;
      seen.tabIndex = -1;
      seen.focus({ preventScroll: true });
      return;
    }
  }
}
