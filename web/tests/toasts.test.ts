import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, hold, toast, toasts } from "../src/state/toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of [...toasts()]) dismiss(id);
  vi.useRealTimers();
});

const titles = () => toasts().map(({ title }) => title());

test("a notice goes by itself, a sticky one stays", () => {
  toast({ tone: "ok", title: () => "saved" });
  toast({ tone: "bad", title: () => "line lost", sticky: true });
  vi.advanceTimersByTime(10_000);
  expect(titles()).toEqual(["line lost"]);
});

test("a notice that is read stays until the reader looks elsewhere", () => {
  toast({ tone: "ok", title: () => "saved" });
  hold(true);
  vi.advanceTimersByTime(10_000);
  expect(titles()).toEqual(["saved"]);
  hold(false);
  expect(titles()).toEqual([]);
});

test("the last notice closed by hand holds back no later one", () => {
  const id = toast({ tone: "ok", title: () => "saved" });
  hold(true);
  dismiss(id);
  toast({ tone: "ok", title: () => "copied" });
  vi.advanceTimersByTime(10_000);
  expect(titles()).toEqual([]);
});
