/** The room a table of a card game has: how wide the screen is, and on the phone which page and sheet are open. */
import type { Tab } from "./TableLayout.svelte";

const NARROW = 900;
const RAILED = 1240;
/** How much of what lies between bar and tabs the sheet takes. */
const SHEET = { peek: 0.36, half: 0.62, full: 1 };
/** Pixels of the tabs below. */
const TABS = 62;

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  tab = $state<Tab>("map");
  sheet = $state<keyof typeof SHEET>("peek");
  /** The phone's layout. */
  readonly narrow: boolean = $derived(this.width < NARROW);
  /** Wide enough for the log beside the map. */
  readonly railed: boolean = $derived(this.width >= RAILED);

  /** `isLed`: something is told above what is asked, and has to be seen. */
  constructor(isLed: boolean) {
    if (isLed) this.sheet = "half";
  }

  /** Pixels of the map that lie under the sheet; `above` is taken by bars. */
  sheetCovers(above: number): number {
    return Math.round(SHEET[this.sheet] * (this.height - above - TABS));
  }
}
