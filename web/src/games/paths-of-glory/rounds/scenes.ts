/** The log of a round cut into scenes: card, marches, attacks, losses, advance. No rules here. */
import type { LogLine } from "../../../api/types";
import { list, t } from "../../../i18n/index.svelte";
import { eventName } from "../../../play/log";
import { capital } from "../../../play/rows";
import type { Scene } from "../../../rounds/told";
import { fightsOf, type Fight } from "../battle/fights";
import { fightFallen, type Fallen } from "../battle/onMap";
import { resultLine } from "../battle/telling";
import { cardName, kindName, spaceName } from "../play/speakers";
import { eventText } from "../play/say";
import type { BoardArrow, Facts, PlaceMark, Side } from "../types";

export interface PogScene extends Scene {
  arrows: BoardArrow[];
  marks: Record<string, PlaceMark>;
  fallen: Fallen[];
  /** The dice of an attack, shown on a slip. */
  fight: Fight | null;
}

/** How long each kind of scene is shown. */
const MS = { card: 700, move: 900, attack: 2400, losses: 1100, advance: 900, other: 800 };

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const pathOf = (line: LogLine): string[] => (Array.isArray(line.path) ? (line.path as string[]) : []);
const onBoard = (space: string): boolean => space !== "" && !space.endsWith("_box");
const unique = (spaces: readonly string[]): string[] => [...new Set(spaces.filter(onBoard))];

/** Lines of one kind that follow each other are one scene. */
const KINDS: Record<string, (line: LogLine) => string> = {
  UnitMoved: (line) => (line.how === "move" ? "move" : line.how === "sr" ? "sr" : line.how === "event" ? "move" : ""),
  UnitPlaced: () => "placed",
  UnitRestored: () => "restored",
  TrenchChanged: () => "trench",
  SiegeRolled: () => "siege",
  SiegeBegan: () => "move",
  ControlChanged: () => "move",
  FortDestroyed: () => "siege",
  UnitEliminated: () => "attrition",
  NationEntered: () => "entered",
};

const ICONS = {
  move: "arrow",
  sr: "arrow",
  placed: "plus",
  restored: "plus",
  trench: "shield",
  siege: "shield",
  attrition: "alert",
  entered: "people",
} as const;

interface Cut {
  kind: string;
  side: Side | null;
  lines: LogLine[];
}

/** What belongs to a battle stands together; so does what follows of one kind. */
function cutUp(lines: readonly LogLine[], side: Side | null): Cut[] {
  const cuts: Cut[] = [];
  let battle: Cut | null = null;
  for (const line of lines) {
    const name = eventName(line);
    if (name === "AttackDeclared") cuts.push((battle = { kind: "battle", side, lines: [line] }));
    else if (name === "ActionTaken") {
      battle = null;
      cuts.push({ kind: "card", side, lines: [line] });
    } else if (battle && name !== "SpaceActivated") battle.lines.push(line);
    else {
      const kind = KINDS[name]?.(line) ?? "";
      const last = cuts.at(-1);
      if (kind && last?.kind === kind && !isAnother(last, line)) last.lines.push(line);
      else if (kind) cuts.push({ kind, side, lines: [line] });
    }
  }
  return cuts;
}

/** Every march is a scene of its own; what goes the same way goes together. */
function isAnother(cut: Cut, line: LogLine): boolean {
  if (cut.kind !== "move" || !pathOf(line).length) return false;
  const way = cut.lines.map(pathOf).findLast((path) => path.length);
  return way !== undefined && way.join() !== pathOf(line).join();
}

/** Each way as one line, in the colour of whoever goes it. */
function arrowsOf(lines: readonly LogLine[], kind: BoardArrow["kind"], side: Side | null): BoardArrow[] {
  const found = new Map<string, BoardArrow>();
  for (const line of lines) {
    const route = pathOf(line).filter(onBoard);
    const [from, to] = [route[0], route.at(-1)];
    if (!from || !to || from === to) continue;
    const key = `told-${route.join("-")}`;
    found.set(key, { key, from, to, kind, route, ...(side ? { tone: `var(--side-${side})` } : {}) });
  }
  return [...found.values()];
}

const placesOf = (lines: readonly LogLine[]): string[] =>
  unique(lines.flatMap((line) => [text(line.space), text(line.target), ...pathOf(line)]));

/** What is said of several alike is said once, with their number. */
function said(lines: readonly LogLine[]): string {
  const counts = new Map<string, number>();
  for (const words of lines.flatMap((line) => eventText(line) ?? [])) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)).join(" ");
}

