/** Positions as documents of the format `greatpowers-nw-1`, changed field by field. No rules here: the server reads,
 * completes and checks whatever comes out.
 */
import { without, type Position } from "../../../study/positions";
import type { Nation } from "../board/types";
import { piecesText, readPieces, type Pieces } from "../play/options";

/** The box beside the map that is edited like a place. */
export const REGROUP = "regroup";

/** What follows from other fields is left out after a change, so that the server works it out anew. */
const DERIVED = ["deck"];
export const changed = (position: Position, fields: Position): Position => ({
  ...without(position, ...DERIVED),
  ...fields,
});

const texts = (position: Position, field: string): Record<string, string> =>
  (position[field] ?? {}) as Record<string, string>;
const put = <T>(all: Record<string, T>, name: string, value: T | "" | null): Record<string, T> => {
  const others = Object.fromEntries(Object.entries(all).filter(([one]) => one !== name)) as Record<string, T>;
  return value === "" || value === null ? others : { ...others, [name]: value };
};

// ---- troops

export function piecesAt(position: Position, place: string): Pieces {
  return readPieces(place === REGROUP ? String(position.regroup ?? "") : (texts(position, "areas")[place] ?? ""));
}

function putPieces(position: Position, place: string, pieces: Pieces): Position {
  const text = piecesText(pieces);
  return place === REGROUP
    ? changed(position, { regroup: text })
    : changed(position, { areas: put(texts(position, "areas"), place, text) });
}

export function addStrength(position: Position, place: string, nation: Nation, count: number): Position {
  const pieces = piecesAt(position, place);
  return putPieces(position, place, {
    ...pieces,
    sp: { ...pieces.sp, [nation]: Math.max(0, (pieces.sp[nation] ?? 0) + count) },
  });
}

/** Where a general stands in the document; null for the pool. */
export function placeOf(position: Position, leader: string): string | null {
  const places = [...Object.keys(texts(position, "areas")), REGROUP];
  return places.find((place) => piecesAt(position, place).leaders.includes(leader)) ?? null;
}

/** A general goes to a place, or with null back to the pool; he stands in one place only, or fights abroad. */
export function moveLeader(position: Position, leader: string, place: string | null): Position {
  const before = placeOf(position, leader);
  let next = fromWars(changed(position, { leaders: put(texts(position, "leaders"), leader, null) }), leader);
  if (before !== null) {
    const there = piecesAt(next, before);
    next = putPieces(next, before, { ...there, leaders: there.leaders.filter((one) => one !== leader) });
  }
  if (place === null) return next;
  const here = piecesAt(next, place);
  return putPieces(next, place, { ...here, leaders: [...here.leaders, leader] });
}

/** Everybody who stands in an area goes to another one. */
export function moveAll(position: Position, from: string, to: string): Position {
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

export function shipsAt(position: Position, place: string): Ship[] {
  const text = place === REGROUP ? String(position.regroup_fleets ?? "") : (texts(position, "fleets")[place] ?? "");
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [id = "", mark = ""] = one.split(" ");
      return { id, mark: mark as ShipMark };
    });
}

function putShips(position: Position, place: string, ships: readonly string[]): Position {
  const text = ships.join(", ");
  return place === REGROUP
    ? changed(position, { regroup_fleets: text })
    : changed(position, { fleets: put(texts(position, "fleets"), place, text) });
}

const shipText = ({ id, mark }: Ship): string => [id, mark].filter(Boolean).join(" ");
export const addShip = (position: Position, place: string, nation: Nation): Position =>
  putShips(position, place, [...shipsAt(position, place).map(shipText), `1 ${nation}`]);
export const removeShip = (position: Position, place: string, nth: number): Position =>
  putShips(
    position,
    place,
    shipsAt(position, place)
      .filter((_, at) => at !== nth)
      .map(shipText),
  );
export const markShip = (position: Position, place: string, nth: number, mark: ShipMark): Position =>
  putShips(
    position,
    place,
    shipsAt(position, place).map((ship, at) => shipText(at === nth ? { ...ship, mark } : ship)),
  );

// ---- flags, Camps, consuls

export const setFlag = (position: Position, area: string, nation: Nation | ""): Position =>
  changed(position, { flags: put(texts(position, "flags"), area, nation) });

export interface ConsulAt {
  row: string;
  box: string;
  plus: boolean;
}

/** `france pact plus`, `unaligned`. */
export function consulOf(position: Position, nation: string): ConsulAt | null {
  const text = texts(position, "consuls")[nation];
  if (text === undefined) return null;
  const words = text.split(" ").filter((word) => word !== "plus");
  return { row: words.length > 1 ? words[0]! : "", box: words.at(-1) ?? "unaligned", plus: text.endsWith(" plus") };
}

export function setConsul(position: Position, nation: string, { row, box, plus }: ConsulAt): Position {
  const words = row && box !== "unaligned" ? [row, box] : ["unaligned"];
  return changed(position, {
    consuls: { ...texts(position, "consuls"), [nation]: [...words, ...(plus ? ["plus"] : [])].join(" ") },
  });
}

export const campsOf = (position: Position): Record<string, string | null> =>
  (position.camps ?? {}) as Record<string, string | null>;
export const setCamp = (position: Position, power: string, camp: string): Position =>
  changed(position, { camps: { ...campsOf(position), [power]: camp || null } });

export const resourcesOf = (position: Position): Record<string, number> =>
  (position.resources ?? {}) as Record<string, number>;
