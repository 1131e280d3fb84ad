/** Names of threads and the people in them. */
import { list, sent, t } from "../../../i18n/index.svelte";
import { serverNow } from "../../../state/clock.svelte";
import { seatName } from "../words";
import { EVERYBODY, UNSIGNED } from "./threads";

export function threadTitle(thread: { key: string; others: string[] }): string {
  if (thread.key === EVERYBODY) return t("web-dip-everyone");
  if (thread.key === UNSIGNED) return t("web-dip-unsigned");
  return list(thread.others.map(seatName));
}

/** When a letter was sent, by the server's clock. */
export const sentWhen = (when: string, inList = false): string => sent(when, new Date(serverNow()), inList);
