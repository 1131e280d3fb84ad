/** A battle in a headline and one sentence; what somebody else is deciding in it. */
import { list, t } from "../../../i18n/index.svelte";
import { kindName, spaceName } from "../play/speakers";
import type { Side } from "../types";
import { isLost, type Fight } from "./fights";

/** How it ended, for the one who reads it. */
function outcomeOf(fight: Fight, mine: Side | null): string {
  const attacks = mine === null || fight.side === mine;
  if (fight.cancelled) return "cancelled";
  if (fight.taken) return attacks ? "taken" : "lost";
  const { winner } = fight.decided ?? { winner: "" };
  if (!winner) return "tie";
  const won = winner === fight.side;
  return attacks ? (won ? "won" : "beaten") : won ? "gave-way" : "held";
}

export const resultHead = (fight: Fight, mine: Side | null): string =>
  t("web-pog-result-head", { outcome: outcomeOf(fight, mine), space: spaceName(fight.target) });

/** “You win by 4: the enemy retreats two spaces.” with whom it cost. */
export function resultLine(fight: Fight, mine: Side | null): string {
  const { decided } = fight;
  if (!decided) return t("web-pog-result-called-off");
  const by = Math.abs(decided.defenderLoss - decided.attackerLoss);
  const who = decided.winner === "" ? "nobody" : decided.winner === (mine ?? fight.side) ? "you" : "they";
  const won = t("web-pog-result-won", { who, by });
  const gone = fight.hurt.filter(isLost).map((one) => kindName(one.unit));
  const fell = gone.length ? t("web-pog-result-fell", { units: list(gone), count: gone.length }) : "";
  const went = fight.stood
    ? t("web-pog-they-stood")
    : fight.retreats.length
      ? t("web-pog-result-retreat", { spaces: decided.retreat, who: fight.side === mine ? "they" : "you" })
      : "";
  return [won, fell, went].filter(Boolean).join(" ");
}

/** What another person is asked while a battle is fought. */
export const waitingLine = (name: string, fires: number, retreat: boolean): string =>
  t("web-pog-battle-waits", { name, what: !fires ? "card" : retreat ? "retreat" : "losses" });
