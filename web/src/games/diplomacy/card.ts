/** Diplomacy as the lobby sees it. */
import dark from "./assets/board-dark.webp";
import light from "./assets/board-light.webp";
import { list, t } from "../../i18n/index.svelte";
import type { GameCard } from "../types";

const PHASE = /^([SF])(\d{4})([MRA])$/;
/** Where the homelands lie on the board, as shares of its width and height. */
const HOMES: Record<string, [number, number]> = {
  Austria: [0.56, 0.56],
  England: [0.21, 0.29],
  France: [0.25, 0.56],
  Germany: [0.45, 0.43],
  Italy: [0.48, 0.72],
  Russia: [0.74, 0.34],
  Turkey: [0.86, 0.78],
};

function parts(phase: string): { season: string; year: string; kind: string } | null {
  const found = PHASE.exec(phase);
  return found ? { season: found[1]!, year: found[2]!, kind: found[3]! } : null;
}

export const diplomacy: GameCard = {
  id: "diplomacy",
  year: 1901,
  prefix: "dip",
  firstOptions: ["press", "reading"],
  usualNumbers: { last_year: 1910 },
  paces: ["untimed", "live", "slow", "fixed"],
  againstMute: { press: "none" },
  powersOf: (seat) => seat.split("+"),
  seatName: (seat) => list(seat.split("+").map((power) => t("dip-power", { power }))),
  points: (seat) => seat.score?.centres ?? null,
  seatSentence: (seat, told) =>
    t("web-dip-seat-state", { ...told, seat: diplomacy.seatName(seat.id), points: diplomacy.points(seat) ?? 0 }),
  picture: { light, dark, size: [1400, 972] },
  showcase: "Austria",
  firstSeat: "France",
  homeOf: (seat) => HOMES[seat.split("+")[0] ?? ""] ?? [0.42, 0.5],
  phaseName: (phase) => {
    const known = parts(phase);
    return known ? t("dip-phase", known) : phase;
  },
  spanName: (phase) => {
    const known = parts(phase);
    return known ? t("web-dip-year", { year: known.year }) : "";
  },
  turnName: (phase) => {
    const known = parts(phase);
    return known ? t("dip-turn", known) : phase;
  },
};
