/** Orders being written: which slip is asked, how far its order has come, what stands on the others. */
import type { Explanation, Reason } from "../../../api/types";
import type { DipOrder, DipQuestion, DipView } from "../types";
import { provinceOf, type MapData } from "../board/map";
import type { Hit, PlaceState, Spot } from "../board/types";
import {
  asking,
  fitting,
  firstVerb,
  openPlaces,
  optionsOf,
  otherOf,
  pickPlace,
  refusedText,
  refusedVerbText,
  startWith,
  verbOf,
  warningOf,
  type Choice,
  type Option,
  type Verb,
  type Warning,
} from "./choosing";
import { learn, sentOf, type Order } from "./order";
import {
  cleaned,
  draftOf,
  isWritten,
  mayWaive,
  nextOpen,
  openOrders,
  slotFor,
  slotOfUnit,
  slotsOf,
  WAIVE,
  written,
  type Draft,
  type Slot,
} from "./slots";
import { sameNotation } from "./spelling";

export interface Refusal {
  /** Province that was asked for; null for a verb or a typed line. */
  province: string | null;
  reason: Reason;
}

/** Slips kept on this device, and why some of them will not be carried out. */
export interface Kept {
  draft: Draft;
  doubts: Readonly<Record<string, Reason>>;
  /** The doubtful ones with their parts: nobody sends them again before they are sealed. */
  orders: readonly DipOrder[];
}

export interface WritingNeeds {
  map: MapData;
  question: DipQuestion | null;
  view: Pick<DipView, "units" | "own_orders" | "own_void">;
  /** Orders kept on this device for this phase. */
  load: () => Kept | null;
  keep: (kept: Kept) => void;
  explain: (text: string) => Promise<Explanation>;
}

export class Writing {
  draft = $state.raw<Draft>({});
  key = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Orders on the slips that the table accepts and nobody will carry out, with the reason. */
  doubts = $state.raw<Readonly<Record<string, Reason>>>({});
  /** An option under the pointer: its order is drawn faintly. */
  preview = $state<string | null>(null);

  readonly slots: Slot[] = $derived.by(() => {
    const { question } = this.needs();
    return question ? slotsOf(question) : [];
  });
  readonly slot: Slot | null = $derived(this.slots.find((slot) => slot.key === this.key) ?? null);
  readonly orders: Order[] = $derived(this.slot ? openOrders(this.slot, this.slots, this.draft) : []);
  readonly verbs: Set<Verb> = $derived.by(() => {
    const verbs = new Set<Verb>(this.orders.map(verbOf));
    if (this.slot && mayWaive(this.slot)) verbs.add("waive");
    return verbs;
  });
  readonly options: Option[] = $derived(this.choice ? this.sorted(optionsOf(this.orders, this.choice)) : []);
  readonly writtenCount: number = $derived(written(this.slots, this.draft).length);
  readonly complete: boolean = $derived(this.slots.length > 0 && this.writtenCount === this.slots.length);

  constructor(private readonly needs: () => WritingNeeds) {}

  /** A new question: take up what was written before, ask the first open slip. */
  begin(): void {
    const { load, view } = this.needs();
    const sealedVoid = (view.own_void ?? []).filter((one) => one.order);
    const kept = load();
    kept?.orders.forEach(learn);
    this.doubts = { ...kept?.doubts, ...Object.fromEntries(sealedVoid.map((one) => [learn(one.order!), one.reason])) };
    this.draft = cleaned(this.slots, kept?.draft ?? this.sealedDraft(), this.doubts);
    this.refusal = null;
    this.preview = null;
    this.ask(nextOpen(this.slots, this.draft, null));
  }

  /** Sealed orders put back on their slips, those in doubt too. */
  private sealedDraft(): Draft {
    const draft = draftOf(this.slots, this.needs().view.own_orders.map(learn));
    for (const text of Object.keys(this.doubts)) {
      const slot = slotOfUnit(this.slots, text);
      if (slot) draft[slot.key] ??= text;
    }
    return draft;
  }

  /** Ask about a slip; an order already on it is shown with its verb. */
  ask(slot: Slot | null): void {
    this.key = slot?.key ?? null;
    this.refusal = null;
    this.preview = null;
    if (!slot) {
      this.choice = null;
      return;
    }
    const open = openOrders(slot, this.slots, this.draft);
    const was = open.find((order) => order.text === this.draft[slot.key]);
    this.choice = startWith(was ? verbOf(was) : firstVerb(open));
  }

