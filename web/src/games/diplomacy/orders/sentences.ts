/** Short words for slips, panels and lists: what a unit does, without naming the unit again. */
import { t } from "../../../i18n/index.svelte";
import { provinceOf } from "../board/map";
import { placeName } from "../words";
import { orderOf, type Order } from "./order";

export interface Slogan {
  verb: string;
  /** Set in italics after the verb; empty where nothing follows. */
  object: string;
}

/** “moves by sea to / Belgium”, “supports / Denmark to Sweden”. */
export function sloganOf(text: string, neighbours: Readonly<Record<string, string[]>>): Slogan {
  const order = orderOf(text);
  if (!order) return { verb: text, object: "" };
  const kind = order.kind === "move" && bySea(order, neighbours) ? "move-by-sea" : order.kind;
  return { verb: t("web-dip-does", { order: kind, unit: order.unit }), object: objectOf(order) };
}

function objectOf(order: Order): string {
  switch (order.kind) {
    case "move":
    case "retreat":
      return t("web-dip-goal", { place: placeName(order.target!) });
    case "support-hold":
      return placeName(order.other!.at);
    case "support":
    case "convoy":
      return t("web-dip-way", { from: placeName(order.other!.at), to: placeName(order.target!) });
    default:
      return "";
  }
}

function bySea(order: Order, neighbours: Readonly<Record<string, string[]>>): boolean {
  return order.unit === "A" && (order.via || !neighbours[provinceOf(order.at)]?.includes(provinceOf(order.target!)));
}

/** “Fleet Edinburgh”: the heading over a unit's question. */
export function unitTitle(kind: "A" | "F", place: string): string {
  return t("web-dip-unit-title", { kind, place: placeName(place) });
}
