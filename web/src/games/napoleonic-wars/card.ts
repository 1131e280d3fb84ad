/** The Napoleonic Wars as the lobby sees it. */
import dark from "./assets/board-dark.webp";
import light from "./assets/board-light.webp";
import { t } from "../../i18n/index.svelte";
import { isNation, nationWord, readPhase, stageWords } from "./words";
import type { GameCard } from "../types";

/** Shields of the powers: emblems of the other games in the colours of this one. */
const SHIELDS: Record<string, string> = {
  france: "nw/France",
  britain: "nw/England",
  austria: "nw/Austria",
  russia: "nw/Russia",
  prussia: "nw/Germany",
};
/** The capitals, as shares of the width and height of the map. */
const HOMES: Record<string, [number, number]> = {
  france: [0.33, 0.47],
  britain: [0.28, 0.36],
  austria: [0.58, 0.48],
  russia: [0.82, 0.2],
  prussia: [0.53, 0.34],
};

function moment(phase: string): string {
  const known = readPhase(phase);
  if (!known) return isNation(phase) ? stageWords(phase) : phase;
  return known.round ? t("web-nw-moment", { year: known.year, round: known.round }) : known.year;
}

export const napoleonicWars: GameCard = {
  id: "napoleonic-wars",
  year: 1805,
  prefix: "web-nw",
  firstOptions: ["bid", "responses"],
  optionFits: (option, scenario) => option !== "bid" || scenario.endsWith("-2"),
  usualNumbers: {},
  paces: ["untimed", "live", "slow", "fixed"],
  paceFields: ["later", "short"],
  againstMute: {},
  sources: "/rules/napoleonic-wars#part-provenance",
  powersOf: (seat) => (SHIELDS[seat] ? [SHIELDS[seat]] : []),
  seatName: nationWord,
  points: (seat) => (seat.score as { points?: number } | null | undefined)?.points ?? null,
  seatSentence: (seat, told) => t("web-nw-seat-state", { ...told, seat: nationWord(seat.id) }),
  picture: { light, dark, size: [1400, 1038] },
  showcase: "france",
  firstSeat: "france",
  homeOf: (seat) => HOMES[seat] ?? [0.45, 0.42],
  phaseName: (phase) => {
    const known = readPhase(phase);
    return known ? [moment(phase), stageWords(known.what)].join(" · ") : moment(phase);
  },
  turnName: moment,
};
