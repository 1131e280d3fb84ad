/** The map as data: fetched once, laid out for drawing. */
import { fetched, onceEach } from "../../../api/printed";
import type { Point } from "../../../board/paths";
import type { Area, Atlas, Facts, LineKind, Nation, Places, Position, Troops, Zone } from "./types";

export const MAP_URL = "/api/map/napoleonic-wars";
export const RELIEF_URL = `${MAP_URL}/relief.avif`;

/** A table may be played with a pack, which has places and facts of its own on the same ground. */
const of = (pack: string): string => (pack ? `?pack=${pack}` : "");

export const loadFacts = onceEach((pack) => fetched<Facts>(`${MAP_URL}/facts.json${of(pack)}`));
export const loadAtlas = onceEach(async (pack): Promise<Atlas> => {
  const [places, ground] = await Promise.all([
    fetched<Places>(`${MAP_URL}/places.json${of(pack)}`),
    fetched<Atlas["ground"]>(`${MAP_URL}/ground.json`),
  ]);
  return { places, ground };
});

export interface BoardArea extends Area {
  id: string;
}

export interface BoardZone extends Zone {
  id: string;
}

export const areasOf = (places: Places): BoardArea[] =>
  Object.entries(places.areas).map(([id, area]) => ({ ...area, id }));
export const zonesOf = (places: Places): BoardZone[] =>
  Object.entries(places.zones).map(([id, zone]) => ({ ...zone, id }));

export function spotOf(places: Places, id: string): Point | null {
  const place = places.areas[id] ?? places.zones[id];
  return place ? [place.x, place.y] : null;
}

/** Where the keyboard can go from each place: by road, from port to sea, from zone to zone. */
export function neighboursOf(places: Places): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const tie = (a: string, b: string): void => {
    found.set(a, [...(found.get(a) ?? []), b]);
    found.set(b, [...(found.get(b) ?? []), a]);
  };
  for (const [a, b] of places.links) tie(a, b);
  for (const [a, b] of places.passages) tie(a, b);
  for (const [id, area] of Object.entries(places.areas)) for (const zone of area.zones ?? []) tie(id, zone);
  return found;
}

export interface DrawnLink {
  key: string;
  from: Point;
  to: Point;
  kind: LineKind;
}

export function linksOf(places: Places): DrawnLink[] {
  return places.links.map(([a, b, kind]) => ({
    key: `${a}-${b}`,
    from: spotOf(places, a)!,
    to: spotOf(places, b)!,
    kind,
  }));
}

/** Ships of a port or zone stand in a row of this step. */
export const SHIP_STEP = 50;

export interface Anchored {
  place: string;
  nation: Nation;
  x: number;
  y: number;
  count: number;
  building: number;
  refitting: number;
}

/** Where ships lie; the larger everything is drawn, the farther from their port. */
function quayOf(places: Places, id: string, size: number): Point | null {
  const port = places.areas[id];
  if (!port?.quay) return spotOf(places, id);
  const away = 1 + (size - 1) * 0.8;
  return [port.x + (port.quay[0] - port.x) * away, port.y + (port.quay[1] - port.y) * away];
}

/** Every fleet where it lies: in its zone, or seaward of its port. */
export function anchored(places: Places, fleets: Position["fleets"], size = 1): Anchored[] {
  const met = new Map<string, number>();
  const all = new Map<string, number>();
  for (const { place } of fleets) all.set(place, (all.get(place) ?? 0) + 1);
  return fleets.flatMap((fleet) => {
    const at = quayOf(places, fleet.place, size);
    if (!at || !fleet.count) return [];
    const nth = met.get(fleet.place) ?? 0;
    met.set(fleet.place, nth + 1);
    const shift = (nth - (all.get(fleet.place)! - 1) / 2) * SHIP_STEP * size;
    return [
      {
        place: fleet.place,
        nation: fleet.nation,
        x: at[0] + shift,
        y: at[1],
        count: fleet.count,
        building: fleet.building ?? 0,
        refitting: fleet.refitting ?? 0,
      },
    ];
  });
}

export interface Army {
  /** Leaders, the best first. */
  leaders: string[];
  sp: number;
  /** Whose block it is, and who else stands here. */
  nation: Nation;
  others: Nation[];
}

/** Who commands first: the higher command rating, then the better in battle. */
export function byRank(leaders: readonly string[], facts: Facts): string[] {
  const rank = (id: string): number => (facts.leaders[id]?.command ?? 0) * 10 + (facts.leaders[id]?.battle ?? 0);
  return [...leaders].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
}

/** A stack as it stands at rest: best leader, one block for all. */
export function armyOf(troops: readonly Troops[], facts: Facts): Army | null {
  if (!troops.length) return null;
  const strongest = troops.reduce((best, one) => (one.sp > best.sp ? one : best));
  return {
    leaders: byRank(
      troops.flatMap((one) => one.leaders),
      facts,
    ),
    sp: troops.reduce((sum, one) => sum + one.sp, 0),
    nation: strongest.nation,
    others: troops.filter((one) => one !== strongest).map((one) => one.nation),
  };
}
