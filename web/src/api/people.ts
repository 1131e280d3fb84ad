/** REST calls about people: passkeys, friends, invitations, profiles. */
import type { AskingForPasskey, Me, NewPasskey, PasskeyList, PasskeyName, SigningIn } from "./types";
import { call } from "./rest";

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
