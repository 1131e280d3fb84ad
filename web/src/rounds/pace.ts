/** How fast scenes are played, and whether they play by themselves. */
import { remember, remembered } from "../state/device";
import type { Scene } from "./told";

export const WHEN = ["always", "battles", "never"] as const;
export type When = (typeof WHEN)[number];
const KEY = "rounds.when";

export function whenPlayed(): When {
  const kept = remembered<When>(KEY);
  return kept && WHEN.includes(kept) ? kept : "always";
}

export function keepWhen(when: When): void {
  remember(KEY, when);
}

/** A round that would last longer than this is played faster. */
const LONGEST_MS = 20_000;
const FASTEST = 2;

/** Milliseconds of a scene in its round, at a speed the reader chose. */
export function lasts(scene: Scene, scenes: readonly Scene[], speed: number): number {
  const whole = scenes.reduce((sum, one) => sum + one.ms, 0);
  const haste = Math.min(Math.max(whole / LONGEST_MS, 1), FASTEST);
  return scene.ms / haste / speed;
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
