/** That the rules of a game have changed is told until somebody on this device has read it. */
import { remember, remembered } from "./device";

const key = (table: string): string => `upgrade.${table}`;

export const isRead = (table: string, version: string): boolean => remembered<string>(key(table)) === version;

export const markRead = (table: string, version: string): void => remember(key(table), version);
