/** Replacement points as they are told: they come in halves, two for a step of an army. */
import { t } from "../../../i18n/index.svelte";
import type { PogQuestion } from "../types";

export const pointsLeft = (question: Pick<PogQuestion, "about"> | null): string[] =>
  ((question?.about.halves ?? []) as [nation: string, halves: number][])
    .filter(([, count]) => count > 0)
    .map(([nation, count]) => t("pog-points-of", { nation, count: count / 2 }));
