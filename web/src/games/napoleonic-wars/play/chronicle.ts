/** What the log of The Napoleonic Wars says, impulse by impulse. */
import type { LogLine } from "../../../api/types";
import { eventName, type LogWords } from "../../../play/log";
import { COLOURS } from "../nations";
import { isPlace } from "./box";
import { eventText } from "./say";

/** Told better by the lines that follow from them. */
const LEFT_OUT = new Set(["DeckShuffled", "RoundBegan"]);
/** First words of the purposes of dice that an event of their own tells of; draws of cards are nobody's business. */
const DICE_TOLD = new Set(["battle", "battery", "intercept", "evade", "naval", "conquest", "peace", "attrition"]);
const isTold = (line: LogLine): boolean => line.bound !== 6 || DICE_TOLD.has(String(line.purpose).split(" ")[0]!);
const HEADS: Record<string, "joins" | "begins" | "alone"> = {
  TurnBegan: "alone",
  PhaseBegan: "joins",
  ImpulseBegan: "begins",
};

export const LOG_WORDS: LogWords = {
  text: eventText,
  isLeftOut: (line) => (eventName(line) === "DieRolled" ? isTold(line) : LEFT_OUT.has(eventName(line))),
  heading: (line) => HEADS[eventName(line)] ?? "",
  colour: (line) => COLOURS[String(line.nation)],
  places: (line: LogLine) =>
    [line.area, line.place, line.frm, line.to].filter(
      (value): value is string => typeof value === "string" && isPlace(value),
    ),
};
