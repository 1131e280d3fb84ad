/** The order that is being written, on the map: whose area it watches, where it strikes, where its general goes. */
import type { BoardArrow, PlaceMark } from "../board/types";
import { placeName } from "../play/box";
import { cardName } from "../play/say";
import { t } from "../../../i18n/index.svelte";
import type { Desk } from "../play/desk.svelte";

export function orderMarks(desk: Desk): Record<string, PlaceMark> {
  const { card, parts } = desk.orders;
  if (!card || parts.mode !== "play") return {};
  const marks: Record<string, PlaceMark> = {};
  const isPlace = (id: string | undefined): id is string => id !== undefined && id in desk.box.places;
  const stands = parts.own ? desk.view.leaders[parts.own] : undefined;
  if (isPlace(stands)) marks[stands] = { state: "selected" };
  if (isPlace(parts.at)) marks[parts.at] = { state: "selected" };
  const struck = (parts.on ?? "").split(" ").at(-1);
  if (isPlace(struck)) marks[struck] = { state: "target", note: cardName(card) };
  if (isPlace(parts.to))
    marks[parts.to] = { state: "planned", note: t("web-nw-order-to", { place: placeName(parts.to) }).trim() };
  return marks;
}

export function orderArrows(desk: Desk): BoardArrow[] {
  const { card, parts } = desk.orders;
  const from = parts.own ? desk.view.leaders[parts.own] : undefined;
  return card && parts.mode === "play" && from && from in desk.box.places && parts.to
    ? [{ key: "order", from, to: parts.to, kind: "move" }]
    : [];
}
