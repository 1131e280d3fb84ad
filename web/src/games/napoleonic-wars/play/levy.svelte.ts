/** Reinforcements in the making: the plan of one nation, and its sending answer by answer. No rules here. */
import { t } from "../../../i18n/index.svelte";
import type { Reinforcements, ReinforcementChoice, ReinforcementRow } from "../types";
import type { Desk } from "./desk.svelte";
import {
  bestUse,
  canAdd,
  costOf,
  deploys,
  fitted,
  isEmpty,
  keyOf,
  leftOf,
  nextOrder,
  withCount,
  type Order,
  type Plan,
  type Step,
} from "./reinforcing";
import { reasonText } from "./say";

export class Levy {
  readonly #desk: Desk;
  /** Whose plan it is, and of which turn: another nation begins with nothing. */
  #kept = $state.raw<{ whose: string; plan: Plan }>({ whose: "", plan: {} });
  /** The answer on its way: the question it answers, and what is planned once another one is put. */
  #sent = $state.raw<{ moment: string; rest: Plan } | null>(null);
  #chosen = $state.raw<Readonly<Record<string, string>>>({});
  /** The place thought of last, for the map. */
  place = $state("");
  /** The plan is on its way. */
  calling = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly told = $derived.by<Reinforcements | null>(() => this.#desk.question?.reinforcements ?? null);
  readonly #whose = $derived.by(() => (this.told ? `${this.#desk.view.turn} ${this.told.nation}` : ""));
  readonly plan = $derived.by<Plan>(() => {
    if (!this.told || this.#kept.whose !== this.#whose) return {};
    return fitted(this.told, this.#sent && this.#sent.moment !== this.#desk.moment ? this.#sent.rest : this.#kept.plan);
  });
  readonly cost = $derived.by(() => (this.told ? costOf(this.told, this.plan) : 0));
  readonly left = $derived.by(() => (this.told ? leftOf(this.told, this.plan) : 0));
  readonly isEmpty = $derived.by(() => isEmpty(this.plan));
  /** Something is to be deployed when the rest is called up. */
  readonly deploys = $derived.by(() => this.told?.rows.some((row) => deploys(row) && keyOf(row) in this.plan) ?? false);
  readonly best = $derived.by<Step | null>(() =>
    this.told ? bestUse(this.told, this.plan, (row) => this.choiceOf(row)) : null,
  );

  private keep(plan: Plan): void {
    [this.#kept, this.#sent] = [{ whose: this.#whose, plan }, null];
  }

  /** The place or push chosen in a row; where something is planned already comes first. */
  choiceOf(row: ReinforcementRow): ReinforcementChoice | undefined {
    const wanted = this.#chosen[keyOf(row)] ?? Object.keys(this.plan[keyOf(row)] ?? {})[0];
    return row.choices.find((one) => one.at === wanted) ?? row.choices[0];
  }

  choose(row: ReinforcementRow, at: string): void {
    this.#chosen = { ...this.#chosen, [keyOf(row)]: at };
    this.place = at;
    // A Consul is pushed one way only.
    if (row.most === 1 && keyOf(row) in this.plan) this.keep({ ...this.plan, [keyOf(row)]: { [at]: 1 } });
  }

  /** A place pointed at on the map: wherever a row can use it. */
  point(place: string): boolean {
    const rows = this.told?.rows.filter((row) => row.choices.some((one) => one.at === place)) ?? [];
    for (const row of rows) this.choose(row, place);
    return rows.length > 0;
  }

  countAt(row: ReinforcementRow): number {
    return this.plan[keyOf(row)]?.[this.choiceOf(row)?.at ?? ""] ?? 0;
  }

  canAdd(row: ReinforcementRow): boolean {
    const choice = this.choiceOf(row);
    return this.told !== null && choice !== undefined && canAdd(this.told, this.plan, row, choice);
  }

  /** One more or one less; where there can be no more it is said why. */
  change(row: ReinforcementRow, by: 1 | -1): void {
    const choice = this.choiceOf(row);
    if (!choice || this.calling) return;
    const count = this.countAt(row) + by;
    [this.#desk.why, this.place] = ["", choice.at];
    if (by < 0 || this.canAdd(row)) this.keep(withCount(this.plan, row, choice.at, count));
    else if (choice.price > this.left && count <= choice.most)
      this.#desk.why = reasonText({
        message: "nw-purse-short",
        rule: "6.3",
        params: { cost: choice.price / 2, left: this.left / 2 },
        readings: [],
      });
    else if (choice.text.includes("#")) void this.#desk.sayWhy(choice.text.replace("#", String(count)));
    else this.#desk.why = t("web-nw-levy-no-further");
  }

  add({ row, choice }: Step): void {
    this.choose(row, choice.at);
    this.change(row, 1);
  }

  reset(): void {
    if (this.calling) return;
    this.keep({});
    [this.#chosen, this.#desk.why] = [{}, ""];
  }

  /** The whole plan is sent; without one, the step is ended. */
  call(): void {
    if (this.#desk.busy || !this.told) return;
    if (this.isEmpty) void this.#desk.send(this.#desk.idle);
    else {
      this.keep(this.plan);
      this.calling = true;
    }
  }

  /** The next answer of a plan on its way: there is none before another question is put. */
  readonly next = $derived.by<Order | null>(() => {
    const waits = !this.calling || this.#desk.busy || this.#sent?.moment === this.#desk.moment;
    return waits || !this.told ? null : nextOrder(this.told, this.plan);
  });

  /** Send it; what is refused stops the rest, which stays planned. */
  async follow({ text, rest }: Order): Promise<void> {
    this.keep(this.plan);
    this.#sent = { moment: this.#desk.moment, rest };
    this.calling = !isEmpty(rest);
    await this.#desk.send(text);
    if (this.#desk.why) this.calling = false;
  }
}
