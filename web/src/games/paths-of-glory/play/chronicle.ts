/** What the log of Paths of Glory says, by action round. */
import type { LogLine } from "../../../api/types";
import { eventName, type LogWords } from "../../../play/log";
import { eventText } from "./say";

/** Told better by the lines that follow from them. */
const LEFT_OUT = new Set(["DieRolled", "DeckShuffled"]);
const HEADS: Record<string, "joins" | "begins" | "alone"> = {
  TurnBegan: "alone",
  PhaseBegan: "joins",
  RoundBegan: "begins",
};
const COLOURS: Record<string, string> = { ap: "#2F5D8A", cp: "#4A463F" };

export const LOG_WORDS: LogWords = {
  text: eventText,
  isLeftOut: (line) => LEFT_OUT.has(eventName(line)),
  heading: (line) => HEADS[eventName(line)] ?? "",
  colour: (line) => COLOURS[String(line.side)],
  places: (line: LogLine) => {
    const named = [line.space, line.target].filter((value): value is string => typeof value === "string");
    return Array.isArray(line.path) ? [...named, ...(line.path as string[])] : named;
  },
};
