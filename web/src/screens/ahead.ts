/** The server's page of a table says which game is played there: what the table needs is asked for at once. */
import * as rest from "../api/rest";
import type { TableDetail } from "../api/types";
import { gameEntry } from "../games/registry";
import type { Route } from "../router";
import { screenOf } from "./loading";

let asked: { id: string; table: Promise<TableDetail> } | null = null;

/** The game the page was made for; empty where it was made for none. */
export const gameAhead = (): string => document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? "";

/** Whoever needs these asks again and is told of failures. */
export function askAhead(route: Route): void {
  if (route.screen !== "table") return;
  const entry = gameEntry(gameAhead());
  const table = rest.table(route.id);
  asked = { id: route.id, table };
  for (const one of [table, screenOf("table"), entry?.table(), entry?.words?.()]) one?.catch(() => undefined);
  takePictures();
}

/** A table that waits, for players or for whose turn it is at one screen, draws its board later than the browser
    lets a picture lie that the page has named. */
function takePictures(): void {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]");
  for (const link of links) new Image().src = link.href;
}

/** The table that was asked for ahead, once. */
export function tableAhead(id: string): Promise<TableDetail> | null {
  const found = asked?.id === id ? asked.table : null;
  asked = null;
  return found;
}
