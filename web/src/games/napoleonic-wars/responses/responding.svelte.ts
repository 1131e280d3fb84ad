/** A Response that is asked for: the keys of its panel, a look at the map and back, the common clock of a sealed window. */
import { serverNow } from "../../../state/clock.svelte";
import type { Desk } from "../play/desk.svelte";
import type { ResponseTold } from "../types";

/** A key meant for what was there before answers nothing. */
const DEAF_MS = 250;

export class Responding {
  readonly #desk: Desk;
  #since = 0;
  /** The reader looks at the map; the panel and the card wait. */
  looking = $state(false);
  /** It is told why one is asked. */
  explained = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly told = $derived.by<ResponseTold | null>(() => this.#desk.question?.response ?? null);
  readonly isSealed = $derived.by(() => this.#desk.question?.about.sealed === true);
  /** Nothing in the hand fits: there is nothing to decide. */
  readonly isIdle = $derived(this.told !== null && this.isSealed && !this.told.fits.length);
  /** Seconds left on the common clock; null: there is none. */
  readonly left = $derived.by<number | null>(() => {
    const { deadline } = this.#desk.props().live.clock;
    return this.isSealed && deadline ? Math.max(0, Math.ceil((Date.parse(deadline) - serverNow()) / 1000)) : null;
  });
  /** What is marked, or kept under seal. */
  readonly chosen = $derived.by(() => this.#desk.marked ?? (this.isSealed ? (this.#desk.view.kept?.text ?? "") : ""));

  fresh(): void {
    [this.looking, this.explained, this.#since] = [false, false, performance.now()];
  }

  /** The card: on what has just happened, else on the first thing it can hit. */
  mark(nth: number): void {
    const fit = this.told?.fits[nth];
    const target = fit?.targets.find((one) => one.target === fit.acting) ?? fit?.targets[0];
    if (target) this.#desk.marked = target.text;
  }

  /** Pass, and hear no more of these cards this turn. */
  async silence(): Promise<void> {
    const cards = this.told?.why.cards.length ? this.told.why.cards : (this.told?.fits.map((fit) => fit.card) ?? []);
    for (const card of new Set(cards))
      if (this.#desk.view.orders?.[card]?.text !== "off") await this.#desk.send(`order ${card} off`);
    if (this.#desk.kind === "response" && !this.#desk.why) await this.#desk.send("pass");
  }

  /** The keys of the panel; true if the key was one of them. */
  key(event: KeyboardEvent, key: string): boolean {
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    if (performance.now() - this.#since < DEAF_MS) {
      if (!onButton || key === "ENTER" || key === " ") event.preventDefault();
      return true;
    }
    if (/^[1-9]$/.test(key)) this.mark(Number(key) - 1);
    else if (key === "P" && !this.isIdle) void this.#desk.send("pass");
    else if (key === "?") this.explained = !this.explained;
    else if (key === "M") this.looking = !this.looking;
    else if (key === "ENTER" && !onButton && this.#desk.marked) void this.#desk.send(this.#desk.marked);
    else return key === "ENTER" && !onButton;
    return true;
  }
}
