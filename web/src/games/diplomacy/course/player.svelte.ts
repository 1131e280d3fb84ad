/** Telling a resolved phase step by step: what is told so far, playing, speed. */
import type { DipDislodged, DipResolved } from "../types";
import type { OrderMark } from "../board/arrows";
import type { BoardUnit } from "../board/types";
import { dislodgedIn, resolvedOrders, type Chapter } from "./history";
import { beatsOf, inRuleOrder, marksTold, STAGES, stageAt, toldAfter, unitsTold, type Beat, type Stage } from "./steps";

/** A stage in which nothing happens is passed quickly. */
const PAUSE_MS = 350;

export class Player {
  told = $state(0);
  playing = $state(false);
  speed = $state<1 | 2 | 4>(1);
  private timer: ReturnType<typeof setTimeout> | null = null;

  readonly list: DipResolved[] = $derived.by(() => {
    const chapter = this.chapter();
    return chapter ? inRuleOrder(resolvedOrders(chapter), this.mine()) : [];
  });
  readonly out: DipDislodged[] = $derived.by(() => {
    const chapter = this.chapter();
    return chapter ? dislodgedIn(chapter) : [];
  });
  readonly stage: Stage = $derived(stageAt(this.list, this.told));
  private readonly beats: Beat[] = $derived(beatsOf(this.list));
  readonly ended: boolean = $derived(this.told >= this.list.length);
  /** Movement is told stage by stage; retreats and builds at once. */
  readonly moving: boolean = $derived.by(() => this.chapter()?.phase.endsWith("M") ?? false);

  /** `onend` is called when playing runs past the last step. */
  constructor(
    private readonly chapter: () => Chapter | null,
    private readonly mine: () => readonly string[],
    private readonly onend?: () => void,
  ) {}

  marks(): OrderMark[] {
    return marksTold(this.list, this.told);
  }

  units(): BoardUnit[] {
    return unitsTold(this.list, this.told, this.out);
  }

  /** Before the first outcome, or after the last. */
  toStart(): void {
    this.told = 0;
  }

  toEnd(): void {
    this.told = this.list.length;
  }

  toStage(stage: Stage): void {
    this.told = stage === "retreats" ? this.list.length : toldAfter(this.list, stage);
  }

  next(): void {
    this.told = Math.min(this.told + 1, this.list.length);
  }

  previous(): void {
    this.told = Math.max(this.told - 1, 0);
  }

  nextStage(): void {
    const later = STAGES.slice(STAGES.indexOf(this.stage) + 1);
    const stage = later.find((one) => toldAfter(this.list, one) > this.told);
    if (stage && !this.ended) this.toStage(stage);
    else this.toEnd();
  }

  previousStage(): void {
    const earlier = STAGES.slice(0, STAGES.indexOf(this.stage)).reverse();
    const stage = earlier.find((one) => toldAfter(this.list, one) < this.told);
    if (stage) this.toStage(stage);
    else this.toStart();
  }

  play(): void {
    this.pause();
    this.playing = true;
    if (this.ended && !this.onend) this.toStart();
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** On to the next moment of the telling. */
  private beat(): void {
    this.told = this.beats.find((beat) => beat.told > this.told)?.told ?? this.list.length;
  }

  private schedule(): void {
    const now = this.beats.findLast((beat) => beat.told <= this.told);
    const ms = (now?.ms ?? PAUSE_MS) / this.speed;
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.ended) {
        if (!this.onend) return this.pause();
        this.onend();
      } else {
        this.beat();
      }
      if (this.playing) this.schedule();
    }, ms);
  }
}