/** A march, and what it took on its way. */
function marchSaid(lines: readonly LogLine[]): string {
  const taken = lines.filter((line) => eventName(line) === "ControlChanged").map((line) => spaceName(text(line.space)));
  return [
    said(lines.filter((line) => eventName(line) !== "ControlChanged")),
    taken.length ? t("web-pog-told-took", { spaces: list(taken) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const plain = (cut: Cut, nth: number): Omit<PogScene, "icon" | "head" | "ms"> => ({
  key: `${nth}-${cut.kind}`,
  seat: cut.side,
  sentence: said(cut.lines),
  until: cut.lines.at(-1)!.n,
  places: placesOf(cut.lines),
  arrows: [],
  marks: {},
  fallen: [],
  fight: null,
});

function cardScene(cut: Cut, nth: number): PogScene {
  const line = cut.lines[0]!;
  const card = text(line.card);
  const action = t("pog-action", { action: text(line.action) });
  return {
    ...plain(cut, nth),
    icon: "log",
    head: card ? cardName(card) : action,
    ...(card ? { about: action } : {}),
    ms: MS.card,
    places: [],
  };
}

const MARKS: Record<string, PlaceMark["state"]> = {
  ControlChanged: "target",
  UnitPlaced: "can",
  UnitRestored: "can",
  TrenchChanged: "can",
  SiegeRolled: "attacked",
  SiegeBegan: "attacked",
  FortDestroyed: "attacked",
  UnitEliminated: "attacked",
};

function commonScene(cut: Cut, nth: number): PogScene {
  const marks: Record<string, PlaceMark> = {};
  for (const line of cut.lines) {
    const state = MARKS[eventName(line)];
    if (state && onBoard(text(line.space))) marks[text(line.space)] = { state };
  }
  const units = cut.lines.filter((line) => text(line.unit)).map((line) => kindName(text(line.unit)));
  const goals = unique(cut.lines.map((line) => pathOf(line).at(-1) ?? text(line.space)));
  const marches = cut.kind === "move" && units.length > 0;
  return {
    ...plain(cut, nth),
    ...(marches ? { sentence: marchSaid(cut.lines) } : {}),
    icon: ICONS[cut.kind as keyof typeof ICONS] ?? "ring",
    head: marches
      ? capital(units.length > 1 ? `${units.length} × ${units[0]}` : units[0]!)
      : t("web-pog-scene", { kind: cut.kind, count: Math.max(units.length, 1) }),
    about: !marches && units.length === 1 ? `${units[0]}` : goals[0] ? spaceName(goals[0]) : "",
    ms: cut.kind === "move" || cut.kind === "sr" ? MS.move : MS.other,
    arrows: arrowsOf(cut.lines, cut.kind === "sr" ? "event" : "move", cut.side),
    marks,
  };
}

/** An attack with its dice, what it cost, who went where. */
function battleScenes(cut: Cut, nth: number, facts: Facts, mine: Side | null): PogScene[] {
  const fight = fightsOf(cut.lines, facts)[0];
  if (!fight) return [];
  const from = unique(fight.attackers.map((unit) => unit.space)).filter((space) => space !== fight.target);
  const pinned = fight.flank?.pinning ?? "";
  const base = {
    ...plain(cut, nth),
    isBattle: true,
    places: unique([fight.target, ...from]),
    marks: { [fight.target]: { state: "attacked" as const } },
    fight,
  };
  const arrows: BoardArrow[] = from.map((space) => ({
    key: `told-${space}-${fight.target}`,
    from: space,
    to: fight.target,
    kind: "attack",
    ...(pinned ? { note: t("web-pog-arrow", { part: space === pinned ? "pins" : "flanks" }) } : {}),
  }));
  const fires = cut.lines.filter((line) => eventName(line) === "FireResolved");
  const place = spaceName(fight.target);
  const scenes: PogScene[] = [
    {
      ...base,
      key: `${nth}-attack`,
      icon: "dice",
      head: t("web-pog-scene-attack", { space: place }),
      about: fight.fires.map((fire) => fire.loss).join(" : "),
      sentence: said([cut.lines[0]!, ...cut.lines.filter((line) => eventName(line) === "FlankTried")]),
      until: (fires.at(-1) ?? cut.lines[0]!).n,
      ms: MS.attack,
      arrows,
    },
  ];
  if (fight.hurt.length || fight.decided)
    scenes.push({
      ...base,
      key: `${nth}-losses`,
      icon: "cross",
      head: fight.hurt.length ? t("web-pog-scene-losses") : t("web-pog-scene-no-losses"),
      about: list(fight.hurt.map((one) => kindName(one.unit)).slice(0, 2)),
      sentence: resultLine(fight, mine),
      ms: MS.losses,
      arrows,
      fallen: fightFallen(fight, facts),
    });
  const walks = [...fight.retreats, ...fight.advances];
  if (walks.length)
    scenes.push({
      ...base,
      key: `${nth}-advance`,
      icon: "arrow",
      head: t(fight.advances.length ? "web-pog-scene-advance" : "web-pog-scene-retreat"),
      about: spaceName(walks.at(-1)!.path.at(-1) ?? ""),
      sentence: said(
        cut.lines.filter(
          (line) => eventName(line) === "UnitMoved" && (line.how === "retreat" || line.how === "advance"),
        ),
      ),
      ms: MS.advance,
      places: unique([fight.target, ...walks.flatMap((walk) => walk.path)]),
      arrows: [
        ...arrowsOf(
          cut.lines.filter((line) => line.how === "retreat"),
          "event",
          fight.side === "ap" ? "cp" : "ap",
        ),
        ...arrowsOf(
          cut.lines.filter((line) => line.how === "advance"),
          "move",
          fight.side,
        ),
      ],
      fallen: fightFallen(fight, facts),
    });
  return scenes;
}

export function scenesOf(lines: readonly LogLine[], side: Side | null, facts: Facts, mine: Side | null): PogScene[] {
  return cutUp(lines, side).flatMap((cut, nth) =>
    cut.kind === "battle"
      ? battleScenes(cut, lines[0]!.n * 1000 + nth, facts, mine)
      : [cut.kind === "card" ? cardScene(cut, lines[0]!.n * 1000 + nth) : commonScene(cut, lines[0]!.n * 1000 + nth)],
  );
}
