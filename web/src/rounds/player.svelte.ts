/** The last round on the map: when it is the reader's turn again, what the others did is played on the board. */
import type { TableProps } from "../games/types";
import { wordProblem } from "../i18n/problems";
import { toast } from "../state/toasts.svelte";
import { isStill, lasts, whenPlayed } from "./pace";
import type { Scene, Tell, Told } from "./told";

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export class RoundPlayer<S extends Scene = Scene> {
  told = $state.raw<Told<S> | null>(null);
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  readonly isOpen = $derived(this.told !== null);
  readonly scene = $derived<S | null>(this.told?.scenes[this.at] ?? null);
  readonly isLast = $derived(this.at === (this.told?.scenes.length ?? 0) - 1);

  readonly #props: () => TableProps;
  readonly #tell: Tell<S>;
  /** The last row the reader has seen: that of his last question, or of his last visit. */
  #seen: number | null = null;
  /** The first row he had missed when he came. */
  #from: number | null = null;
  #latest: Told<S> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(props: () => TableProps, tell: Tell<S>) {
    this.#props = props;
    this.#tell = tell;
  }

  /** To be called with every snapshot: opens by itself when the reader is asked again and others have acted. */
  greet(): void {
    const { live, newFrom, seat, at } = this.#props();
    if (at !== null || seat === null) return;
    // What was missed is known a moment after the table.
    if (newFrom !== null && newFrom !== this.#from) [this.#from, this.#seen] = [newFrom, newFrom - 1];
    this.#seen ??= live.revision;
    if (live.question === null || live.revision <= this.#seen) return;
    const told = this.#tell(live.log, this.#seen + 1);
    this.#seen = live.revision;
    if (told === null) return;
    this.#latest = told;
    // Those who share a screen have seen everything over each other's shoulders.
    if (live.table.status === "playing" && this.#props().mySeats.length === 1 && isWanted(told)) this.#open(told);
  }

  /** The last round that was told, once more; the latest there is where none was. */
  again(from = 0): void {
    const told = this.#latest ?? this.#tell(this.#props().live.log, from);
    if (told) this.#open(told);
  }

  readonly hasSomething = (): boolean => this.#latest !== null;

  #open(told: Told<S>): void {
    this.told = told;
    this.at = 0;
    if (isStill()) void this.#look(told.scenes.length - 1);
    else this.play();
  }

  play(): void {
    if (!this.told) return;
    if (this.isLast && !this.isPlaying && this.told.scenes.length > 1) this.at = 0;
    this.isPlaying = true;
    void this.#look(this.at).then(() => this.#schedule());
  }

  pause(): void {
    this.isPlaying = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** By hand: the telling waits there. */
  show(at: number): void {
    this.pause();
    void this.#look(at);
  }

  step(by: number): void {
    this.show(this.at + by);
  }

  /** To the first scene of the next or previous seat. */
  stepSeat(by: 1 | -1): void {
    const scenes = this.told?.scenes ?? [];
    const begins = scenes.flatMap((scene, nth) => (nth === 0 || scene.seat !== scenes[nth - 1]!.seat ? [nth] : []));
    const next = by === 1 ? begins.find((nth) => nth > this.at) : begins.findLast((nth) => nth < this.at);
    this.show(next ?? (by === 1 ? scenes.length - 1 : 0));
  }

  /** The picture at the end, at once. */
  skip(): void {
    this.show((this.told?.scenes.length ?? 1) - 1);
  }

  close(): void {
    this.pause();
    this.told = null;
    void this.#stepTo(null);
  }

  #schedule(): void {
    const { told, scene } = this;
    if (!this.isPlaying || !told || !scene) return;
    this.#timer = setTimeout(
      () => {
        if (this.isLast) return this.pause();
        void this.#look(this.at + 1).then(() => this.#schedule());
      },
      lasts(scene, told.scenes, this.speed),
    );
  }

  async #look(at: number): Promise<void> {
    const scenes = this.told?.scenes ?? [];
    this.at = Math.min(Math.max(at, 0), scenes.length - 1);
    await this.#stepTo(this.isLast ? null : (scenes[this.at]?.until ?? null));
  }

  async #stepTo(row: number | null): Promise<void> {
    try {
      await this.#props().act.stepTo(row);
    } catch (problem) {
      this.pause();
      toast({ tone: "bad", title: () => wordProblem(problem) });
    }
  }
}

function isWanted(told: Told): boolean {
  const when = whenPlayed();
  return when === "always" || (when === "battles" && told.scenes.some((scene) => scene.isBattle));
}
