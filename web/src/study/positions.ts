/** Positions of any game as documents: asked of the server, kept on the device, as files. No rules here. */
import { at as tableAt, call, query } from "../api/rest";
import type { PositionAsked, PositionChecked, PositionFault } from "../api/types";
import { remember, remembered } from "../state/device";

export type Position = PositionAsked["position"];

export type Fault = PositionFault;

/** With the board as the game draws it. */
export interface Checked<View> extends Omit<PositionChecked, "view"> {
  view: View | null;
}

/** Read, completed and checked by the server; `deal` fills the hands up from the draw piles. */
export const checkPosition = <View>(game: string, position: Position, deal = false): Promise<Checked<View>> =>
  call("POST", `/api/positions/${game}`, { position, deal } satisfies PositionAsked);
export const positionOfTable = (
  table: string,
  seat: string | null,
  decision: number | null,
): Promise<Checked<unknown>> => call("GET", tableAt(table, `/position${query({ seat, at: decision })}`));

const key = (game: string): string => `${game}.position`;
export const keepPosition = (game: string, position: Position): void => remember(key(game), position);
export const keptPosition = (game: string): Position | null => remembered<Position>(key(game));

export const without = <Document extends Position>(position: Document, ...names: (keyof Document)[]): Document =>
  Object.fromEntries(Object.entries(position).filter(([name]) => !names.includes(name))) as Document;

/** The document as a file. */
export const asText = (position: Position): string => `${JSON.stringify(position, null, 1)}\n`;

/** A file as a document; null if it is none. */
export function fromText(text: string): Position | null {
  try {
    const read: unknown = JSON.parse(text);
    return read && typeof read === "object" && !Array.isArray(read) ? (read as Position) : null;
  } catch {
    return null;
  }
}
