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

/** Spaces that so many points could activate. */
function within(desk: Desk, points: number): number {
  const costs = Object.values(desk.question?.about.costs ?? {});
  return costs.filter(({ move, attack }) => Math.min(move ?? Infinity, attack ?? Infinity) <= points).length;
}

export function gives(desk: Desk, use: CardUseKind, card: CardFacts): string {
  if (use === "event") return cardText(card.id);
  if (use === "ops") return t("web-pog-use-stacks", { count: within(desk, card.ops) });
  if (use === "rp")
    return Object.entries(card.rp)
      .map(([nation, count]) => t("pog-points-of", { nation, count }))
      .join(", ");
  return t("web-pog-use-sr");
}

export function usesOf(desk: Desk, card: CardFacts, reasons: Readonly<Record<string, string>>): CardUseOption[] {
  const open = new Set(desk.choices.map((choice) => choice.text));
  return USES.map((use) => {
    const text = useText(use, card.id);
    const barred = !open.has(text);
    return {
      use,
      title: t("web-pog-use-title", { use, points: use === "sr" ? card.sr : card.ops }),
      text: gives(desk, use, card),
      about: barred ? desk.reworded(reasons[text] ?? "") : "",
      key: USE_KEYS[use],
      barred,
    };
  });
}
