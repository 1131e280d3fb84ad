/** What this person was told of: asked for now and then, and whenever a list of tables has changed. */
import * as rest from "../api/rest";
import type { NoticeList } from "../api/types";

let list = $state.raw<NoticeList | null>(null);

export const noticeList = (): NoticeList | null => list;
export const unreadNotices = (): number => list?.unread ?? 0;

export async function refreshNotices(): Promise<void> {
  list = await rest.notices().catch(() => list);
}

/** Everything is read, or what is about one table. */
export async function readNotices(subject = ""): Promise<void> {
  list = await rest.readNotices(subject);
}

export function forgetNotices(): void {
  list = null;
}
