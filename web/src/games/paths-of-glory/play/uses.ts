/** The ways to use a card: those offered, and those barred with the reason the server gives. */
import { t } from "../../../i18n/index.svelte";
import type { CardUseKind, CardUseOption } from "../cards/uses";
import { cardText } from "../cards/words";
import type { CardFacts } from "../types";
import type { Desk } from "./desk.svelte";

/** Questions answered by a card and its use. */
export const USING: ReadonlySet<string> = new Set(["action", "solo-use"]);
export const USES: CardUseKind[] = ["event", "ops", "sr", "rp"];
export const USE_KEYS: Record<CardUseKind, string> = { event: "E", ops: "O", sr: "S", rp: "R" };

export const useText = (use: CardUseKind, card: string): string => `${use} ${card}`;

export function gives(use: CardUseKind, card: CardFacts): string {
  if (use === "event") return cardText(card.id);
  if (use === "rp")
    return Object.entries(card.rp)
      .map(([nation, count]) => t("pog-points-of", { nation, count }))
      .join(", ");
  return t("web-pog-points", { points: use === "ops" ? card.ops : card.sr });
}

export function usesOf(desk: Desk, card: CardFacts, reasons: Readonly<Record<string, string>>): CardUseOption[] {
  const open = new Set(desk.choices.map((choice) => choice.text));
  return USES.map((use) => {
    const text = useText(use, card.id);
    const barred = !open.has(text);
    return {
      use,
      text: gives(use, card),
      about: barred ? desk.reworded(reasons[text] ?? "") : "",
      key: USE_KEYS[use],
      barred,
    };
  });
}
