/** Looking back at a game: its phases on a line, the board as it stood at each. */
import { untrack } from "svelte";
import type { TimelineStep } from "../api/types";
import type { TableProps } from "../games/types";
import { wordProblem } from "../i18n/problems";
import { toast } from "../state/toasts.svelte";

export class Replay {
  steps = $state.raw<TimelineStep[] | null>(null);
  readonly #props: () => TableProps;

  constructor(props: () => TableProps) {
    this.#props = props;
    // Whoever is taken from the result of a game into its past gets the line of the game along.
    $effect(() => {
      const { at, live } = props();
      if (at === null || live.table.status !== "finished" || untrack(() => this.steps)) return;
      void this.tried(async () => {
        this.steps = await props().act.timeline();
      });
    });
  }

  /** Open, or close and come back to the present. */
  toggle(): Promise<void> {
    return this.tried(async () => {
      this.steps = this.steps ? null : await this.#props().act.timeline();
      if (!this.steps) await this.#props().act.stepTo(null);
    });
  }

  show(decision: number | null): Promise<void> {
    return this.tried(() => this.#props().act.stepTo(decision));
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      toast({ tone: "bad", title: () => wordProblem(problem) });
    }
  }
}
