/** The heap as the lobby sees it. */
import picture from "./heap.svg";
import { t } from "../../i18n/index.svelte";
import type { GameCard } from "../types";

export const heap: GameCard = {
  id: "heap",
  year: 1901,
  prefix: "heap",
  firstOptions: [],
  usualNumbers: {},
  paces: ["untimed", "live"],
  againstMute: {},
  powersOf: (seat) => [seat],
  seatName: (seat) => t("heap-seat", { seat }),
  points: () => null,
  seatSentence: (seat) => t("heap-seat", { seat: seat.id }),
  picture: { light: picture, dark: picture, size: [120, 80] },
  showcase: "north",
  firstSeat: "north",
  homeOf: (seat) => (seat === "north" ? [0.5, 0.1] : [0.5, 0.9]),
  phaseName: (phase) => t("heap-seat", { seat: phase }),
  turnName: (phase) => t("heap-seat", { seat: phase }),
};
