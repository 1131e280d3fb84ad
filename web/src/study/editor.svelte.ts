/** A position being edited: every change is checked by the server, which also draws it; changes can be undone. */
import { asProblem } from "../api/problem";
import * as rest from "../api/rest";
import { wordProblem } from "../i18n/problems";
import { toast } from "../state/toasts.svelte";
import { checkPosition, keepPosition, keptPosition, type Checked, type Fault, type Position } from "./positions";

const MOST_UNDONE = 60;

/** `Document` is what the game writes down of a position. */
export class Editor<View, Document extends Position = Position> {
  /** The document as the server completed it last. */
  position = $state.raw<Document>({} as Document);
  checked = $state.raw<Checked<View> | null>(null);
  faults = $state.raw<Fault[]>([]);
  busy = $state(false);
  /** The place of the board that is being changed. */
  place = $state<string | null>(null);
  #before = $state.raw<Document[]>([]);
  #asked = 0;

  readonly view = $derived(this.checked?.view ?? null);
  readonly canUndo = $derived(this.#before.length > 0);
  readonly isSound = $derived(this.checked !== null && this.faults.length === 0 && !this.busy);

  constructor(
    readonly game: string,
    /** What a table that begins here is called. */
    readonly title: (position: Document) => string,
  ) {}

  /** The position of the last visit, or the set-up. */
  async begin(): Promise<void> {
    if (!(await this.#send((keptPosition(this.game) ?? {}) as Document))) await this.#send({} as Document);
  }

  /** Change the document; what cannot be read is told and not kept. */
  async change(next: Document, deal = false): Promise<void> {
    const before = this.position;
    if (await this.#send(next, deal)) this.#before = [...this.#before, before].slice(-MOST_UNDONE);
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    await this.#send(last);
  }

  async #send(next: Document, deal = false): Promise<boolean> {
    const mine = (this.#asked += 1);
    const before = this.position;
    // A further change builds on this one, even before the server has answered.
    this.position = next;
    this.busy = true;
    try {
      const found = await checkPosition<View>(this.game, next, deal);
      if (mine !== this.#asked) return false;
      this.faults = found.faults;
      if (!found.position) {
        this.position = before;
        return false;
      }
      [this.position, this.checked] = [found.position as Document, found];
      keepPosition(this.game, found.position);
      return true;
    } catch (thrown) {
      toast({ tone: "bad", title: () => wordProblem(asProblem(thrown)) });
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
        game: this.game,
        title: this.title(this.position),
        scenario: this.checked.scenario,
        options: this.checked.options,
        position: this.checked.position,
        seats: seats ?? {},
        sandbox: seats === null,
      });
      return made.id;
    } catch (thrown) {
      toast({ tone: "bad", title: () => wordProblem(asProblem(thrown)) });
      return null;
    }
  }
}
