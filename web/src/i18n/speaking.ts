/** Options and events into sentences, by the kinds of what they speak of. A game gives its names, no more.
 *
 * The server does the same in `locale/speaking.py`; the tables of kinds are made from its declarations.
 */
import type { WireOption } from "../api/generated";
import type { Params } from "./bundle";
import { has, list, signed, t } from "./index.svelte";

export type { WireOption };

/** Verb -> part -> kind, and the same of events; variants are `[field, ending, whether the field is empty]`. */
export interface Kinds {
  options: Record<string, Record<string, string>>;
  events: Record<string, { parts: Record<string, string>; variants: [string, string, boolean][] }>;
}

/** Several things said of one value: the empty name is its own word, the others stand beside it (`unit_kind`). */
export type Facets = Record<string, string | number>;
export type Speaker = (value: never) => string | number | Facets;

const SEVERAL = "*";
const NOTHING = "–";
const COMMON: Record<string, Speaker> = {
  number: (value: number) => value,
  yes: (value: boolean) => (value ? "yes" : "no"),
  signed: (value: number) => signed(value),
};

/** `TurnBegan` as `turn-began`. */
export const dashed = (name: string): string => (name.match(/[A-Z][a-z]+/g) ?? []).join("-").toLowerCase();
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Words that one message chooses by the value. */
export const select =
  (message: string, name: string): Speaker =>
  (value: string) =>
    t(message, { [name]: value });

const isEmpty = (value: unknown): boolean =>
  !value || (Array.isArray(value) ? !value.length : typeof value === "object" && !Object.keys(value).length);

/** What is said of a value, under its name and beside it. */
export function facets(name: string, said: string | number | Facets): Params {
  if (typeof said !== "object") return { [name]: said };
  return Object.fromEntries(Object.entries(said).map(([facet, word]) => [facet ? `${name}_${facet}` : name, word]));
}

export class Voice {
  readonly #speakers: Record<string, Speaker>;

  constructor(
    readonly prefix: string,
    readonly kinds: Kinds,
    speakers: Record<string, Speaker>,
  ) {
    this.#speakers = { ...COMMON, ...speakers };
  }

  /** An answer in words; one without a sentence stays as it is written. */
  option(option: WireOption): string {
    const message = `${this.prefix}-do-${option.verb}`;
    return has(message) ? this.sentence(message, option.parts, this.kinds.options[option.verb] ?? {}) : option.text;
  }

  /** What happened, in one line; null for what says nothing to people. */
  event(name: string, parts: Record<string, unknown>): string | null {
    const known = this.kinds.events[name];
    if (!known) return null;
    const variant = known.variants.find(([field, , ifEmpty]) => isEmpty(parts[field]) === ifEmpty);
    const message = `${this.prefix}-event-${dashed(name)}${variant?.[1] ?? ""}`;
    return has(message) ? capital(this.sentence(message, parts, known.parts)) : null;
  }

  /** A message with its parts in words; parts that are missing are left out. */
  sentence(message: string, parts: Record<string, unknown>, kinds: Record<string, string>): string {
    const said: Params = {};
    for (const [name, kind] of Object.entries(kinds)) {
      const value = parts[name];
      if (value !== null && value !== undefined) Object.assign(said, facets(name, this.spoken(kind, value)));
    }
    return t(message, said);
  }

  said(kind: string, value: unknown): string | number {
    const said = this.spoken(kind, value);
    return typeof said === "object" ? said[""]! : said;
  }

  /** The same with what stands beside its own word. */
  spoken(kind: string, value: unknown): string | number | Facets {
    const speaker = this.#speakers[kind];
    if (speaker) return speaker(value as never);
    if (!kind.endsWith(SEVERAL)) return String(value);
    const items = value as unknown[];
    return items.length ? list(items.map((item) => String(this.said(kind.slice(0, -1), item)))) : NOTHING;
  }
}
