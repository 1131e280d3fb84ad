/** Standing orders at the table: which there are, which cards have just come, and the one that is being written. */
import { remember, remembered } from "../../../state/device";
import type { Desk } from "../play/desk.svelte";
import type { Gap, OrderParts, OrderTold } from "../types";
import { choicesFor, gapsOf, orderText, withGap, withMode, type Places } from "./grammar";

const ASK: OrderParts = { mode: "ask" };

export class Orders {
  readonly #desk: Desk;
  /** The card whose order is being written. */
  card = $state<string | null>(null);
  parts = $state.raw<OrderParts>(ASK);
  /** On the phone the list of orders is opened. */
  listed = $state(false);
  #known = $state.raw<readonly string[] | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Orders are given in the present, by who plays. */
  readonly all = $derived.by<[card: string, told: OrderTold][]>(() => {
    const { at, seat, mySeats, live } = this.#desk.props();
    const mine = at === null && seat !== null && mySeats.includes(seat) && live.table.status === "playing";
    return mine ? Object.entries(this.#desk.view.orders ?? {}) : [];
  });
  readonly told = $derived<OrderTold | null>(this.all.find(([card]) => card === this.card)?.[1] ?? null);
  readonly gaps = $derived<Gap[]>(this.told ? gapsOf(this.told, this.parts) : []);
  /** Response cards that have come into the hand since one last looked. */
  readonly fresh = $derived.by<string[]>(() => {
    const known = this.#known ?? remembered<string[]>(this.#key) ?? [];
    return this.all.flatMap(([card, told]) => (known.includes(card) || told.parts.mode !== "ask" ? [] : [card]));
  });

  get #key(): string {
    const { live, seat } = this.#desk.props();
    return `nw.responses.${live.table.id}.${seat}`;
  }

  /** What has come has been seen; what has left the hand will be new again. */
  learn(cards: readonly string[] = this.all.map(([card]) => card)): void {
    const held = this.all.map(([card]) => card);
    const known = this.#known ?? remembered<string[]>(this.#key) ?? [];
    this.#known = held.filter((card) => known.includes(card) || cards.includes(card));
    remember(this.#key, this.#known);
  }

  open(card: string): void {
    [this.card, this.parts] = [card, this.all.find(([one]) => one === card)?.[1].parts ?? ASK];
    this.#desk.why = "";
  }

  close(): void {
    if (this.card) this.learn([this.card]);
    this.card = null;
    this.#desk.why = "";
  }

  /** The first of the new ones, else the first there is. */
  openAny(): void {
    const card = this.fresh[0] ?? this.all[0]?.[0];
    if (card) this.open(card);
  }

  mode(mode: OrderParts["mode"]): void {
    if (this.told) this.parts = withMode(this.told, this.parts, mode);
  }

  fill(gap: Gap, value: string): void {
    if (this.told) this.parts = withGap(this.told, this.parts, gap, value);
  }

  choices(gap: Gap): string[] {
    const { areas, zones } = this.#desk.box.atlas.places;
    const map: Places = { areas: Object.keys(areas), zones: Object.keys(zones) };
    return this.told ? choicesFor(this.told, this.parts, gap, map) : [];
  }

  /** The order is given: sent if it is another one. */
  async give(parts: OrderParts = this.parts): Promise<void> {
    const [card, told] = [this.card, this.told];
    if (!card || !told) return;
    const text = orderText(card, parts);
    if (text !== `order ${card} ${told.text}`) await this.#desk.send(text);
    if (!this.#desk.why) this.close();
  }

  keep(): Promise<void> {
    return this.give(ASK);
  }
}
