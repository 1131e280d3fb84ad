import { sent } from "../i18n/index.svelte";
import { serverNow } from "../state/clock.svelte";

/** When a letter was sent, by the server's clock. */
export const sentWhen = (when: string, inList = false): string => sent(when, new Date(serverNow()), inList);
