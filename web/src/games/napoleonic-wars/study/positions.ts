/** Positions as documents of the format `greatpowers-nw-1`, changed field by field. No rules here: the server reads,
 * completes and checks whatever comes out.
 */
import { without } from "../../../study/positions";
import type { Nation } from "../board/types";
import type { ArmadaAt, Committed, NwDocument } from "../types";
import { piecesText, readPieces, type Pieces } from "../play/options";

/** The box beside the map that is edited like a place. */
export const REGROUP = "regroup";

/** What follows from other fields is left out after a change, so that the server works it out anew. */
const DERIVED = ["deck"] as const;
export const changed = (position: NwDocument, fields: NwDocument): NwDocument => ({
  ...without(position, ...DERIVED),
  ...fields,
});

const put = <T>(all: Record<string, T>, name: string, value: T | "" | null): Record<string, T> => {
  const others = Object.fromEntries(Object.entries(all).filter(([one]) => one !== name)) as Record<string, T>;
  return value === "" || value === null ? others : { ...others, [name]: value };
};

// ---- troops

export function piecesAt(position: NwDocument, place: string): Pieces {
  return readPieces(place === REGROUP ? (position.regroup ?? "") : ((position.areas ?? {})[place] ?? ""));
}

function putPieces(position: NwDocument, place: string, pieces: Pieces): NwDocument {
  const text = piecesText(pieces);
  return place === REGROUP
    ? changed(position, { regroup: text })
    : changed(position, { areas: put(position.areas ?? {}, place, text) });
}

export function addStrength(position: NwDocument, place: string, nation: Nation, count: number): NwDocument {
  const pieces = piecesAt(position, place);
  return putPieces(position, place, {
    ...pieces,
    sp: { ...pieces.sp, [nation]: Math.max(0, (pieces.sp[nation] ?? 0) + count) },
  });
}

/** Where a general stands in the document; null for the pool. */
export function placeOf(position: NwDocument, leader: string): string | null {
  const places = [...Object.keys(position.areas ?? {}), REGROUP];
  return places.find((place) => piecesAt(position, place).leaders.includes(leader)) ?? null;
}

/** A general goes to a place, or with null back to the pool; he stands in one place only, or fights abroad. */
export function moveLeader(position: NwDocument, leader: string, place: string | null): NwDocument {
  const before = placeOf(position, leader);
  let next = fromWars(changed(position, { leaders: put(position.leaders ?? {}, leader, null) }), leader);
  if (before !== null) {
    const there = piecesAt(next, before);
    next = putPieces(next, before, { ...there, leaders: there.leaders.filter((one) => one !== leader) });
  }
  if (place === null) return next;
  const here = piecesAt(next, place);
  return putPieces(next, place, { ...here, leaders: [...here.leaders, leader] });
}

/** Everybody who stands in an area goes to another one. */
export function moveAll(position: NwDocument, from: string, to: string): NwDocument {
  const moving = piecesAt(position, from);
  const there = piecesAt(position, to);
  const sp = { ...there.sp };
  for (const [nation, count] of Object.entries(moving.sp)) sp[nation] = (sp[nation] ?? 0) + count;
  return putPieces(putPieces(position, from, { leaders: [], sp: {} }), to, {
    leaders: [...there.leaders, ...moving.leaders],
    sp,
  });
}

// ---- ships

export type ShipMark = "" | "building" | "refitting";
export interface Ship {
  id: string;
  mark: ShipMark;
}

export function shipsAt(position: NwDocument, place: string): Ship[] {
  const text = place === REGROUP ? (position.regroup_fleets ?? "") : ((position.fleets ?? {})[place] ?? "");
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [id = "", mark = ""] = one.split(" ");
      return { id, mark: mark as ShipMark };
    });
}

function putShips(position: NwDocument, place: string, ships: readonly string[]): NwDocument {
  const text = ships.join(", ");
  return place === REGROUP
    ? changed(position, { regroup_fleets: text })
    : changed(position, { fleets: put(position.fleets ?? {}, place, text) });
}

const shipText = ({ id, mark }: Ship): string => [id, mark].filter(Boolean).join(" ");
export const addShip = (position: NwDocument, place: string, nation: Nation): NwDocument =>
  putShips(position, place, [...shipsAt(position, place).map(shipText), `1 ${nation}`]);
export const removeShip = (position: NwDocument, place: string, nth: number): NwDocument =>
  putShips(
    position,
    place,
    shipsAt(position, place)
      .filter((_, at) => at !== nth)
      .map(shipText),
  );
