/** Paths of Glory as the lobby sees it. */
import dark from "./assets/board-dark.webp";
import light from "./assets/board-light.webp";
import { t } from "../../i18n/index.svelte";
import { capital } from "../../play/rows";
import { turnName } from "./words";
import type { OptionValue } from "../../api/types";
import type { GameCard } from "../types";

const PHASE = /^(\d+)\.(\d+)\.(ap|cp)$/;
/** The capitals that stand for the sides, as shares of the width and height of the board. */
const HOMES: Record<string, [number, number]> = { ap: [0.22, 0.46], cp: [0.3, 0.42] };

/** How a solo game finds its range decides which numbers it needs. */
function soloFits(option: string, options: Record<string, OptionValue>): boolean {
  if (option === "solo_fixed") return options.solo_range === "fixed";
  return !option.startsWith("solo_mat_") || options.solo_range === "mat";
}

function parts(phase: string): { turn: number; round: number; side: string } | null {
  const found = PHASE.exec(phase);
  return found ? { turn: Number(found[1]), round: Number(found[2]), side: found[3]! } : null;
}

export const pathsOfGlory: GameCard = {
  id: "paths-of-glory",
  year: 1914,
  prefix: "pog",
  firstOptions: ["edition", "solo"],
  optionFits: (option, _, options) =>
    !option.startsWith("solo_") || (options.solo === true && soloFits(option, options)),
  playsAlone: (options) => options.solo === true,
  usualNumbers: {},
  paces: ["untimed", "live", "slow", "fixed"],
  paceFields: ["later"],
  againstMute: {},
  powersOf: (seat) =>
    seat === "ap" ? ["France", "England", "Russia"] : seat === "cp" ? ["Germany", "Austria", "Turkey"] : [],
  seatName: (seat) => capital(t("pog-side", { side: seat })),
  points: (seat) => (seat.score as { vp?: number } | null | undefined)?.vp ?? null,
  seatSentence: (seat, told) => t("web-pog-seat-state", { ...told, seat: pathsOfGlory.seatName(seat.id) }),
  picture: { light, dark, size: [1400, 1024] },
  showcase: "cp",
  firstSeat: "cp",
  homeOf: (seat) => HOMES[seat] ?? [0.26, 0.44],
  phaseName: (phase) => {
    const known = parts(phase);
    if (!known) return phase;
    const turn = turnName(known.turn);
    return known.round
      ? t("pog-moment-round", { turn, round: known.round, side: t("pog-side", { side: known.side }) })
      : turn;
  },
  turnName: (phase) => {
    const known = parts(phase);
    return known ? turnName(known.turn) : phase;
  },
};