export const setResources = (position: Position, nation: string, count: number): Position =>
  changed(position, { resources: { ...resourcesOf(position), [nation]: count } });

// ---- agreements, wars far away, what lasts

export type Pair = [string, string];
export const trucesOf = (position: Position): Pair[] => (position.truces ?? []) as Pair[];
export const addTruce = (position: Position, pair: Pair): Position =>
  changed(position, { truces: [...trucesOf(position).filter((one) => !isSame(one, pair)), pair] });
export const endTruce = (position: Position, pair: Pair): Position =>
  changed(position, { truces: trucesOf(position).filter((one) => !isSame(one, pair)) });
const isSame = (one: Pair, other: Pair): boolean => one.every((nation) => other.includes(nation));

/** Pieces of each nation on the card of a foreign war: `napoleon + 2 france`, and squadrons by their ids. */
export type Committed = Record<string, { force?: string; squadrons?: string }>;
export const warsOf = (position: Position): Record<string, Committed> =>
  (position.foreign_wars ?? {}) as Record<string, Committed>;
/** The card lies beside the map while the war lasts, and nowhere else. */
export const beginWar = (position: Position, card: string): Position =>
  changed(layCard(position, card, {}), { foreign_wars: { ...warsOf(position), [card]: {} } });
export const endWar = (position: Position, card: string): Position =>
  changed(position, { foreign_wars: put(warsOf(position), card, null) });

/** What a nation has in a foreign war. */
export interface Abroad {
  strength: number;
  leaders: string[];
  squadrons: string[];
}

export function abroad(position: Position, card: string, nation: string): Abroad {
  const { force = "", squadrons = "" } = warsOf(position)[card]?.[nation] ?? {};
  const { leaders, sp } = readPieces(force);
  return { strength: sp[nation] ?? 0, leaders, squadrons: squadrons.split(", ").filter(Boolean) };
}

function commit(position: Position, card: string, nation: string, { strength, leaders, squadrons }: Abroad): Position {
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
export function sendToWar(position: Position, card: string, nation: Nation, by: number): Position {
  const there = abroad(position, card, nation);
  return commit(position, card, nation, { ...there, strength: there.strength + by });
}

/** A general leaves wherever he stands for a foreign war. */
export function sendLeader(position: Position, card: string, nation: Nation, leader: string): Position {
  const next = moveLeader(position, leader, null);
  const there = abroad(next, card, nation);
  return commit(next, card, nation, { ...there, leaders: [...there.leaders, leader] });
}

/** A squadron leaves the place it lies in for a foreign war. */
export function sendSquadron(position: Position, card: string, nation: Nation, squadron: string): Position {
  const place = [...Object.keys(texts(position, "fleets")), REGROUP].find((one) =>
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
export function fromWars(position: Position, piece: string): Position {
  let next = position;
  for (const [card, nations] of Object.entries(warsOf(position)))
    for (const nation of Object.keys(nations)) {
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
export function squadronsOf(position: Position, nation: string): [id: string, place: string][] {
  const places = [...Object.keys(texts(position, "fleets")), REGROUP];
  return places.flatMap((place) =>
    shipsAt(position, place)
      .filter(({ id }) => id.startsWith(`${nation}_`))
      .map(({ id }): [string, string] => [id, place]),
  );
}

export interface ArmadaAt {
  place: string;
  commander: string;
  powers: string[];
}
export const armadasOf = (position: Position): ArmadaAt[] => (position.armadas ?? []) as ArmadaAt[];
/** The fleets of a place sail as one under a commander; without one each for itself. */
export function setArmada(position: Position, place: string, powers: string[], commander: string): Position {
  const others = armadasOf(position).filter((armada) => armada.place !== place);
  return changed(position, { armadas: commander ? [...others, { place, commander, powers }] : others });
}

export const effectsOf = (position: Position): Record<string, number> =>
  (position.effects ?? {}) as Record<string, number>;
export const setEffect = (position: Position, effect: string, on: boolean): Position =>
  changed(position, { effects: put(effectsOf(position), effect, on ? 1 : null) });

// ---- the moment

/** Another moment of the turn: what was done in this one is forgotten. */
export const setMoment = (position: Position, fields: Position): Position =>
  changed(without(position, "reinforcing", "deployed", "last_active", "peace", "peace_paid"), fields);

/** Another scenario: Camps, consuls and everything that hangs on the players are as it says. */
export const setScenario = (position: Position, scenario: string): Position =>
  setMoment(without(position, "camps", "consuls", "command", "start_keys", "turn", "auto_pass", "options"), {
    scenario,
  });

// ---- cards

export type Pile = "discards" | "removed_cards";
const PILES: Pile[] = ["discards", "removed_cards"];
export const handsOf = (position: Position): Record<string, string[]> =>
  (position.hands ?? {}) as Record<string, string[]>;
export const pileOf = (position: Position, pile: Pile): string[] => (position[pile] ?? []) as string[];
export const usedHomeCards = (position: Position): string[] => (position.home_used ?? []) as string[];

/** A card lies in one place: a hand, a pile, or with neither in the draw pile. */
export function layCard(position: Position, card: string, where: { nation?: string; pile?: Pile }): Position {
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

export function useHomeCard(position: Position, card: string, used: boolean): Position {
  const others = usedHomeCards(position).filter((one) => one !== card);
  return changed(position, { home_used: used ? [...others, card] : others });
}