export const markShip = (position: NwDocument, place: string, nth: number, mark: ShipMark): NwDocument =>
  putShips(
    position,
    place,
    shipsAt(position, place).map((ship, at) => shipText(at === nth ? { ...ship, mark } : ship)),
  );

// ---- flags, Camps, consuls

export const setFlag = (position: NwDocument, area: string, nation: Nation | ""): NwDocument =>
  changed(position, { flags: put(position.flags ?? {}, area, nation) });

export interface ConsulAt {
  row: string;
  box: string;
  plus: boolean;
}

/** `france pact plus`, `unaligned`. */
export function consulOf(position: NwDocument, nation: Nation): ConsulAt | null {
  const text = (position.consuls ?? {})[nation];
  if (text === undefined) return null;
  const words = text.split(" ").filter((word) => word !== "plus");
  return { row: words.length > 1 ? words[0]! : "", box: words.at(-1) ?? "unaligned", plus: text.endsWith(" plus") };
}

export function setConsul(position: NwDocument, nation: Nation, { row, box, plus }: ConsulAt): NwDocument {
  const words = row && box !== "unaligned" ? [row, box] : ["unaligned"];
  return changed(position, {
    consuls: { ...position.consuls, [nation]: [...words, ...(plus ? ["plus"] : [])].join(" ") },
  });
}

export const campsOf = (position: NwDocument): NonNullable<NwDocument["camps"]> => position.camps ?? {};
export const setCamp = (position: NwDocument, power: string, camp: string): NwDocument =>
  changed(position, { camps: { ...campsOf(position), [power]: camp || null } });

export const resourcesOf = (position: NwDocument): Partial<Record<Nation, number>> => position.resources ?? {};
export const setResources = (position: NwDocument, nation: Nation, count: number): NwDocument =>
  changed(position, { resources: { ...resourcesOf(position), [nation]: count } });

// ---- agreements, wars far away, what lasts

export type Pair = [Nation, Nation];
export const trucesOf = (position: NwDocument): Pair[] => position.truces ?? [];
export const addTruce = (position: NwDocument, pair: Pair): NwDocument =>
  changed(position, { truces: [...trucesOf(position).filter((one) => !isSame(one, pair)), pair] });
export const endTruce = (position: NwDocument, pair: Pair): NwDocument =>
  changed(position, { truces: trucesOf(position).filter((one) => !isSame(one, pair)) });
const isSame = (one: Pair, other: Pair): boolean => one.every((nation) => other.includes(nation));

/** Pieces of each nation on the cards of foreign wars. */
export const warsOf = (position: NwDocument): Record<string, Partial<Record<Nation, Committed>>> =>
  position.foreign_wars ?? {};
/** The card lies beside the map while the war lasts, and nowhere else. */
export const beginWar = (position: NwDocument, card: string): NwDocument =>
  changed(layCard(position, card, {}), { foreign_wars: { ...warsOf(position), [card]: {} } });
export const endWar = (position: NwDocument, card: string): NwDocument =>
  changed(position, { foreign_wars: put(warsOf(position), card, null) });

/** What a nation has in a foreign war. */
export interface Abroad {
  strength: number;
  leaders: string[];
  squadrons: string[];
}

export function abroad(position: NwDocument, card: string, nation: Nation): Abroad {
  const { force = "", squadrons = "" } = warsOf(position)[card]?.[nation] ?? {};
  const { leaders, sp } = readPieces(force);
  return { strength: sp[nation] ?? 0, leaders, squadrons: squadrons.split(", ").filter(Boolean) };
}

function commit(
  position: NwDocument,
  card: string,
  nation: Nation,
  { strength, leaders, squadrons }: Abroad,
): NwDocument {
  const force = piecesText({ leaders, sp: { [nation]: Math.max(0, strength) } });
  const kept = { ...(force ? { force } : {}), ...(squadrons.length ? { squadrons: squadrons.join(", ") } : {}) };
  return changed(position, {
    foreign_wars: {
      ...warsOf(position),
      [card]: put(warsOf(position)[card] ?? {}, nation, Object.keys(kept).length ? kept : null),
    },
  });
}

/** Strength sent to a foreign war; leaders and squadrons that are there stay. */
export function sendToWar(position: NwDocument, card: string, nation: Nation, by: number): NwDocument {
  const there = abroad(position, card, nation);
  return commit(position, card, nation, { ...there, strength: there.strength + by });
}

