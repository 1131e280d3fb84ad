/** Names of threads and the people in them. */
import { list, t } from "../../../i18n/index.svelte";
import { seatName } from "../words";
import { EVERYBODY, UNSIGNED } from "./threads";

export function threadTitle(thread: { key: string; others: string[] }): string {
  if (thread.key === EVERYBODY) return t("web-dip-everyone");
  if (thread.key === UNSIGNED) return t("web-talk-unsigned");
  return list(thread.others.map(seatName));
}
