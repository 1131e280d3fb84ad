/** What the wire tells of a table, turned into what the board draws. */
import type { Facts, Fight, Fleet, Nation, Position, Reserve, Troops } from "./types";
import type { Armada, Battle, Board, Naval, NwNation } from "../generated";
import { sidesOf, type Sides } from "./sides";
import { NATIONS } from "./types";

/** The fields of the wire's board that are drawn on the map. */
export type WirePosition = Pick<Board, "strength" | "leaders" | "squadrons" | "flags" | "control" | "marks"> & {
  armadas: Pick<Armada, "place" | "commander">[];
  nations: (Pick<NwNation, "nation" | "regroup"> & Partial<Pick<NwNation, "seat" | "enemies">>)[];
  battle: Pick<Battle, "area" | "round" | "is_siege" | "is_landing"> | null;
  naval: Pick<Naval, "place" | "round"> | null;
};

const REGROUP = "regroup";
const squadronNation = (squadron: string): Nation => squadron.slice(0, squadron.lastIndexOf("_")) as Nation;
const inOrder = <T extends { nation: Nation }>(some: T[]): T[] =>
  some.sort((a, b) => NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation));

function troopsOf(wire: WirePosition, facts: Facts): Record<string, Troops[]> {
  const found: Record<string, Troops[]> = {};
  const at = (area: string, nation: Nation): Troops => {
    const here = (found[area] ??= []);
    let own = here.find((one) => one.nation === nation);
    if (!own) here.push((own = { nation, sp: 0, leaders: [] }));
    return own;
  };
  for (const [area, strength] of Object.entries(wire.strength))
    for (const nation of NATIONS) if (strength[nation]) at(area, nation).sp = strength[nation];
  for (const [leader, area] of Object.entries(wire.leaders)) {
    const nation = facts.leaders[leader]?.nation;
    if (nation) at(area, nation).leaders.push(leader);
  }
  for (const here of Object.values(found)) inOrder(here);
  return found;
}

function fleetsOf(wire: WirePosition): Fleet[] {
  const found = new Map<string, Required<Omit<Fleet, "armada">> & { armada?: Nation }>();
  for (const [squadron, { place, status }] of Object.entries(wire.squadrons)) {
    const nation = squadronNation(squadron);
    const key = `${place} ${nation}`;
    const fleet = found.get(key) ?? { place, nation, count: 0, building: 0, refitting: 0 };
    found.set(key, fleet);
    fleet.count += 1;
    if (status === "building") fleet.building += 1;
    if (status === "refitting") fleet.refitting += 1;
    const armada = wire.armadas.find((one) => one.place === place);
    if (armada) fleet.armada = armada.commander;
  }
  return inOrder([...found.values()]);
}

function fightOf({ battle, naval }: WirePosition): Fight | null {
  if (naval) return { place: naval.place, kind: "naval", round: naval.round };
  if (!battle) return null;
  return {
    place: battle.area,
    kind: battle.is_siege ? "siege" : battle.is_landing ? "landing" : "battle",
    round: battle.round,
  };
}

function sidesIn(troops: Readonly<Record<string, Troops[]>>, wire: WirePosition): Record<string, Sides> {
  const standing = Object.fromEntries(
    wire.nations.map(({ nation, seat = "", enemies = [] }) => [nation, { seat, enemies }]),
  );
  return Object.fromEntries(
    Object.entries(troops).flatMap(([area, here]) => {
      const sides = sidesOf(here, standing);
      return sides ? [[area, sides] as const] : [];
    }),
  );
}

export function positionOf(
  wire: WirePosition,
  facts: Facts,
  capitals: Readonly<Record<string, string>> = {},
): Position {
  const troops = troopsOf(wire, facts);
  const fleets = fleetsOf(wire);
  const waiting = troops[REGROUP] ?? [];
  delete troops[REGROUP];
  const regroup: Reserve[] = wire.nations.flatMap(({ nation, regroup: sp }) => {
    const leaders = waiting.find((one) => one.nation === nation)?.leaders ?? [];
    const squadrons = fleets.find((fleet) => fleet.place === REGROUP && fleet.nation === nation)?.count ?? 0;
    return sp || leaders.length || squadrons ? [{ nation, sp, leaders, squadrons }] : [];
  });
  return {
    troops,
    sides: sidesIn(troops, wire),
    fleets: fleets.filter((fleet) => fleet.place !== REGROUP),
    control: Object.fromEntries(Object.entries(wire.control).filter(([, nation]) => nation)) as Record<string, Nation>,
    flags: wire.flags,
    besieged: wire.marks.besieged,
    fought: wire.marks.fought,
    saved: wire.marks.saved_cp.flatMap((nation) => capitals[nation] ?? []),
    fight: fightOf(wire),
    regroup,
  };
}
