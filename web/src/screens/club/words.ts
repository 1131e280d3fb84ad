/** Words of tournaments that several screens need. */
import type { EventEntry, EventSettings, EventSummary } from "../../api/types";
import { gameTitle, levelName, paceShort, scenarioName } from "../../games/words";
import { number, t } from "../../i18n/index.svelte";

/** “Paths of Glory, introductory · Swiss · 24 hours a phase”. */
export const eventLine = (event: Pick<EventSummary, "game" | "scenario" | "format">): string =>
  [gameTitle(event.game), scenarioName(event.game, event.scenario), t(`club-format-${event.format}`)].join(" · ");

export const settingsLine = (settings: EventSettings): string => {
  const parts = [gameTitle(settings.game), scenarioName(settings.game, settings.scenario), paceShort(settings.pace)];
  if (settings.turns) parts.push(t("club-event-turns", { turns: settings.turns }));
  if (settings.days) parts.push(t("club-event-days", { days: settings.days }));
  return parts.join(" · ");
};

/** A person's name; a bot by its number and strength. */
export const entryName = (entry: EventEntry | undefined): string => {
  if (!entry) return "–";
  return entry.bot ? t("club-event-bot", { number: entry.number, level: levelName(entry.bot) }) : entry.name;
};

/** Halves as people write them. */
export const points = (value: number): string =>
  Number.isInteger(value * 2) && !Number.isInteger(value)
    ? `${Math.floor(value) || ""}½`
    : number(Math.round(value * 10) / 10);
