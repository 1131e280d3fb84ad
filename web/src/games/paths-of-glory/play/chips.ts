/** Marks of an operation on the map: where units move and where they attack, offered, chosen and done. No rules here. */
import { t } from "../../../i18n/index.svelte";
import type { Desk } from "./desk.svelte";
import { spaceName } from "./speakers";

export type Purpose = "move" | "attack";
export type ChipState = "open" | "chosen" | "done";

export interface Chip {
  purpose: Purpose;
  state: ChipState;
  /** Operations it costs; 0 once it is paid. */
  cost: number;
  /** The answer it stands for; empty where it only tells. */
  answer: string;
  label: string;
}

const PURPOSES: Purpose[] = ["move", "attack"];

/** By space. While spaces are activated those that can be, and always those that were. */
export function chipsOf(desk: Desk): Record<string, Chip[]> {
  const found: Record<string, Chip[]> = {};
  const add = (space: string, chip: Chip): void => void (found[space] = [...(found[space] ?? []), chip]);
  const round = desk.view.in_round;
  const acted: Record<Purpose, ReadonlySet<number>> = { move: new Set(round.moved), attack: new Set(round.attacked) };
  for (const purpose of PURPOSES)
    for (const space of purpose === "move" ? round.marked_move : round.marked_attack) {
      const units = desk.view.pieces.filter((piece) => piece.space === space && round.ready.includes(piece.number));
      const done = !units.some((piece) => !acted[purpose].has(piece.number));
      const state = done ? "done" : "chosen";
      add(space, { purpose, state, cost: 0, answer: "", label: labelOf(space, purpose, state, 0) });
    }
  if (desk.kind !== "activation") return found;
  for (const choice of desk.choices) {
    const { space, purpose } = choice.parts;
    if (choice.verb !== "activate" || !space || (purpose !== "move" && purpose !== "attack")) continue;
    const cost = desk.question?.about.costs?.[space]?.[purpose] ?? 1;
    add(space, { purpose, state: "open", cost, answer: choice.text, label: labelOf(space, purpose, "open", cost) });
  }
  for (const chips of Object.values(found))
    chips.sort((one, other) => PURPOSES.indexOf(one.purpose) - PURPOSES.indexOf(other.purpose));
  return found;
}

const labelOf = (space: string, purpose: Purpose, state: ChipState, cost: number): string =>
  t("web-pog-chip-label", { space: spaceName(space), purpose, state, cost });
