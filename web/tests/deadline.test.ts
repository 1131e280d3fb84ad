import { beforeEach, expect, test } from "vitest";
import type { Snapshot } from "../src/api/types";
import { timeLeft } from "../src/play/dangers/deadline";
import { setServerTime } from "../src/state/clock.svelte";

const NOW = "2026-01-01T12:00:00Z";
const asked = (deadline: string | null, kind: string): Snapshot =>
  ({ clock: { deadline }, table: { pace: { kind } } }) as unknown as Snapshot;

beforeEach(() => setServerTime(NOW));

test("time is told once it is short: an hour where one plays over days, a minute at one sitting", () => {
  expect(timeLeft(asked("2026-01-01T14:00:00Z", "slow"))).toBeNull();
  expect(timeLeft(asked("2026-01-01T12:41:30Z", "slow"))).toBe(42 * 60);
  expect(timeLeft(asked("2026-01-01T12:05:00Z", "live"))).toBeNull();
  expect(timeLeft(asked("2026-01-01T12:00:33Z", "live"))).toBe(40);
});

test("without a clock, or when it has run out, nothing below nothing is told", () => {
  expect(timeLeft(asked(null, "untimed"))).toBeNull();
  expect(timeLeft(asked("2026-01-01T11:00:00Z", "live"))).toBe(0);
});
