/** Somebody who learns: the lesson, the answers given in it, and the table they have led to. */
import { Problem } from "../api/problem";
import type { Answer, Explanation, Reason, Seat, Snapshot, Summary } from "../api/types";
import type { TableActions, TableProps } from "../games/types";
import { remember, remembered } from "../state/device";
import { allLessons, explainIn, sceneAfter, type Lesson, type Scene } from "./lessons";

/** The table of the school: no table of the server has this name. */
export const TABLE = "school";
const NOBODY: Answer = { type: "answer", request: "", ok: true };

/** What this device remembers: lessons learnt, and the one that was open. */
interface Progress {
  learnt: string[];
  open: string;
}

/** The texts of a game's school. */
export interface SchoolWords {
  school(): string;
  lesson(lesson: string): string;
  about(lesson: string): string;
  task(lesson: string, task: string): string;
  /** What a task that is done has shown. */
  told(lesson: string, task: string): string;
  hint(lesson: string, task: string): string;
}

export class Pupil {
  lessons = $state.raw<Lesson[]>([]);
  number = $state(0);
  answers = $state.raw<string[]>([]);
  scene = $state.raw<Scene | null>(null);
  learnt = $state.raw<ReadonlySet<string>>(new Set());
  pending = $state(0);
  lost = $state(false);
  hinted = $state(false);
  /** Counts openings: a lesson begun anew is another table. */
  begun = $state(0);

  readonly lesson = $derived<Lesson | null>(this.lessons[this.number] ?? null);
  readonly task = $derived(this.lesson && this.scene ? (this.lesson.tasks[this.scene.done] ?? null) : null);
  readonly isDone = $derived(Boolean(this.lesson && this.scene && this.scene.done >= this.lesson.tasks.length));
  readonly isLast = $derived(this.number === this.lessons.length - 1);

  constructor(
    readonly game: string,
    readonly words: SchoolWords,
  ) {}

  /** Where one left off. */
  async enter(): Promise<void> {
    this.lost = false;
    try {
      this.lessons = await allLessons(this.game);
    } catch {
      this.lost = true;
      return;
    }
    const kept = remembered<Progress>(this.#progress);
    this.learnt = new Set((kept?.learnt ?? []).filter((id) => this.lessons.some((lesson) => lesson.id === id)));
    await this.open(
      Math.max(
        0,
        this.lessons.findIndex((lesson) => lesson.id === kept?.open),
      ),
    );
  }

  async open(number: number): Promise<void> {
    this.number = number;
    [this.answers, this.scene, this.lost] = [[], null, false];
    this.begun += 1;
    this.keep();
    try {
      await this.after([]);
    } catch {
      this.lost = true;
    }
  }

  again(): Promise<void> {
    return this.open(this.number);
  }

  next(): Promise<void> {
    return this.open(Math.min(this.number + 1, this.lessons.length - 1));
  }

  get #progress(): string {
    return `${this.game}.school`;
  }

  private keep(): void {
    remember(this.#progress, { learnt: [...this.learnt], open: this.lesson?.id ?? "" } satisfies Progress);
  }

  /** The table after these answers; what the rules or the lesson refuse, or warn of, changes nothing. */
  private async after(answers: string[], heed = false): Promise<Reason[]> {
    const lesson = this.lesson;
    if (!lesson) return [];
    this.pending += 1;
    try {
      const scene = await sceneAfter(this.game, lesson.id, answers, heed);
      if (lesson !== this.lesson || scene.warned.length) return scene.warned;
      if (scene.done !== this.scene?.done) this.hinted = false;
      [this.scene, this.answers] = [scene, answers];
      if (this.isDone) {
        this.learnt = new Set([...this.learnt, lesson.id]);
        this.keep();
      }
      return [];
    } finally {
      this.pending -= 1;
    }
  }

  // ---- as the table wants it

  readonly snapshot = $derived.by<Snapshot | null>(() => {
    const { lesson, scene } = this;
    if (!lesson || !scene) return null;
    return {
      table: this.#table(lesson),
      seat: lesson.seat,
      revision: this.answers.length,
      view: scene.view,
      question: scene.question,
      clock: {
        deadline: null,
        stage: null,
        agreed_early: [],
        now: new Date(0).toISOString(),
        late: false,
        grace_until: null,
      },
      can_undo: scene.can_undo && !this.isDone,
      log: scene.log,
      log_from: 0,
      log_size: scene.log.length,
      press_read: 0,
      takeback: null,
      back_to: 0,
    };
  });

  /** What a table is given besides its box. */
  get seated(): TableProps {
    const snapshot = this.snapshot!;
    return {
      snapshot,
      live: snapshot,
      seat: this.lesson!.seat,
      mySeats: [],
      at: null,
      connection: "open",
      nextTry: null,
      pending: this.pending,
      newFrom: null,
      act: this.act,
    };
  }

  readonly act: TableActions = {
    decide: async (text, heed = false) => {
      const warned = await this.after([...this.answers, text], heed);
      return warned.length ? { ...NOBODY, warned } : NOBODY;
    },
    undo: async () => {
      await this.after(this.answers.slice(0, -1));
      return NOBODY;
    },
    explain: (text): Promise<Explanation> => explainIn(this.game, this.lesson!.id, this.answers, text),
    ready: () => Promise.reject(new Problem({ code: "not-live" })),
    read: () => Promise.resolve(),
    timeline: () => Promise.resolve([]),
    stepTo: () => Promise.resolve(),
    lookFrom: () => undefined,
  };

  #table(lesson: Lesson): Summary {
    return {
      id: TABLE,
      title: this.words.school(),
      game: this.game,
      pack: null,
      scenario: lesson.scenario,
      status: "playing",
      phase: "",
      seats: lesson.seats.map((id) => seat(id, id === lesson.seat)),
      my_seats: [lesson.seat],
      kept: [],
      waits_for_me: true,
      deadline: null,
      pace: { kind: "untimed" },
      press: "none",
      language: "en",
      host: null,
      public: false,
      anonymous: false,
      created: "",
      updated: "",
      result: null,
      free_seats: 0,
      unread: 0,
      sandbox: true,
      rematch: null,
      owner: false,
      board: null,
      upgrade: null,
      absence: null,
      master: null,
      rated: false,
      scoring: "",
    };
  }
}

const seat = (id: string, mine: boolean): Seat => ({
  id,
  who: mine ? "person" : "bot",
  name: null,
  me: mine,
  level: null,
  standin: false,
  ready: false,
  asked: mine,
  score: null,
  online: true,
  talks: false,
  program: false,
});
