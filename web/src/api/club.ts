/** REST calls of tournaments and clubs. */
import { call, query } from "./rest";
import type {
  Club,
  ClubList,
  Entering,
  EventList,
  NewBots,
  NewClub,
  NewEvent,
  NewNote,
  Pairing,
  Promoting,
  Renewing,
  Ruling,
  Tournament,
} from "./types";

const event = (id: string, rest = "") => `/api/events/${encodeURIComponent(id)}${rest}`;
const club = (id: string, rest = "") => `/api/clubs/${encodeURIComponent(id)}${rest}`;

export type EventListName = "open" | "running" | "over" | "mine";
export const events = (list: EventListName) => call<EventList>("GET", `/api/events${query({ list })}`);
export const createEvent = (asked: NewEvent) => call<Tournament>("POST", "/api/events", asked);
export const oneEvent = (id: string, invite: string) => call<Tournament>("GET", event(id, query({ invite })));
export const enter = (id: string, how: Entering) => call<Tournament>("POST", event(id, "/enter"), how);
export const leaveEvent = (id: string) => call<Tournament>("POST", event(id, "/leave"));
export const setBoards = (id: string, how: Entering) => call<Tournament>("POST", event(id, "/boards"), how);
export const addBots = (id: string, bots: NewBots) => call<Tournament>("POST", event(id, "/bots"), bots);
export const removeEntry = (id: string, entry: number) => call<Tournament>("POST", event(id, "/remove"), { entry });
export const beginEvent = (id: string) => call<Tournament>("POST", event(id, "/begin"));
export const pairAnew = (id: string, how: Pairing) => call<Tournament>("POST", event(id, "/draft"), how);
export const publish = (id: string) => call<Tournament>("POST", event(id, "/publish"));
export const rule = (id: string, ruling: Ruling) => call<Tournament>("POST", event(id, "/rule"), ruling);
export const cancelEvent = (id: string) => call<Tournament>("POST", event(id, "/cancel"));
export const exportUrl = (
  id: string,
  form: "standings.csv" | "standings.png" | "calendar.ics",
  invite: string,
  language: string,
) => event(id, `/${form}${query({ invite, language })}`);

export const clubs = (list: "all" | "mine") => call<ClubList>("GET", `/api/clubs${query({ list })}`);
export const createClub = (asked: NewClub) => call<Club>("POST", "/api/clubs", asked);
export const oneClub = (id: string) => call<Club>("GET", club(id));
export const joinClub = (id: string, invite: string) => call<Club>("POST", club(id, "/join"), { invite });
export const setRole = (id: string, how: Promoting) => call<Club>("POST", club(id, "/roles"), how);
export const removeMember = (id: string, person: string) => call<Club>("POST", club(id, "/remove"), { person });
export const renew = (id: string, how: Renewing) => call<Club>("POST", club(id, "/renew"), how);
export const postNote = (id: string, note: NewNote) => call<Club>("POST", club(id, "/notes"), note);
export const takeDown = (id: string, note: string) =>
  call<Club>("DELETE", club(id, `/notes/${encodeURIComponent(note)}`));
