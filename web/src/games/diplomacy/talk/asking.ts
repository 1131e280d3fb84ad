/** What the server says about a letter that is being written. */
import { at, call } from "../../../api/rest";
import type { Language } from "../../../api/types";
import type { DraftRead, PressOffers } from "../types";

export interface Draft {
  seat: string;
  to: readonly string[];
  text: string;
  language: Language;
  /** What was chosen where it can mean several things. */
  picks: readonly number[];
}

export const readDraft = (table: string, draft: Draft): Promise<DraftRead> =>
  call<DraftRead>("POST", at(table, "/letters/draft"), draft);

export const fetchOffers = (table: string, seat: string, to: readonly string[]): Promise<PressOffers> =>
  call<PressOffers>("POST", at(table, "/letters/offers"), { seat, to });
