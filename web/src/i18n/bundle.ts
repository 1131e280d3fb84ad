/** Fluent without any framework: one language's messages, numbers, lists and dates. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/types";
import { caseFunctions, formsIn } from "./declension";

/** British spelling needs British numbers and dates. */
export const REGIONS: Record<Language, string> = { en: "en-GB", ru: "ru-RU", hu: "hu-HU" };

export type Params = Record<string, FluentVariable>;

/** Written alike in all our languages: nothing to group, no fraction. */
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The browser's own writer of numbers takes 30 ms to make: a table that opens can do without. */
class ShortNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly complaints = new Set<string>();
  /** Made once: to make one takes the browser longer than to write a hundred numbers with it. */
  private numbers: Intl.NumberFormat | null = null;
  private readonly lists = new Map<string, Intl.ListFormat>();

  constructor(
    readonly language: Language,
    source: string,
  ) {
    const resource = new FluentResource(source);
    this.bundle = new FluentBundle(REGIONS[language], {
      functions: caseFunctions(formsIn(resource)),
      useIsolating: false,
    });
    for (const problem of this.bundle.addResource(resource)) {
      console.warn(`${language}: ${problem.message}`);
    }
  }

  get region(): string {
    return REGIONS[this.language];
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message with its parameters, or the id where the message is missing. */
  format(id: string, params: Params = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.complain(id, "no such message");
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.slots(params), problems);
    if (problems[0]) this.complain(id, problems[0].message);
    return text;
  }

  number(value: number): string {
    if (isShort(Math.abs(value))) return (value < 0 ? "\u2212" : "") + Math.abs(value);
    this.numbers ??= new Intl.NumberFormat(this.region);
    return this.numbers.format(value).replace("-", "\u2212");
  }

  list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    const known = this.lists.get(type) ?? new Intl.ListFormat(this.region, { type });
    this.lists.set(type, known);
    return known.format(items);
  }

  date(when: Date | string, style: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.region, { hourCycle: "h23", ...style }).format(new Date(when));
  }

  /** Fluent would write a hyphen; a number below zero is never counted, so it needs no plural. */
  private slots(params: Params): Params {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? this.slot(value) : value]),
    );
  }

  private slot(value: number): FluentVariable {
    if (value < 0) return this.number(value);
    return isShort(value) ? new ShortNumber(value) : value;
  }

  private complain(id: string, what: string): string {
    if (!this.complaints.has(id)) {
      this.complaints.add(id);
      console.warn(`${this.language}: ${id}: ${what}`);
    }
    return id;
  }
}
