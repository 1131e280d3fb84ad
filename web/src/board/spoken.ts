/** Sentences already spoken: hundreds of places are not put into words again because one of them has changed. */
import { language } from "../i18n/index.svelte";

export class Spoken {
  private readonly known = new Map<string, { key: string; words: string }>();

  /** The words for a place; `say` is asked only if another thing stands there than before, or in another language. */
  words(place: string, standing: string, say: () => string): string {
    const key = `${language()} ${standing}`;
    const known = this.known.get(place);
    if (known?.key === key) return known.words;
    const fresh = say();
    this.known.set(place, { key, words: fresh });
    return fresh;
  }
}
