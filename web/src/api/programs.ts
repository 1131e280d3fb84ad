/** Calls about one's own programs. */
import { call } from "./rest";
import type { NewToken, Program, TokenMade } from "./types";

const HERE = "/api/me/programs";

export const programs = () => call<Program[]>("GET", HERE);
export const addProgram = (name: string) => call<Program>("POST", HERE, { name });
export const removeProgram = (program: string) => call("DELETE", `${HERE}/${program}`);
export const addToken = (program: string, asked: NewToken) =>
  call<TokenMade>("POST", `${HERE}/${program}/tokens`, asked);
export const removeToken = (program: string, token: string) => call("DELETE", `${HERE}/${program}/tokens/${token}`);
