/** The language in use. `t()` is reactive: whatever shows a text follows the switch at once. */
import type { Language } from "../api/types";
import { Texts, type Params } from "./bundle";
import * as times from "./times";

export const LANGUAGES: Language[] = ["en", "ru", "hu"];
/** Each language as it calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "русский", hu: "magyar" };
const STORED = "gp.language";

let current = $state.raw<Texts>(new Texts("en", ""));
let loaded = $state(false);
/** Texts come in parts: those of the house, of each game, of its rules and school: `ru/shell`. */
const SHELL = "shell";
const sources = new Map<string, Promise<string>>();
/** The parts that have been asked for, whatever the language. */
const needed = new Set<string>([SHELL]);
/** The parts the current texts are made of. */
let spoken = $state.raw<ReadonlySet<string>>(new Set());
/** The last one asked for wins, however late the others arrive. */
let wanted: Language | null = null;

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** What was chosen on this device, else what the browser speaks, else English. */
export function preferredLanguage(stored: string | null, spoken: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of spoken) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

/** What this person reads: the language in use, and what the browser speaks. */
export function spokenLanguages(): Language[] {
  const spoken = [language(), ...(navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase())];
  return [...new Set(spoken.filter(isLanguage))];
}

export function startLanguage(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    /* storage may be closed */
  }
  return preferredLanguage(stored, navigator.languages ?? []);
}

/** One part; a failure is not remembered. */
function source(language: Language, part: string): Promise<string> {
  const name = `${language}/${part}`;
  let found = sources.get(name);
  if (!found) {
    found = fetch(`/api/locale/${name}`).then((response) => {
      if (!response.ok) throw new Error(`no texts for ${name}`);
      return response.text();
    });
    found.catch(() => sources.delete(name));
    sources.set(name, found);
  }
  return found;
}

/** Everything needed in a language; what is asked for while it comes is waited for too. */
async function speakAll(language: Language): Promise<boolean> {
  let parts: string[];
  let read: string[];
  do {
    parts = [...needed];
    read = await Promise.all(parts.map((part) => source(language, part)));
  } while (parts.length < needed.size);
  if (wanted !== language) return false;
  if (current.language !== language || parts.some((part) => !spoken.has(part))) {
    current = new Texts(language, read.join("\n\n"));
    spoken = new Set(parts);
  }
  loaded = true;
  return true;
}

/** Further parts, in the language in use and in every one that is switched to. */
export async function need(parts: readonly string[]): Promise<void> {
  for (const part of parts) needed.add(part);
  if (wanted && !knows(parts)) await speakAll(wanted);
}

/** Are these parts there? */
export const knows = (parts: readonly string[]): boolean => parts.every((part) => spoken.has(part));

/** Show everything in another language; remembered on this device. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (!(await speakAll(language))) return;
  document.documentElement.lang = language;
  try {
    localStorage.setItem(STORED, language);
  } catch {
    /* storage may be closed */
  }
}

/** For tests and for components that show several languages side by side. */
export function use(fresh: Texts): void {
  current = fresh;
  loaded = true;
}

export const language = (): Language => current.language;
export const ready = (): boolean => loaded;

export function t(id: string, params?: Params): string {
  return current.format(id, params);
}
export const has = (id: string): boolean => current.has(id);
export const number = (value: number): string => current.number(value);
/** A modifier: it carries its sign, also a plus. */
export const signed = (value: number): string => (value > 0 ? "+" : "") + number(value);
export const list = (items: string[], type?: "conjunction" | "disjunction"): string => current.list(items, type);
export const date = (when: Date | string, style: Intl.DateTimeFormatOptions): string => current.date(when, style);
export const span = (seconds: number): string => times.span(current, seconds);
export const moment = (when: Date | string, now?: Date): string => times.moment(current, when, now);
export const sent = (when: Date | string, now: Date, inList?: boolean): string =>
  times.sent(current, when, now, inList);
export const ago = (when: Date | string, now?: Date): string => times.ago(current, when, now);
