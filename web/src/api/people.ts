/** REST calls about people: passkeys, friends, invitations, profiles. */
import type {
  AskingForPasskey,
  InvitingByName,
  Ladder,
  Me,
  NewPasskey,
  OneSeat,
  PasskeyList,
  PasskeyName,
  PeopleFound,
  Profile,
  RelationList,
  SayingOf,
  SigningIn,
  TableDetail,
} from "./types";
import { at, call, query } from "./rest";

const key = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;

/** What the browser's own calls are given; what is in it only the browser knows. */
export type Ceremony = Record<string, unknown>;

export const passkeys = () => call<PasskeyList>("GET", "/api/me/passkeys");
export const askForPasskey = (password: string) =>
  call<Ceremony>("POST", "/api/me/passkeys/ask", { password } satisfies AskingForPasskey);
export const addPasskey = (made: NewPasskey) => call<PasskeyList>("POST", "/api/me/passkeys", made);
export const renamePasskey = (id: string, name: string) =>
  call<PasskeyList>("PATCH", key(id), { name } satisfies PasskeyName);
export const removePasskey = (id: string) => call<PasskeyList>("DELETE", key(id));
export const askToSignIn = () => call<Ceremony>("POST", "/api/passkeys/ask");
export const signInByPasskey = (credential: Ceremony) =>
  call<Me>("POST", "/api/passkeys/sign-in", { credential } satisfies SigningIn);

// ---- each other
export type Relation = RelationList["known"][number]["kind"];
export const findPeople = (name: string) => call<PeopleFound>("GET", `/api/people${query({ name })}`);
export const relations = () => call<RelationList>("GET", "/api/me/relations");
export const sayOf = (name: string, kind: Relation, holds = true) =>
  call<RelationList>("POST", "/api/me/relations", { name, kind, holds } satisfies SayingOf);
export const inviteByName = (table: string, seat: string, name: string) =>
  call<TableDetail>("POST", at(table, "/invite"), { seat, name } satisfies InvitingByName);
export const uninvite = (table: string, seat: string) =>
  call<TableDetail>("POST", at(table, "/uninvite"), { seat } satisfies OneSeat);
export const decline = (table: string) => call<unknown>("POST", at(table, "/decline"));

// ---- what is known of each
export const profile = (name: string) => call<Profile>("GET", `/api/people/profile${query({ name })}`);
export type Press = Profile["lines"][number]["press"];
export const ladder = (game: string, press: Press) =>
  call<Ladder>("GET", `/api/ratings/${encodeURIComponent(game)}${query({ press })}`);
