/** The situations of the pictures, as plain data. */
import type { Battle, Losses } from "../src/games/paths-of-glory/panels/types";
import { counterOf, type CounterParts } from "../src/games/paths-of-glory/pieces/counter";
import type {
  BoardArrow,
  PlaceMark,
  PogPiece,
  PogSide,
  PogView,
  SupplyPicture,
} from "../src/games/paths-of-glory/types";
import { facts, setUp } from "./pogFacts";

const AT_WAR = ["be", "br", "fr", "ru", "sb", "mn", "ge", "ah", "al", "ar", "eg", "kw", "ly"];

const side = (more: Partial<PogSide> = {}): PogSide => ({
  war_status: 0,
  commitment: "mobilization",
  mandated: "fr",
  mandate_met: false,
  hand_size: 7,
  deck_size: 7,
  discards: [],
  removed_cards: [],
  table_cards: [],
  shown: [],
  actions: [],
  ...more,
});

export const CP_HAND = ["cp_01", "cp_13", "cp_08", "cp_11", "cp_05", "cp_03", "cp_04"];
export const AP_HAND = ["ap_13", "ap_12", "ap_04", "ap_07", "ap_06", "ap_10", "ap_14"];

export function start(more: Partial<PogView> = {}): PogView {
  return {
    ...setUp("start"),
    scenario: "historical",
    edition: "2018",
    turn: 1,
    round: 1,
    active: "cp",
    phase: "1.1.cp",
    stage_of_turn: "actions",
    combat: null,
    vp: 10,
    combined_war_status: 0,
    us_entry: "none",
    russian_capitulation: "none",
    russian_vp: 0,
    sides: [side(), side({ mandated: "ge" })],
    forts_destroyed: [],
    forts_besieged: [],
    broken_sieges: [],
    at_war: AT_WAR,
    beachhead: "",
    events: {},
    rp: {},
    near_east_used: {},
    in_round: {
      ops_left: 0,
      marked_move: [],
      marked_attack: [],
      moved: [],
      attacked: [],
      retreated: [],
      card_in_play: "",
    },
    ...more,
  };
}

/** The board with some counters moved: `kind` of a space goes to another, reduced or not. */
export function moved(view: PogView, moves: [kind: string, from: string, to: string, reduced?: boolean][]): PogView {
  const pieces = view.pieces.map((piece) => ({ ...piece }));
  for (const [kind, from, to, reduced] of moves) {
    const piece = pieces.find((one) => one.kind === kind && one.space === from);
    if (piece) Object.assign(piece, { space: to, reduced: reduced ?? piece.reduced });
    else pieces.push({ number: pieces.length, kind, space: to, reduced: reduced ?? false });
  }
  return { ...view, pieces };
}

const withControl = (view: PogView, central: string[], allied: string[] = []): PogView => ({
  ...view,
  cp_control: [...view.cp_control.filter((id) => !allied.includes(id)), ...central],
});

export function afterGuns(): PogView {
  const view = start({
    sides: [side(), side({ war_status: 2, mandated: "ge", actions: ["event"] })],
    forts_destroyed: ["liege"],
    events: { cp_01: 1 },
    combined_war_status: 2,
  });
  return withControl(
    moved(view, [
      ["ge_1", "aachen", "liege"],
      ["ge_2", "koblenz", "liege"],
    ]),
    ["liege"],
  );
}

export function september(): PogView {
  let view = afterGuns();
  view = moved(view, [
    ["ge_1", "liege", "cambrai"],
    ["ge_2", "liege", "cambrai", true],
    ["ge_3", "koblenz", "sedan"],
    ["ge_4", "metz", "sedan"],
    ["ge_corps", "cp_reserve_box", "ostend"],
    ["br_bef_army", "brussels", "amiens"],
    ["be_1", "antwerp", "antwerp", true],
    ["fr_5", "sedan", "chateau_thierry", true],
    ["fr_9", "bar_le_duc", "chateau_thierry", true],
    ["fr_4", "verdun", "verdun", true],
    ["fr_corps", "ap_reserve_box", "bar_le_duc"],
    ["br_corps", "ap_reserve_box", "calais"],
  ]);
  view = withControl(view, ["brussels", "ostend", "cambrai", "sedan"]);
  return {
    ...view,
    turn: 2,
    round: 0,
    stage_of_turn: "attrition",
    vp: 14,
    sides: [side({ war_status: 4, commitment: "limited" }), side({ war_status: 5, commitment: "limited" })],
    trenches: view.trenches.map((trench) => (trench.space === "verdun" ? { ...trench, level: 2 } : trench)),
  };
}

