/** Answers by their texts: `move napoleon + 8 france @ calais to brussels` into its parts. No rules here. */
import type { NwQuestion } from "../types";
import { isCard, isLeader, isNation, isPlace } from "./box";

export interface Choice {
  text: string;
  verb: string;
  /** Its price in manoeuvres. */
  price: number;
  /** The pieces that act, as the text names them: `napoleon + 8 france`. */
  force: string;
  /** Where they stand. */
  from: string;
  /** Where it leads, or where it is done. */
  goal: string;
  card: string;
}

/** Every answer as a text, with its price. */
export function textsOf(question: Pick<NwQuestion, "options" | "prices" | "folded">): [text: string, price: number][] {
  const plain = question.options.map((text, nth): [string, number] => [text, question.prices?.[nth] ?? 0]);
  const folded = (question.folded ?? []).flatMap(({ heads, tails, prices }) =>
    heads.flatMap((head) => tails.map((tail, nth): [string, number] => [`${head} ${tail}`, prices[nth] ?? 0])),
  );
  return [...plain, ...folded];
}

const CARD_VERBS = new Set(["cp", "event", "play", "discard", "influence", "restore", "pay", "replace", "end_war"]);
/** Verbs after which something has a force of its own. */
const WITH_FORCE = new Set(["move", "convoy", "intercept", "evade", "siege", "sail", "patrol"]);

const after = (text: string, sign: RegExp): string => sign.exec(text)?.[1] ?? "";

export function readChoice(text: string, price = 0): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const choice: Choice = { text, verb, price, force: "", from: "", goal: "", card: "" };
  const body = rest.join(" ");
  if (CARD_VERBS.has(verb) && isCard(body)) return { ...choice, card: body };
  if (rest[0] === "responds") choice.card = rest[1] ?? "";
  choice.from = after(text, /@ ([a-z_]+)/);
  const to = after(text, /(?:^| )to ([a-z_]+)/);
  choice.goal = isPlace(to)
    ? to
    : choice.from || (rest.find((word) => isPlace(word.replace(/,$/, "")))?.replace(/,$/, "") ?? "");
  if (WITH_FORCE.has(verb))
    choice.force = verb === "siege" ? (body.split(" with ")[1] ?? "") : body.split(/ @ | to /)[0]!;
  if (verb === "siege") choice.from = choice.goal;
  return choice;
}

/** A force as its text names it: leaders in order, strength by nation. */
export interface Pieces {
  leaders: string[];
  sp: Record<string, number>;
}

export function readPieces(text: string): Pieces {
  const pieces: Pieces = { leaders: [], sp: {} };
  for (const part of text
    .split(/[+,]/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const strength = /^(\d+) ([a-z]+)$/.exec(part);
    if (strength && isNation(strength[2]!)) pieces.sp[strength[2]!] = Number(strength[1]);
    else if (isLeader(part)) pieces.leaders.push(part);
  }
  return pieces;
}

export function piecesText({ leaders, sp }: Pieces): string {
  const strength = Object.entries(sp)
    .filter(([, count]) => count > 0)
    .map(([nation, count]) => `${count} ${nation}`);
  return [leaders.join(", "), strength.join(", ")].filter(Boolean).join(" + ");
}

export const sizeOf = ({ leaders, sp }: Pieces): number =>
  leaders.length + Object.values(sp).reduce((sum, count) => sum + count, 0);

/** Every force that could go, each once: the cheapest first, of equal ones the largest. */
export function forcesOf(choices: readonly Choice[]): Choice[] {
  const each = new Map(choices.map((choice) => [choice.force, choice]));
  const size = (choice: Choice): number => sizeOf(readPieces(choice.force));
  return [...each.values()].sort((a, b) => a.price - b.price || size(b) - size(a));
}
