/** A position being edited: every change is checked by the server, which also draws it; changes can be undone. */
import { asProblem } from "../../../api/problem";
import * as rest from "../../../api/rest";
import { t } from "../../../i18n/index.svelte";
import { wordProblem } from "../../../i18n/problems";
import { toast } from "../../../state/toasts.svelte";
import { checkPosition, keepPosition, keptPosition, type Checked, type Fault, type Position } from "./positions";

const MOST_UNDONE = 60;

export class Editor {
  /** The document as the server completed it last. */
  position = $state.raw<Position>({});
  checked = $state.raw<Checked | null>(null);
  faults = $state.raw<Fault[]>([]);
  busy = $state(false);
  space = $state<string | null>(null);
  #before = $state.raw<Position[]>([]);
  #asked = 0;

  readonly canUndo = $derived(this.#before.length > 0);
  readonly isSound = $derived(this.checked !== null && this.faults.length === 0 && !this.busy);

  /** The position of the last visit, or August 1914. */
  async begin(): Promise<void> {
    if (!(await this.#send(keptPosition() ?? {}))) await this.#send({});
  }

  /** Change the document; what cannot be read is told and not kept. */
  async change(next: Position, deal = false): Promise<void> {
    const before = this.position;
    if (await this.#send(next, deal)) this.#before = [...this.#before, before].slice(-MOST_UNDONE);
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    await this.#send(last);
  }

  async #send(next: Position, deal = false): Promise<boolean> {
    const mine = (this.#asked += 1);
    this.busy = true;
    try {
      const found = await checkPosition(next, deal);
      if (mine !== this.#asked) return false;
      this.faults = found.faults;
      if (!found.position) return false;
      [this.position, this.checked] = [found.position, found];
      keepPosition(found.position);
      return true;
    } catch (thrown) {
      toast({ tone: "bad", title: wordProblem(asProblem(thrown)) });
      return false;
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  /** A table that begins here: a sandbox, or a game with these seats. */
  async play(seats: Record<string, string> | null): Promise<string | null> {
    if (!this.checked?.position) return null;
    try {
      const made = await rest.call<{ id: string }>("POST", "/api/tables", {
        game: "paths-of-glory",
        title: t("web-pog-study-position-title", { turn: Number(this.position.turn ?? 1) }),
        scenario: this.checked.scenario,
        options: this.checked.options,
        position: this.checked.position,
        seats: seats ?? {},
        sandbox: seats === null,
      });
      return made.id;
    } catch (thrown) {
      toast({ tone: "bad", title: wordProblem(asProblem(thrown)) });
      return null;
    }
  }
}
