/** How the letter that is being written would be understood: asked of the server while one writes. */
import type { Language } from "../../../api/types";
import type { DraftRead } from "../types";
import { readDraft } from "./asking";

/** After the last key. */
const PAUSE = 400;

export interface DraftingNeeds {
  table: string;
  seat: string | null;
  /** Whose reading matters; empty if nobody who reads this way gets the letter. */
  readers: readonly string[];
  language: Language;
  text: string;
}

export class Drafting {
  read = $state.raw<DraftRead | null>(null);
  picks = $state.raw<number[]>([]);
  /** The text that was read. */
  private readText = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly needs: () => DraftingNeeds) {}

  /** Follow what is typed; call once while the component is set up. */
  follow(): void {
    $effect(() => {
      const { text, readers, seat } = this.needs();
      clearTimeout(this.timer);
      if (!text.trim() || !readers.length || !seat) {
        this.read = null;
        this.picks = [];
        return;
      }
      this.timer = setTimeout(() => void this.ask(), PAUSE);
      return () => clearTimeout(this.timer);
    });
  }

  choose(row: number, choice: number): void {
    const rows = this.read?.rows.length ?? 0;
    // Rows not chosen yet stay open.
    this.picks = Array.from({ length: rows }, (_, at) => (at === row ? choice : (this.picks[at] ?? OPEN)));
    void this.ask(true);
  }

  /** The meaning of the text as it stands; empty if that is not known. */
  get meaning(): string {
    return this.readText === this.needs().text ? (this.read?.meaning ?? "") : "";
  }

  /** Read at once what has not been read yet, before it is sent. */
  async settle(): Promise<void> {
    if (this.needs().readers.length && this.readText !== this.needs().text) await this.ask();
  }

  private async ask(keeping = false): Promise<void> {
    const { table, seat, readers, language, text } = this.needs();
    if (!seat || !text.trim()) return;
    if (!keeping) this.picks = [];
    try {
      const read = await readDraft(table, { seat, to: readers, text, language, picks: this.picks });
      if (text !== this.needs().text) return;
      this.read = read;
      this.readText = text;
    } catch {
      // Without an answer the letter goes as plain words.
      this.read = null;
    }
  }
}

/** Stands for no choice: no row can mean so many things. */
export const OPEN = 20;
