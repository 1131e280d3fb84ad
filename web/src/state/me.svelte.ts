/** Who is playing here. Language and theme live on the device and, with an account, on the server too. */
import * as rest from "../api/rest";
import type { Language, Me, Theme } from "../api/types";
import { speak } from "../i18n/index.svelte";
import { wear } from "./theme.svelte";

let current = $state<Me | null>(null);
let known = $state(false);

export const me = (): Me | null => current;
/** Has the server answered who we are? */
export const meKnown = (): boolean => known;

export async function meet(): Promise<void> {
  const answer = await rest.whoAmI();
  current = answer.me;
  known = true;
}

/** Sitting down needs a name, nothing more. */
export async function beGuest(name: string, language: Language): Promise<void> {
  current = await rest.becomeGuest(name, language);
}

export async function register(name: string, password: string, language: Language): Promise<void> {
  current = await rest.register(name, password, language);
}

/** Signing in brings the account's language and theme along. */
export async function signIn(name: string, password: string): Promise<void> {
  await beSignedIn(await rest.signIn(name, password));
}

/** However it was shown who somebody is. */
export async function beSignedIn(person: Me): Promise<void> {
  current = person;
  wear(person.theme);
  await speak(person.language);
}

export async function signOut(everywhere: boolean): Promise<void> {
  await rest.signOut(everywhere);
  current = null;
}

/** The account and everything personal is gone for good. */
export async function deleteMe(password: string): Promise<void> {
  await rest.deleteMe(password);
  current = null;
}

export async function rename(name: string): Promise<void> {
  current = await rest.changeMe({ name });
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  current = await rest.changeMe({ password: { old, new: fresh } });
}

/** Wishes reach the server one after the other: whoever changes his mind quickly gets what he wanted last. */
let told: Promise<void> = Promise.resolve();

function tell(wish: { language: Language } | { theme: Theme }): Promise<void> {
  const mine = told.then(async () => {
    const isNew = Object.entries(wish).some(
      ([key, value]) => current && current[key as "language" | "theme"] !== value,
    );
    if (isNew) current = await rest.changeMe(wish);
  });
  told = mine.catch(() => undefined);
  return mine;
}

/** At once on the screen; the server learns it in the background. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  await tell({ language });
}

export async function chooseTheme(theme: Theme): Promise<void> {
  wear(theme);
  await tell({ theme });
}
