/** Looking back at a table: actions one by one after an absence, or what the last one changed. */
import { wordProblem } from "../../../i18n/problems";
import { toast } from "../../../state/toasts.svelte";
import type { TableProps } from "../../types";
import type { BoardArrow, PlaceMark, PogView } from "../types";
import { changesShown } from "./changes.svelte";
import { arrowsOfStep, marksOfStep, placesOf, previousStep, stepsOf, stepsSince, type Step } from "./steps";

/** So many actions are gone through when somebody asks for the latest. */
const LATEST = 6;

export class Review {
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  readonly isOpen = $derived(this.steps.length > 0);
  readonly #props: () => TableProps;
  #greeted = false;

  constructor(props: () => TableProps) {
    this.#props = props;
  }

  /** The action whose traces the map shows. */
  readonly shown = $derived.by<Step | null>(() => {
    if (this.isOpen) return this.steps[this.at] ?? null;
    const { snapshot } = this.#props();
    return changesShown() ? previousStep(snapshot.log, snapshot.view as PogView) : null;
  });
  readonly marks = $derived.by<Record<string, PlaceMark>>(() => (this.shown ? marksOfStep(this.shown) : {}));
  readonly arrows = $derived.by<BoardArrow[]>(() => (this.shown ? arrowsOfStep(this.shown) : []));
  readonly places = $derived.by<string[]>(() => (this.isOpen && this.shown ? placesOf(this.shown) : []));

  /** The reader comes back to a game that went on without him; those who share a screen have seen everything. */
  greet(): void {
    const { live, newFrom, mySeats } = this.#props();
    if (this.#greeted || newFrom === null) return;
    this.#greeted = true;
    if (live.table.status === "playing" && mySeats.length === 1) this.open(stepsSince(live.log, newFrom));
  }

  latest(): void {
    this.open(stepsOf(this.#props().live.log).slice(-LATEST));
  }

  private open(steps: Step[]): void {
    if (!steps.length) return;
    this.steps = steps;
    void this.show(0);
  }

  /** The board as it stood after the action; after the last it is the present. */
  async show(at: number): Promise<void> {
    this.at = at;
    await this.look(at === this.steps.length - 1 ? null : (this.steps[at]?.until ?? null));
  }

  close(): void {
    this.steps = [];
    void this.look(null);
  }

  private async look(decision: number | null): Promise<void> {
    try {
      await this.#props().act.stepTo(decision);
    } catch (problem) {
      toast({ tone: "bad", title: () => wordProblem(problem) });
    }
  }
}
