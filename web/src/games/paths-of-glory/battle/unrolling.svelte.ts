/** The dice of a battle one after the other: flank, first shot and its losses, second shot; any key shows all at once. */
import { untrack } from "svelte";
import type { Fight } from "./fights";

/** Milliseconds each part takes before the next one comes. */
const FLANK = 900;
const FIRE = 1000;
const LOSSES = 420;

export class Unrolling {
  /** How much is shown: the flank die, so many shots, everything. */
  flank = $state(false);
  fires = $state(0);
  done = $state(false);
  /** The shot whose die is in the air. */
  tumbling = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #of = -1;
  readonly #fight: () => Fight;

  constructor(fight: () => Fight) {
    this.#fight = fight;
    $effect(() => {
      const { from, flank, fires, decided, cancelled } = this.#fight();
      void [flank, fires.length, decided, cancelled];
      untrack(() => {
        if (from !== this.#of) this.#begin(from);
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.all();
        else this.#next();
      });
    });
  }

  #begin(from: number): void {
    this.#of = from;
    [this.flank, this.fires, this.done, this.tumbling] = [false, 0, false, 0];
  }

  #next(): void {
    clearTimeout(this.#timer);
    const fight = this.#fight();
    if (!this.flank && fight.flank) {
      this.flank = true;
      this.#later(FLANK);
    } else if (this.fires < fight.fires.length) {
      this.fires += 1;
      this.tumbling = this.fires;
      this.#later(FIRE + LOSSES);
    } else if (fight.decided || fight.cancelled) this.done = true;
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** Everything that has happened so far, at once. */
  all(): void {
    clearTimeout(this.#timer);
    const fight = this.#fight();
    this.flank = fight.flank !== null;
    this.fires = fight.fires.length;
    this.tumbling = 0;
    this.done = fight.decided !== null || Boolean(fight.cancelled);
  }

  again(): void {
    this.#begin(this.#of);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
