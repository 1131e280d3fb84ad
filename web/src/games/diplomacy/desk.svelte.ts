/** Everything on one table: what is shown, what is written, what is told, and how they fit together. */
import type { Snapshot } from "../../api/types";
import type { DipQuestion, DipResolved, DipView } from "./types";
import { draft, keepDraft, remember, remembered } from "../../state/device";
import { list, t } from "../../i18n/index.svelte";
import type { TableProps } from "../types";
import type { OrderMark } from "./board/arrows";
import { provinceOf, type MapData } from "./board/map";
import type { BoardUnit, PlaceState, Spot } from "./board/types";
import { chaptersOf, ownersOver, resolvedOrders, tally, type Chapter } from "./course/history";
import { orderPlaces } from "./course/places";
import { Player } from "./course/player.svelte";
import { expectedMove, learn, orderOf, type Order } from "./orders/order";
import { Sealing } from "./orders/sealing.svelte";
import { answerText } from "./orders/slots";
import { Writing } from "./orders/writing.svelte";
import { Talk } from "./talk/talk.svelte";
import { pieceName, placeName, powerName, seatName } from "./words";

export type Mode = "writing" | "waiting" | "review" | "replay";

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
}

export class Desk {
  /** Phase whose resolution is looked at in a running game; null shows the present. */
  reviewed = $state<string | null>(null);
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
    this.past || this.finished ? "replay" : this.reviewed !== null ? "review" : this.question ? "writing" : "waiting",
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
      written: this.writing.writtenCount,
      total: this.writing.slots.length,
      seal: () => this.given().act.decide(answerText(this.question!, this.writing.slots, this.writing.draft)),
      breakOpen: () => this.given().act.undo(),
    }));
    this.talk = new Talk(() => ({
      table: this.table.id,
      seat: this.given().seat,
      seats: Object.keys(this.liveView.powers),
      view: this.view,
      past: this.past,
      send: (text) => this.given().act.decide(text),
      read: (letters) => this.given().act.read(letters),
    }));
    this.player = new Player(
      () => this.chapter,
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
    // A resolution that comes in while one is looking is told at once.
    let known: string | null | undefined;
    $effect(() => {
      const fresh = this.lastMoves?.phase ?? null;
      if (known !== undefined && fresh !== known && fresh !== null && !this.past && !this.finished) this.review(fresh);
      known = fresh;
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

  /** Tell a phase of a running game from its beginning. */
  review(phase: string): void {
    this.reviewed = phase;
    this.reason = null;
    this.player.told = 0;
    this.player.play();
    remember(`dip.seen.${this.table.id}.${this.seatKey}`, phase);
  }

  /** Back from a resolution to what is asked now. */
  leaveReview(): void {
    this.player.pause();
    this.reviewed = null;
    this.reason = null;
  }

  /** The resolution this person has not seen yet, if there is one. */
  unseen(): Chapter | null {
    const seen = remembered<string>(`dip.seen.${this.table.id}.${this.seatKey}`);
    return this.lastMoves && this.lastMoves.phase !== seen ? this.lastMoves : null;
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
    this.reviewed = null;
    this.reason = null;
    this.lit = [];
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
    };
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
    const over = this.finished && !this.past && player.ended;
    const centres = (this.past || over ? this.view.centres : this.owners[at]) ?? this.view.centres;
    const states: Record<string, PlaceState> = this.reason ? { [provinceOf(this.reason.place)]: "selected" } : {};
    for (const place of this.reason ? orderPlaces(this.reason.order.order) : []) states[place] ??= "lit";
    if (player.moving && player.list.length) {
      return { units: player.units(), centres, marks: player.marks(), states: { ...states, ...lit }, spots: [] };
    }
    const view = this.past ? this.view : this.liveView;
    const units: BoardUnit[] = [
      ...view.units.map((unit) => ({ ...unit, key: `${unit.power} ${unit.kind} ${unit.place}` })),
      ...view.dislodged.map((unit) => ({ ...unit, key: `out ${unit.power} ${unit.place}`, dislodged: true })),
    ];
    const marks = this.past ? player.marks().slice(0, player.told) : [];
    return { units, centres: this.past ? centres : view.centres, marks, states: { ...states, ...lit }, spots: [] };
  }

  /** Phases with the centres held when they began, for the line of the game. */
  readonly phases: { phase: string; counts: Record<string, number> }[] = $derived(
    this.chapters.map((chapter, index) => ({ phase: chapter.phase, counts: tally(this.owners[index] ?? {}) })),
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

  /** Title and cause of an opened reason. */
  reasonTitle(order: DipResolved): string {
    const read = orderOf(order.order);
    return read ? pieceName({ kind: read.unit, place: read.at }) : order.order;
  }
}
