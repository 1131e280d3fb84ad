/** Standing orders as values: which gaps a sentence has, what fills them, and the text that is sent. No rules here. */
import type { Gap, OrderParts, OrderTold } from "../types";

/** The words before each clause, in the order they are written in. */
const CLAUSES: [word: string, gap: Gap][] = [
  ["when", "when"],
  ["against", "against"],
  ["at", "at"],
  ["for", "own"],
  ["on", "on"],
  ["to", "to"],
  ["if", "measure"],
  ["else", "other"],
];

/** `order stragglers play against ney at ulm` */
export function orderText(card: string, parts: OrderParts): string {
  if (parts.mode === "ask" || parts.mode === "off") return `order ${card} ${parts.mode}`;
  if (parts.mode !== "play") return `order ${card} ask ${parts.mode}`;
  const clauses = CLAUSES.flatMap(([word, gap]) => (parts[gap] ? [`${word} ${parts[gap]}`] : []));
  return ["order", card, "play", ...clauses].join(" ");
}

export interface Places {
  areas: readonly string[];
  zones: readonly string[];
}

/** The gaps of the sentence as it stands: one with a single choice is none, and what hangs on an open gap waits for it. */
export function gapsOf(told: OrderTold, parts: OrderParts): Gap[] {
  const names = Object.keys(told.gaps).filter((name): name is Gap => name !== "ask");
  return names.filter((gap) => {
    if (told.gaps[gap]!.length < 2) return false;
    if (gap === "to") return Boolean(parts.own && told.ways?.[parts.own]);
    return gap !== "other" || Boolean("to" in told.gaps ? parts.to : parts.on);
  });
}

/** Everything a gap may be filled with. A second choice is another one. */
export function choicesFor(told: OrderTold, parts: OrderParts, gap: Gap, map: Places): string[] {
  const beside = told.ways?.[parts.own ?? ""];
  const listed = told.gaps[gap] ?? [];
  const found =
    beside && (gap === "to" || gap === "other")
      ? ["", ...beside]
      : listed.flatMap((one) =>
          one === "*areas"
            ? map.areas
            : one === "*zones"
              ? map.zones
              : one === "*places"
                ? [...map.areas, ...map.zones]
                : [one],
        );
  const first = "to" in told.gaps ? parts.to : parts.on;
  return gap === "other" ? found.filter((one) => !one || one !== first) : found;
}

/** Another way: clauses are kept, and gaps that may not stay open are filled. */
export function withMode(told: OrderTold, parts: OrderParts, mode: OrderParts["mode"]): OrderParts {
  if (mode !== "play") return { ...parts, mode };
  const needed = Object.entries(told.gaps).filter(
    ([name, choices]) => name !== "ask" && choices.length > 1 && !choices.includes(""),
  );
  return { ...Object.fromEntries(needed.map(([name, choices]) => [name, choices[0]!])), ...parts, mode };
}

/** A gap is filled or left open; what hung on it and no longer fits is open again. */
export function withGap(told: OrderTold, parts: OrderParts, gap: Gap, value: string): OrderParts {
  const next: OrderParts = { ...parts, [gap]: value };
  if (gap === "own" && !told.ways?.[value]?.includes(next.to ?? "")) delete next.to;
  if (gap === "own" && !told.ways?.[value]?.includes(next.other ?? "")) delete next.other;
  if (next.other && (next.other === (next.to ?? next.on) || !gapsOf(told, next).includes("other"))) delete next.other;
  if (!value) delete next[gap];
  return next;
}

/** The moment the sentence speaks of; empty: any. */
export function momentOf(told: OrderTold, parts: OrderParts): string {
  if (parts.when) return parts.when;
  const only = told.gaps.when?.length === 1 ? told.gaps.when[0]! : "";
  return only || (parts.on === "roll" ? "roll" : "");
}
