/** One question and its answer on the way to the server: shared by the desks of all games. */
import { asProblem } from "../api/problem";
import type { ApiProblem, Reason } from "../api/types";
import type { TableProps } from "../games/types";
import { t } from "../i18n/index.svelte";
import { wordProblem } from "../i18n/problems";
import { canGoBack } from "./undoing";

/** Questions in the order in which they came. One that is still open stays the same while others talk or change their wishes. */
const came = new WeakMap<object, number>();
let count = 0;

/** The name of a moment: another one for every question that is put, even if it reads like the last; empty for none. */
export function momentOf(question: { kind: string } | null): string {
  if (!question) return "";
  if (!came.has(question)) came.set(question, (count += 1));
  return `${came.get(question)}/${question.kind}`;
}

export abstract class Asking<
  View = unknown,
  Question extends { kind: string } = { kind: string },
  Choice extends { text: string } = { text: string },
> {
  #said = $state("");
  /** How to say once more what was said, by the words it was said in. */
  readonly #again = new Map<string, () => string>();
  sending = $state(false);
  /** An answer that was warned of: sent when it is given again. */
  warned = $state("");
  card = $state<string | null>(null);
  /** An answer waiting for its button. */
  marked = $state<string | null>(null);
  typed = $state("");
  readonly props: () => TableProps;
  readonly #words: (reason: Reason | ApiProblem) => string;

  constructor(props: () => TableProps, words: (reason: Reason | ApiProblem) => string) {
    this.props = props;
    this.#words = words;
  }

  /** Why something pointed at is not possible, or was refused: in the language spoken now. */
  get why(): string {
    return this.reworded(this.#said);
  }

  set why(text: string) {
    this.#said = text;
  }

  /** What was told before, in the language spoken now. */
  reworded(text: string): string {
    return this.#again.get(text)?.() ?? text;
  }

  #worded(say: () => string): string {
    const text = say();
    this.#again.set(text, say);
    return text;
  }

  readonly view = $derived.by(() => this.props().snapshot.view as View);
  readonly seat = $derived.by(() => this.props().seat);
  readonly question = $derived.by<Question | null>(() => {
    const { live, at } = this.props();
    return at === null && live.table.status === "playing" ? (live.question as Question | null) : null;
  });
  /** Another question, or the same at another moment: whatever was picked is forgotten. */
  readonly moment = $derived.by(() => momentOf(this.question));
  readonly kind = $derived.by(() => this.question?.kind ?? "");
  /** Every answer. */
  abstract readonly choices: readonly Choice[];
  /** An answer is sent, or waits for its button. */
  abstract choose(choice: Choice): void;
  /** The last decision can be taken back: as far as the barrier allows, or further where only bots would be asked. */
  readonly canUndo = $derived.by(() => {
    const { live, at } = this.props();
    return at === null && (live.can_undo || canGoBack(live));
  });
  readonly busy = $derived.by(() => this.sending || this.props().pending > 0);

  async send(text: string): Promise<void> {
    await this.exclusively(async () => {
      const { warned } = await this.props().act.decide(text, this.warned !== text);
      this.warn(text, warned ?? []);
    });
  }

  /** Warnings of an answer are told once; said again it stands. */
  protected warn(text: string, warned: readonly Reason[]): void {
    const said = warned.length ? this.heard(text, warned) : [];
    this.warned = warned.length ? text : "";
    this.why = said.length ? this.#worded(() => said.map(this.#words).join(" ")) : "";
  }

  /** What an answer was warned of: those reasons that are told in one line; a game may tell others its own way. */
  protected heard(_text: string, warned: readonly Reason[]): readonly Reason[] {
    return warned;
  }

  async undo(): Promise<void> {
    await this.exclusively(async () => void (await this.props().act.undo()));
  }

  /** One thing at a time; what goes wrong is told. */
  private async exclusively(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.sending = true;
    try {
      await work();
    } catch (thrown) {
      const problem = asProblem(thrown);
      this.why = this.#worded(() => wordProblem(problem, this.#words));
    } finally {
      this.sending = false;
    }
  }

  /** What was typed: an answer in words or notation if only one fits, else the text itself. */
  async enter(text: string, fitting: readonly Choice[]): Promise<void> {
    const exact = this.choices.find((choice) => choice.text === text.trim());
    if (exact) return this.choose(exact);
    if (fitting.length === 1 && fitting[0]) return this.choose(fitting[0]);
    const refused = await this.refusal(text);
    if (refused) this.why = refused;
    else await this.send(text);
  }

  /** Somebody pointed at what is no answer: why what he may have meant is none. */
  protected async tellWhy(meant: string): Promise<void> {
    const moment = this.moment;
    const said = meant ? await this.refusal(meant) : "";
    if (this.moment === moment) this.why = said || t("web-play-not-here");
  }

  /** Why this text is no answer; empty if it is one. */
  async refusal(text: string): Promise<string> {
    try {
      const { allowed, reason } = await this.props().act.explain(text);
      return allowed ? "" : this.#worded(() => (reason ? this.#words(reason) : t("web-play-not-here")));
    } catch {
      return "";
    }
  }
}
