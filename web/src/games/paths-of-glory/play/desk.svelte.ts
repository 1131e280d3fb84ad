/** One person at the table: what is asked, what is picked so far, and the sending of the answer. No rules here. */
import { Asking } from "../../../play/asking.svelte";
import type { Reason } from "../../../api/types";
import { isLoss, lossesIn, type Loss } from "../dangers/losing";
import type { TableProps } from "../../types";
import type { Board, CardFacts, Flow, Hit, PogPiece, PogQuestion, Private, Side } from "../types";
import type { Box } from "./facts";
import { meantBy } from "./meaning";
import {
  answersOf,
  choiceOf,
  fullest,
  goalOf,
  groupKey,
  offered,
  piecesFor,
  refOf,
  unitsKey,
  type Choice,
} from "./options";
import { reasonText } from "./say";
import { USING } from "./uses";

export interface TableView extends Board, Flow, Private {}

/** Questions whose answer is a group of units put together counter by counter. */
const GROUPS = new Set(["movers", "attackers"]);
const isSide = (seat: string | null): seat is Side => seat === "ap" || seat === "cp";

export class Desk extends Asking<TableView, PogQuestion, Choice> {
  /** Where the units of the answer stand, which they are, and where they go. */
  from = $state<string | null>(null);
  unit = $state<string | null>(null);
  goal = $state<string | null>(null);
  /** Spaces of the way clicked one after the other. */
  trail = $state.raw<string[]>([]);
  /** A march is planned step by step. */
  ownWay = $state(false);
  /** Settled before it is asked: where a march goes; which space pins in an attack, none in front, null: open. */
  heading = $state("");
  plan = $state<string | null>(null);
  /** An attack that waits for its word: nobody else could take part, and to name it is to throw the dice. */
  held = $state.raw<Choice | null>(null);
  /** An answer that ends the last action of the turn while units starve waits for a word; who would be lost by it. */
  leaving = $state("");
  losing = $state.raw<Loss[]>([]);
  /** What the same answer would waste, in words. */
  wasting = $state("");
  /** Counters of a group. */
  group = $state.raw<ReadonlySet<number>>(new Set());
  readonly box: Box;

  constructor(props: () => TableProps, box: Box) {
    super(props, reasonText);
    this.box = box;
  }

  readonly revision = $derived.by(() => this.props().live.revision);
  readonly side = $derived.by<Side | null>(() => (isSide(this.seat) ? this.seat : null));
  readonly choices = $derived<Choice[]>(this.question ? answersOf(this.question).map(choiceOf) : []);
  readonly canEnd = $derived(this.choices.some((choice) => choice.verb === "done"));
  /** The answer that is marked and not sent yet. */
  readonly marking = $derived.by<Choice | null>(
    () => this.choices.find((choice) => choice.text === this.marked) ?? null,
  );
  /** From where a flank attack would pin: as planned with the attackers, or as marked. */
  readonly pinning = $derived.by<string>(() =>
    this.kind === "attackers" ? (this.plan ?? "") : this.marking?.verb === "flank" ? goalOf(this.marking) : "",
  );
  readonly isGroup = $derived(GROUPS.has(this.kind));

  /** The answers that agree with everything picked so far. */
  readonly left = $derived<Choice[]>(
    this.choices.filter(
      (choice) =>
        choice.verb !== "done" &&
        (this.from === null || choice.from.includes(this.from)) &&
        (this.unit === null || unitsKey(choice) === this.unit) &&
        (this.goal === null || goalOf(choice) === this.goal) &&
        (this.kind === "path" || this.trail.every((space, nth) => choice.way[nth] === space)) &&
        (this.card === null || !USING.has(this.kind) || choice.cards.includes(this.card)),
    ),
  );

  /** The answer to a question that was settled before it was asked. */
  readonly foreseen = $derived.by<string>(() => {
    if (this.busy) return "";
    if (this.kind === "path" && this.heading) return `to ${this.heading}`;
    if (this.kind !== "flank" || this.plan === null) return "";
    return this.plan ? `flank ${this.plan}` : "frontal";
  });

  /** Counters the answer may take. */
  readonly able = $derived.by<PogPiece[]>(() => (this.isGroup ? this.piecesOf(this.choices) : []));
  readonly grouped = $derived<Choice[]>(this.isGroup ? this.matching() : []);

  readonly hand = $derived.by<CardFacts[]>(() => {
    const hands = this.view.hands ?? {};
    const shown = this.side ? (hands[this.side] ?? []) : [...(hands.cp ?? []), ...(hands.ap ?? [])];
    return shown.flatMap((id) => this.box.facts.cards[id] ?? []);
  });

