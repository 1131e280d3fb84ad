/** The fight an answer would lead to, as the panel tells it. */
import type { Ahead } from "../types";
import type { Desk } from "./desk.svelte";

const STAND = "stand";
const NAVAL: ReadonlySet<string> = new Set(["fleet-interception", "fleet-evasion"]);

export interface AheadShown {
  fight: Ahead;
  kind: "battle" | "siege" | "naval";
  isActive: boolean;
  when: "stand" | "intercept" | "evade" | "find" | "go";
}

/** Of the answer that is marked; while nothing is, of doing nothing. */
export function aheadOf(desk: Desk): AheadShown | null {
  const fights = desk.question?.fights;
  if (!fights) return null;
  const text = desk.marked ?? (desk.kind === "fleet-evasion" ? "no evade" : STAND);
  const fight = fights[text];
  if (!fight) return null;
  const verb = desk.choices.find((choice) => choice.text === text)?.verb ?? "";
  const isActive = desk.mine.some((one) => one.nation === fight.nation);
  const kind = verb === "siege" ? "siege" : NAVAL.has(desk.kind) || verb === "sail" ? "naval" : "battle";
  const when =
    verb === "intercept" || verb === "evade"
      ? verb
      : verb === "sail" || desk.kind === "fleet-interception"
        ? "find"
        : verb === "siege"
          ? "go"
          : "stand";
  return { fight, kind, isActive, when };
}
