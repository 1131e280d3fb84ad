/** Letters of a seat: threads, what was read, what is being written. */
import type { DipView } from "../types";
import { remember, remembered } from "../../../state/device";
import { byLatest, keyOf, letterText, threadsOf, UNSIGNED, type Thread } from "./threads";

export interface TalkNeeds {
  table: string;
  seat: string | null;
  seats: readonly string[];
  /** Seats of bots that neither read letters nor write any. */
  bots: readonly string[];
  view: DipView;
  /** A past phase is shown: nothing is sent. */
  past: boolean;
  send: (text: string) => Promise<unknown>;
  /** So many letters have been read. */
  read: (letters: number) => Promise<void>;
}

export class Talk {
  /** The open thread; null shows the list. */
  open = $state<string | null>(null);
  grey = $state(false);
  sending = $state(false);
  problem = $state.raw<unknown>(null);
  private readMarks = $state.raw<Record<string, number>>({});
  private letters = $state.raw<Record<string, string>>({});
  private circles = $state.raw<string[]>([]);

  readonly threads: Thread[] = $derived.by(() => {
    const { view, seat, seats } = this.needs();
    return threadsOf(view.press, seat, view.press_mode === "public" ? [] : seats, this.readMarks, this.circles);
  });
  readonly latest: Thread[] = $derived(byLatest(this.threads));
  readonly unread: number = $derived(this.threads.reduce((sum, thread) => sum + thread.unread, 0));
  readonly thread: Thread | null = $derived(this.threads.find((thread) => thread.key === this.open) ?? null);

  constructor(private readonly needs: () => TalkNeeds) {}

  private key(what: string): string {
    const { table, seat } = this.needs();
    return `dip.${what}.${table}.${seat ?? ""}`;
  }

  /** Another seat sits down: take up its marks and drafts. */
  begin(): void {
    this.readMarks = remembered(this.key("read")) ?? {};
    this.letters = remembered(this.key("letters")) ?? {};
    this.circles = remembered(this.key("circles")) ?? [];
    this.open = null;
    this.problem = null;
    this.grey = false;
  }

  /** Open a thread; everything in it counts as read. */
  show(key: string | null): void {
    this.open = key;
    this.problem = null;
    this.grey = false;
    this.markRead();
  }

  markRead(): void {
    const thread = this.thread;
    const last = thread?.letters.at(-1)?.n;
    if (!thread || last === undefined || (this.readMarks[thread.key] ?? -1) >= last) return;
    this.readMarks = { ...this.readMarks, [thread.key]: last };
    remember(this.key("read"), this.readMarks);
    const { view, seat, read } = this.needs();
    // The server counts letters from others only, and only from the first on.
    if (this.unread === 0)
      void read(view.press.filter((letter) => letter.sender !== seat).length).catch(() => undefined);
  }

  /** A circle of several seats; it exists once its first letter is sent, and on this device before. */
  newCircle(seats: readonly string[]): void {
    const key = keyOf(seats, this.needs().seat);
    if (!this.circles.includes(key)) {
      this.circles = [...this.circles, key];
      remember(this.key("circles"), this.circles);
    }
    this.show(key);
  }

  get text(): string {
    return this.letters[this.open ?? ""] ?? "";
  }

  set text(text: string) {
    this.letters = { ...this.letters, [this.open ?? ""]: text };
    remember(this.key("letters"), this.letters);
  }

  /** Letters can be sent here now. */
  get mayWrite(): boolean {
    const { view, seat, past } = this.needs();
    return seat !== null && !past && view.press_open && this.open !== UNSIGNED;
  }

  /** Seats that get the letters of a thread. */
  readersOf(thread: Thread): string[] {
    const { seat, seats } = this.needs();
    return thread.others.length ? thread.others : seats.filter((one) => one !== seat);
  }

  /** Nobody who can read would get a letter of this thread. */
  isMute(thread: Thread): boolean {
    return thread.key !== UNSIGNED && this.readersOf(thread).every((one) => this.needs().bots.includes(one));
  }

  get mayCircle(): boolean {
    const { view, past } = this.needs();
    return !past && view.press_open && view.press_mode !== "public";
  }

  get mayBeGrey(): boolean {
    return this.needs().view.press_mode === "grey";
  }

  /** Send what is written, with what it means; whether it went. */
  async send(meaning = ""): Promise<boolean> {
    if (!this.text.trim()) return false;
    const sent = await this.say(this.text, meaning);
    if (sent) this.text = "";
    return sent;
  }

  /** Send these words; the draft stays. */
  async say(text: string, meaning = ""): Promise<boolean> {
    if (!this.open || this.sending) return false;
    this.sending = true;
    this.problem = null;
    try {
      await this.needs().send(letterText(this.open, text, this.grey, meaning));
      return true;
    } catch (problem) {
      this.problem = problem;
      return false;
    } finally {
      this.sending = false;
    }
  }
}
