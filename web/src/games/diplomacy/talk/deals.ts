/** Arrangements in words and signs: what was proposed, agreed on, asked for. The server knows what they mean. */
import type { IconName } from "../../../components/icons";
import { list, t } from "../../../i18n/index.svelte";
import { learn } from "../orders/order";
import type { Arrangement, Meaning } from "../types";
import { orderPhrase, placeName, seatName } from "../words";

const ICON: Record<Arrangement["kind"], IconName> = {
  peace: "peace",
  alliance: "swords",
  empty: "barred",
  order: "hand",
  draw: "flag",
  solo: "flag",
  shares: "map",
  not: "cross",
  end: "cross",
  package: "letter",
  bounce: "burst",
};

export function dealIcon(deal: Arrangement): IconName {
  if (deal.kind !== "order") return ICON[deal.kind];
  const verb = deal.order?.verb;
  if (verb === "convoy") return "waves";
  return verb === "move" ? "arrow" : verb === "hold" ? "shield" : "hand";
}

/** The rows of a proposal. */
export const rowsOf = (deal: Arrangement): Arrangement[] => (deal.kind === "package" ? deal.parts : [deal]);

const seatsText = (seats: readonly string[]) => list(seats.map(seatName));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One row as a sentence without a full stop. */
export function dealText(deal: Arrangement): string {
  switch (deal.kind) {
    case "peace":
      return t("web-dip-deal-peace", { seats: seatsText(deal.seats) });
    case "alliance":
      return t("web-dip-deal-alliance", { seats: seatsText(deal.seats), against: seatsText(deal.against) });
    case "empty":
      return t("web-dip-deal-empty", {
        places: waysTo(deal.places),
        who: deal.seats.length === 1 ? "alone" : "all",
        seats: seatsText(deal.seats),
      });
    case "order":
      return capital(orderPhrase(learn(deal.order!)));
    case "draw":
      return t("web-dip-deal-draw", { seats: seatsText(deal.seats) });
    case "solo":
      return t("web-dip-deal-solo", { seats: seatsText(deal.seats) });
    case "shares":
      return deal.shares.map((one) => `${seatName(one.seat)}: ${list(one.centres.map(placeName))}`).join("; ");
    case "not":
      return t("web-dip-deal-not", { what: insides(deal) });
    case "end":
      return t("web-dip-deal-end", { what: insides(deal) });
    case "bounce":
      return t("web-dip-deal-bounce", { place: placeName(deal.parts[0]?.order?.parts.place ?? "") });
    case "package":
      return deal.parts.map(dealText).join("; ");
  }
}

const insides = (deal: Arrangement) => deal.parts.map(dealText).join("; ");

/** “to Tyrolia and to Galicia”. */
export const waysTo = (places: readonly string[]): string =>
  list(places.map((place) => t("web-dip-deal-to", { place: placeName(place) })));

/** The notation of the orders of a row. */
export const dealCode = (deal: Arrangement): string => ordersIn(deal).join(", ");

/** The orders a row asks for or rules out. */
export function ordersIn(deal: Arrangement): string[] {
  if (deal.order) return [learn(deal.order)];
  return deal.parts.flatMap(ordersIn);
}

/** What can be accepted of a letter. */
export function offered(meaning: Meaning | undefined): Arrangement | null {
  if (meaning?.act === "propose") return meaning.what;
  return meaning?.act === "counter" ? meaning.instead : null;
}

/** What stands under a letter, and what it does with it. */
export const shownIn = (meaning: Meaning): Arrangement | null => meaning.instead ?? meaning.what;

// ---- what the browser puts together itself, in the server's words

export const together = (deals: readonly { text: string }[]): string => deals.map((one) => one.text).join(" + ");
export const peaceText = (seats: readonly string[]): string => `peace(${sorted(seats)})`;
export const allianceText = (seats: readonly string[], against: string): string =>
  `alliance(${sorted(seats)}; ${against})`;
export const zoneText = (seats: readonly string[], places: readonly string[]): string =>
  `empty(${sorted(seats)}; ${places.join(", ")})`;
export const drawText = (seats: readonly string[]): string => `draw(${sorted(seats)})`;
const sorted = (seats: readonly string[]) => [...seats].sort().join(", ");
