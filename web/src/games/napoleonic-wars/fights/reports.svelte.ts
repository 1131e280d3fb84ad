/** Fights the reader takes part in: the one that is on, the one that has just ended until he has read of it, and that one again. */
import type { Desk } from "../play/desk.svelte";
import { involves } from "./reading";
import { pastScene, sceneOf, seaSceneOf, type FightScene } from "./scene";
import { storiesOf, type Story } from "./story";

/** No fight and its end are longer than this in the log. */
const LINES = 700;
const ROUND_MS = 2400;

export class Reports {
  readonly #desk: Desk;
  /** The fight whose end has been read: its first row of the log. What follows may add rows to it. */
  #read = $state(-1);
  /** The fight that had ended before the reader came: he has seen it, or is told of it with the rest. */
  readonly #found: number = -1;
  /** The round of a past fight that is shown again. */
  again = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    const last = storiesOf(desk.props().live.log.slice(-LINES)).at(-1);
    if (last?.isEnded) this.#found = last.from;
  }

  readonly stories = $derived.by<Story[]>(() => storiesOf(this.#desk.props().snapshot.log.slice(-LINES)));
  readonly #last = $derived.by<Story | null>(() => this.stories.at(-1) ?? null);
  readonly isOn = $derived.by(() => {
    const { battle, naval } = this.#desk.view;
    return battle !== null || (naval !== null && (naval.fleets[1].length > 0 || naval.is_port));
  });
  /** The fight that is on. */
  readonly now = $derived.by<FightScene | null>(() => {
    const { battle, naval } = this.#desk.view;
    if (!this.isOn) return null;
    const story = this.story;
    return battle ? sceneOf(battle, story, this.#desk.kind) : naval ? seaSceneOf(naval, story, this.#desk.kind) : null;
  });
  /** What the log tells of it. */
  readonly story = $derived.by<Story | null>(() => {
    const { battle, naval } = this.#desk.view;
    const place = battle?.area ?? naval?.place;
    const kind = battle ? (battle.is_siege ? "siege" : "battle") : "naval";
    return this.#last?.place === place && this.#last?.kind === kind && (battle || !this.#last.isEnded)
      ? this.#last
      : null;
  });
  /** The fight that has ended and was not read of yet. */
  readonly ended = $derived.by<Story | null>(() => {
    const last = this.#last;
    if (!last?.isEnded || this.isOn || last.from <= this.#read || this.#desk.props().at !== null) return null;
    if (last.from <= this.#found && !this.#isOfOthers(last)) return null;
    if (this.#desk.question?.response) return null;
    return involves(
      last,
      this.#desk.mine.map((one) => one.nation),
    )
      ? last
      : null;
  });
  /** On a shared screen a fight may end while somebody else sits before it. */
  #isOfOthers(last: Story): boolean {
    const { mySeats, newFrom } = this.#desk.props();
    return mySeats.length > 1 && newFrom !== null && last.until >= newFrom;
  }

  readonly shownAgain = $derived.by<FightScene | null>(() =>
    this.again !== null && this.ended ? pastScene(this.ended, this.again) : null,
  );
  /** The side on which the reader fights; -1: on none. */
  readonly side = $derived.by<number>(() => {
    const nations = this.#desk.mine.map((one) => one.nation);
    const sides = this.now?.sides ?? [];
    return sides.findIndex(
      (side) =>
        nations.some((nation) => nation === side.nation || side.force.sp[nation]) ||
        side.squadrons.some((one) => nations.some((nation) => one.startsWith(nation))),
    );
  });

  /** On to what is asked. */
  done(): void {
    this.#stop();
    this.again = null;
    this.#read = this.ended?.from ?? this.#read;
  }

  /** The dice fall once more, round by round. */
  replay(): void {
    if (!this.ended) return;
    this.#stop();
    this.again = 0;
    this.#next();
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      const rounds = this.ended?.rounds.length ?? 0;
      if (this.again === null || this.again >= rounds - 1) return;
      this.again += 1;
      this.#next();
    }, ROUND_MS);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Enter goes on, L shows it again, Escape ends that. */
  key(event: KeyboardEvent, key: string): boolean {
    if (!this.ended) return false;
    if (key === "ENTER" && event.target instanceof Element && event.target.closest("button, a")) return false;
    if (key === "ENTER") this.done();
    else if (key === "L") this.replay();
    else return false;
    event.preventDefault();
    return true;
  }
}