/** A general leaves wherever he stands for a foreign war. */
export function sendLeader(position: NwDocument, card: string, nation: Nation, leader: string): NwDocument {
  const next = moveLeader(position, leader, null);
  const there = abroad(next, card, nation);
  return commit(next, card, nation, { ...there, leaders: [...there.leaders, leader] });
}

/** A squadron leaves the place it lies in for a foreign war. */
export function sendSquadron(position: NwDocument, card: string, nation: Nation, squadron: string): NwDocument {
  const place = [...Object.keys(position.fleets ?? {}), REGROUP].find((one) =>
    shipsAt(position, one).some(({ id }) => id === squadron),
  );
  const rest =
    place === undefined
      ? []
      : shipsAt(position, place)
          .filter(({ id }) => id !== squadron)
          .map(shipText);
  const next = place === undefined ? position : putShips(position, place, rest);
  const there = abroad(next, card, nation);
  return commit(next, card, nation, { ...there, squadrons: [...there.squadrons, squadron] });
}

/** A general or squadron is in no foreign war any more. */
export function fromWars(position: NwDocument, piece: string): NwDocument {
  let next = position;
  for (const [card, nations] of Object.entries(warsOf(position)))
    for (const nation of Object.keys(nations) as Nation[]) {
      const { strength, leaders, squadrons } = abroad(position, card, nation);
      if (leaders.includes(piece) || squadrons.includes(piece))
        next = commit(next, card, nation, {
          strength,
          leaders: leaders.filter((one) => one !== piece),
          squadrons: squadrons.filter((one) => one !== piece),
        });
    }
  return next;
}

/** Squadrons on the map and in Regroup, and where they lie. */
export function squadronsOf(position: NwDocument, nation: Nation): [id: string, place: string][] {
  const places = [...Object.keys(position.fleets ?? {}), REGROUP];
  return places.flatMap((place) =>
    shipsAt(position, place)
      .filter(({ id }) => id.startsWith(`${nation}_`))
      .map(({ id }): [string, string] => [id, place]),
  );
}

export const armadasOf = (position: NwDocument): ArmadaAt[] => position.armadas ?? [];
/** The fleets of a place sail as one under a commander; without one each for itself. */
export function setArmada(position: NwDocument, place: string, powers: Nation[], commander: Nation | ""): NwDocument {
  const others = armadasOf(position).filter((armada) => armada.place !== place);
  return changed(position, { armadas: commander ? [...others, { place, commander, powers }] : others });
}

export const effectsOf = (position: NwDocument): Record<string, number> => position.effects ?? {};
export const setEffect = (position: NwDocument, effect: string, on: boolean): NwDocument =>
  changed(position, { effects: put(effectsOf(position), effect, on ? 1 : null) });

// ---- the moment

/** Another moment of the turn: what was done in this one is forgotten. */
export const setMoment = (position: NwDocument, fields: NwDocument): NwDocument =>
  changed(without(position, "reinforcing", "deployed", "last_active", "peace", "peace_paid"), fields);

/** Another scenario: Camps, consuls and everything that hangs on the players are as it says. */
export const setScenario = (position: NwDocument, scenario: string): NwDocument =>
  setMoment(without(position, "camps", "consuls", "command", "start_keys", "turn", "auto_pass", "options"), {
    scenario,
  });

// ---- cards

export type Pile = "discards" | "removed_cards";
const PILES: Pile[] = ["discards", "removed_cards"];
export const handsOf = (position: NwDocument): Partial<Record<Nation, string[]>> => position.hands ?? {};
export const pileOf = (position: NwDocument, pile: Pile): string[] => position[pile] ?? [];
export const usedHomeCards = (position: NwDocument): string[] => position.home_used ?? [];

/** A card lies in one place: a hand, a pile, or with neither in the draw pile. */
export function layCard(position: NwDocument, card: string, where: { nation?: Nation; pile?: Pile }): NwDocument {
  const hands = Object.fromEntries(
    Object.entries(handsOf(position)).map(([nation, cards]) => [nation, cards.filter((one) => one !== card)]),
  );
  if (where.nation) hands[where.nation] = [...(hands[where.nation] ?? []), card];
  const piles = Object.fromEntries(
    PILES.map((pile) => [
      pile,
      [...pileOf(position, pile).filter((one) => one !== card), ...(where.pile === pile ? [card] : [])],
    ]),
  );
  return changed(position, { hands, ...piles });
}

export function useHomeCard(position: NwDocument, card: string, used: boolean): NwDocument {
  const others = usedHomeCards(position).filter((one) => one !== card);
  return changed(position, { home_used: used ? [...others, card] : others });
}
