/** Nations, leaders, cards and the set-up of 1805 from the game's own tables. */
import areasText from "../../src/greatpowers/games/napoleonic_wars/data/areas.csv?raw";
import cardsText from "../../src/greatpowers/games/napoleonic_wars/data/cards.csv?raw";
import leadersText from "../../src/greatpowers/games/napoleonic_wars/data/leaders.csv?raw";
import nationsText from "../../src/greatpowers/games/napoleonic_wars/data/nations.csv?raw";
import setupText from "../../src/greatpowers/games/napoleonic_wars/data/setup.csv?raw";
import trackText from "../../src/greatpowers/games/napoleonic_wars/data/track.csv?raw";
import { positionOf, type WirePosition } from "../src/games/napoleonic-wars/board/position";
import {
  NATIONS,
  type Box,
  type CardFacts,
  type CardKind,
  type Facts,
  type Nation,
  type Position,
} from "../src/games/napoleonic-wars/board/types";
import { rows, type Row } from "./tables";

const names = (row: Row) => ({ en: row.name_en!, ru: row.name_ru!, hu: row.name_hu! });
const players = (who: string): Nation[] =>
  who === "any" ? [...NATIONS] : who === "power" ? NATIONS.slice(0, 5) : [who as Nation];
const is = (cell: string | undefined): boolean => cell === "true";

const card = (row: Row): CardFacts => ({
  id: row.id!,
  number: row.number!,
  names: names(row),
  cp: Number(row.cp),
  kind: row.kind as CardKind,
  naval: is(row.naval),
  red: is(row.red),
  plus: is(row.plus),
  removed: is(row.removed_if_event),
  must: is(row.must_event),
  not_1805: is(row.not_1805),
  nations: players(row.nations!),
});

export const facts: Facts = {
  nations: Object.fromEntries(
    rows(nationsText).map((row) => [
      row.id!,
      { names: names(row), power: row.kind === "power", keys: Number(row.start_keys), flags: Number(row.flag_limit) },
    ]),
  ) as Facts["nations"],
  leaders: Object.fromEntries(
    rows(leadersText).map((row) => [
      row.id!,
      { nation: row.nation as Nation, names: names(row), battle: Number(row.battle), command: Number(row.command) },
    ]),
  ),
  cards: Object.fromEntries(rows(cardsText).map((row) => [row.id!, card(row)])),
  boxes: Object.fromEntries(rows(trackText).map((row) => [row.column!, Number(row.cp)])) as Record<Box, number>,
  years: [1805, 1807, 1809, 1811, 1813],
};

/** The fields of the wire after the set-up of a year. */
export function wireOf(year: string): WirePosition {
  const wire: WirePosition = {
    strength: {},
    leaders: {},
    squadrons: {},
    armadas: [],
    flags: {},
    control: Object.fromEntries(rows(areasText).map((row) => [row.id!, row.owner as Nation])),
    marks: { fought: [], besieged: [], saved_cp: [] },
    nations: NATIONS.map((nation) => ({ nation, regroup: 0 })),
    battle: null,
    naval: null,
  };
  const built = new Map<string, number>();
  for (const row of rows(setupText).filter((one) => one.scenario === year)) {
    const [nation, place] = [row.nation as Nation, row.location!];
    if (row.piece === "sp") (wire.strength[place] ??= {})[nation] = Number(row.count);
    if (row.piece === "leader") wire.leaders[row.leader!] = place;
    if (row.piece === "flag") [wire.flags[place], wire.control[place]] = [nation, nation];
    if (row.piece === "squadron")
      for (let n = 0; n < Number(row.count); n += 1) {
        built.set(nation, (built.get(nation) ?? 0) + 1);
        wire.squadrons[`${nation}_sq${built.get(nation)}`] = { place, status: "ready" };
      }
  }
  return wire;
}

export const setUp = (year = "1805"): Position => positionOf(wireOf(year), facts);