  /** The first slip without an order. */
  askOpen(): void {
    this.ask(nextOpen(this.slots, this.draft, null));
  }

  askKey(key: string): void {
    this.ask(this.slots.find((slot) => slot.key === key) ?? null);
  }

  /** The next slip in the row, written or not. */
  step(by: 1 | -1): void {
    if (!this.slots.length) return;
    const at = this.slots.findIndex((slot) => slot.key === this.key);
    const from = at < 0 && by < 0 ? 0 : at;
    this.ask(this.slots[(from + by + this.slots.length) % this.slots.length]!);
  }

  /** Choose a verb; one that leaves nothing to choose writes the order at once. */
  async chooseVerb(verb: Verb): Promise<void> {
    const { slot } = this;
    if (!slot) return;
    this.refusal = null;
    if (verb === "waive" && mayWaive(slot)) return this.write(WAIVE);
    const choice = startWith(verb);
    const open = fitting(this.orders, choice);
    if (open.length === 0) {
      const text = refusedVerbText(slot, verb, this.needs().view.units);
      return text ? this.askWhy(text, null) : undefined;
    }
    const only = open.length === 1 ? open[0]! : null;
    if (only && (verb === "hold" || verb === "disband")) return this.write(only.text);
    this.choice = choice;
  }

  choose(option: Option): void {
    if (option.order) this.write(option.order.text);
    else if (this.choice) this.choice = { ...this.choice, other: option.other, target: null };
  }

  /** One step back within the order; true if there was one. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (!this.choice) return false;
    if (this.choice.target !== null) this.choice = { ...this.choice, target: null };
    else if (this.choice.other !== null) this.choice = { ...this.choice, other: null };
    else return false;
    return true;
  }

  /** A click on the map. */
  async pick(pick: Hit): Promise<void> {
    const own = this.slotAt(pick.province);
    if (own && pick.onUnit && !this.means(pick.province)) return this.ask(own);
    if (!this.slot || !this.choice) return own ? this.ask(own) : undefined;
    if (own?.key === this.slot.key && !openPlaces(this.orders, this.choice).has(pick.province)) return;
    await this.take(pick);
  }

  /** A unit dragged to a place: always a way to go. */
  async drag(from: string, to: Hit): Promise<void> {
    const slot = this.slotAt(provinceOf(from));
    if (!slot) return;
    if (slot.key !== this.key) this.ask(slot);
    if (this.choice && asking(this.choice) !== "target") this.choice = startWith(firstVerb(this.orders));
    await this.take(to);
  }

  private async take(pick: Hit): Promise<void> {
    const choice = this.choice!;
    this.refusal = null;
    const onCoast = this.orders.find(
      (order) =>
        pick.place &&
        verbOf(order) === choice.verb &&
        order.target === pick.place &&
        (choice.other === null || otherOf(order) === choice.other),
    );
    if (onCoast && asking(choice) === "target" && !onCoast.via) return this.write(onCoast.text);
    const picked = pickPlace(this.orders, choice, pick.province);
    if (picked && "done" in picked) return this.write(picked.done.text);
    if (picked) {
      this.choice = picked.more;
      return;
    }
    const text = refusedText(this.slot!, choice, pick.province, this.needs().view.units);
    if (text) await this.askWhy(text, pick.province);
  }

  /** Does a click on this unit answer what is asked, rather than choose another slip? */
  private means(province: string): boolean {
    const helping = this.choice?.verb === "support" || this.choice?.verb === "convoy";
    return helping && this.choice !== null && openPlaces(this.orders, this.choice).has(province);
  }

  private slotAt(province: string): Slot | null {
    return this.slots.find((slot) => slot.at !== null && provinceOf(slot.at) === province) ?? null;
  }

  private async askWhy(text: string, province: string | null): Promise<void> {
    const { reason } = await this.needs().explain(text);
    if (reason) this.refusal = { province, reason };
  }

  /** Put an order on the asked slip and go on to the next open one. */
  write(text: string): void {
    if (!this.slot) return;
    this.set({ ...this.draft, [this.slot.key]: text });
    this.ask(nextOpen(this.slots, this.draft, this.key));
  }

  erase(key: string): void {
    const { [key]: _, ...rest } = this.draft;
    this.set(rest);
    this.askKey(key);
  }

