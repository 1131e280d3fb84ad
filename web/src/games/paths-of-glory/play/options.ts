/** Answers by their texts: `sr ge_3@metz to koblenz` into its verb, units, spaces and cards. No rules here. */
import type { PogPiece } from "../types";

export interface Ref {
  kind: string;
  reduced: boolean;
  /** Empty where the text names none. */
  space: string;
  text: string;
}

export interface Choice {
  text: string;
  verb: string;
  units: Ref[];
  /** Spaces the units stand in, each once. */
  from: string[];
  /** The way, its last space being the goal; a single space where something is done in place. */
  way: string[];
  cards: string[];
  /** `move` or `attack` for activations. */
  purpose: string;
}

export interface PogQuestion {
  seat: string;
  kind: string;
  options: string[];
  /** Many answers in few words: every head goes with every tail. */
  folded?: { heads: string[]; tails: string[] }[];
  about: Record<string, unknown>;
}

/** Every answer as a text. */
export function textsOf(question: Pick<PogQuestion, "options" | "folded">): string[] {
  const folded = (question.folded ?? []).flatMap(({ heads, tails }) =>
    heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)),
  );
  return [...question.options, ...folded];
}

const CARD = /^(?:ap|cp)_\d+$/;
const WHOLE = new Set([
  "done",
  "auto",
  "peace",
  "frontal",
  "accept",
  "decline",
  "guns of august",
  "no guns of august",
  "cancel trench",
  "keep trench",
  "kerensky",
  "save kerensky",
  "vp",
  "retreat",
  "slip away",
  "fight",
  "concede",
  "keep nothing",
]);
const UNITS_ONLY = new Set(["move", "entrench", "with", "flip", "return", "remove", "reduce", "eliminated", "removed"]);
const ONE_SPACE = new Set(["to", "attack", "flank"]);

export function readRef(text: string): Ref {
  const [words = "", space = ""] = text.trim().split("@");
  const reduced = words.endsWith(" reduced");
  return { kind: reduced ? words.slice(0, -" reduced".length) : words, reduced, space, text: text.trim() };
}

export const readRefs = (text: string): Ref[] => (text.trim() ? text.split(",").map(readRef) : []);

const unique = (items: string[]): string[] => [...new Set(items.filter(Boolean))];

/** Two parts with the first of these words between them. */
function parted(text: string, ...words: string[]): [string, string] {
  for (const word of words) {
    const at = text.indexOf(` ${word} `);
    if (at >= 0) return [text.slice(0, at), text.slice(at + word.length + 2)];
  }
  return [text, ""];
}

export function readChoice(text: string): Choice {
  const choice: Choice = { text, verb: text, units: [], from: [], way: [], cards: [], purpose: "" };
  if (WHOLE.has(text)) return choice;
  const verb = text.split(" ")[0]!;
  const rest = text.slice(verb.length + 1);
  choice.verb = verb;
  if (CARD.test(rest)) choice.cards = [rest];
  else if (verb === "activate") {
    const [space = "", purpose = ""] = rest.split(" ");
    Object.assign(choice, { way: [space], purpose });
  } else if (ONE_SPACE.has(verb)) choice.way = [rest];
  else if (verb === "trench") choice.way = [rest.replace(/^at /, "")];
  else if (verb === "path") choice.way = rest.split(/[ ,]+/);
  else if (UNITS_ONLY.has(verb)) choice.units = readRefs(rest);
  else if (verb === "keep" || verb === "stand") choice.units = survivors(text);
  else if (verb === "take") choice.cards = parted(rest, "for").filter(Boolean);
  else if (["sr", "retreat", "advance", "place", "rebuild"].includes(verb)) {
    const [units, way] = parted(rest, "to", "via", "at");
    choice.units = readRefs(units);
    choice.way = way ? way.split(/[ ,]+/) : [];
  }
  choice.from = unique(choice.units.map((unit) => unit.space));
  return choice;
}

export const goalOf = (choice: Choice): string => choice.way.at(-1) ?? "";

/** `stand keep a | eliminated b` and `keep …`: who is left. */
export function survivors(text: string): Ref[] {
  const first = text
    .replace(/^stand /, "")
    .split(" | ")[0]!
    .replace(/^keep /, "");
  return first === "nothing" ? [] : readRefs(first);
}

/** Counters as the texts of answers name them. */
export const refOf = (piece: Pick<PogPiece, "kind" | "reduced" | "space">): string =>
  `${piece.kind}${piece.reduced ? " reduced" : ""}@${piece.space}`;

/** What tells two groups of units apart. */
export const groupKey = (refs: readonly string[]): string => [...refs].sort().join(", ");

export const unitsKey = (choice: Choice): string => groupKey(choice.units.map((unit) => unit.text));

/** Every unit that some of these choices take from the board, as often as the fullest of them does. */
export function offered(choices: readonly Choice[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const choice of choices) {
    const own = new Map<string, number>();
    for (const { text } of choice.units) own.set(text, (own.get(text) ?? 0) + 1);
    for (const [text, count] of own) most.set(text, Math.max(most.get(text) ?? 0, count));
  }
  return most;
}

/** Counters on the board that stand for these refs; those in `last` (they have acted) only if nobody else does. */
export function piecesFor(
  refs: ReadonlyMap<string, number>,
  pieces: readonly PogPiece[],
  last: ReadonlySet<number> = new Set(),
): PogPiece[] {
  const found: PogPiece[] = [];
  for (const [ref, count] of refs) {
    const alike = pieces.filter((piece) => refOf(piece) === ref);
    found.push(
      ...[
        ...alike.filter((piece) => !last.has(piece.number)),
        ...alike.filter((piece) => last.has(piece.number)),
      ].slice(0, count),
    );
  }
  return found;
}

/** The choice with most units; the first of several. */
export const fullest = (choices: readonly Choice[]): Choice | null =>
  choices.reduce<Choice | null>(
    (best, choice) => (best && best.units.length >= choice.units.length ? best : choice),
    null,
  );
