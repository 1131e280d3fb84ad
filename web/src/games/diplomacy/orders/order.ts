/** Orders as they are drawn and chosen. The server sends each with its parts; from then on its text stands for it. */
import type { DipOrder, DipPiece } from "../types";

export type UnitKind = DipPiece["kind"];
export type OrderKind = Exclude<DipOrder["verb"], "">;

export interface Order {
  text: string;
  kind: OrderKind;
  /** Kind and place of the ordered unit; empty for a waived build. */
  unit: UnitKind;
  at: string;
  /** The supported or convoyed unit. */
  other?: { unit: UnitKind; at: string };
  /** Where somebody goes: the unit itself, or the one it helps. */
  target?: string;
  via: boolean;
}

const known = new Map<string, Order>();
const sentAs = new Map<string, DipOrder>();

/** Remember an order by its text; lines that are no orders have none to remember. */
export function learn(sent: DipOrder): string {
  if (sent.verb && !known.has(sent.text)) {
    known.set(sent.text, made(sent, sent.verb));
    sentAs.set(sent.text, sent);
  }
  return sent.text;
}

function made({ text, parts }: DipOrder, kind: OrderKind): Order {
  const { unit, other, place, via } = parts;
  return {
    text,
    kind,
    unit: unit?.kind ?? "A",
    at: unit?.place ?? "",
    ...(other ? { other: { unit: other.kind, at: other.place } } : {}),
    ...(place ? { target: place } : {}),
    via: via ?? false,
  };
}

/** The order that was sent with this text. */
export const orderOf = (text: string): Order | null => known.get(text) ?? null;

/** The same as it was sent. */
export const sentOf = (text: string): DipOrder => sentAs.get(text) ?? { text, verb: "", parts: {} };

/** The move that a support or convoy expects of the unit it helps. */
export function expectedMove({ other, target }: Order): Order {
  const { unit, at } = other!;
  return { text: `${unit} ${at} - ${target}`, kind: "move", unit, at, target, via: false };
}
