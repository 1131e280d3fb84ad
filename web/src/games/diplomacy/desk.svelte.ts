/** Everything on one table: what is shown, what is written, what is told, and how they fit together. */
import { snapshot } from "../../api/rest";
import type { Snapshot } from "../../api/types";
import type { DipFate, DipQuestion, DipResolved, DipView } from "./types";
import { untrack } from "svelte";
import { draft, keepDraft } from "../../state/device";
import { list, t } from "../../i18n/index.svelte";
import type { TableProps } from "../types";
import type { OrderMark } from "./board/arrows";
import { provinceOf, type MapData } from "./board/map";
import type { BoardUnit, Pill, PlaceState, Spot } from "./board/types";
import { concernedBy, isDone, pillsOf, placesOfFates } from "./course/fates";
import { chaptersOf, ownersOver, resolvedOrders, tally, type Chapter } from "./course/history";
import { orderPlaces } from "./course/places";
import { Player } from "./course/player.svelte";
import { yearScene } from "./course/yearScene";
import { yearsOf, type Year } from "./course/years";
import { expectedMove, learn, orderOf, type Order } from "./orders/order";
import { Sealing } from "./orders/sealing.svelte";
import { answerText, type Slot } from "./orders/slots";
import { Writing } from "./orders/writing.svelte";
import { Talk } from "./talk/talk.svelte";
import { isStill } from "../../rounds/pace";
import { placeName, powerName, seatName } from "./words";

export type Mode = "writing" | "waiting" | "review" | "year" | "replay";

/** Something to be told: a movement phase by its name, or a year as `Y1904`. */
type Stop = string;
const yearStop = (year: string): Stop => `Y${year}`;

export interface OpenReason {
  order: DipResolved;
  place: string;
}

export interface Scene {
  units: BoardUnit[];
  centres: Readonly<Record<string, string>>;
  marks: OrderMark[];
  states: Record<string, PlaceState>;
  spots: Spot[];
  pills: Pill[];
}

export class Desk {
  /** Phase whose resolution is looked at in a running game; null shows the present. */
  reviewed = $state<string | null>(null);
  /** Year whose end is looked at. */
  private yearShown = $state<string | null>(null);
  /** What is still to be told after what is told now. */
  private queue = $state.raw<Stop[]>([]);
  /** Boards of the past by the decision they stood after, as far as they were asked for. */
  private pastViews = $state.raw<ReadonlyMap<number, DipView>>(new Map());
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
  readonly mode: Mode = $derived(
    this.past || this.finished
      ? "replay"
      : this.reviewed !== null
        ? "review"
        : this.yearShown !== null
          ? "year"
          : this.question
            ? "writing"
            : "waiting",
  );
  /** The phase told by the player: the reviewed one, or in a replay the one the board stands at. */
  readonly chapter: Chapter | null = $derived.by(() => {
    const phase = this.mode === "review" ? this.reviewed : this.mode === "replay" ? this.replayPhase : null;
    return this.chapters.find((chapter) => chapter.phase === phase) ?? null;
  });
  readonly replayPhase: string = $derived(
    this.past ? this.view.phase : (this.replayed ?? this.chapters.at(-1)?.phase ?? ""),
  );
  readonly chapterAt: number = $derived(this.chapters.findIndex((chapter) => chapter.phase === this.replayPhase));
  readonly lastMoves: Chapter | null = $derived(
    this.chapters.findLast((chapter) => chapter.phase.endsWith("M") && resolvedOrders(chapter).length > 0) ?? null,
  );

  /** Years that are over. */
  readonly years: Year[] = $derived(yearsOf(this.chapters, this.liveView.centres));
  readonly year: Year | null = $derived(this.years.find(({ year }) => year === this.yearShown) ?? null);
  /** All that can be told, oldest first. */
  private readonly stops: Stop[] = $derived(
    this.chapters.flatMap((chapter) => {
      if (chapter.phase.endsWith("M") && resolvedOrders(chapter).length) return [chapter.phase];
      return chapter.phase.endsWith("A") && chapter.until !== null ? [yearStop(chapter.phase.slice(1, 5))] : [];
    }),
  );
  readonly nextStop: Stop | null = $derived(this.queue[0] ?? null);
  /** What became of all units in the reviewed phase, the worst first. */
  readonly fates: DipFate[] = $derived.by(() => {
    const phase = this.reviewed;
    const views = [this.liveView, ...this.pastViews.values()];
    return views.find((view) => view.last?.moved === phase)?.last?.fates ?? [];
  });
  readonly ownFates: DipFate[] = $derived(this.fates.filter((fate) => this.powers.includes(fate.power)));
  /** Places the map frames while a result is read: of all one's units, or of those that fared badly. */
  readonly resultPlaces: string[] = $derived(placesOfFates(this.ownFates));
  readonly troublePlaces: string[] = $derived(placesOfFates(this.ownFates.filter((fate) => !isDone(fate))));

