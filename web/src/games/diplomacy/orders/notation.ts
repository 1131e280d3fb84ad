/** Orders in their one canonical notation, read into parts. People's own notation is read by the server. */

export type UnitKind = "A" | "F";
export type OrderKind =
  "hold" | "move" | "support-hold" | "support" | "convoy" | "retreat" | "disband" | "build" | "remove" | "waive";

export interface Order {
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

const VIA = " via convoy";
const PLACE = /^[A-Z][A-Za-z]{2}(\/[NSE]C)?$/;

/** The parts of an order such as `F Nth C A Yor - Bel`; null where the text is none. */
export function readOrder(text: string): Order | null {
  const order = parts(text);
  if (!order || order.kind === "waive") return order;
  return [order.at, order.other?.at, order.target].every((place) => place === undefined || PLACE.test(place))
    ? order
    : null;
}

function parts(text: string): Order | null {
  if (text === "Waive") return { kind: "waive", unit: "A", at: "", via: false };
  const via = text.endsWith(VIA);
  const words = (via ? text.slice(0, -VIA.length) : text).split(" ");
  const [first, second, third] = words;
  if (words.length === 3 && (first === "B" || first === "R") && isKind(second)) {
    return { kind: first === "B" ? "build" : "remove", unit: second, at: third!, via: false };
  }
  if (!isKind(first) || second === undefined) return null;
  const unit = { unit: first, at: second, via };
  switch (third) {
    case "H":
      return words.length === 3 ? { kind: "hold", ...unit } : null;
    case "D":
      return words.length === 3 ? { kind: "disband", ...unit } : null;
    case "-":
    case "R":
      return words.length === 4 ? { kind: third === "-" ? "move" : "retreat", ...unit, target: words[3] } : null;
    case "S":
    case "C":
      return readHelp(unit, third, words);
    default:
      return null;
  }
}

function readHelp(unit: { unit: UnitKind; at: string; via: boolean }, verb: "S" | "C", words: string[]): Order | null {
  const [kind, at, dash, target] = words.slice(3);
  if (!isKind(kind) || at === undefined) return null;
  const other = { unit: kind, at };
  if (words.length === 5 && verb === "S") return { kind: "support-hold", ...unit, other };
  if (words.length !== 7 || dash !== "-") return null;
  return { kind: verb === "S" ? "support" : "convoy", ...unit, other, target };
}

function isKind(word: string | undefined): word is UnitKind {
  return word === "A" || word === "F";
}

/** `A Par` of an order. */
export function unitText(order: Order): string {
  return `${order.unit} ${order.at}`;
}
