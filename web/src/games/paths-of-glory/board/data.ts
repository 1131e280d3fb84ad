/** The boards as data: fetched once, laid out by board. */
import { fetched, once } from "../../../api/printed";
import type { BoardId, Facts, GroundData, Place, Places, PogPiece, PogView, Side } from "../types";
import { counterOf, type CounterParts } from "../pieces/counter";
import { inOrder } from "./stack";

export const BOARDS: BoardId[] = ["europe", "near_east"];
export const MAP_URL = "/api/map/paths-of-glory";
export const reliefUrl = (board: BoardId): string => `${MAP_URL}/${board}_relief.avif`;

/** Width and height of the boards, known before their ground is there. */
export const FRAMES: Record<BoardId, [width: number, height: number]> = {
  europe: [2900, 2120],
  near_east: [1900, 1280],
};

export interface Atlas {
  places: Places;
  /** The ground of Europe; that of the Near East comes when somebody looks there. */
  europe: GroundData;
}

const grounds: Record<BoardId, () => Promise<GroundData>> = {
  europe: once(() => fetched<GroundData>(`${MAP_URL}/europe.json`)),
  near_east: once(() => fetched<GroundData>(`${MAP_URL}/near_east.json`)),
};
export const loadGround = (board: BoardId): Promise<GroundData> => grounds[board]();

export const loadAtlas = once(async (): Promise<Atlas> => {
  const [places, europe] = await Promise.all([fetched<Places>(`${MAP_URL}/places.json`), loadGround("europe")]);
  return { places, europe };
});

export interface BoardPlace extends Place {
  id: string;
  /** Shown here although it belongs to the other board. */
  copy: boolean;
}

/** Every space drawn on a board, with those of the other board that are shown here too. */
export function placesOn(places: Places, board: BoardId): BoardPlace[] {
  const found: BoardPlace[] = [];
  for (const [id, place] of Object.entries(places.spaces)) {
    const copy = places.copies[id];
    if (place.board === board) found.push({ ...place, id, copy: false });
    else if (copy?.board === board) found.push({ ...place, ...copy, id, copy: true });
  }
  return found;
}

export interface BoardLink {
  key: string;
  a: BoardPlace;
  b: BoardPlace;
  nations: string[];
  dashed: boolean;
}

/** The links with both ends on a board. */
export function linksOn(places: Places, here: readonly BoardPlace[]): BoardLink[] {
  const byId = new Map(here.map((place) => [place.id, place]));
  const found: BoardLink[] = [];
  for (const [from, to, nations = "", line = "solid"] of places.links) {
    const [a, b] = [byId.get(from), byId.get(to)];
    // Between two copies the link belongs to the other board alone.
    if (!a || !b || (a.copy && b.copy)) continue;
    found.push({ key: `${from}-${to}`, a, b, nations: nations ? nations.split("|") : [], dashed: line !== "solid" });
  }
  return found;
}

export interface Door {
  key: string;
  /** The space on this board from which one leaves. */
  at: BoardPlace;
  board: BoardId;
  /** The space one comes to. */
  to: string;
}

/** Ways to the other board: spaces shown on both, and links that cross over. */
export function doorsOn(places: Places, board: BoardId, here: readonly BoardPlace[]): Door[] {
  const byId = new Map(here.map((place) => [place.id, place]));
  const other: BoardId = board === "europe" ? "near_east" : "europe";
  const doors: Door[] = Object.keys(places.copies)
    .filter((id) => byId.get(id)?.capital)
    .map((id) => ({ key: id, at: byId.get(id)!, board: other, to: id }));
  for (const [a, b] of places.links) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const at = byId.get(from);
      // A space shown on both boards has its door already.
      if (at && !places.copies[from] && !byId.has(to)) doors.push({ key: `${from}-${to}`, at, board: other, to });
    }
  }
  return doors;
}

/** Who each space's neighbours are. */
export function neighboursOf(places: Places): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [a, b] of places.links) {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  }
  return found;
}

/** The spaces that count for victory in a scenario. */
export function victorySpaces(places: Places, scenario: string): Set<string> {
  const counts = (place: Place): boolean => Boolean(scenario === "historical" ? place.vp_historical : place.vp);
  return new Set(Object.keys(places.spaces).filter((id) => counts(places.spaces[id]!)));
}

export type Holder = Side | "neutral";

/** Who holds each space; neutral while its nation is at peace, as beachheads are, or while nobody has claimed it. */
export function holders(
  places: Places,
  view: Pick<PogView, "cp_control" | "unclaimed" | "at_war">,
): Map<string, Holder> {
  const atWar = new Set(view.at_war);
  const central = new Set(view.cp_control);
  const free = new Set(view.unclaimed);
  const found = new Map<string, Holder>();
  for (const [id, { nation }] of Object.entries(places.spaces)) {
    found.set(id, !nation || !atWar.has(nation) || free.has(id) ? "neutral" : central.has(id) ? "cp" : "ap");
  }
  return found;
}

export interface Piece extends CounterParts {
  number: number;
  unit: string;
  outOfSupply: boolean;
}

/** The counters of every space and box in the order in which they stand. */
export function stacks(pieces: readonly PogPiece[], starving: ReadonlySet<number>, facts: Facts): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const { number, kind, space, reduced } of pieces) {
    const parts = counterOf(kind, reduced, facts);
    if (!parts) continue;
    const piece = { ...parts, number, unit: kind, outOfSupply: starving.has(number) };
    const there = found.get(space);
    if (there) there.push(piece);
    else found.set(space, [piece]);
  }
  for (const [space, there] of found) found.set(space, inOrder(there));
  return found;
}

export function trenchLevels(view: Pick<PogView, "trenches">): Map<string, number> {
  return new Map(view.trenches.map(({ space, level }) => [space, level]));
}
