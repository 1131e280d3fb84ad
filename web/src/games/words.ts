/** Words of the lobby about any game: titles, seats, paces, options. */
import type { OptionSpec, OptionValue, Pace, Seat, Summary } from "../api/types";
import { has, list, number, t } from "../i18n/index.svelte";
import { gameEntry } from "./registry";

export const gameTitle = (game: string): string => (has(`web-game-${game}`) ? t(`web-game-${game}`) : game);

export const seatName = (game: string, seat: string): string => gameEntry(game)?.card.seatName(seat) ?? seat;

export const turnName = (table: Summary): string => gameEntry(table.game)?.card.turnName(table.phase) ?? table.phase;

export const phaseName = (game: string, phase: string): string => gameEntry(game)?.card.phaseName(phase) ?? phase;

/** Fluent ids have hyphens where names in code have underscores and spaces. */
const slug = (text: string): string => text.replaceAll(/[_ ]/g, "-");

function gameText(game: string, rest: string): string | null {
  const id = `${gameEntry(game)?.card.prefix ?? game}-${rest}`;
  return has(id) ? t(id) : null;
}

export const scenarioName = (game: string, scenario: string): string =>
  gameText(game, `scenario-${slug(scenario)}`) ?? scenario;
export const scenarioAbout = (game: string, scenario: string): string =>
  gameText(game, `scenario-${slug(scenario)}-about`) ?? "";
export const optionName = (game: string, option: string): string => gameText(game, `option-${slug(option)}`) ?? option;
export const optionAbout = (game: string, option: string): string =>
  gameText(game, `option-${slug(option)}-about`) ?? "";

/** A way to turn the end of a game into points. */
export const scoringName = (system: string): string => t(`web-scoring-${system}`);

/** One value of an option: its own words, or the words all options share. */
export function choiceName(game: string, option: string, choice: OptionValue): string {
  if (typeof choice === "boolean") return t(choice ? "value-yes" : "value-no");
  if (choice === 0) return gameText(game, `option-${slug(option)}-none`) ?? number(0);
  if (typeof choice === "number") return String(choice);
  return (
    gameText(game, `option-${slug(option)}-${slug(choice)}`) ??
    gameText(game, `option-${slug(choice)}`) ??
    (choice === "yes" || choice === "no" ? t(`value-${choice}`) : choice)
  );
}

/** What a value of an option brings and costs, where the game says so. */
export function choiceTold(
  game: string,
  option: string,
  choice: OptionValue,
): { line: string; gains: string[]; price: string } | null {
  const part = (rest: string): string | null =>
    gameText(game, `option-${slug(option)}-${slug(String(choice))}-${rest}`);
  const [line, price] = [part("line"), part("price")];
  if (line === null || price === null) return null;
  return { line, price, gains: ["gain-1", "gain-2"].flatMap((rest) => part(rest) ?? []) };
}

/** The options of a table that are not as usual, in words. */
export function unusualOptions(game: string, specs: OptionSpec[], chosen: Record<string, OptionValue>): string[] {
  return specs
    .filter((spec) => chosen[spec.name] !== undefined && chosen[spec.name] !== spec.default)
    .map((spec) =>
      t("web-option-chosen", {
        option: optionName(game, spec.name),
        choice: choiceName(game, spec.name, chosen[spec.name]!),
      }),
    );
}

export const levelName = (level: string): string => (has(`web-level-${level}`) ? t(`web-level-${level}`) : level);
export const levelAbout = (level: string): string =>
  has(`web-level-${level}-about`) ? t(`web-level-${level}-about`) : "";

/** The pace in a few words for tags. */
export function paceShort(pace: Pace): string {
  switch (pace.kind) {
    case "untimed":
      return t("web-pace-untimed");
    case "live":
      return t("web-pace-live-short", { minutes: Math.round(pace.later / 60) });
    case "slow":
      return t("web-pace-slow-short", { hours: pace.hours });
    case "fixed":
      return t("web-pace-fixed-short", { hours: list(pace.at) });
  }
}

/** Who sits there, as the seat's row says it. */
export function occupant(seat: Seat): string {
  switch (seat.who) {
    case "bot":
      return t("web-seat-bot", { level: levelName(seat.level ?? "") });
    case "open":
      return t("web-seat-open");
    case "invited":
      return t("web-seat-invited");
    case "hotseat":
      return seat.name ? t("web-seat-hotseat-of", { player: seat.name }) : t("web-seat-hotseat");
    case "person":
      if (seat.standin) return t("web-seat-standin", { player: seat.name || t("web-seat-anonymous") });
      if (seat.program) return t("web-seat-program", { player: seat.name ?? "" });
      return seat.name || t("web-seat-anonymous");
  }
}
