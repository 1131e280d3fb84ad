/** What can wait until the table stands on the screen. */

/** Milliseconds to wait where the browser tells of no pauses. */
const PAUSE = 40;
/** A browser that never pauses is not waited for longer. */
const LONGEST = 300;

/** Call when what was drawn is on the screen and the browser has nothing else to do; returns how to call it off. */
export function inPause(work: () => void): () => void {
  let off: () => void;
  const next = (then: () => void): void => {
    const frame = requestAnimationFrame(then);
    off = () => cancelAnimationFrame(frame);
  };
  // The second frame begins when the first has been painted, which without a graphics card takes longest of all.
  const idle = (): void => {
    if (typeof requestIdleCallback === "function") {
      const pause = requestIdleCallback(work, { timeout: LONGEST });
      off = () => cancelIdleCallback(pause);
    } else {
      const timer = setTimeout(work, PAUSE);
      off = () => clearTimeout(timer);
    }
  };
  off = () => undefined;
  next(() => next(idle));
  return () => off();
}
