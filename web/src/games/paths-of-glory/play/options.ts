/** Answers by their parts: which units, from where, over which spaces, with which cards. No rules here. */
import type { WireOption } from "../../../i18n/speaking";
import type { PogPiece, PogQuestion } from "../types";

/** Counters that look alike, as the server names them. */
export interface Ref {
  unit: string;
  reduced: boolean;
  /** Empty where the answer names none. */
  space: string;
}

/** What losses leave. */
export interface Losses {
  kept: Ref[];
  eliminated: Ref[];
  removed: Ref[];
  fort_destroyed: boolean;
}

/** What the answers of this game are about, by the names of their parts. */
export type Parts = Record<string, unknown> & {
  unit?: Ref;
  units?: Ref[];
  space?: string;
  path?: string[];
  purpose?: string;
  card?: string;
  other?: string;
  box?: string;
  losses?: Losses;
};

export interface Choice extends WireOption {
  parts: Parts;
  units: Ref[];
  /** Spaces the units stand in, each once. */
  from: string[];
  /** The way, its last space being the goal; a single space where something is done in place. */
  way: string[];
  cards: string[];
}

/** Every answer. */
export function answersOf(question: Pick<PogQuestion, "options" | "folded">): WireOption[] {
  const folded = (question.folded ?? []).flatMap(({ verb, heads, part, tails }) =>
    heads.flatMap((head) =>
      tails.map((tail) => ({ text: `${head.text} ${tail}`, verb, parts: { ...head.parts, [part]: tail } })),
    ),
  );
  return [...question.options, ...folded];
}

const unique = (items: string[]): string[] => [...new Set(items.filter(Boolean))];

export function choiceOf({ text, verb, parts: told }: WireOption): Choice {
  const parts = told as Parts;
  const units = parts.units ?? (parts.unit ? [parts.unit] : (parts.losses?.kept ?? []));
  return {
    text,
    verb,
    parts,
    units,
    from: unique(units.map((unit) => unit.space)),
    way: parts.path ?? (parts.space ? [parts.space] : []),
    cards: [parts.card, parts.other].filter((card) => card !== undefined),
  };
}

export const goalOf = (choice: Choice): string => choice.way.at(-1) ?? "";

/** A counter as answers name it. */
export const refOf = ({ kind, reduced, space }: Pick<PogPiece, "kind" | "reduced" | "space">): Ref => ({
  unit: kind,
  reduced,
  space,
});

/** The same in a text that is sent. */
export const refText = ({ unit, reduced, space }: Ref): string =>
  `${unit}${reduced ? " reduced" : ""}${space ? `@${space}` : ""}`;

/** What tells two groups of units apart. */
export const groupKey = (refs: readonly Ref[]): string => refs.map(refText).sort().join(", ");

export const unitsKey = (choice: Choice): string => groupKey(choice.units);

/** Every unit that some of these choices take from the board, as often as the fullest of them does. */
export function offered(choices: readonly Choice[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const choice of choices) {
    const own = new Map<string, number>();
    for (const key of choice.units.map(refText)) own.set(key, (own.get(key) ?? 0) + 1);
    for (const [key, count] of own) most.set(key, Math.max(most.get(key) ?? 0, count));
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
    const alike = pieces.filter((piece) => refText(refOf(piece)) === ref);
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
