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
const cache = new Map<Language, Texts>();
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

async function texts(language: Language): Promise<Texts> {
  const known = cache.get(language);
  if (known) return known;
  const response = await fetch(`/api/locale/${language}`);
  if (!response.ok) throw new Error(`no texts for ${language}`);
  const fresh = new Texts(language, await response.text());
  cache.set(language, fresh);
  return fresh;
}

/** Show everything in another language; remembered on this device. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const fresh = await texts(language);
  if (wanted !== language) return;
  current = fresh;
  loaded = true;
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
export const list = (items: string[], type?: "conjunction" | "disjunction"): string => current.list(items, type);
export const date = (when: Date | string, style: Intl.DateTimeFormatOptions): string => current.date(when, style);
export const span = (seconds: number): string => times.span(current, seconds);
export const moment = (when: Date | string, now?: Date): string => times.moment(current, when, now);
export const sent = (when: Date | string, now: Date, inList?: boolean): string => times.sent(current, when, now, inList);
export const ago = (when: Date | string, now?: Date): string => times.ago(current, when, now);
