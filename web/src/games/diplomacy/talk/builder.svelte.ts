/** A proposal put together by buttons: one sentence with slots, and the letter that writes itself. */
import type { Arrangement, PressOffers } from "../types";
import { list, t } from "../../../i18n/index.svelte";
import { orderOf, type Order } from "../orders/order";
import { placeName, seatName } from "../words";
import { allianceText, dealText, drawText, ordersIn, peaceText, rowsOf, together, waysTo, zoneText } from "./deals";

export const KINDS = ["peace", "empty", "support", "bounce", "convoy", "against", "draw"] as const;
export type Kind = (typeof KINDS)[number];
/** So many ways there are to say each thing. */
const WORDINGS = 3;

/** What is said as its row says it. */
const PLAIN: readonly string[] = ["move", "hold", "not", "end", "solo", "shares"];

export interface BuilderNeeds {
  seat: string;
  /** Who gets the letter. */
  readers: readonly string[];
  offers: PressOffers | null;
}

const made = (kind: Arrangement["kind"], text: string, more: Partial<Arrangement> = {}): Arrangement => ({
  kind,
  text,
  seats: [],
  against: [],
  places: [],
  order: null,
  shares: [],
  parts: [],
  ...more,
});

/** The order of a row that is one: of a bounce the first. */
const orderIn = (deal: Arrangement): Order | null => orderOf(ordersIn(deal)[0] ?? "");

export class Builder {
  kind = $state<Kind | null>(null);
  /** Rows that are settled already. */
  parts = $state.raw<Arrangement[]>([]);
  /** The proposal this is the answer to. */
  against = $state.raw<Arrangement | null>(null);
  private slots = $state.raw<Record<string, string>>({});
  private wording = $state(0);

  constructor(private readonly needs: () => BuilderNeeds) {}

  get isOpen(): boolean {
    return this.kind !== null || this.parts.length > 0;
  }

  start(kind: Kind): void {
    const same = this.kind === kind;
    this.kind = same ? null : kind;
    this.slots = {};
  }

  /** Answer a proposal with another: its rows are filled in. */
  counter(deal: Arrangement): void {
    this.against = deal;
    this.parts = rowsOf(deal);
    this.kind = null;
  }

  clear(): void {
    this.kind = null;
    this.parts = [];
    this.against = null;
    this.slots = {};
  }

  drop(row: Arrangement): void {
    this.parts = this.parts.filter((one) => one !== row);
    if (!this.isOpen) this.clear();
  }

  /** Settle what is being chosen, and go on to something else. */
  more(): void {
    if (this.current) this.parts = [...this.parts, this.current];
    this.kind = null;
    this.slots = {};
  }

  otherWords(): void {
    this.wording = (this.wording + 1) % WORDINGS;
  }

  slot(name: string): string {
    const open = this.choices(name).map(([value]) => value);
    const chosen = this.slots[name] ?? "";
    return open.includes(chosen) ? chosen : (open[0] ?? "");
  }

  choose(name: string, value: string): void {
    this.slots = { ...this.slots, [name]: value };
  }

  /** The slots of the sentence of a kind, in their order. */
  get names(): string[] {
    switch (this.kind) {
      case "support":
      case "convoy":
        return ["at", "other", "goal"];
      case "bounce":
        return ["goal", "mine", "theirs"];
      case "empty":
        return ["place", "who"];
      case "against":
        return ["enemy"];
      case "draw":
        return ["sharing"];
      default:
        return [];
    }
  }

  /** What a slot can be, as value and words; it hangs on the slots before it. */
  choices(name: string): [value: string, words: string][] {
    const { offers, seat, readers } = this.needs();
    if (!offers) return [];
    switch (name) {
      case "place":
        return offers.places.map((place) => [place, placeName(place)]);
      case "who":
        return [
          ["both", t("web-dip-build-nobody")],
          ["theirs", list(readers.map(seatName))],
          ["mine", t("web-dip-build-only-i")],
        ];
      case "enemy":
        return offers.against.map((one) => [one, seatName(one)]);
      case "sharing":
        return [
          ["all", t("web-dip-build-all")],
          ["both", list([seat, ...readers].map(seatName))],
        ];
      default:
        return unique(this.fitting(name).map((deal) => this.valueOf(deal, name)));
    }
  }

