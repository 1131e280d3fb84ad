/** The map as data: outlines of provinces, where units, centres and names stand, who lies beside whom. */
import { fetched, once } from "../../../api/printed";
import type { MapData, Standing } from "../types";
import type { Point } from "./curves";

export type { Label, MapData, Province, Standing } from "../types";

export const MAP_URL = "/api/map/diplomacy";
export const RELIEF_URL = "/api/map/diplomacy/relief.avif";

export const loadMap = once(() => fetched<MapData>(MAP_URL));

/** `StP` of `StP/SC`. */
export function provinceOf(place: string): string {
  const slash = place.indexOf("/");
  return slash < 0 ? place : place.slice(0, slash);
}

export function coastOf(place: string): string {
  const slash = place.indexOf("/");
  return slash < 0 ? "" : place.slice(slash + 1);
}

/** Where a unit at this place is drawn; a fleet on a named coast stands on it. */
export function standing(map: MapData, place: string): Standing {
  const province = map.provinces[provinceOf(place)];
  if (!province) throw new Error(`no such place on the map: ${place}`);
  return province.coasts[coastOf(place)] ?? province;
}

/** Whose wash lies on each province: the owner of its centre, else who stands there, else its home country. */
export function owners(
  map: MapData,
  centres: Readonly<Record<string, string>>,
  units: readonly { power: string; place: string }[],
): Record<string, string> {
  const standingThere = new Map(units.map((unit) => [provinceOf(unit.place), unit.power]));
  const found: Record<string, string> = {};
  for (const [name, province] of Object.entries(map.provinces)) {
    if (province.kind === "sea") continue;
    const owner = province.centre ? centres[name] : (standingThere.get(name) ?? province.home);
    if (owner) found[name] = owner;
  }
  return found;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const DIRECTIONS: Record<Arrow, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour that lies best in the direction of an arrow key; the place itself where there is none. */
export function walk(map: MapData, from: string, arrow: Arrow): string {
  const start = map.provinces[from]!.unit;
  const direction = DIRECTIONS[arrow];
  let best = from;
  let bestScore = Infinity;
  for (const name of map.neighbours[from] ?? []) {
    const end = map.provinces[name]!.unit;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const away = Math.hypot(dx, dy);
    const along = (dx * direction[0] + dy * direction[1]) / away;
    // Within 60 degrees; straight ahead beats near.
    if (along < 0.5) continue;
    const score = away / along ** 2;
    if (score < bestScore) [best, bestScore] = [name, score];
  }
  return best;
}