  readonly writing: Writing;
  readonly sealing: Sealing;
  readonly talk: Talk;
  readonly player: Player;

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
    // What is resolved while one is looking is told at once, one after the other.
    let known: readonly Stop[] | undefined;
    $effect(() => {
      const stops = this.stops;
      const fresh =
        known === undefined || this.past || this.finished ? [] : stops.filter((one) => !known!.includes(one));
      known = stops;
      if (fresh.length) untrack(() => this.tell(fresh));
    });
    let shown = "";
    $effect(() => {
      const now = `${this.mode} ${this.chapter?.phase ?? ""}`;
      if (now === shown) return;
      shown = now;
      this.reason = null;
      this.lit = [];
      if (this.mode === "replay") this.player.told = this.player.playing ? 0 : this.player.list.length;
    });
  }

  /** Tell these after what is told now; at once if nothing is. */
  private tell(stops: readonly Stop[]): void {
    this.queue = [...this.queue, ...stops];
    if (this.mode !== "review" && this.mode !== "year") this.onward();
  }

  /** Everything that was resolved from a decision on. */
  missedSince(from: number): Stop[] {
    const closed = new Map(this.chapters.map(({ phase, until }) => [phase, until]));
    const closedBy = (stop: Stop) => closed.get(stop.startsWith("Y") ? `F${stop.slice(1)}A` : stop) ?? -1;
    return this.stops.filter((stop) => closedBy(stop) >= from);
  }

  tellMissed(from: number): void {
    this.leaveReview();
    this.tell(this.missedSince(from));
  }

  /** On to what is to be told next, or to what is asked now. */
  onward(): void {
    const [next, ...rest] = this.queue;
    this.queue = rest;
    if (next === undefined) return this.leaveReview();
    if (next.startsWith("Y")) this.showYear(next.slice(1));
    else this.review(next);
  }

  /** Tell a phase of a running game from its beginning; who wants no motion sees its end. */
  review(phase: string): void {
    this.yearShown = null;
    this.reviewed = phase;
    this.reason = null;
    void this.fetchPast(this.chapters.find((chapter) => chapter.phase === phase)?.until ?? null);
    if (isStill()) return this.player.toEnd();
    this.player.told = 0;
    this.player.play();
  }

  /** The last result once more. */
  reviewLast(): void {
    if (this.lastMoves && !this.finished) this.review(this.lastMoves.phase);
  }

  /** The page of a year; the last one where none is named. */
  showYear(year = this.years.at(-1)?.year): void {
    if (year === undefined || this.finished) return;
    this.player.pause();
    this.reviewed = null;
    this.reason = null;
    this.lit = [];
    this.yearShown = year;
    void this.fetchPast(this.years.find((one) => one.year === year)?.until ?? null);
  }

  /** Back from a resolution to what is asked now. */
  leaveReview(): void {
    this.player.pause();
    this.reviewed = null;
    this.yearShown = null;
    this.reason = null;
    this.lit = [];
    this.queue = [];
  }

  /** The board as it stood after a decision, unless the present tells the same. */
  private async fetchPast(until: number | null): Promise<void> {
    const told = this.liveView.last?.moved === this.reviewed || this.yearShown === this.years.at(-1)?.year;
    if (until === null || told || this.pastViews.has(until)) return;
    const { view } = await snapshot(this.table.id, this.given().seat, { at: until }).catch(() => ({ view: null }));
    if (view) this.pastViews = new Map([...this.pastViews, [until, view as DipView]]);
  }

  /** The slip on which the retreat of a driven-out unit is asked, if it is asked now. */
  retreatOf(fate: DipFate): Slot | null {
    if (this.question?.kind !== "retreats" || this.liveView.last?.moved !== this.reviewed) return null;
    return this.writing.slots.find((slot) => slot.at === fate.unit.place && slot.power === fate.power) ?? null;
  }

  /** A retreat is asked in the result that is looked at. */
  get asksRetreat(): boolean {
    return this.mode === "review" && this.ownFates.some((fate) => this.retreatOf(fate) !== null);
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
    this.leaveReview();
    await this.given().act.stepTo(present ? null : await this.startOf(chapter));
    this.replayed = chapter.phase;
  }

  /** Look at a phase named in the log: told again in a running game, stepped to in a replay. */
  async showPhase(phase: string): Promise<void> {
    if (phase.endsWith("M") && this.mode !== "replay") this.review(phase);
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

  // ---- what the board shows

  readonly scene: Scene = $derived.by(() => this.makeScene());

  private makeScene(): Scene {
    const lit: Record<string, PlaceState> = Object.fromEntries(this.lit.map((place) => [place, "lit"]));
    if (this.mode === "year" && this.year) return this.yearScene(this.year, lit);
    if (this.mode === "review" || this.mode === "replay") return this.toldScene(lit);
    const { writing } = this;
    const pending = this.sealing.busy;
    const own = new Map(writing.slots.filter((slot) => slot.at).map((slot) => [slot.at!, slot]));
    const out = this.question?.kind === "retreats";
    const units: BoardUnit[] = [
      ...this.view.units.map((unit) => {
        const slot = out ? undefined : own.get(unit.place);
        return {
          ...unit,
          key: `${unit.power} ${unit.kind} ${unit.place}`,
          selectable: slot !== undefined,
          selected: slot !== undefined && slot.key === writing.key,
          pending: pending && slot !== undefined,
        };
      }),
      ...this.view.dislodged.map((unit) => {
        const slot = own.get(unit.place);
        return {
          ...unit,
          key: `out ${unit.power} ${unit.place}`,
          dislodged: true,
          selectable: slot !== undefined,
          selected: slot !== undefined && slot.key === writing.key,
        };
      }),
    ];
    return {
      units,
      centres: this.view.centres,
      marks: this.ownMarks(),
      states: { ...writing.states(), ...lit },
      spots: writing.spots(),
      pills: [],
    };
  }

  private yearScene(year: Year, lit: Record<string, PlaceState>): Scene {
    const view = (year.until === null ? null : this.pastViews.get(year.until)) ?? this.liveView;
    const scene = yearScene(year, view, this.powers);
    return { ...scene, states: { ...scene.states, ...lit } };
  }

  /** Own orders solid; what they expect of others, previews and proposals faint. */
  private ownMarks(): OrderMark[] {
    const { writing } = this;
    const texts = writing.slots.length
      ? writing.slots.map((slot) => writing.draft[slot.key]).filter((text) => text !== undefined)
      : this.sealed
        ? this.sealedTexts
        : [];
    const owner = (place: string) =>
      [...this.view.units, ...this.view.dislodged].find((unit) => unit.place === place)?.power;
    const marks: OrderMark[] = [];
    const ordered = new Set<string>();
    const add = (order: Order | null, power: string, guess: boolean) => {
      if (!order || order.kind === "waive" || (guess && ordered.has(provinceOf(order.at)))) return;
      ordered.add(provinceOf(order.at));
      marks.push({ power, order, fate: "ok", guess });
    };
    for (const text of texts) add(orderOf(text), owner(orderOf(text)?.at ?? "") ?? this.powers[0] ?? "", false);
    if (writing.preview && writing.slot) {
      const at = writing.slot.at ? provinceOf(writing.slot.at) : "";
      ordered.delete(at);
      const drawn = marks.findIndex((mark) => provinceOf(mark.order.at) === at && !mark.guess);
      if (drawn >= 0) marks.splice(drawn, 1);
      add(orderOf(writing.preview), writing.slot.power, true);
    }
    for (const { power, text } of this.proposed) add(orderOf(text), power, true);
    for (const { order } of [...marks]) {
      if ((order.kind !== "support" && order.kind !== "convoy") || !order.other) continue;
      const power = owner(order.other.at);
      if (power) add(expectedMove(order), power, true);
    }
    return marks;
  }

  /** A resolved phase as far as it is told. */
  private toldScene(lit: Record<string, PlaceState>): Scene {
    const { player } = this;
    const at = this.chapters.findIndex((chapter) => chapter === this.chapter);
    // The last phase told to its end is the end of the game, with the owners after its adjudication.
    const over = this.finished && player.ended && (!this.past || at === this.chapters.length - 1);
    const centres = over
      ? this.liveView.centres
      : this.past
        ? this.view.centres
        : (this.owners[at] ?? this.view.centres);
    const states: Record<string, PlaceState> = this.reason ? { [provinceOf(this.reason.place)]: "selected" } : {};
    for (const place of this.reason ? orderPlaces(this.reason.order.order) : []) states[place] ??= "lit";
    if (player.moving && player.list.length) {
      const told = this.mode === "review" ? this.concerning(player.marks()) : player.marks();
      const result = player.ended ? this.resultMarks() : { states: {}, spots: [], marks: [], pills: [] };
      return {
        units: player.units(),
        centres,
        marks: [...told, ...result.marks],
        states: { ...result.states, ...states, ...lit },
        spots: result.spots,
        pills: result.pills,
      };
    }
    const view = this.past ? this.view : this.liveView;
    const units: BoardUnit[] = [
      ...view.units.map((unit) => ({ ...unit, key: `${unit.power} ${unit.kind} ${unit.place}` })),
      ...view.dislodged.map((unit) => ({ ...unit, key: `out ${unit.power} ${unit.place}`, dislodged: true })),
    ];
    const marks = this.past ? player.marks().slice(0, player.told) : [];
    return {
      units,
      centres: this.past ? centres : view.centres,
      marks,
      states: { ...states, ...lit },
      spots: [],
      pills: [],
    };
  }

  /** What has no part in the fate of one's own units is drawn weaker. */
  private concerning(marks: OrderMark[]): OrderMark[] {
    if (!this.ownFates.length) return marks;
    const near = concernedBy(this.ownFates);
    return marks.map((mark) => ({ ...mark, dim: !near.has(provinceOf(mark.order.at)) }));
  }

  /** At the end of the telling: provinces lost and won, the odds, and the ways out of whoever must retreat. */
  private resultMarks(): Pick<Scene, "states" | "spots" | "marks" | "pills"> {
    const states: Record<string, PlaceState> = {};
    for (const fate of this.ownFates) {
      if (fate.tag === "took") states[fate.place] = "won";
      else if (!isDone(fate) && (fate.tag === "driven-out" || fate.tag === "destroyed")) states[fate.place] = "lost";
    }
    const pills = pillsOf(this.ownFates);
    if (!this.asksRetreat) return { states, spots: [], marks: [], pills };
    const { writing } = this;
    const marks = writing.slots.flatMap((slot) =>
      slot.orders.flatMap((order) => {
        const chosen = writing.draft[slot.key];
        if (!order.target || (chosen !== undefined && chosen !== order.text)) return [];
        return [{ power: slot.power, order, fate: "ok" as const, guess: chosen === undefined }];
      }),
    );
    const ways = writing.slot ? writing.slot.orders.flatMap(({ target }) => (target ? [target] : [])) : [];
    for (const place of ways) states[provinceOf(place)] = "target";
    return { states, spots: ways.map((place) => ({ place, warning: false })), marks, pills };
  }

  /** Phases with the centres held when they began, for the line of the game; the last of a finished one is its end. */
  readonly phases: { phase: string; counts: Record<string, number> }[] = $derived(
    this.chapters.map((chapter, index) => {
      const isEnd = this.finished && index === this.chapters.length - 1;
      return { phase: chapter.phase, counts: tally(isEnd ? this.liveView.centres : (this.owners[index] ?? {})) };
    }),
  );

  /** A province as a full sentence. */
  describe = (province: string): string => {
    const shape = this.map.provinces[province]!;
    const { units, centres, states } = this.scene;
    const there = units.filter((unit) => provinceOf(unit.place) === province);
    return t("web-dip-province", {
      place: placeName(province),
      terrain: shape.kind,
      centre: !shape.centre ? "none" : centres[province] ? "owned" : "free",
      owner: centres[province] ? powerName(centres[province]!) : "",
      units: there.length,
      unit: list(
        there.map((unit) =>
          t("web-dip-unit-of", {
            kind: unit.kind,
            power: powerName(unit.power),
            dislodged: unit.dislodged ? "yes" : "no",
          }),
        ),
      ),
      state: states[province] ?? "none",
    });
  };

  /** Which others have not answered yet, in words. */
  waitingFor(): string {
    const late = this.liveView.asked.filter((seat) => !this.liveView.ready.includes(seat) && seat !== this.seatKey);
    return list(late.map(seatName));
  }
}
