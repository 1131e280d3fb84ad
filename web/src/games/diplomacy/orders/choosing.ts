/** From clicks to an order: verb, whom it helps, where to. Only what the question offers is ever built. */
import type { DipQuestion, DipUnit } from "../types";
import { provinceOf } from "../board/map";
import type { Draft, Slot } from "./slots";
import { orderOf, type Order, type OrderKind } from "./order";

/** What can be chosen of a unit: to support somebody is one thing, whether he stays or goes. */
export type Verb = Exclude<OrderKind, "support-hold">;

export const verbOf = ({ kind }: Order): Verb => (kind === "support-hold" ? "support" : kind);
/** The place of the unit that is helped. */
export const otherOf = ({ other }: Order): string | null => other?.at ?? null;

/** How far an order has come. `target` is set only where a click left several orders open. */
export interface Choice {
  verb: Verb;
  other: string | null;
  target: string | null;
}

export const VERBS: Record<DipQuestion["kind"], Verb[]> = {
  orders: ["hold", "move", "support", "convoy"],
  retreats: ["retreat", "disband"],
  adjustments: ["build", "remove", "waive"],
};

const HELPING: readonly Verb[] = ["support", "convoy"];

/** The verb a question opens with: go somewhere if that is possible. */
export function firstVerb(orders: readonly Order[]): Verb {
  const verbs = new Set(orders.map(verbOf));
  const preferred: Verb[] = ["move", "retreat", "build", "remove", "support", "hold", "disband"];
  return preferred.find((verb) => verbs.has(verb)) ?? "waive";
}

export function startWith(verb: Verb): Choice {
  return { verb, other: null, target: null };
}

/** The orders that still fit. */
export function fitting(orders: readonly Order[], choice: Choice): Order[] {
  return orders.filter(
    (order) =>
      verbOf(order) === choice.verb &&
      (choice.other === null || otherOf(order) === choice.other) &&
      (choice.target === null || goalOf(order) === choice.target),
  );
}

/** The province a click must hit for this order: where it leads, whom it lets stand, or where it is given. */
export function goalOf(order: Order): string {
  return provinceOf(order.target ?? otherOf(order) ?? order.at);
}

export type Asking = "other" | "target";

/** What is to be clicked next: the unit to help, or a destination. */
export function asking(choice: Choice): Asking {
  return HELPING.includes(choice.verb) && choice.other === null ? "other" : "target";
}

export interface Option {
  key: string;
  /** Province it stands for on the map. */
  place: string;
  /** Complete order, or null if a destination is still to be chosen. */
  order: Order | null;
  other: string | null;
}

/** What can be chosen now, one line each. */
export function optionsOf(orders: readonly Order[], choice: Choice): Option[] {
  const open = fitting(orders, choice);
  if (asking(choice) === "target") {
    return open.map((order) => ({ key: order.text, place: goalOf(order), order, other: otherOf(order) }));
  }
  const groups = new Map<string, Order[]>();
  for (const order of open) {
    const other = otherOf(order) ?? "";
    groups.set(other, [...(groups.get(other) ?? []), order]);
  }
  return [...groups].map(([other, group]) => ({
    key: other,
    place: provinceOf(other),
    order: group.length === 1 ? group[0]! : null,
    other,
  }));
}

export type Picked = { done: Order } | { more: Choice };

/** What a click on a province means; null if it is not open to the unit. */
export function pickPlace(orders: readonly Order[], choice: Choice, place: string): Picked | null {
  const here = optionsOf(orders, { ...choice, target: null }).filter((option) => option.place === place);
  const only = here.length === 1 ? here[0]! : null;
  if (only?.order) return { done: only.order };
  if (only) return { more: { ...choice, other: only.other, target: null } };
  if (here.length > 1) return { more: { ...choice, target: place } };
  return switched(orders, choice, place);
}

/** A click that fits no destination may name another unit to help. */
function switched(orders: readonly Order[], choice: Choice, place: string): Picked | null {
  const verbs = HELPING.includes(choice.verb) ? [choice.verb] : choice.verb === "move" ? HELPING : [];
  for (const verb of verbs) {
    const next = startWith(verb);
    if (choice.verb === verb && choice.other === null) continue;
    const option = optionsOf(orders, next).find((one) => one.place === place);
    if (option) return option.order ? { done: option.order } : { more: { ...next, other: option.other } };
  }
  return null;
}