export function turkeyIn(): PogView {
  const view = start({
    ...setUp("start", "entry_turkey"),
    turn: 3,
    vp: 11,
    at_war: [...AT_WAR, "tu", "pe"],
    sides: [side({ war_status: 4, commitment: "limited" }), side({ war_status: 4, commitment: "limited" })],
  });
  return moved(view, []);
}

export const GUNS_MARKS: Record<string, PlaceMark> = { aachen: { state: "can" }, koblenz: { state: "can" } };
export const GUNS_ARROWS: BoardArrow[] = [
  { key: "1", from: "aachen", to: "liege", kind: "event" },
  { key: "2", from: "koblenz", to: "liege", kind: "event" },
];
export const SEDAN_MARKS: Record<string, PlaceMark> = { sedan: { state: "attacked" } };
export const SEDAN_ARROWS: BoardArrow[] = [
  { key: "1", from: "liege", to: "sedan", kind: "attack", note: "pins" },
  { key: "2", from: "koblenz", to: "sedan", kind: "attack", note: "flanks +1" },
];
export const HAND_MARKS: Record<string, PlaceMark> = Object.fromEntries(
  ["liege", "koblenz", "metz", "strasbourg"].map((id) => [id, { state: "can", note: "1 op" }]),
);

const chain = (who: "ap" | "cp", units: number, ...stops: string[]): SupplyPicture["lines"] =>
  stops.slice(1).map((to, nth) => ({ side: who, from: stops[nth]!, to, units }));
export const SUPPLY: SupplyPicture = {
  lines: [
    ...chain("ap", 5, "london", "calais"),
    ...chain("ap", 2, "calais", "amiens"),
    ...chain("ap", 8, "london", "le_havre", "rouen", "paris"),
    ...chain("ap", 5, "paris", "chateau_thierry"),
    ...chain("ap", 3, "chateau_thierry", "verdun"),
    ...chain("ap", 3, "chateau_thierry", "bar_le_duc", "nancy"),
    ...chain("ap", 2, "bar_le_duc", "dijon", "belfort"),
    ...chain("ap", 2, "paris", "melun", "nevers", "lyon", "grenoble"),
    ...chain("cp", 1, "essen", "bremen"),
    ...chain("cp", 10, "essen", "aachen"),
    ...chain("cp", 6, "aachen", "liege"),
    ...chain("cp", 1, "liege", "brussels", "ostend"),
    ...chain("cp", 4, "liege", "sedan"),
    ...chain("cp", 2, "sedan", "cambrai"),
    ...chain("cp", 4, "aachen", "koblenz", "metz", "strasbourg"),
    ...chain("cp", 1, "strasbourg", "mulhouse"),
  ],
  cuts: [
    ["ostend", "antwerp"],
    ["brussels", "antwerp"],
  ],
};

export const piece = (kind: string, reduced = false): CounterParts => counterOf(kind, reduced, facts)!;
export const numberOf = (pieces: readonly PogPiece[], kind: string): number[] =>
  pieces.filter((one) => one.kind === kind).map((one) => one.number);

const COLUMNS = [1, 2, 3, 4, 5, 6, 9, 12, 15, "16+"];

