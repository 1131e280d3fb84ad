/** Everything on one table: what is shown, what is written, what is told, and how they fit together. */
import type { Snapshot } from "../../api/types";
import type { DipFate, DipQuestion, DipResolved, DipView } from "./types";
import { draft, keepDraft } from "../../state/device";
import { list } from "../../i18n/index.svelte";
import type { TableProps } from "../types";
import type { MapData } from "./board/map";
import { chaptersOf, ownersOver, tally, type Chapter } from "./course/history";
import { Player } from "./course/player.svelte";
import { provinceTold, sceneOf, type Scene } from "./course/scene";
import { Telling } from "./course/telling.svelte";
import { learn, orderOf, type Order } from "./orders/order";
import { Sealing } from "./orders/sealing.svelte";
import { answerText, type Slot } from "./orders/slots";
import { Writing } from "./orders/writing.svelte";
import { Talk } from "./talk/talk.svelte";
import { seatName } from "./words";

export type Mode = "writing" | "waiting" | "review" | "year" | "replay";

export interface OpenReason {
  order: DipResolved;
  place: string;
}

export class Desk {
  /** A finished game is looked at from this phase; null is its end. */
  replayed = $state<string | null>(null);
  reason = $state.raw<OpenReason | null>(null);
  /** Provinces a line under the pointer speaks of. */
  lit = $state.raw<string[]>([]);
  /** Orders proposed in a letter, drawn faintly. */
  proposed = $state.raw<{ power: string; text: string }[]>([]);

  readonly view: DipView = $derived.by(() => this.given().snapshot.view as DipView);
  readonly liveView: DipView = $derived.by(() => this.given().live.view as DipView);
  readonly table: Snapshot["table"] = $derived.by(() => this.given().live.table);
  readonly finished: boolean = $derived(this.table.status === "finished");
  readonly past: boolean = $derived.by(() => this.given().at !== null);
  /** Its answer is in and lies sealed. */
  readonly sealed: boolean = $derived.by(() => !this.past && this.liveView.ready.includes(this.given().seat ?? ""));
  readonly question: DipQuestion | null = $derived.by(() =>
    this.past || this.sealed ? null : (this.given().live.question as DipQuestion | null),
  );
  /** The texts of what it sealed. */
  readonly sealedTexts: string[] = $derived.by(() => (this.sealed ? this.liveView.own_orders.map(learn) : []));
  readonly powers: string[] = $derived.by(() => this.liveView.powers[this.given().seat ?? ""] ?? []);
  readonly chapters: Chapter[] = $derived.by(() => chaptersOf(this.given().live.log));
  readonly owners: Record<string, string>[] = $derived(ownersOver(this.chapters, this.liveView.centres));
  readonly mode: Mode = $derived.by(() => {
    if (this.past || this.finished) return "replay";
    if (this.telling.reviewed !== null) return "review";
    if (this.telling.yearShown !== null) return "year";
    return this.question ? "writing" : "waiting";
  });
  /** The phase told by the player: the reviewed one, or in a replay the one the board stands at. */
  readonly chapter: Chapter | null = $derived.by(() => {
    const phase = this.mode === "review" ? this.telling.reviewed : this.mode === "replay" ? this.replayPhase : null;
    return this.chapters.find((chapter) => chapter.phase === phase) ?? null;
  });
  readonly replayPhase: string = $derived(
    this.past ? this.view.phase : (this.replayed ?? this.chapters.at(-1)?.phase ?? ""),
  );
  readonly chapterAt: number = $derived(this.chapters.findIndex((chapter) => chapter.phase === this.replayPhase));
  readonly writing: Writing;
  readonly sealing: Sealing;
  readonly talk: Talk;
  readonly player: Player;
  readonly telling: Telling;

  constructor(
    private readonly given: () => TableProps,
    readonly map: MapData,
  ) {
    this.writing = new Writing(() => ({
      map,
      question: this.question,
      view: this.liveView,
      load: () => draft(this.table.id, this.seatKey, this.liveView.phase),
      keep: (value) => keepDraft(this.table.id, this.seatKey, this.liveView.phase, value),
      explain: (text) => this.given().act.explain(text),
    }));
    this.sealing = new Sealing(() => ({
      kind: this.question?.kind ?? "orders",
      asked: this.question !== null,
      sealed: this.sealed && !this.liveView.conceded.includes(this.seatKey),
      canBreak: this.given().live.can_undo,
      closed: this.past,
      busy: this.given().pending > 0,
      opensAtOnce: this.opensAtOnce(),
      written: this.writing.writtenCount,
      total: this.writing.slots.length,
      seal: () => this.given().act.decide(answerText(this.question!, this.writing.slots, this.writing.draft)),
      breakOpen: () => this.given().act.undo(),
    }));
    this.talk = new Talk(() => ({
      table: this.table.id,
      seat: this.given().seat,
      seats: Object.keys(this.liveView.powers),
      bots: this.table.seats.filter((one) => one.who === "bot" && !one.talks).map((one) => one.id),
      view: this.view,
      past: this.past,
      send: (text) => this.given().act.decide(text),
      read: (letters) => this.given().act.read(letters),
    }));
    this.player = new Player(
      () => this.chapter,
      () => this.powers,
      () => this.playOn(),
    );
    this.telling = new Telling(() => ({
      table: this.table.id,
      seat: this.given().seat,
      view: this.liveView,
      chapters: this.chapters,
      powers: this.powers,
      still: this.past || this.finished,
      finished: this.finished,
      player: this.player,
      letGo: () => this.letGo(),
    }));
  }