/** Provinces that can be clicked now. */
export function openPlaces(orders: readonly Order[], choice: Choice): Set<string> {
  return new Set(optionsOf(orders, choice).map((option) => option.place));
}

export type Warning = "own-stays" | "own-comes" | "no-fleet" | "no-match";

/** What makes a lawful order doubtful beside the other orders on the table. */
export function warningOf(
  order: Order,
  draft: Draft,
  slot: Slot,
  slots: readonly Slot[],
  neighbours: Readonly<Record<string, string[]>>,
): Warning | null {
  const own = new Map(slots.filter((one) => one.key !== slot.key && one.at).map((one) => [provinceOf(one.at!), one]));
  if (order.kind === "move") return doubtfulMove(order, draft, own, neighbours);
  if (HELPING.includes(verbOf(order))) {
    const helped = own.get(provinceOf(otherOf(order) ?? ""));
    const told = helped && orderOf(draft[helped.key] ?? "");
    if (!told) return null;
    const goes = told.kind === "move" ? provinceOf(told.target!) : null;
    return goes === (order.target ? provinceOf(order.target) : null) ? null : "no-match";
  }
  return null;
}

function doubtfulMove(
  order: Order,
  draft: Draft,
  own: Map<string, Slot>,
  neighbours: Readonly<Record<string, string[]>>,
): Warning | null {
  const [start, goal] = [provinceOf(order.at), provinceOf(order.target!)];
  const there = own.get(goal);
  if (there) {
    const told = orderOf(draft[there.key] ?? "");
    if (told?.kind !== "move") return "own-stays";
  }
  for (const slot of own.values()) {
    const told = orderOf(draft[slot.key] ?? "");
    if (told?.kind === "move" && provinceOf(told.target!) === goal) return "own-comes";
  }
  if (!order.via && neighbours[start]?.includes(goal)) return null;
  const carried = [...own.values()].some((slot) => {
    const told = orderOf(draft[slot.key] ?? "");
    return told?.kind === "convoy" && provinceOf(told.other!.at) === start && provinceOf(told.target!) === goal;
  });
  return carried ? null : "no-fleet";
}

/** The order a click on a closed province would be, so that the server can say why not. */
export function refusedText(slot: Slot, choice: Choice, place: string, units: readonly DipUnit[]): string | null {
  const there = units.find((unit) => provinceOf(unit.place) === place);
  const named = `${there?.kind ?? "A"} ${there?.place ?? place}`;
  const other = units.find((unit) => unit.place === choice.other);
  switch (choice.verb) {
    case "build":
      return `B A ${place}`;
    case "remove":
      return `R ${named}`;
    case "waive":
      return null;
  }
  if (!slot.unit) return null;
  switch (choice.verb) {
    case "retreat":
    case "disband":
      return `${slot.unit} R ${place}`;
    case "support":
      return other ? `${slot.unit} S ${other.kind} ${other.place} - ${place}` : `${slot.unit} S ${named}`;
    case "convoy":
      return `${slot.unit} C A ${provinceOf(choice.other ?? there?.place ?? place)} - ${place}`;
    default:
      return `${slot.unit} - ${place}`;
  }
}

/** An order of this verb that the unit cannot be given, so that the server can say why the verb is closed. */
export function refusedVerbText(slot: Slot, verb: Verb, units: readonly DipUnit[]): string | null {
  if (!slot.unit) return verb === "waive" ? "Waive" : null;
  const others = units.filter((unit) => provinceOf(unit.place) !== provinceOf(slot.at ?? ""));
  switch (verb) {
    case "convoy": {
      const army = others.find((unit) => unit.kind === "A");
      return army ? `${slot.unit} C A ${army.place} - ${provinceOf(slot.at ?? "")}` : null;
    }
    case "support":
      return others[0] ? `${slot.unit} S ${others[0].kind} ${others[0].place}` : null;
    case "retreat":
      return others[0] ? `${slot.unit} R ${provinceOf(others[0].place)}` : null;
    default:
      return null;
  }
}
