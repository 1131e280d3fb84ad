/** Whoever wants to sit down needs a name. Screens await `withName()`; App shows the dialog. */
import type { Me } from "../api/types";
import { remember, remembered } from "./device";
import { beGuest, me } from "./me.svelte";
import { language } from "../i18n/index.svelte";

let asking = $state.raw<((met: Me | null) => void) | null>(null);

export const nameIsAsked = (): boolean => asking !== null;
export const lastName = (): string => remembered<string>("name") ?? "";

/** Who I am; a stranger is asked for a name first. Null if the dialog was closed. */
export function withName(): Promise<Me | null> {
  const known = me();
  if (known) return Promise.resolve(known);
  asking?.(null);
  return new Promise((resolve) => (asking = resolve));
}

export async function giveName(name: string): Promise<void> {
  await beGuest(name, language());
  remember("name", name);
  settle(me());
}

export const refuseName = (): void => settle(null);

/** Signed in by another way while the name was asked. */
export function settle(met: Me | null): void {
  asking?.(met);
  asking = null;
}