export const BATTLE: Battle = {
  title: "Attack on Sedan",
  about: "From Liège and Koblenz · two spaces, so you may try a flank.",
  terrain: "forest",
  attackers: [piece("ge_1"), piece("ge_2"), piece("ge_3")],
  attackerStrength: 15,
  defenders: [piece("fr_5")],
  defenderStrength: 3,
  fire: { columns: COLUMNS, attacker: 8, defender: 2 },
  shifts: "5 + 5 + 5, clear of trenches: no shift",
  flank: [
    {
      id: "flank",
      title: "Try it: 4 in 6 (67%)",
      about: "Liège pins, Koblenz flanks: die +1, needs 4. If it fails France fires first.",
    },
    { id: "frontal", title: "Do not try", about: "both sides fire together" },
  ],
  cards: [
    { card: facts.cards.cp_03!, usable: false, why: "no Russian unit there." },
    { card: facts.cards.cp_04!, usable: false, why: "only in defence." },
  ],
  hint: "Allies may hold 1",
  odds: [
    { label: "5th Army destroyed", share: 0.47, tone: "best" },
    { label: "reduced, retreats", share: 0.51, tone: "good" },
    { label: "stands", share: 0.02, tone: "bad" },
  ],
  oddsFacts: [
    { label: "A German step lost", share: 0.28 },
    { label: "No retreat", share: 0.02 },
  ],
};

export const LOSSES: Losses = {
  title: "Take 5 losses at Sedan",
  about: "Germany rolled 3 on column 15. You must lose as near to 5 as your units allow: three results are legal.",
  die: 3,
  columns: COLUMNS,
  row: [1, 2, 2, 3, 3, 4, 4, 5, 5, 7],
  at: 8,
  before: [piece("fr_5"), piece("fr_corps"), piece("be_corps")],
  strength: 5,
  results: [
    {
      id: "spread",
      title: "Spread it",
      about: "3 + 1 + 1 · nobody dies · strength 3",
      key: "1",
      survivors: "all",
      pieces: [
        { counter: piece("fr_5", true), fate: "hit" },
        { counter: piece("fr_corps", true), fate: "hit" },
        { counter: piece("be_corps", true), fate: "hit" },
      ],
    },
    {
      id: "french",
      title: "French corps dies",
      about: "3 + 1 + 1 · strength 3",
      key: "2",
      survivors: "two",
      pieces: [
        { counter: piece("fr_5", true), fate: "hit" },
        { counter: piece("be_corps"), fate: null },
        { counter: piece("fr_corps", true), fate: "dead" },
      ],
    },
    {
      id: "belgian",
      title: "Belgian corps dies",
      about: "3 + 1 + 1 · strength 3",
      key: "3",
      survivors: "two",
      pieces: [
        { counter: piece("fr_5", true), fate: "hit" },
        { counter: piece("fr_corps"), fate: null },
        { counter: piece("be_corps", true), fate: "dead" },
      ],
    },
  ],
  barred: [{ id: "spare", title: "Spare the army", about: "corps alone absorb only 4 of 5 (12.4)" }],
  after:
    "Then your survivors fire with strength 3. Whoever lost less wins; a beaten defender in forest may pay one more step to stand.",
};

export const USES = [
  {
    use: "ops" as const,
    text: "4 points: activate spaces to move or attack",
    about: "19 stacks can act, 1 operation each",
    key: "O",
  },
  { use: "sr" as const, text: "4 points: corps 1, army 4", about: "8 GE corps wait in reserve", key: "S" },
  {
    use: "rp" as const,
    text: "GE 3 · AH 2 · BU 1 · TU 1",
    about: "Nothing to replace yet: points are lost at turn end",
    key: "R",
  },
  {
    use: "event" as const,
    text: "Ends Moltke, war status +2",
    about: "Barred on turns 1 and 2 unless Moltke was played",
    key: "E",
    barred: true,
  },
];

export const LINES = [
  { id: 1, head: "Set-up", text: "Historical 1914 scenario, commitment published" },
  { id: 2, head: "Mandated offensives", text: "Allies roll 1: France", colour: "#2F5D8A" },
  { id: 3, text: "Central Powers roll 4: Germany", colour: "#4A463F" },
  { id: 4, head: "Action phase · round 1", text: "Central Powers act first" },
  { id: 5, text: "Your move: choose a card", now: true },
];
