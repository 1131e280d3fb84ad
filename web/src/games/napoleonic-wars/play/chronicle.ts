/** What the log of The Napoleonic Wars says, impulse by impulse. */
import type { LogLine } from "../../../api/types";
import { eventName, type LogWords } from "../../../play/log";
import { isPlace } from "./box";
import { eventText } from "./say";

/** Told better by the lines that follow from them. */
const LEFT_OUT = new Set(["DieRolled", "DeckShuffled", "RoundBegan"]);
const HEADS: Record<string, "joins" | "begins" | "alone"> = { TurnBegan: "alone", PhaseBegan: "joins", ImpulseBegan: "begins" };

/** The colours of their pieces. */
const COLOURS: Record<string, string> = { france: "#2E5597", britain: "#B03A32", austria: "#E4E0D4", russia: "#4B7A4C", prussia: "#34332F", spain: "#8F6232", turkey: "#D9B33C", sweden: "#6FA8CC", denmark: "#C98A5E" };

export const LOG_WORDS: LogWords = {
  text: eventText,
  isLeftOut: (line) => LEFT_OUT.has(eventName(line)),
  heading: (line) => HEADS[eventName(line)] ?? "",
  colour: (line) => COLOURS[String(line.nation)],
  places: (line: LogLine) => [line.area, line.place, line.frm, line.to].filter((value): value is string => typeof value === "string" && isPlace(value)),
};
