import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../src/api/types";
import type { TableProps } from "../src/games/types";
import { lasts } from "../src/rounds/pace";
import { roundKey } from "../src/rounds/keys";
import { RoundPlayer } from "../src/rounds/player.svelte";
import { worstFirst, type Fate, type Scene, type Told } from "../src/rounds/told";

const line = (n: number, seat: string): LogLine => ({ n, event: "toy.Moved", seat }) as unknown as LogLine;
const sceneOf = (one: LogLine): Scene => ({
  key: String(one.n),
  seat: String(one.seat),
  icon: "arrow",
  head: `row ${one.n}`,
  sentence: `Row ${one.n}.`,
  until: one.n,
  ms: 1000,
  places: [],
});

/** A table at which the others are told, the reader is not. */
class Toy {
  log: LogLine[] = [];
  question: object | null = {};
  revision = 0;
  newFrom: number | null = null;
  mySeats = ["me"];
  at: number | null = null;
  looked: (number | null)[] = [];
  readonly player = new RoundPlayer(
    () => this.props(),
    (log, from) => this.tell(log, from),
  );

  private tell(log: readonly LogLine[], from: number): Told | null {
    const scenes = log.filter((one) => one.n >= from && one.seat !== "me").map(sceneOf);
    if (!scenes.length) return null;
    return { from, caps: "", headline: "Head", sentence: "", scenes, mine: [], theirs: [], seats: [] };
  }

  private props(): TableProps {
    const { log, question, revision, newFrom, mySeats, at } = this;
    const live = { log, question, revision, table: { status: "playing" } };
    const stepTo = (row: number | null): Promise<void> => {
      this.looked.push(row);
      return Promise.resolve();
    };
    return { live, newFrom, seat: "me", mySeats, at, act: { stepTo } } as unknown as TableProps;
  }

  happens(...seats: string[]): this {
    for (const seat of seats) this.log = [...this.log, line((this.revision += 1), seat)];
    return this;
  }
}

describe("the last round on the map", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("Element", Object);
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells what the others did since the reader was asked last, and only that", () => {
    const toy = new Toy().happens("ally");
    toy.player.greet();
    expect(toy.player.isOpen).toBe(false);
    toy.happens("me", "enemy", "ally").player.greet();
    expect(toy.player.told?.scenes.map((scene) => scene.until)).toEqual([3, 4]);
  });

  it("does not open after the reader's own decisions, nor while somebody else is asked", () => {
    const toy = new Toy();
    toy.player.greet();
    toy.happens("me").player.greet();
    expect(toy.player.isOpen).toBe(false);
    toy.question = null;
    toy.happens("enemy").player.greet();
    expect(toy.player.isOpen).toBe(false);
    toy.question = {};
    toy.happens("enemy").player.greet();
    expect(toy.player.told?.scenes).toHaveLength(2);
  });

  it("begins where the reader left the table at his last visit", () => {
    const toy = new Toy().happens("enemy", "enemy", "enemy");
    toy.newFrom = 3;
    toy.player.greet();
    expect(toy.player.told?.scenes.map((scene) => scene.until)).toEqual([3]);
  });

  it("plays scene by scene to the present and stops there", async () => {
    const toy = new Toy();
    toy.player.greet();
    toy.happens("enemy", "enemy").player.greet();
    await vi.advanceTimersByTimeAsync(5000);
    expect(toy.looked).toEqual([1, null]);
    expect(toy.player.isPlaying).toBe(false);
    expect(toy.player.isOpen).toBe(true);
  });

  it("shows its end at once to whoever wants no motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const toy = new Toy();
    toy.player.greet();
    toy.happens("enemy", "enemy").player.greet();
    await vi.advanceTimersByTimeAsync(10);
    expect([toy.player.at, toy.player.isPlaying]).toEqual([1, false]);
  });

  it("is not opened for those who share a screen, but can be asked for", () => {
    const toy = new Toy();
    toy.mySeats = ["me", "you"];
    toy.player.greet();
    toy.happens("enemy").player.greet();
    expect(toy.player.isOpen).toBe(false);
    toy.player.again();
    expect(toy.player.isOpen).toBe(true);
  });

  it("goes from seat to seat, is stopped by a step, and closed to the present", async () => {
    const toy = new Toy();
    toy.player.greet();
    toy.happens("enemy", "enemy", "ally").player.greet();
    toy.player.stepSeat(1);
    expect([toy.player.at, toy.player.isPlaying]).toEqual([2, false]);
    toy.player.stepSeat(-1);
    expect(toy.player.at).toBe(0);
    toy.player.close();
    await vi.advanceTimersByTimeAsync(10);
    expect([toy.player.isOpen, toy.looked.at(-1)]).toEqual([false, null]);
  });

  it("obeys its keys", () => {
    const toy = new Toy();
    toy.player.greet();
    toy.happens("enemy", "enemy").player.greet();
    const press = (key: string): boolean =>
      roundKey({ key, target: null, preventDefault: () => undefined } as unknown as KeyboardEvent, toy.player);
    expect(press("ArrowRight")).toBe(true);
    expect(toy.player.at).toBe(1);
    expect(press("q")).toBe(false);
    expect(press("Enter")).toBe(true);
    expect(toy.player.isOpen).toBe(false);
    expect(press("ArrowRight")).toBe(false);
    expect(press("r")).toBe(true);
    expect(toy.player.isOpen).toBe(true);
  });
});

it("a long round is played faster, at most twice as fast", () => {
  const scene = sceneOf(line(1, "enemy"));
  expect(lasts(scene, [scene], 1)).toBe(1000);
  expect(lasts(scene, Array<Scene>(30).fill(scene), 1)).toBeCloseTo(1000 / 1.5);
  expect(lasts(scene, Array<Scene>(200).fill(scene), 1)).toBe(500);
  expect(lasts(scene, [scene], 2)).toBe(500);
});

it("bad news come first, otherwise as they came", () => {
  const fates = ["plain", "bad", "good", "warn", "bad"].map((tone, nth) => ({ key: String(nth), tone }) as Fate);
  expect(worstFirst(fates).map((fate) => fate.key)).toEqual(["1", "4", "3", "0", "2"]);
});
