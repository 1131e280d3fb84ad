/** A question as a row of slips: one for each unit, build or removal; and the answer they make together. */
import type { DipOrder, DipPick, DipQuestion } from "../types";
import { provinceOf } from "../board/map";
import { learn, orderOf, type Order } from "./order";

export interface Slot {
  key: string;
  pick: DipPick;
  /** What the pick offers. */
  orders: Order[];
  power: string;
  /** `A Par`; null for builds and removals, which name no unit beforehand. */
  unit: string | null;
  at: string | null;
  /** Several builds or removals are counted: 1 of 2. */
  number: number;
}

/** Written orders by slot. */
export type Draft = Record<string, string>;

export const WAIVE = "Waive";
const WAIVED: DipOrder = { text: WAIVE, verb: "waive", parts: {} };

export function slotsOf(question: DipQuestion): Slot[] {
  learn(WAIVED);
  return question.picks.flatMap((pick, row) => {
    const orders = pick.orders.map((order) => orderOf(learn(order))!);
    return Array.from({ length: pick.unit ? 1 : pick.count }, (_, index) => ({
      key: pick.unit ?? `${row}#${index + 1}`,
      pick,
      orders,
      power: pick.power ?? "",
      unit: pick.unit,
      at: pick.unit ? pick.place : null,
      number: index + 1,
    }));
  });
}

/** Orders still open to a slot: a centre or unit named by a sister slot is taken. */
export function openOrders(slot: Slot, slots: readonly Slot[], draft: Draft): Order[] {
  if (slot.unit) return slot.orders;
  const taken = new Set(
    slots
      .filter((other) => other.pick === slot.pick && other.key !== slot.key)
      .map((other) => orderOf(draft[other.key] ?? "")?.at)
      .filter((at) => at)
      .map((at) => provinceOf(at!)),
  );
  return slot.orders.filter((order) => !taken.has(provinceOf(order.at)));
}

/** The ways out of a driven-out unit; to disband is the last. */
export function waysOut(slot: Slot): Order[] {
  return [...slot.orders].sort((one, other) => Number(!one.target) - Number(!other.target));
}

/** May this slot stay empty on purpose? Builds may be waived. */
export function mayWaive(slot: Slot): boolean {
  return slot.unit === null && !slot.pick.exact;
}

export function isWritten(slot: Slot, draft: Draft): boolean {
  return draft[slot.key] !== undefined;
}

export function written(slots: readonly Slot[], draft: Draft): Slot[] {
  return slots.filter((slot) => isWritten(slot, draft));
}

/** The next slot without an order after this one, going round; null if all are written. */
export function nextOpen(slots: readonly Slot[], draft: Draft, after: string | null): Slot | null {
  const start = slots.findIndex((slot) => slot.key === after) + 1;
  for (let step = 0; step < slots.length; step++) {
    const slot = slots[(start + step) % slots.length]!;
    if (!isWritten(slot, draft)) return slot;
  }
  return null;
}

/** The answer's text. What is not written is said plainly: units hold, dislodged ones disband, builds are waived. */
export function answerText(question: DipQuestion, slots: readonly Slot[], draft: Draft): string {
  const lines = slots.map((slot) => draft[slot.key] ?? unwritten(question, slot));
  return lines.filter((line) => line !== null).join("; ") || "none";
}

function unwritten(question: DipQuestion, slot: Slot): string | null {
  if (slot.unit) return question.kind === "retreats" ? `${slot.unit} D` : `${slot.unit} H`;
  return mayWaive(slot) ? WAIVE : null;
}

/** The slip of the unit an order is for, whatever it is told to do. */
export function slotOfUnit(slots: readonly Slot[], text: string): Slot | null {
  const order = orderOf(text);
  if (!order || order.kind === "build" || order.kind === "remove") return null;
  return slots.find((slot) => slot.unit !== null && slot.unit === `${order.unit} ${order.at}`) ?? null;
}

/** A draft without orders that are not open (any more); those in doubt were accepted though they will not be carried out. */
export function cleaned(slots: readonly Slot[], draft: Draft, doubts: Readonly<Record<string, unknown>> = {}): Draft {
  const kept: Draft = {};
  for (const slot of slots) {
    const text = draft[slot.key];
    if (text === undefined) continue;
    const open = openOrders(slot, slots, kept).some((order) => order.text === text);
    if (open || text in doubts || (text === WAIVE && mayWaive(slot))) kept[slot.key] = text;
  }
  return kept;
}

/** The slot an order text belongs to: its unit's, or the first free one that offers it. */
export function slotFor(slots: readonly Slot[], draft: Draft, text: string): Slot | null {
  const offers = (slot: Slot) =>
    text === WAIVE ? mayWaive(slot) : openOrders(slot, slots, draft).some((order) => order.text === text);
  return slots.find((slot) => !isWritten(slot, draft) && offers(slot)) ?? slots.find(offers) ?? null;
}

/** Sealed orders put back on their slips. */
export function draftOf(slots: readonly Slot[], texts: readonly string[]): Draft {
  const draft: Draft = {};
  for (const text of texts) {
    const slot = slotFor(slots, draft, text);
    if (slot) draft[slot.key] = text;
  }
  return draft;
}
