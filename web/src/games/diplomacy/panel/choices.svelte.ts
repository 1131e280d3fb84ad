/** Small choices that outlive the menu they were made in. */
import { remember, remembered } from "../../../state/device";

class Choices {
  /** Dialog asked for from the menu. */
  open = $state<"draw" | "concede" | null>(null);
  /** A or F beside the emblem on counters. */
  letters = $state(remembered<boolean>("dip.counter-letters") ?? false);

  setLetters(on: boolean): void {
    this.letters = on;
    remember("dip.counter-letters", on);
  }
}

export const choices = new Choices();