  private set(draft: Draft): void {
    this.draft = cleaned(this.slots, draft, this.doubts);
    const doubtful = Object.values(this.draft).filter((text) => text in this.doubts);
    this.needs().keep({
      draft: this.draft,
      doubts: Object.fromEntries(doubtful.map((text) => [text, this.doubts[text]!])),
      orders: doubtful.map(sentOf),
    });
  }

  /** A typed line: one or several orders, each judged by itself. Returns why one cannot be, or null when all were written. */
  async type(line: string): Promise<Reason | null> {
    const parts = line
      .split(/;|\n/)
      .map((part) => part.trim())
      .filter(Boolean);
    let first: Reason | null = null;
    for (const part of parts) {
      const reason = await this.typeOne(part);
      first ??= reason;
    }
    return first;
  }

  private async typeOne(part: string): Promise<Reason | null> {
    const offered = this.slots.flatMap((slot) => openOrders(slot, this.slots, this.draft));
    const known =
      offered.find((order) => sameNotation(order.text, part))?.text ?? (sameNotation(WAIVE, part) ? WAIVE : null);
    const texts = known ? [known] : null;
    if (texts && this.enter(texts)) return null;
    const { allowed, reason, reads, warnings } = await this.needs().explain(part);
    const understood = (reads as DipOrder[]).map(learn);
    if (allowed && warnings.length) return this.enterDoubtful(understood, warnings[0]!);
    if (allowed && this.enter(understood)) return null;
    return reason ?? { message: "decision-not-offered", rule: "", params: {}, readings: [] };
  }

  /** An order nobody will carry out stands on the slip of its unit, with the reason; one for no own unit is not written. */
  private enterDoubtful(texts: readonly string[], why: Reason): Reason | null {
    const [text] = texts;
    const slot = text === undefined ? null : slotOfUnit(this.slots, text);
    if (!slot || text === undefined) return why;
    this.doubts = { ...this.doubts, [text]: why };
    this.key = slot.key;
    this.write(text);
    return null;
  }

  private enter(texts: readonly string[]): boolean {
    let entered = false;
    for (const text of texts) {
      const slot = slotFor(this.slots, this.draft, text);
      if (!slot) continue;
      this.key = slot.key;
      this.write(text);
      entered = true;
    }
    return entered;
  }

  /** Orders somebody proposed, as far as they are mine to give. */
  propose(texts: readonly string[]): void {
    this.enter(texts);
  }

  warning(option: Option): Warning | null {
    if (!option.order || !this.slot) return null;
    return warningOf(option.order, this.draft, this.slot, this.slots, this.needs().map.neighbours);
  }

  /** Lawful first; what needs a second thought stands below. */
  private sorted(options: Option[]): Option[] {
    const doubt = (option: Option) => (this.warning(option) ? 1 : 0);
    return options
      .map((option, index) => ({ option, index }))
      .sort((a, b) => doubt(a.option) - doubt(b.option) || a.index - b.index)
      .map(({ option }) => option);
  }

  /** States of the provinces while the question is open. */
  states(): Record<string, PlaceState> {
    const { slot, choice } = this;
    if (!slot || !choice) return {};
    const states: Record<string, PlaceState> = {};
    if (slot.at) {
      for (const near of this.needs().map.neighbours[provinceOf(slot.at)] ?? []) states[near] = "blocked";
      states[provinceOf(slot.at)] = "selected";
    }
    if (choice.other) states[provinceOf(choice.other)] = "selected";
    for (const option of this.options) {
      if (option.place === (slot.at && provinceOf(slot.at)) && choice.verb === "hold") continue;
      states[option.place] = this.warning(option) ? "warning" : "target";
    }
    return states;
  }

  /** Ticks on what can be clicked; a coast has one of its own. */
  spots(): Spot[] {
    const { choice, slot } = this;
    if (!choice || !slot || choice.verb === "hold" || choice.verb === "disband") return [];
    const found = new Map<string, Spot>();
    for (const option of this.options) {
      const place = asking(choice) === "target" ? (option.order?.target ?? option.place) : option.place;
      const spot = choice.verb === "build" || choice.verb === "remove" ? (option.order?.at ?? place) : place;
      found.set(spot, { place: spot, warning: this.warning(option) !== null });
    }
    return [...found.values()];
  }

  isWritten(slot: Slot): boolean {
    return isWritten(slot, this.draft);
  }
}
