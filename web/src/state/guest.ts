/** Names ready to use for somebody who does not care to think of one: web-guest-name-1 and so on. */
import { asProblem } from "../api/problem";
import { language, t } from "../i18n/index.svelte";
import { remember, remembered } from "./device";
import { beGuest, me } from "./me.svelte";

const NAMES = 24;
const MOST_TRIES = 6;
/** Members keep their names, and whatever looks like them, to themselves. */
const TAKEN = new Set(["name-taken", "name-alike"]);

const anyName = (): string => t(`web-guest-name-${1 + Math.floor(Math.random() * NAMES)}`);

/** The name used last on this device, or one to begin with. */
export const offeredName = (): string => remembered<string>("name") || anyName();

/** A stranger becomes a guest of this name; if he took the one he was offered, the next will do as well. */
export async function sitAs(name: string, isOffered: boolean): Promise<void> {
  if (me()) return;
  for (let [tried, left] = [name, isOffered ? MOST_TRIES : 0]; ; [tried, left] = [anyName(), left - 1]) {
    try {
      await beGuest(tried, language());
      remember("name", tried);
      return;
    } catch (thrown) {
      if (left === 0 || !TAKEN.has(asProblem(thrown).code)) throw thrown;
    }
  }
}
