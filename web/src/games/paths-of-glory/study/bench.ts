/** The odds bench: an attack put together piece by piece, and what the server says of it. No rules here. */
import { call } from "../../../api/rest";
import type { Bench as Asked, BenchOdds, BenchUnit } from "../generated";
import type { Place, Places, PogView, Side } from "../types";

export type { BenchOdds } from "../generated";

/** Everything is said of an attack on the bench, also what has a default. */
export type Bench = Required<Asked>;

export const oddsOf = (bench: Bench): Promise<BenchOdds> => call<BenchOdds>("POST", "/api/paths-of-glory/odds", bench);

/** To begin with: the first thing a German player thinks of. */
export const FIRST: Bench = {
  side: "cp",
  target: "sedan",
  attackers: [
    { unit: "ge_1", space: "koblenz" },
    { unit: "ge_2", space: "koblenz" },
  ],
  defenders: ["fr_5", "fr_corps"],
  trench: 0,
  fort: true,
  turn: 5,
  attacker_cards: [],
  defender_cards: [],
  pinning: "",
};

/** Spaces one can attack a space from. */
export function around(places: Places, target: string): string[] {
  const found = places.links.flatMap(([a, b]) => (a === target ? [b] : b === target ? [a] : []));
  return [...new Set(found)];
}

/** Another place of battle: the attackers come from round it as they came before. */
export function movedTo(bench: Bench, places: Places, target: string): Bench {
  const before = [...new Set(bench.attackers.map((one) => one.space))];
  const now = around(places, target);
  const place = (space: string): string => now[before.indexOf(space) % Math.max(1, now.length)] ?? now[0] ?? "";
  return {
    ...bench,
    target,
    attackers: bench.attackers.map((one) => ({ ...one, space: place(one.space) })),
    pinning: bench.pinning ? place(bench.pinning) : "",
  };
}

/** What a table shows of a battle: whose turn it is to attack, and where everybody stands. */
export interface Field {
  view: PogView;
  side: Side;
  facts: Record<string, { side: Side }>;
}

const standing = ({ view, facts }: Field, space: string, side: Side): string[] =>
  view.pieces
    .filter((piece) => piece.space === space && facts[piece.kind]?.side === side)
    .map((piece) => (piece.reduced ? `${piece.kind} reduced` : piece.kind));

const other = (side: Side): Side => (side === "cp" ? "ap" : "cp");

/** Units of the side round a space, each with where it stands; links that not everybody may use are left out. */
function besiders(field: Field, places: Places, space: string): BenchUnit[] {
  const open: Places = { ...places, links: places.links.filter(([, , nations]) => !nations) };
  return around(open, space).flatMap((from) =>
    standing(field, from, field.side).map((unit) => ({ unit, space: from })),
  );
}

/** Spaces of the enemy beside units of the side: the battle that is fought, then those with most of them round it. */
export function fronts(field: Field, places: Places): string[] {
  const fought = field.view.combat?.target;
  const beside = Object.keys(places.spaces)
    .filter((space) => space !== fought && standing(field, space, other(field.side)).length > 0)
    .map((space) => ({ space, ours: besiders(field, places, space).length }))
    .filter(({ ours }) => ours > 0)
    .sort((a, b) => b.ours - a.ours);
  return [...(fought ? [fought] : []), ...beside.map(({ space }) => space)];
}

/** An attack on a space by everybody who stands round it. */
export function attackOn(field: Field, places: Places, target: string, most: number): Bench {
  return {
    side: field.side,
    target,
    attackers: besiders(field, places, target).slice(0, most),
    defenders: standing(field, target, other(field.side)),
    trench: field.view.trenches.find((one) => one.space === target)?.level ?? 0,
    fort: !field.view.forts_destroyed.includes(target),
    turn: field.view.turn,
    attacker_cards: [],
    defender_cards: [],
    pinning: "",
  };
}

/** The sides change places. */
export function swapped(bench: Bench): Bench {
  return {
    ...bench,
    side: bench.side === "cp" ? "ap" : "cp",
    attackers: [],
    defenders: [],
    attacker_cards: [],
    defender_cards: [],
    pinning: "",
  };
}

/** Spaces with a terrain, by name. */
export function withTerrain(places: Places, terrain: string, name: (place: Place) => string): [string, Place][] {
  return Object.entries(places.spaces)
    .filter(([, place]) => place.terrain === terrain && place.kind === "space")
    .sort(([, a], [, b]) => name(a).localeCompare(name(b)));
}

/** The chance of each loss number of one side, from the least. */
export function lossesOf(odds: BenchOdds, who: "attacker" | "defender"): { loss: number; chance: number }[] {
  const chances = new Map<number, number>();
  for (const pair of odds.losses) chances.set(pair[who], (chances.get(pair[who]) ?? 0) + pair.chance);
  return [...chances].map(([loss, chance]) => ({ loss, chance })).sort((a, b) => a.loss - b.loss);
}

export const flipped = (unit: string): string =>
  unit.endsWith(" reduced") ? unit.slice(0, -" reduced".length) : `${unit} reduced`;
