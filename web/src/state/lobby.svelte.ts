/** The tables of the lobby: fetched, and fetched again whenever the server hints at a change. */
import { asProblem, type Problem } from "../api/problem";
import * as rest from "../api/rest";
import { hangUp, socketAddress, waitBefore, type Wire } from "../api/socket";
import type { GameInfo, Summary } from "../api/types";
import { gameEntry } from "../games/registry";
import { spokenLanguages } from "../i18n/index.svelte";
import { remember, remembered } from "./device";

const LANGUAGES_ONLY = "lobby.my-languages";

let games = $state.raw<GameInfo[] | null>(null);
let mine = $state.raw<Summary[] | null>(null);
let open = $state.raw<Summary[] | null>(null);
let watch = $state.raw<Summary[] | null>(null);
let problem = $state.raw<Problem | null>(null);

/** Only tables whose letters this person can read. */
let ofMyLanguages = $state(remembered<boolean>(LANGUAGES_ONLY) ?? false);

export const onlyMyLanguages = (): boolean => ofMyLanguages;
export function chooseMyLanguages(only: boolean): void {
  ofMyLanguages = only;
  remember(LANGUAGES_ONLY, only);
  void refresh();
}

export const knownGames = (): GameInfo[] | null => games;
export const myTables = (): Summary[] | null => mine;
/** So many of them wait for me. */
export const waitingTables = (): number =>
  (mine ?? []).filter((table) => table.waits_for_me && table.status === "playing").length;
export const openTables = (): Summary[] | null => open;
export const watchTables = (): Summary[] | null => watch;
export const lobbyProblem = (): Problem | null => problem;

/** The games that both the server and this client know. */
export async function loadGames(): Promise<GameInfo[]> {
  games ??= (await rest.games()).filter((game) => gameEntry(game.id) !== null);
  return games;
}

/** Answers may overtake each other: only that to the last question counts. */
let asked = 0;

/** Fetch everything the lobby shows. */
export async function refresh(): Promise<void> {
  const number = (asked += 1);
  try {
    const [mineNow, openNow, watchNow] = await Promise.all([
      rest.tables("mine"),
      rest.tables("open", { languages: ofMyLanguages ? spokenLanguages() : [] }),
      rest.tables("watch"),
      loadGames(),
    ]);
    if (number !== asked) return;
    mine = mineNow.tables;
    open = openNow.tables;
    watch = watchNow.tables;
    problem = null;
  } catch (thrown) {
    if (number === asked) problem = asProblem(thrown);
  }
}

/** Fetch only what waits for this person: pages other than the lobby tell it in their title. */
export async function refreshMine(): Promise<void> {
  const number = asked;
  const found = await rest.tables("mine").catch(() => null);
  if (found && number === asked) mine = found.tables;
}

/** Another person sits here now: what was listed is none of their business. */
export function forgetTables(): void {
  mine = open = watch = null;
}

const SETTLE_MS = 150;
const SLOW_POLL_MS = 60_000;

/** Call `changed` after every hint of the lobby's socket, when the page is seen again, and once a minute. */
export function watchLobby(changed: () => void): () => void {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let settle: ReturnType<typeof setTimeout> | undefined;

  const soon = () => {
    clearTimeout(settle);
    settle = setTimeout(changed, SETTLE_MS);
  };
  const seen = () => document.visibilityState === "visible" && soon();
  const connect = () => {
    socket = new WebSocket(socketAddress("/ws/lobby"));
    socket.onopen = () => {
      if (attempt > 0) soon();
      attempt = 0;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as { type: string };
      if (message.type === "tables_changed") soon();
      if (message.type === "ping") socket?.send('{"type":"pong"}');
    };
    socket.onclose = () => (retry = setTimeout(connect, waitBefore(attempt++)));
  };

  connect();
  const poll = setInterval(seen, SLOW_POLL_MS);
  document.addEventListener("visibilitychange", seen);
  return () => {
    if (socket) hangUp(socket as unknown as Wire);
    clearTimeout(retry);
    clearTimeout(settle);
    clearInterval(poll);
    document.removeEventListener("visibilitychange", seen);
  };
}
