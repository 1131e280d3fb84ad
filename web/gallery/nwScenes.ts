/** The situations of the pictures, as plain data. */
import { positionOf } from "../src/games/napoleonic-wars/board/position";
import type { BoardProps, Position } from "../src/games/napoleonic-wars/board/types";
import type { Push } from "../src/games/napoleonic-wars/tracks/DiplomaticTrack.svelte";
import type { NwNation, NwView } from "../src/games/napoleonic-wars/types";
import { facts, setUp, wireOf } from "./nwFacts";
import { NATIONS } from "../src/games/napoleonic-wars/board/types";

export const HAND = [
  "the_emperor_commands",
  "grande_armee",
  "grand_battery",
  "confederation_of_the_rhine",
  "forced_march",
  "old_guard",
];
const FRONT = { at: [1262, 1188] as [number, number], zoom: 1 };
const ROUTE = ["calais", "brussels", "reims", "metz", "strasbourg", "stuttgart"];

export type Scene = Partial<BoardProps> & { position: Position; hand?: string[] };

/** Napoleon before Ulm, where Mack has gone. */
function ulm(): Position {
  const wire = wireOf("1805");
  wire.strength.stuttgart = { france: 8 };
  wire.strength.calais = { france: 2 };
  wire.strength.ulm = { austria: 6 };
  delete wire.strength.linz;
  Object.assign(wire.leaders, {
    napoleon: "stuttgart",
    murat: "stuttgart",
    mack: "ulm",
    soult: "regroup",
    john: "regroup",
  });
  wire.marks = { fought: ["munich"], besieged: ["mainz"], saved_cp: ["turkey"] };
  wire.flags = { hanover: "france", naples: "france", munich: "austria" };
  Object.assign(wire.control, { ...wire.flags, bern: "" });
  wire.nations = wire.nations.map((one) =>
    one.nation === "austria" ? { ...one, regroup: 3 } : one.nation === "france" ? { ...one, regroup: 2 } : one,
  );
  wire.squadrons.britain_sq8 = { place: "regroup", status: "ready" };
  wire.squadrons.france_sq1 = { place: "brest", status: "building" };
  wire.squadrons.spain_sq1 = { place: "cadiz", status: "refitting" };
  wire.battle = { area: "ulm", round: 1, is_siege: false, is_landing: false };
  return positionOf(wire, facts, { turkey: "constantinople" });
}

/** Allies in one stack, ships of two nations in one water. */
function mixed(): Position {
  const wire = wireOf("1805");
  wire.strength.linz = { austria: 5, russia: 6 };
  Object.assign(wire.leaders, { kutuzov: "linz", bagration: "linz", charles: "linz" });
  wire.squadrons.france_sq1 = { place: "english_channel", status: "ready" };
  return positionOf(wire, facts);
}

