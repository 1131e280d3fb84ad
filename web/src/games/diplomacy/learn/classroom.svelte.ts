/** One lesson at a time: the position, the orders being written, the verdict. */
import type { DipQuestion } from "../types";
import type { MapData } from "../board/map";
import type { OrderMark } from "../board/arrows";
import type { BoardUnit, PlaceState, Spot } from "../board/types";
import { chaptersOf, type Chapter } from "../course/history";
import { Player } from "../course/player.svelte";
import { orderOf } from "../orders/order";
import { answerText } from "../orders/slots";
import { Writing } from "../orders/writing.svelte";
import { isLearnt, LESSONS, positionAfter, type Goal, type Lesson } from "./lessons";
import {
  adjudicate,
  dislodgedIn,
  explainIn,
  logOf,
  ownersIn,
  questionIn,
  unitsIn,
  type Position,
  type Verdict,
} from "./study";

export type Stage = "loading" | "writing" | "told" | "lost";

export class Classroom {
  number = $state(0);
  /** Message id part: the lesson, or its second part. */
  part = $state("");
  stage = $state<Stage>("loading");
  learnt = $state(false);
  reached = $state(0);
  position = $state.raw<Position>(LESSONS[0]!);
  question = $state.raw<DipQuestion | null>(null);
  private goal: Goal = {};
  private verdict: Verdict | null = null;
  private chapter = $state.raw<Chapter | null>(null);

  readonly lesson: Lesson = $derived(LESSONS[this.number]!);
  readonly writing: Writing;
  readonly player: Player;

  constructor(readonly map: MapData) {
    this.writing = new Writing(() => ({
      map,
      question: this.question,
      view: { units: [...unitsIn(this.position), ...dislodgedIn(this.position)], own_orders: [], own_void: [] },
      load: () => null,
      keep: () => undefined,
      explain: (text) => explainIn(this.position, this.lesson.power, text),
    }));
    this.player = new Player(
      () => this.chapter,
      () => [],
    );
  }

  /** Open a lesson from its beginning. */
  async open(number: number): Promise<void> {
    this.number = number;
    this.part = this.lesson.id;
    this.goal = this.lesson.goal;
    const { phase, units, centres, dislodged, contested } = this.lesson;
    await this.ask({ phase, units, centres, dislodged, contested });
  }

  private async ask(position: Position): Promise<void> {
    this.player.pause();
    this.stage = "loading";
    this.chapter = null;
    this.verdict = null;
    this.learnt = false;
    this.position = position;
    try {
      this.question = await questionIn(position, this.lesson.power);
      this.writing.begin();
      this.stage = "writing";
    } catch {
      this.question = null;
      this.stage = "lost";
    }
  }

  /** The referee carries the orders out. */
  async carryOut(): Promise<void> {
    if (!this.question || this.stage !== "writing") return;
    const own = answerText(this.question, this.writing.slots, this.writing.draft);
    this.stage = "loading";
    try {
      const orders = {
        ...(this.part === this.lesson.id ? this.lesson.orders : {}),
        [this.lesson.power]: own.split("; "),
      };
      this.verdict = await adjudicate(this.position, orders);
      this.chapter = chaptersOf(logOf(this.position, this.verdict))[0] ?? null;
      this.learnt = isLearnt(this.goal, this.verdict);
      this.stage = "told";
      this.player.toStart();
      this.player.play();
      if (this.learnt && !this.hasMore) this.reached = Math.max(this.reached, this.number + 1);
    } catch {
      this.stage = "lost";
    }
  }

  /** The lesson has a second part still to come. */
  get hasMore(): boolean {
    return this.lesson.then !== undefined && this.part === this.lesson.id;
  }

  get isLast(): boolean {
    return this.number === LESSONS.length - 1;
  }

  again(): Promise<void> {
    return this.ask(this.position);
  }

  /** On to the second part or the next lesson. */
  async goOn(): Promise<void> {
    if (this.hasMore && this.verdict) {
      this.part = this.lesson.then!.id;
      this.goal = this.lesson.then!.goal;
      await this.ask(positionAfter(this.position, this.verdict));
    } else if (!this.isLast) {
      await this.open(this.number + 1);
    }
  }

  // ---- what the board shows

  readonly centres: Record<string, string> = $derived(ownersIn(this.position));

  readonly units: BoardUnit[] = $derived.by(() => {
    if (this.stage === "told" && this.player.moving) return this.player.units();
    const own = new Set(this.writing.slots.map((slot) => slot.at));
    const dress = (place: string) => ({ selectable: own.has(place), selected: this.writing.slot?.at === place });
    const out = dislodgedIn(this.position);
    const standing = unitsIn(this.position).map((unit) => ({
      ...unit,
      key: `${unit.power} ${unit.kind} ${unit.place}`,
      ...(out.length ? {} : dress(unit.place)),
    }));
    return [
      ...standing,
      ...out.map((unit) => ({
        ...unit,
        key: `out ${unit.power} ${unit.place}`,
        dislodged: true,
        ...dress(unit.place),
      })),
    ];
  });

  readonly marks: OrderMark[] = $derived.by(() => {
    if (this.stage === "told") return this.player.marks();
    const { writing } = this;
    const texts = writing.slots.map((slot) =>
      writing.preview && slot.key === writing.key ? writing.preview : writing.draft[slot.key],
    );
    return texts.flatMap((text) => {
      const order = text ? orderOf(text) : null;
      return order && order.kind !== "waive"
        ? [{ power: this.lesson.power, order, fate: "ok" as const, guess: text === writing.preview }]
        : [];
    });
  });

  readonly states: Record<string, PlaceState> = $derived.by(() =>
    this.stage === "writing" ? this.writing.states() : {},
  );
  readonly spots: Spot[] = $derived.by(() => (this.stage === "writing" ? this.writing.spots() : []));
}