  piecesOf(choices: readonly Choice[]): PogPiece[] {
    const round = this.view.in_round;
    const acted = new Set(this.kind === "movers" ? round.moved : round.attacked);
    return piecesFor(offered(choices), this.view.pieces, acted);
  }

  private matching(): Choice[] {
    const refs = this.view.pieces.filter((piece) => this.group.has(piece.number)).map(refOf);
    const key = groupKey(refs);
    return refs.length
      ? this.choices.filter((choice) => choice.units.length === refs.length && unitsKey(choice) === key)
      : [];
  }

  // ---- picking

  /** A new question: an attack begins with everybody who may take part. */
  fresh(): void {
    [this.from, this.unit, this.goal, this.marked, this.card] = [null, null, null, null, null];
    [this.typed, this.why, this.warned, this.leaving, this.wasting] = ["", "", "", "", ""];
    [this.trail, this.ownWay, this.held] = [[], false, null];
    this.group = new Set();
    if (this.kind && this.kind !== "path") this.heading = "";
    if (this.kind && this.kind !== "flank") this.plan = null;
    if (this.kind === "attackers") this.take(fullest(this.choices));
    if (this.kind === "movers") this.onlyStack();
  }

  back(): void {
    if (this.leaving) this.stay();
    else if (this.held) [this.held, this.goal] = [null, null];
    else if (this.trail.length) this.trail = this.trail.slice(0, -1);
    else if (this.goal !== null) this.goal = null;
    else if (this.unit !== null || this.from !== null) [this.unit, this.from] = [null, null];
    else [this.card, this.marked] = [null, null];
    if (this.kind === "movers") this.group = new Set();
    [this.why, this.typed] = ["", ""];
  }

  private take(choice: Choice | null): void {
    this.group = new Set(choice ? this.piecesOf([choice]).map((piece) => piece.number) : []);
  }

  /** Where only one space has been activated there is nothing to choose. */
  private onlyStack(): void {
    const spaces = new Set(this.choices.flatMap((choice) => choice.from));
    if (spaces.size === 1) this.openStack([...spaces][0]!);
  }

  openStack(space: string): void {
    this.from = space;
    this.take(fullest(this.choices.filter((choice) => choice.from.includes(space))));
  }

  toggle(number: number): void {
    if (!this.able.some((piece) => piece.number === number)) return;
    const next = new Set(this.group);
    if (!next.delete(number)) next.add(number);
    this.group = next;
  }

  private toggleStack(space: string): void {
    const here = this.able.filter((piece) => piece.space === space).map((piece) => piece.number);
    const next = new Set(this.group);
    const all = here.every((number) => next.has(number));
    for (const number of here)
      if (all) next.delete(number);
      else next.add(number);
    this.group = next;
  }

  /** Somebody points at the map. */
  point({ space, unit }: Hit): void {
    if (!this.question || this.busy) return;
    this.why = "";
    if (this.held) [this.held, this.goal] = [null, null];
    if (this.isGroup) this.pointInGroup(space, unit);
    else if (this.kind === "path" && this.ownWay) void this.stepTo(space);
    else this.pointAtSpace(space, unit);
  }

  /** Somebody drags a stack, or one counter of it, to another space. */
  drag({ space, unit }: Hit, to: string): void {
    if (!this.question || this.busy || space === to) return;
    this.why = "";
    if (this.kind === "movers") {
      if (this.from !== space) this.openStack(space);
      if (unit !== null && !this.group.has(unit)) this.group = new Set([unit]);
      void this.marchTo(to);
    } else {
      if (this.kind !== "path" && this.unit === null && this.choices.some((choice) => choice.from.includes(space)))
        this.pickFrom(space);
      this.pointAtSpace(to);
    }
  }

  /** The units picked start, and go on to a space as soon as they are asked where to. */
  async marchTo(space: string): Promise<void> {
    const march = this.grouped.find((choice) => choice.verb === "move");
    if (!march) return void this.askWhy(space);
    this.heading = space;
    await this.send(march.text);
  }

  /** Do what was settled before the question came. */
  async follow(text: string): Promise<void> {
    const goal = this.heading;
    [this.heading, this.plan] = ["", null];
    if (this.choices.some((choice) => choice.text === text)) await this.send(text);
    else if (goal) await this.askWhy(goal);
  }

  /** One space more on a way of one's own; the last one clicked again is left out. */
  private async stepTo(space: string): Promise<void> {
    if (this.trail.at(-1) === space) return void (this.trail = this.trail.slice(0, -1));
    const moment = this.moment;
    const text = `path ${[...this.trail, space].join(" ")}`;
    const last = this.trail.at(-1) ?? this.start;
    const refused = await this.refusal(text);
    if (this.moment !== moment) return;
    // A space that only the end of the march is barred from may lie on the way: what is linked is taken up.
    if (!refused || this.isLinked(last, space)) this.trail = [...this.trail, space];
    this.why = refused;
  }