  private get seatKey(): string {
    return this.given().seat ?? "";
  }

  /** Follow what the server sends; call once while the component is set up. */
  follow(): void {
    let asked = "";
    $effect(() => {
      const now = this.question ? `${this.liveView.phase} ${this.seatKey}` : "";
      if (now !== asked) this.writing.begin();
      asked = now;
    });
    let seat: string | null = null;
    $effect(() => {
      if (seat !== this.seatKey) this.talk.begin();
      seat = this.seatKey;
    });
    this.telling.follow();
    let shown = "";
    $effect(() => {
      const now = `${this.mode} ${this.chapter?.phase ?? ""}`;
      if (now === shown) return;
      shown = now;
      this.letGo();
      if (this.mode === "replay") this.player.told = this.player.playing ? 0 : this.player.list.length;
    });
  }

  /** Nothing is pointed at on the map any more. */
  private letGo(): void {
    this.reason = null;
    this.lit = [];
  }

  /** The slip on which the retreat of a driven-out unit is asked, if it is asked now. */
  retreatOf(fate: DipFate): Slot | null {
    if (this.question?.kind !== "retreats" || this.liveView.last?.moved !== this.telling.reviewed) return null;
    return this.writing.slots.find((slot) => slot.at === fate.unit.place && slot.power === fate.power) ?? null;
  }

  /** A retreat is asked in the result that is looked at. */
  get asksRetreat(): boolean {
    return this.mode === "review" && this.telling.ownFates.some((fate) => this.retreatOf(fate) !== null);
  }

  chooseRetreat(slot: Slot, order: Order): void {
    this.writing.askKey(slot.key);
    this.writing.write(order.text);
  }

  /** Why a unit fared so, with its rule. */
  openFate(fate: DipFate): void {
    const told = this.player.list.find((one) => one.order === fate.order.text && one.power === fate.power);
    if (told) this.openReason(told);
  }

  /** Letters are written at this table, or were. */
  get talks(): boolean {
    return this.liveView.press_mode !== "none" || this.liveView.press.length > 0;
  }

  unitsOf(power: string): number {
    return this.liveView.counts[power]?.units ?? 0;
  }

  /** Nobody else is waited for once this seat has sealed: bots answer by themselves. */
  private opensAtOnce(): boolean {
    const { asked, ready } = this.liveView;
    const late = asked.filter((seat) => seat !== this.seatKey && !ready.includes(seat));
    return this.table.seats.every((seat) => !late.includes(seat.id) || seat.who === "bot");
  }

  /** Playing ran past a phase: on to the next one, or stop. */
  private playOn(): void {
    if (this.mode === "replay" && this.chapterAt < this.chapters.length - 1)
      void this.toChapter(this.chapterAt + 1, true);
    else this.player.pause();
  }

  /** Look at a phase of the past; the last one of a running game is the present. */
  async toChapter(index: number, playing = false): Promise<void> {
    const chapter = this.chapters[index];
    if (!chapter) return;
    if (!playing) this.player.pause();
    const present = !this.finished && index === this.chapters.length - 1;
    this.telling.leave();
    await this.given().act.stepTo(present ? null : await this.startOf(chapter));
    this.replayed = chapter.phase;
  }

  /** Look at a phase named in the log: told again in a running game, stepped to in a replay. */
  async showPhase(phase: string): Promise<void> {
    if (phase.endsWith("M") && this.mode !== "replay") this.telling.review(phase);
    else await this.toChapter(this.chapters.findIndex((chapter) => chapter.phase === phase));
  }

  /** The same with the reason of one of its orders; only moves have reasons to show on the map. */
  async showOrder(order: DipResolved, phase: string): Promise<void> {
    if (!phase.endsWith("M")) return;
    await this.showPhase(phase);
    this.player.pause();
    this.player.toEnd();
    this.openReason(order);
  }

  /** The decision before which a phase began. */
  private async startOf(chapter: Chapter): Promise<number> {
    const steps = await this.given().act.timeline();
    return steps.find((step) => step.phase === chapter.phase)?.n ?? chapter.from;
  }

  /** Why an order ended as it did. */
  openReason(order: DipResolved): void {
    const at = orderOf(order.order)?.at;
    if (at) this.reason = { order, place: at };
  }

  /** What the board shows. */
  readonly scene: Scene = $derived.by(() => sceneOf(this));

  /** Phases with the centres held when they began, for the line of the game; the last of a finished one is its end. */
  readonly phases: { phase: string; counts: Record<string, number> }[] = $derived(
    this.chapters.map((chapter, index) => {
      const isEnd = this.finished && index === this.chapters.length - 1;
      return { phase: chapter.phase, counts: tally(isEnd ? this.liveView.centres : (this.owners[index] ?? {})) };
    }),
  );

  /** A province as a full sentence. */
  describe = (province: string): string => provinceTold(this.map, province, this.scene);

  /** Which others have not answered yet. Bots write when the people have: they are named only if nobody else is. */
  waitingFor(): { seats: string; botsFollow: boolean } {
    const late = this.liveView.asked.filter((seat) => !this.liveView.ready.includes(seat) && seat !== this.seatKey);
    const people = late.filter((seat) => this.table.seats.some((one) => one.id === seat && one.who !== "bot"));
    const named = people.length ? people : late;
    return { seats: list(named.map(seatName)), botsFollow: named.length < late.length };
  }
}