  private get deals(): Arrangement[] {
    const { offers } = this.needs();
    if (!offers) return [];
    if (this.kind === "support") return offers.support;
    return this.kind === "convoy" ? offers.convoy : this.kind === "bounce" ? offers.bounce : [];
  }

  /** Deals that agree with the slots before this one. */
  private fitting(name: string): Arrangement[] {
    const before = this.names.slice(0, this.names.indexOf(name));
    return this.deals.filter((deal) => before.every((slot) => this.valueOf(deal, slot)[0] === this.slot(slot)));
  }

  private valueOf(deal: Arrangement, name: string): [string, string] {
    const { seat } = this.needs();
    const order = orderIn(deal)!;
    const at = (place: string): [string, string] => [place, placeName(place)];
    switch (name) {
      case "at":
        return at(order.at);
      case "other":
        return at(order.other!.at);
      case "goal":
        return order.target ? at(order.target) : ["", t("web-dip-build-hold")];
      default: {
        const move = deal.parts.find((part) => (part.seats[0] === seat) === (name === "mine"));
        return at((move && orderIn(move)?.at) ?? "");
      }
    }
  }

  /** What the sentence says now. */
  readonly current: Arrangement | null = $derived.by(() => {
    const { seat, readers, offers } = this.needs();
    const both = [seat, ...readers].sort();
    switch (this.kind) {
      case null:
        return null;
      case "peace":
        return made("peace", peaceText(both), { seats: both });
      case "empty": {
        const place = this.slot("place");
        const who = this.slot("who");
        const seats = who === "both" ? both : who === "mine" ? [seat] : [...readers];
        return place ? made("empty", zoneText(seats, [place]), { seats, places: [place] }) : null;
      }
      case "against": {
        const enemy = this.slot("enemy");
        return enemy ? made("alliance", allianceText(both, enemy), { seats: both, against: [enemy] }) : null;
      }
      case "draw": {
        const seats = this.slot("sharing") === "both" ? both : (offers?.alive ?? []);
        return seats.length ? made("draw", drawText(seats), { seats: [...seats] }) : null;
      }
      default:
        return (
          this.deals.find((deal) => this.names.every((name) => this.valueOf(deal, name)[0] === this.slot(name))) ?? null
        );
    }
  });

  readonly rows: Arrangement[] = $derived(this.current ? [...this.parts, this.current] : this.parts);

  /** What goes along with the letter. */
  readonly meaning: string = $derived.by(() => {
    if (!this.rows.length) return "";
    const text = together(this.rows);
    return this.against ? `counter ${this.against.text} => ${text}` : `propose ${text}`;
  });

  /** The letter in the writer's words. */
  readonly letter: string = $derived(this.rows.map((row, at) => this.said(row, at)).join(" "));

  private said(row: Arrangement, at: number): string {
    const { seat, readers } = this.needs();
    const order = row.kind === "order" ? orderIn(row) : null;
    const mine = row.seats.length === 1 && row.seats[0] === seat;
    const kind = row.kind === "alliance" ? "against" : order ? order.kind : row.kind;
    const where = row.kind === "bounce" ? orderIn(row)?.target : (order?.target ?? row.places[0]);
    const said = PLAIN.includes(kind) ? "order" : kind;
    return t(`web-dip-say-${said}`, {
      way: (this.wording + at) % WORDINGS,
      who: mine ? "mine" : row.seats.length > 1 ? "both" : "theirs",
      seats: list(row.seats.map(seatName)),
      reader: list(readers.map(seatName)),
      enemy: list(row.against.map(seatName)),
      at: placeName(order?.at ?? ""),
      other: placeName(order?.other?.at ?? ""),
      place: placeName(where ?? ""),
      places: waysTo(row.places),
      what: dealText(row),
    });
  }
}

function unique(values: [string, string][]): [string, string][] {
  return [...new Map(values)];
}