  private isLinked(a: string | null, b: string): boolean {
    return this.box.atlas.places.links.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  }

  /** Where the units that are to march stand. */
  readonly start = $derived.by<string | null>(() => {
    const units = this.question?.about.units;
    const first = Array.isArray(units) ? (units[0] as number) : -1;
    return this.view.pieces.find((piece) => piece.number === first)?.space ?? null;
  });

  /** The way a march would take to a space, told by the server. */
  wayTo(space: string): string[] | null {
    return ((this.question?.about.ways ?? {}) as Record<string, string[]>)[space] ?? null;
  }

  private pointInGroup(space: string, unit: number | null): void {
    const isAble = this.able.some((piece) => piece.space === space);
    if (!isAble && this.kind === "movers" && this.group.size && this.from !== null) void this.marchTo(space);
    else if (!isAble) void this.askWhy(space);
    else if (this.kind === "attackers") {
      if (unit !== null) this.toggle(unit);
      else this.toggleStack(space);
    } else if (this.from === space && unit !== null) this.toggle(unit);
    else this.openStack(space);
  }

  private pointAtSpace(space: string, unit: number | null = null): void {
    const goes = this.left.some((choice) => goalOf(choice) === space);
    const stands = this.choices.some((choice) => choice.from.includes(space));
    if (this.passes(space) && (this.unit !== null || !stands)) this.trail = [...this.trail, space];
    else if (goes && (this.unit !== null || !stands)) this.goal = space;
    else if (stands) this.pickFrom(space, unit);
    else if (goes) this.goal = space;
    else if (this.choices.some((choice) => goalOf(choice) === space))
      [this.from, this.unit, this.goal] = [null, null, space];
    else return void this.askWhy(space);
    this.settle();
  }

  /** Is this the next space of a way that leads on from it? A way that ends there as the next one comes first. */
  private passes(space: string): boolean {
    const next = this.left.filter((choice) => choice.way[this.trail.length] === space);
    return next.length > 0 && next.every((choice) => choice.way.length > this.trail.length + 1);
  }

  /** The units of a space; one of them at once where it alone was pointed at, or where there is no other. */
  private pickFrom(space: string, unit: number | null = null): void {
    [this.from, this.unit, this.goal, this.trail] = [space, null, null, []];
    const kinds = new Set(this.left.map(unitsKey));
    const piece = this.view.pieces.find((found) => found.number === unit);
    const own = piece ? groupKey([refOf(piece)]) : "";
    if (kinds.size === 1) this.unit = [...kinds][0]!;
    else if (kinds.has(own)) this.unit = own;
  }

  pickUnit(key: string): void {
    this.unit = key;
    this.settle();
  }

  /** A row of the list, or the one answer that is left. */
  choose(choice: Choice): void {
    if (this.busy) return;
    if (choice.verb === "attack" && this.question?.about.alone?.[goalOf(choice)]) this.held = choice;
    else if (this.question?.grave) this.marked = choice.text;
    else void this.send(choice.text);
  }

  private settle(): void {
    const [only, ...others] = this.left;
    if (only && !others.length && (this.goal !== null || this.trail.length || !only.way.length)) this.choose(only);
  }

  // ---- talking to the server

  /** Who would lose units by it is asked first, with their counters. */
  protected override heard(text: string, warned: readonly Reason[]): readonly Reason[] {
    this.losing = lossesIn(warned);
    if (this.losing.length) this.leaving = text;
    return warned.filter((reason) => !isLoss(reason));
  }

  /** An answer that wastes something: what else it would cost is asked in the same breath. */
  async weigh(text: string, waste: string): Promise<void> {
    const moment = this.moment;
    const { warnings } = await this.props()
      .act.explain(text)
      .catch(() => ({ warnings: [] }));
    if (this.moment !== moment) return;
    this.wasting = waste;
    this.warn(text, warnings);
  }

  /** The word is given. */
  async leave(): Promise<void> {
    if (this.leaving) await this.send(this.leaving);
  }

  /** It is not: whoever says the same again is asked again. */
  stay(): void {
    [this.leaving, this.wasting, this.warned, this.why] = ["", "", "", ""];
  }

  /** A space nobody offered: what would have been meant is asked of the server. */
  private askWhy(space: string): Promise<void> {
    return this.tellWhy(meantBy(this, space));
  }
}
