/** What threatens the reader's side, as the server tells it, in words. No rules here. */
import { list, t } from "../../../i18n/index.svelte";
import { capital } from "../../../play/rows";
import type { Danger } from "../generated";
import type { Desk } from "../play/desk.svelte";
import { kindName, spaceName } from "../play/speakers";

/** Rounds of a turn, as the bar above the table counts them. */
export const LAST_ROUND = 6;

export function dangersOf(desk: Desk): Danger[] {
  if (!desk.side || desk.view.result || desk.props().at !== null) return [];
  return desk.view.dangers?.[desk.side === "ap" ? 0 : 1] ?? [];
}

export const lostArmies = (dangers: readonly Danger[]): number =>
  dangers.reduce((sum, one) => sum + one.units.length, 0);

export function unitsOf(danger: Danger, desk: Desk): string {
  const pieces = danger.units.flatMap((number) => desk.view.pieces.filter((piece) => piece.number === number));
  return capital(list(pieces.map((piece) => kindName(piece.kind))));
}

export function wordsOf(danger: Danger, desk: Desk): string {
  return t("web-pog-danger", {
    kind: danger.kind,
    units: unitsOf(danger, desk),
    space: danger.space ? spaceName(danger.space) : "",
    nation: danger.nation ? t("pog-nation", { nation: danger.nation }) : "",
  });
}
