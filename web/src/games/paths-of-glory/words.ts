/** Words of the game put together from its texts: turns, spaces, units. */
import { language, t } from "../../i18n/index.svelte";
import type { Places } from "./types";

const SEASONS = ["winter", "spring", "summer", "fall"];
export const TURNS = 20;

/** Season and year of a turn: three turns of 1914, then four a year. */
export function seasonOf(turn: number): { season: string; year: number } {
  if (turn <= 3) return { season: ["august", "september", "fall"][turn - 1] ?? "august", year: 1914 };
  const since = turn - 4;
  return { season: SEASONS[since % 4]!, year: 1915 + Math.floor(since / 4) };
}

export function turnName(turn: number): string {
  const { season, year } = seasonOf(turn);
  return t("pog-turn", { season, year: String(year) });
}

export function spaceName(places: Places, space: string): string {
  return places.spaces[space]?.names[language()] ?? space;
}

/** `ge_1`, `ge_corps` and the units with names of their own. */
export function unitName(unit: string, nation: string): string {
  const number = /_(\d+)$/.exec(unit);
  if (number) return t("pog-army", { nation, number: Number(number[1]) });
  if (unit === `${nation}_corps` || unit === "us_corps_optional") return t("pog-corps", { nation });
  return t(`pog-unit-${unit.replaceAll("_", "-")}`);
}
