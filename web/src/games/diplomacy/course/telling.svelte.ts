/** What is told of a running game, one thing after the other: how phases ended, and the pages of its years. */
import { untrack } from "svelte";
import { snapshot } from "../../../api/rest";
import { isStill } from "../../../rounds/pace";
import type { DipFate, DipView } from "../types";
import { isDone, placesOfFates } from "./fates";
import { resolvedOrders, type Chapter } from "./history";
import type { Player } from "./player.svelte";
import { yearsOf, type Year } from "./years";

/** Something to be told: a movement phase by its name, or a year as `Y1904`. */
type Stop = string;
const yearStop = (year: string): Stop => `Y${year}`;

/** What the telling is to know of its table. */
export interface Told {
  table: string;
  seat: string | null;
  /** The present. */
  view: DipView;
  chapters: readonly Chapter[];
  powers: readonly string[];
  /** Nothing new is told: the game is over, or its past is looked at. */
  still: boolean;
  finished: boolean;
  player: Player;
  /** What was pointed at on the map is let go. */
  letGo: () => void;
}

export class Telling {
  /** Phase whose resolution is looked at; null shows the present. */
  reviewed = $state<string | null>(null);
  /** Year whose end is looked at. */
  yearShown = $state<string | null>(null);
  /** What is still to be told after what is told now. */
  private queue = $state.raw<Stop[]>([]);
  /** Boards of the past by the decision they stood after, as far as they were asked for. */
  private pastViews = $state.raw<ReadonlyMap<number, DipView>>(new Map());

  readonly lastMoves: Chapter | null = $derived.by(
    () =>
      this.given().chapters.findLast((chapter) => chapter.phase.endsWith("M") && resolvedOrders(chapter).length > 0) ??
      null,
  );
  /** Years that are over. */
  readonly years: Year[] = $derived.by(() => yearsOf(this.given().chapters, this.given().view.centres));
  readonly year: Year | null = $derived(this.years.find(({ year }) => year === this.yearShown) ?? null);
  /** All that can be told, oldest first. */
  private readonly stops: Stop[] = $derived.by(() =>
    this.given().chapters.flatMap((chapter) => {
      if (chapter.phase.endsWith("M") && resolvedOrders(chapter).length) return [chapter.phase];
      return chapter.phase.endsWith("A") && chapter.until !== null ? [yearStop(chapter.phase.slice(1, 5))] : [];
    }),
  );
  readonly nextStop: Stop | null = $derived(this.queue[0] ?? null);
  /** What became of all units in the reviewed phase, the worst first. */
  readonly fates: DipFate[] = $derived.by(() => {
    const views = [this.given().view, ...this.pastViews.values()];
    return views.find((view) => view.last?.moved === this.reviewed)?.last?.fates ?? [];
  });
  readonly ownFates: DipFate[] = $derived.by(() =>
    this.fates.filter((fate) => this.given().powers.includes(fate.power)),
  );
  /** Places the map frames while a result is read: of all one's units, or of those that fared badly. */
  readonly resultPlaces: string[] = $derived(placesOfFates(this.ownFates));
  readonly troublePlaces: string[] = $derived(placesOfFates(this.ownFates.filter((fate) => !isDone(fate))));

  constructor(private readonly given: () => Told) {}

  /** What is resolved while one is looking is told at once, one after the other. */
  follow(): void {
    let known: readonly Stop[] | undefined;
    $effect(() => {
      const stops = this.stops;
      const fresh = known === undefined || this.given().still ? [] : stops.filter((one) => !known!.includes(one));
      known = stops;
      if (fresh.length) untrack(() => this.tell(fresh));
    });
  }

  /** Tell these after what is told now; at once if nothing is. */
  private tell(stops: readonly Stop[]): void {
    this.queue = [...this.queue, ...stops];
    if (this.reviewed === null && this.yearShown === null) this.onward();
  }

  /** Everything that was resolved from a decision on. */
  missedSince(from: number): Stop[] {
    const closed = new Map(this.given().chapters.map(({ phase, until }) => [phase, until]));
    const closedBy = (stop: Stop) => closed.get(stop.startsWith("Y") ? `F${stop.slice(1)}A` : stop) ?? -1;
    return this.stops.filter((stop) => closedBy(stop) >= from);
  }

  tellMissed(from: number): void {
    this.leave();
    this.tell(this.missedSince(from));
  }

  /** On to what is to be told next, or to what is asked now. */
  onward(): void {
    const [next, ...rest] = this.queue;
    this.queue = rest;
    if (next === undefined) return this.leave();
    if (next.startsWith("Y")) this.showYear(next.slice(1));
    else this.review(next);
  }

  /** Tell a phase of a running game from its beginning; who wants no motion sees its end. */
  review(phase: string): void {
    const { chapters, player, letGo } = this.given();
    this.yearShown = null;
    this.reviewed = phase;
    letGo();
    void this.fetchPast(chapters.find((chapter) => chapter.phase === phase)?.until ?? null);
    if (isStill()) return player.toEnd();
    player.told = 0;
    player.play();
  }

  /** The last result once more. */
  reviewLast(): void {
    if (this.lastMoves && !this.given().finished) this.review(this.lastMoves.phase);
  }

  /** The page of a year; the last one where none is named. */
  showYear(year = this.years.at(-1)?.year): void {
    const { finished, player, letGo } = this.given();
    if (year === undefined || finished) return;
    player.pause();
    this.reviewed = null;
    this.yearShown = year;
    letGo();
    void this.fetchPast(this.years.find((one) => one.year === year)?.until ?? null);
  }

  /** Back from a resolution to what is asked now. */
  leave(): void {
    const { player, letGo } = this.given();
    player.pause();
    this.reviewed = null;
    this.yearShown = null;
    this.queue = [];
    letGo();
  }

  /** The board as it stood after a decision, unless the present tells the same. */
  private async fetchPast(until: number | null): Promise<void> {
    const { table, seat, view: present } = this.given();
    const told = present.last?.moved === this.reviewed || this.yearShown === this.years.at(-1)?.year;
    if (until === null || told || this.pastViews.has(until)) return;
    const { view } = await snapshot(table, seat, { at: until }).catch(() => ({ view: null }));
    if (view) this.pastViews = new Map([...this.pastViews, [until, view as DipView]]);
  }

  /** The board at the end of a year, as far as it is known. */
  viewAfter({ until }: Year): DipView {
    return (until === null ? null : this.pastViews.get(until)) ?? this.given().view;
  }
}
