/** The language the names on the board are written in: that of the reader, unless another one was chosen. */
import type { Language } from "../api/types";
import { isLanguage, language } from "../i18n/index.svelte";
import { remember, remembered } from "../state/device";

const KEPT = "board.names";
const kept = remembered<Language>(KEPT);
let chosen = $state<Language | null>(isLanguage(kept) ? kept : null);

export const lettering = (): Language => chosen ?? language();

export function letterIn(other: Language): void {
  chosen = other === language() ? null : other;
  remember(KEPT, chosen);
}
