/** Fights as the log tells them: who came, what was rolled, what fell, who won and where the beaten went. */
import type { LogLine } from "../../../api/types";
import { eventName } from "../../../play/log";
import { NATIONS, type ByNation, type Nation } from "../board/types";

export interface Pieces {
  sp: ByNation<number>;
  leaders: string[];
}

export interface StorySide {
  nation: Nation | "";
  commander: string;
  /** With which it came. */
  came: Pieces;
  fell: Pieces;
  /** Of those that fell, lost in the rout or for want of a retreat. */
  routed: Pieces;
  disrupted: Pieces;
  squadrons: string[];
  sunk: string[];
  cards: string[];
}

export interface StoryRound {
  round: number;
  faces: [number[], number[]];
  sources: [Record<string, number>, Record<string, number>];
  /** Thousandths: the active side wins, by a rout; undecided; the other wins, by a rout. */
  chances: number[];
}

export interface Story {
  /** The row of the log in which it began, and the last that belongs to it. */
  from: number;
  until: number;
  kind: "battle" | "siege" | "naval";
  place: string;
  sides: [StorySide, StorySide];
  rounds: StoryRound[];
  isEnded: boolean;
  /** The beaten side; -1: nobody is left, or a fortress holds out. */
  loser: number;
  isRout: boolean;
  losses: [number, number];
  /** Where the beaten went. */
  refuge: string;
  /** Whose flag was set or taken for the sixes. */
  flag: Nation | "";
  gone: number[];
}

type Line = LogLine & Record<string, unknown>;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const texts = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const byNation = (sp: unknown): ByNation<number> =>
  Object.fromEntries(((sp as number[]) ?? []).flatMap((count, nth) => (count ? [[NATIONS[nth]!, count]] : [])));
const none = (): Pieces => ({ sp: {}, leaders: [] });
export const sizeOf = ({ sp, leaders }: Pieces): number => strengthOf(sp) + leaders.length;
export const strengthOf = (sp: ByNation<number>): number =>
  Object.values(sp).reduce((sum, count) => sum + (count ?? 0), 0);

/** What ends a fight in the log, if nothing of its own did. */
const OVER = new Set(["ImpulseBegan", "PhaseBegan", "TurnBegan", "BattleBegan", "ImpulsePassed"]);

/** Every fight from a row on, in order; the last may still go on. */
export function storiesOf(log: readonly LogLine[], from = 0): Story[] {
  const found: Story[] = [];
  let now: Story | null = null;
  let dice: number[] = [];
  for (const raw of log) {
    if (raw.n < from) continue;
    const line = raw as Line;
    const name = eventName(line);
    if (name === "DieRolled") {
      if (line.purpose === "naval") dice.push(Number(line.result) + 1);
      continue;
    }
    if (name === "BattleBegan") found.push((now = begun(line)));
    else if (name === "NavalRoundFought") {
      if (now?.kind !== "naval" || now.isEnded || now.place !== line.place) found.push((now = atSea(line)));
      addNavalRound(now, line, dice);
      dice = [];
    } else if (now && (OVER.has(name) || goesOn(now, line, name))) now = null;
    else if (now) tell(now, line, name);
    if (now) now.until = line.n;
  }
  return found;
}

/** The fight is over and somebody marches on, or plays a card. */
function goesOn(story: Story, line: Line, name: string): boolean {
  if (!story.isEnded) return false;
  return (
    (name === "ForceMoved" && line.how !== "retreat") ||
    (name === "FleetMoved" && line.how !== "withdraw") ||
    (name === "CardPlayed" && line.use !== "response") ||
    name === "StrengthPlaced"
  );
}

const side = (nation: string, commander = "", came: Pieces = none()): StorySide => ({
  nation: nation as Nation | "",
  commander,
  came,
  fell: none(),
  routed: none(),
  disrupted: none(),
  squadrons: [],
  sunk: [],
  cards: [],
});

function empty(line: Line, kind: Story["kind"], sides: [StorySide, StorySide]): Story {
  return {
    from: line.n,
    until: line.n,
    kind,
    place: text(line.area) || text(line.place),
    sides,
    rounds: [],
    isEnded: false,
    loser: -1,
    isRout: false,
    losses: [0, 0],
    refuge: "",
    flag: "",
    gone: [],
  };
}

function begun(line: Line): Story {
  const [names, leaders, commanders] = [texts(line.sides), line.leaders as string[][], texts(line.commanders)];
  const sp = line.sp as number[][];
  const both = [0, 1].map((nth) =>
    side(names[nth] ?? "", commanders[nth] ?? "", { sp: byNation(sp[nth]), leaders: [...(leaders[nth] ?? [])] }),
  );
  return empty(line, line.is_siege ? "siege" : "battle", both as [StorySide, StorySide]);
}

