/** Words of the game that the lobby needs as well: nations, phases. */
import { t } from "../../i18n/index.svelte";
import { NATIONS } from "./generated";
import type { NwView } from "./types";

/** A nation by its id, without anything fetched. */
export const nationWord = (nation: string): string => t("web-nw-nation", { nation });

export const isNation = (id: string): boolean => NATIONS.some((nation) => nation === id);

/** `1805.2.france` and `1807.0.peace`. */
export function readPhase(phase: string): { year: string; round: number; what: string } | null {
  const found = /^(\d{4})\.(\d+)\.([a-z_]*)$/.exec(phase);
  return found ? { year: found[1]!, round: Number(found[2]), what: found[3]! } : null;
}

/** What goes on: an impulse, a phase, the opening. */
export function stageWords(what: string): string {
  if (isNation(what)) return t("web-nw-impulse-of", { nation: nationWord(what) });
  return !what || what === "opening" ? t("web-nw-opening") : t(`nw-phase-${what.replaceAll("_", "-")}`);
}

export const phaseWords = (view: Pick<NwView, "phase">): string => stageWords(readPhase(view.phase)?.what ?? "");
