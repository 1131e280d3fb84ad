/** What the log of The Napoleonic Wars says, impulse by impulse. */
import type { LogLine } from "../../../api/types";
import { eventName, type LogWords } from "../../../play/log";
import { COLOURS } from "../nations";
import { isPlace } from "./box";
import { eventText } from "./say";

/** Told better by the lines that follow from them. */
const LEFT_OUT = new Set(["DieRolled", "DeckShuffled", "RoundBegan"]);
const HEADS: Record<string, "joins" | "begins" | "alone"> = { TurnBegan: "alone", PhaseBegan: "joins", ImpulseBegan: "begins" };

export const LOG_WORDS: LogWords = {
  text: eventText,
  isLeftOut: (line) => LEFT_OUT.has(eventName(line)),
  heading: (line) => HEADS[eventName(line)] ?? "",
  colour: (line) => COLOURS[String(line.nation)],
  places: (line: LogLine) => [line.area, line.place, line.frm, line.to].filter((value): value is string => typeof value === "string" && isPlace(value)),
};
