/** A question for Responses in words: what happened, what may be played, why one is asked. */
import { list, t } from "../../../i18n/index.svelte";
import { placeName } from "../play/box";
import { cardName, nationName } from "../play/say";
import type { NwView, OrderTold, ResponseTold } from "../types";

type Happened = ResponseTold["happened"];

export const titleOf = ({ kind, nation, card, place = "" }: Happened): string =>
  t("web-nw-response-title", {
    kind,
    nation: nation ? nationName(nation) : "–",
    card: cardName(card),
    place: place ? placeName(place) : "–",
  });

export const quoted = (cards: readonly string[]): string => list([...new Set(cards)].map(cardName), "disjunction");

/** When a card that does not fit would: from the windows its order may name. */
export function reasonOf(other: ResponseTold["others"][number], told: OrderTold | undefined): string {
  const when = (told?.gaps.when ?? []).filter(Boolean).map((kind) => t("web-nw-window-name", { kind }));
  return t("web-nw-response-not", { reason: when.length ? other.reason : "target", when: list(when, "disjunction") });
}

export function whyOf(response: ResponseTold, view: Pick<NwView, "orders">): string[] {
  const { cards, reason, responses } = response.why;
  const asked = reason === "sealed" ? [] : cards;
  const order = [
    ...new Set(asked.map((card) => t("web-nw-order-mode", { mode: view.orders?.[card]?.parts.mode ?? "ask" }))),
  ];
  return [
    t("web-nw-response-why-about", { count: asked.length, cards: list(asked.map(cardName)), order: list(order) }),
    t("web-nw-response-why-table", { responses }),
  ];
}
