/** Words of the score of any game. */
import type { Score, ScoreLine, Sentence, Summary } from "../api/types";
import { gameEntry } from "../games/registry";
import type { GameWords } from "../games/types";
import { seatName, turnName } from "../games/words";
import { has, list, number, signed, t } from "../i18n/index.svelte";

/** What the server says of the score, in the game's own words. */
export const said = (words: GameWords, sentence: Sentence): string => words.reasonText({ ...sentence, readings: [] });

export const isSeat = (table: Summary, line: string): boolean => table.seats.some((seat) => seat.id === line);

/** A line by its seat, or the track that belongs to nobody. */
export const lineName = (table: Summary, line: string): string =>
  isSeat(table, line) ? seatName(table.game, line) : t("web-score-track");

/** The power whose colours and emblem a line has. */
export const linePower = (table: Summary, line: string): string =>
  isSeat(table, line) ? (gameEntry(table.game)?.card.powersOf(line)[0] ?? "") : "";

export const turn = (table: Summary, phase: string): string =>
  phase ? turnName({ ...table, phase }) : t("web-score-start");

/** The stretch of the game that began with a phase, up to the next count. */
export const span = (table: Summary, phase: string): string =>
  (phase && gameEntry(table.game)?.card.spanName?.(phase)) || turn(table, phase);

/** Points that may be gained and lost have a sign; what is only counted has none. */
export const counted = (score: Score, points: number): string =>
  score.lines.some((line) => line.points < 0) || !score.thresholds.length ? signed(points) : number(points);

/** A line in a sentence: “France, 3: Keys above the start +1, Resources left +2”. */
export function lineSentence(table: Summary, words: GameWords, line: ScoreLine): string {
  const sources = line.sources.map((one) =>
    t("web-score-source", { source: said(words, one.told), points: signed(one.points) }),
  );
  return t("web-score-line", {
    name: lineName(table, line.id),
    points: number(line.points),
    sources: list(sources),
  });
}

export interface Sum {
  id: string;
  name: string;
  points: number;
}

/** The sources of a line in a few words each, those of one kind together; what counts nothing is left out. */
export function sums(words: GameWords, line: ScoreLine): Sum[] {
  const found: Sum[] = [];
  for (const { told, points } of line.sources) {
    const short = `${told.message}-short`;
    const name = said(words, has(short) ? { ...told, message: short } : told);
    const same = found.find((one) => one.name === name);
    if (same) same.points += points;
    else found.push({ id: told.message, name, points });
  }
  return found.filter((one) => one.points !== 0);
}
