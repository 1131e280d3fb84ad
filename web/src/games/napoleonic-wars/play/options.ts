/** Answers in parts: which pieces act, where they stand, where it leads. No rules here. */
import type { WireOption } from "../../../i18n/speaking";
import type { NwQuestion } from "../types";
import { isLeader, isNation } from "./box";

/** A force: leaders in order, strength by nation. */
export interface Pieces {
  leaders: string[];
  sp: Record<string, number>;
}

export interface Choice extends WireOption {
  /** Its price in manoeuvres. */
  price: number;
  /** The kind of action it belongs to. */
  word: string;
  /** The pieces that act, and how they are written. */
  pieces: Pieces | null;
  force: string;
  /** Where they stand. */
  from: string;
  /** Where it leads, or where it is done. */
  goal: string;
  card: string;
}

/** Verbs of actions that go by another word. */
const WORDS: Record<string, string> = {
  "build-sp": "build",
  "build-leader": "build",
  "build-squadron": "build",
  "regroup-sp": "regroup",
  "regroup-leader": "regroup",
  "regroup-squadron": "regroup",
  "war-join": "war",
  "end-war": "end_war",
};
/** Verbs of answers whose pieces stand, or will stand, where it is done. */
const HERE = new Set(["siege", "take-sp", "give-up", ...Object.keys(WORDS)]);

/** Every answer with its price. */
export function choicesOf(question: Pick<NwQuestion, "options" | "prices" | "folded">): Choice[] {
  const plain = question.options.map((option, nth) => choiceOf(option, question.prices?.[nth] ?? 0));
  const folded = (question.folded ?? []).flatMap(({ heads, tails, prices }) =>
    heads.flatMap((head) =>
      tails.map((tail, nth) =>
        choiceOf(
          { text: `${head.text} ${tail.text}`, verb: head.verb, parts: { ...head.parts, ...tail.parts } },
          prices[nth] ?? 0,
        ),
      ),
    ),
  );
  return [...plain, ...folded];
}

const named = (value: unknown): string => (typeof value === "string" ? value : "");

export function choiceOf(option: WireOption, price = 0): Choice {
  const { verb, parts } = option;
  const pieces = (parts.force as Pieces | undefined) ?? null;
  const area = named(parts.area) || named(parts.place) || named(parts.port);
  const fleet = (parts.fleet as string[] | undefined) ?? [];
  const from = verb === "place-from" ? "" : named(parts.frm) || (HERE.has(verb) ? area : "");
  return {
    ...option,
    price,
    word: WORDS[verb] ?? verb,
    pieces,
    force: pieces ? piecesText(pieces) : fleet.join(", "),
    from,
    goal: named(parts.to) || area || ((parts.ceded as string[] | null | undefined)?.[0] ?? from),
    card: named(parts.card),
  };
}

/** Pieces as a position or somebody at the keyboard writes them: `napoleon, ney + 8 france`. */
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
  const size = (choice: Choice): number => (choice.pieces ? sizeOf(choice.pieces) : 0);
  return [...each.values()].sort((a, b) => a.price - b.price || size(b) - size(a));
}