function atSea(line: Line): Story {
  const names = texts(line.sides);
  const fleets = (line.fleets as string[][]) ?? [[], []];
  const both = [0, 1].map((nth) => ({ ...side(names[nth] ?? ""), squadrons: [...(fleets[nth] ?? [])] }));
  return empty(line, "naval", both as [StorySide, StorySide]);
}

function roundOf(line: Line, faces: [number[], number[]]): StoryRound {
  const sources = ((line.sources as [string, number][][]) ?? []).map((one) => Object.fromEntries(one));
  return {
    round: Number(line.round),
    faces,
    sources: [sources[0] ?? {}, sources[1] ?? {}],
    chances: (line.chances as number[]) ?? [],
  };
}

/** Dice at sea are told one by one before the round. */
function addNavalRound(story: Story, line: Line, dice: readonly number[]): void {
  const [active = 0, other = 0] = line.dice as number[];
  const own = dice.slice(-(active + other));
  const faces: [number[], number[]] = [own.slice(0, active), own.slice(active)];
  story.rounds.push(roundOf(line, faces));
  for (const nth of [0, 1]) story.losses[nth]! += hitsOf(faces[1 - nth]!);
}

export const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face >= 5).length;

function tell(story: Story, line: Line, name: string): void {
  const here = line.area === story.place || line.place === story.place;
  if (name === "BattleRolled" && here) story.rounds.push(roundOf(line, line.faces as [number[], number[]]));
  else if (name === "CardPlayed" && (line.use === "battle" || line.use === "response")) addCard(story, line);
  else if (name === "PiecesDisrupted") {
    const shaken = story.sides[Number(line.side)]!.disrupted;
    add(shaken, { sp: byNation(line.sp), leaders: texts(line.leaders) });
  } else if (name === "StrengthLost")
    lose(story, line, { sp: { [text(line.nation)]: Number(line.count) }, leaders: [] });
  else if (name === "LeaderLost") lose(story, line, { sp: {}, leaders: [text(line.leader)] });
  else if (name === "SquadronLost") {
    const squadron = text(line.squadron);
    story.sides.find((one) => one.squadrons.includes(squadron))?.sunk.push(squadron);
  } else end(story, line, name, here);
}

function end(story: Story, line: Line, name: string, here: boolean): void {
  if (name === "BattleEnded" && here) {
    [story.isEnded, story.loser, story.isRout] = [true, Number(line.loser), Boolean(line.is_rout)];
    story.losses = line.losses as [number, number];
  } else if (name === "SiegeEnded" && here) [story.isEnded, story.loser] = [true, line.fell ? 1 : -1];
  else if (name === "NavalBattleEnded" && here)
    [story.isEnded, story.loser] = [true, line.winner === "active" ? 1 : line.winner === "other" ? 0 : -1];
  else if (name === "AnnihilationSuffered" && here) story.gone.push(Number(line.side));
  else if (name === "ForceMoved" && line.how === "retreat" && line.frm === story.place) story.refuge = text(line.to);
  else if (name === "FleetMoved" && line.how === "withdraw" && line.frm === story.place) story.refuge = text(line.to);
  else if (name === "FlagPlaced" && here && line.why === "battle") story.flag = text(line.nation) as Nation;
}

/** A card belongs to the side on which its player fights. */
function addCard(story: Story, line: Line): void {
  const nation = text(line.nation) as Nation;
  const of = story.sides.find((one) => one.nation === nation || one.came.sp[nation]);
  of?.cards.push(text(line.card));
}

function add(pieces: Pieces, more: Pieces): void {
  for (const [nation, count] of Object.entries(more.sp) as [Nation, number][])
    pieces.sp[nation] = (pieces.sp[nation] ?? 0) + count;
  pieces.leaders.push(...more.leaders);
}

const RUIN = new Set(["rout", "no_retreat"]);

function lose(story: Story, line: Line, lost: Pieces): void {
  const nation = Object.keys(lost.sp)[0] as Nation | undefined;
  const whose = story.sides.find(({ came }) => (nation ? came.sp[nation] : came.leaders.includes(lost.leaders[0]!)));
  if (!whose) return;
  add(whose.fell, lost);
  if (RUIN.has(text(line.why))) add(whose.routed, lost);
}

/** What is left of a side. */
export function leftOf({ came, fell }: StorySide): Pieces {
  const sp = Object.fromEntries(
    Object.entries(came.sp).map(([nation, count]) => [nation, (count ?? 0) - (fell.sp[nation as Nation] ?? 0)]),
  );
  return { sp, leaders: came.leaders.filter((leader) => !fell.leaders.includes(leader)) };
}
