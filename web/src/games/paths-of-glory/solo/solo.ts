/** Playing alone: the ten boxes and what the two dice decided. Everything is read from the view and the log. */
import type { LogLine } from "../../../api/types";
import type { Side } from "../types";
import type { TableView } from "../play/desk.svelte";
import { eventName } from "../../../play/log";

export const BOXES = ["a", "b", "c", "d", "e"] as const;
export const HIDDEN = "?";

export interface SoloBox {
  box: string;
  /** Empty for an empty box, a question mark for a card face down. */
  card: string;
  /** Up to which grey die the card obeys; 0 while nobody knows it. */
  range: number;
}

export function boxesOf(view: Pick<TableView, "sides" | "solo_ranges">, side: Side): SoloBox[] {
  const number = side === "ap" ? 0 : 1;
  const cards = view.sides[number].boxes ?? [];
  return BOXES.map((box, nth) => ({ box, card: cards[nth] ?? "", range: view.solo_ranges?.[number]?.[nth] ?? 0 }));
}

export interface SoloRoll {
  side: Side;
  box: string;
  grey: number;
  /** 0 where one die alone decided, as for combat cards of the defender. */
  blue: number;
  card: string;
  /** `obeys`, `refuses` (one die alone), `random` (a double), `drawn` (from the pile), `other` (of another box), `none` (one operation). */
  outcome: "refuses" | "obeys" | "random" | "random-none" | "drawn" | "other" | "none";
}

/** The last roll of the round being played. A double is told until the next roll: its event may be over at once. */
export function lastRoll(log: readonly LogLine[], view: Pick<TableView, "sides">): SoloRoll | null {
  const at = log.findLastIndex((line) => eventName(line) === "SoloRolled");
  const line = log[at];
  if (!line || (line.grey !== line.blue && log.slice(at).some((later) => eventName(later) === "RoundBegan")))
    return null;
  const [side, box, card] = [line.side as Side, String(line.box), String(line.card)];
  const [grey, blue] = [Number(line.grey), Number(line.blue)];
  const named = view.sides[side === "ap" ? 0 : 1].boxes?.[BOXES.indexOf(box as (typeof BOXES)[number])];
  const outcome =
    grey === blue
      ? card
        ? "random"
        : "random-none"
      : !card
        ? blue
          ? "none"
          : "refuses"
        : card === named || !blue
          ? "obeys"
          : blue === 6
            ? "drawn"
            : "other";
  return { side, box, grey, blue, card, outcome };
}
