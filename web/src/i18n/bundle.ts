/** Fluent without any framework: one language's messages, numbers, lists and dates. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/types";
import { caseFunctions, formsIn } from "./declension";

/** British spelling needs British numbers and dates. */
export const REGIONS: Record<Language, string> = { en: "en-GB", ru: "ru-RU", hu: "hu-HU" };

export type Params = Record<string, FluentVariable>;

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
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "number" && value < 0 ? this.number(value) : value,
      ]),
    );
  }

  private complain(id: string, what: string): string {
    if (!this.complaints.has(id)) {
      this.complaints.add(id);
      console.warn(`${this.language}: ${id}: ${what}`);
    }
    return id;
  }
}