export const SCENES: Record<string, () => Scene> = {
  table: () => ({
    position: setUp(),
    look: FRONT,
    marks: { calais: { state: "can" } },
    route: ROUTE,
    hand: HAND,
    draggable: new Set(["calais"]),
  }),
  overview: () => ({ position: setUp() }),
  later: () => ({ position: setUp("1813") }),
  battle: () => ({
    position: ulm(),
    look: { at: [1412, 1130], zoom: 1 },
    arrows: [{ key: "1", from: "stuttgart", to: "ulm", kind: "attack" }],
    hand: HAND.slice(3),
  }),
  fan: () => ({
    position: setUp(),
    look: FRONT,
    fan: "calais",
    choosing: true,
    chosen: { leaders: ["napoleon", "murat"], sp: { france: 8 } },
    marks: {
      calais: { state: "selected" },
      brussels: { state: "target", note: "1 CP" },
      paris: { state: "target", note: "1 CP" },
      normandy: { state: "blocked" },
    },
  }),
  group: () => ({
    position: mixed(),
    look: { at: [1720, 1150], zoom: 1 },
    fan: "linz",
    armies: {
      linz: [
        { leader: "kutuzov", nation: "russia", sp: 6, limit: 8 },
        { leader: "charles", nation: "austria", sp: 5, limit: 6 },
        { leader: "bagration", nation: "russia", sp: 0, limit: 4 },
      ],
    },
  }),
  sea: () => ({
    position: mixed(),
    look: { at: [700, 1000], zoom: 1 },
    overlay: "zones",
    picture: {
      places: {
        english_channel: { tone: "britain", note: "2 : 1" },
        north_sea: { tone: "britain" },
        bay_of_biscay: { tone: "britain" },
      },
      lines: [],
    },
    marks: { english_channel: { state: "can" } },
  }),
  control: () => ({ position: ulm(), look: FRONT, overlay: "control" }),
  keys: () => ({ position: ulm(), overlay: "keys" }),
  flags: () => ({ position: setUp("1812"), overlay: "flags" }),
  attrition: () => ({
    position: setUp(),
    look: FRONT,
    overlay: "attrition",
    route: ROUTE,
    picture: {
      places: { stuttgart: { tone: "danger", note: "8 dice" }, innsbruck: { tone: "warn", note: "pass" } },
      lines: [{ from: "innsbruck", to: "munich", tone: "danger" }],
    },
  }),
  interception: () => ({
    position: setUp(),
    look: FRONT,
    overlay: "interception",
    picture: {
      places: { munich: { tone: "danger", note: "58%" } },
      lines: [
        { from: "linz", to: "munich", tone: "danger", note: "58%" },
        { from: "innsbruck", to: "munich", tone: "danger", note: "42%" },
      ],
    },
  }),
  blockade: () => ({
    position: setUp(),
    look: { at: [700, 1100], zoom: 0.8 },
    overlay: "blockade",
    picture: {
      places: { brest: { tone: "danger" }, bordeaux: { tone: "danger" } },
      lines: [
        { from: "brest", to: "english_channel", tone: "britain" },
        { from: "bordeaux", to: "bay_of_biscay", tone: "britain" },
      ],
    },
  }),
  close: () => ({ position: mixed(), look: { at: [1600, 1150], zoom: 1.8 } }),
  small: () => ({ position: setUp(), look: { at: [1500, 1000], zoom: 0.65 } }),
  east: () => ({ position: setUp(), look: { at: [2300, 1500], zoom: 1 } }),
  spain: () => ({ position: setUp("1812"), look: { at: [500, 1700], zoom: 1 } }),
};

const nation = (id: NwNation["nation"], more: Partial<NwNation> = {}): NwNation => ({
  nation: id,
  seat: id,
  camp: "",
  is_proxy: false,
  keys: facts.nations[id].keys,
  start_keys: facts.nations[id].keys,
  playable: 4,
  hand_size: 4,
  aside_size: 0,
  home_cards: [],
  resources: 0,
  regroup: 0,
  consul: null,
  command: "",
  enemies: [],
  truces: [],
  conquered: false,
  ...more,
});

export const VIEW = {
  ...wireOf("1805"),
  turn: 1,
  year: 1805,
  round: 2,
  active: "france",
  due: "britain",
  preemptor: "austria",
  plus_key: true,
  deck_size: 71,
  discard_size: 6,
  home_used: ["grande_armee"],
  effects: { "game.continental_system": 1, "turn.armistice:france-austria": 1 },
  foreign_wars: [
    {
      card: Object.values(facts.cards).find((card) => card.kind === "foreign_war")!.id,
      committed: [
        { nation: "russia", sp: 3, leaders: ["bennigsen"], squadrons: [] },
        { nation: "britain", sp: 0, leaders: [], squadrons: ["a", "b"] },
      ],
    },
  ],
  nations: NATIONS.map((id) =>
    nation(
      id,
      {
        france: {
          camp: "imperial" as const,
          keys: 14,
          hand_size: 6,
          home_cards: ["the_emperor_commands"],
          resources: 1,
        },
        britain: { camp: "coalition" as const, home_cards: ["parliament", "admiralty"], resources: 2 },
        austria: { camp: "coalition" as const, keys: 7 },
        russia: { camp: "coalition" as const, home_cards: ["russian_winter"] },
        prussia: {
          is_proxy: true,
          consul: { row: "" as const, box: "unaligned" as const, plus: false, frozen: false },
        },
        spain: {
          camp: "imperial" as const,
          consul: { row: "france" as const, box: "pact" as const, plus: false, frozen: false },
        },
        turkey: { consul: { row: "" as const, box: "unaligned" as const, plus: true, frozen: false } },
        sweden: { consul: { row: "britain" as const, box: "aide" as const, plus: false, frozen: true } },
        denmark: { consul: { row: "france" as const, box: "friend" as const, plus: false, frozen: false } },
      }[id],
    ),
  ),
} as unknown as NwView;

export const PUSHES: Push[] = [
  { id: "1", nation: "denmark", row: "france", box: "aide", cp: 2 },
  { id: "2", nation: "denmark", row: "france", box: "friend", cp: 1 },
  { id: "3", nation: "turkey", row: "france", box: "friend", cp: 1 },
  { id: "4", nation: "sweden", row: "britain", box: "friend", cp: 2 },
];
