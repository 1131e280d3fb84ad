/** Battles as the log tells them: flank, fire in its order, losses, retreat, advance. No rules here. */
import type { LogLine } from "../../../api/types";
import { eventName } from "../../../play/log";
import type { Ref } from "../play/options";
import type { Facts, Side } from "../types";

/** What made a shot so: what it moves, what it is, by how much, which one, its rule. */
export type CauseTold = [moves: string, what: string, by: number, which: string, rule: string];

export interface FireTold {
  side: Side;
  table: "army" | "corps";
  factors: number;
  shift: number;
  column: number;
  die: number;
  drm: number;
  loss: number;
  /** The loss number each face of the die would have brought. */
  faces: number[];
  causes: CauseTold[];
}

export interface FlankTold {
  /** 0 where a card spared the die. */
  die: number;
  modifier: number;
  succeeded: boolean;
  pinning: string;
}

/** What became of one unit. */
export interface Hurt {
  unit: string;
  space: string;
  side: Side;
  /** Did it stand at full strength before? */
  wasFull: boolean;
  fate: "reduced" | "destroyed" | "gone" | "restored";
  /** It came from the reserve in the place of an army. */
  standsIn: boolean;
  /** After how many shots it happened. */
  after: number;
}

export interface Walk {
  unit: string;
  reduced: boolean;
  path: string[];
}

export interface Fight {
  /** Numbers of the decisions of its first and last line. */
  from: number;
  until: number;
  side: Side;
  target: string;
  attackers: Ref[];
  cards: { side: Side; card: string }[];
  flank: FlankTold | null;
  fires: FireTold[];
  hurt: Hurt[];
  /** Kinds of corps that came from the reserve in the place of armies. */
  arrived: string[];
  decided: { winner: Side | ""; attackerLoss: number; defenderLoss: number; retreat: number } | null;
  retreats: Walk[];
  advances: Walk[];
  /** Why an ordered retreat was not made. */
  stood: string;
  /** Why nothing came of the attack. */
  cancelled: string;
  fortFell: boolean;
  taken: boolean;
  vp: { by: number; now: number } | null;
}

/** It is no more: neither on its weaker side nor whole again. */
export const isLost = (one: Hurt): boolean => one.fate === "destroyed" || one.fate === "gone";

const refOf = (text: string): Ref => {
  const [look = "", space = ""] = text.split("@");
  return { unit: look.replace(" reduced", ""), reduced: look.endsWith(" reduced"), space };
};
const words = (value: unknown): string => (typeof value === "string" ? value : "");
const ENDS = new Set(["RoundBegan", "PhaseBegan", "TurnBegan", "ActionTaken", "SpaceActivated", "GameEnded"]);

function begun(line: LogLine): Fight {
  return {
    from: line.n,
    until: line.n,
    side: line.side as Side,
    target: words(line.target),
    attackers: ((line.attackers ?? []) as string[]).map(refOf),
    cards: [],
    flank: null,
    fires: [],
    hurt: [],
    arrived: [],
    decided: null,
    retreats: [],
    advances: [],
    stood: "",
    cancelled: "",
    fortFell: false,
    taken: false,
    vp: null,
  };
}

/** One line more of a battle. */
function follow(fight: Fight, line: LogLine, facts: Facts): void {
  const name = eventName(line);
  if (name in TOLD) TOLD[name]!(fight, line, facts);
  else return;
  fight.until = line.n;
}

function noteLoss(fight: Fight, line: LogLine, facts: Facts, fate: Hurt["fate"]): void {
  const [unit, space] = [words(line.unit), words(line.space)];
  const known = fight.hurt.findLast((one) => one.unit === unit && one.space === space);
  // The same unit loses its second step: it was at full strength and is gone. Of two alike one may be hit twice.
  if (known && known.fate === "reduced" && fate !== "reduced") known.fate = fate;
  else
    fight.hurt.push({
      unit,
      space,
      side: facts.units[unit]?.side ?? fight.side,
      wasFull: fate === "reduced" || line.was_full === true,
      fate,
      standsIn: fight.arrived.includes(unit),
      after: fight.fires.length,
    });
}

const TOLD: Record<string, (fight: Fight, line: LogLine, facts: Facts) => void> = {
  CombatCardPlayed: (fight, line) => fight.cards.push({ side: line.side as Side, card: words(line.card) }),
  FlankTried: (fight, line) => {
    fight.flank = {
      die: Number(line.die),
      modifier: Number(line.modifier),
      succeeded: line.succeeded === true,
      pinning: words(line.pinning),
    };
  },
  FireResolved: (fight, line) =>
    fight.fires.push({
      side: line.side as Side,
      table: line.table === "corps" ? "corps" : "army",
      factors: Number(line.factors),
      shift: Number(line.shift),
      column: Number(line.column),
      die: Number(line.die),
      drm: Number(line.drm),
      loss: Number(line.loss),
      faces: (line.faces ?? []) as number[],
      causes: (line.causes ?? []) as CauseTold[],
    }),
  UnitReduced: (fight, line, facts) => noteLoss(fight, line, facts, "reduced"),
  UnitEliminated: (fight, line, facts) => noteLoss(fight, line, facts, line.for_good === true ? "gone" : "destroyed"),
  // A card gives a lost step back.
  UnitRestored: (fight, line) => {
    const known = fight.hurt.findLast((one) => one.unit === words(line.unit) && one.fate === "reduced");
    if (known) known.fate = "restored";
  },
  UnitMoved: (fight, line) => {
    const walk = { unit: words(line.unit), reduced: line.reduced === true, path: (line.path ?? []) as string[] };
    if (line.how === "retreat") fight.retreats.push(walk);
    else if (line.how === "advance") fight.advances.push(walk);
    else if (line.how === "replacement") fight.arrived.push(walk.unit);
  },
  CombatDecided: (fight, line) => {
    fight.decided = {
      winner: words(line.winner) as Side | "",
      attackerLoss: Number(line.attacker_loss),
      defenderLoss: Number(line.defender_loss),
      retreat: Number(line.retreat),
    };
  },
  RetreatCancelled: (fight, line) => void (fight.stood = words(line.why)),
  AttackCancelled: (fight, line) => void (fight.cancelled = words(line.why)),
  FortDestroyed: (fight, line) => void (fight.fortFell ||= words(line.space) === fight.target),
  ControlChanged: (fight, line) =>
    void (fight.taken ||= words(line.space) === fight.target && line.side === fight.side),
  VictoryPointsChanged: (fight, line) => {
    fight.vp = { by: (fight.vp?.by ?? 0) + Number(line.by), now: Number(line.now) };
  },
};

/** Every battle of these lines, in their order. */
export function fightsOf(log: readonly LogLine[], facts: Facts): Fight[] {
  const fights: Fight[] = [];
  let open: Fight | null = null;
  for (const line of log) {
    const name = eventName(line);
    if (name === "AttackDeclared") fights.push((open = begun(line)));
    else if (ENDS.has(name)) open = null;
    else if (open) follow(open, line, facts);
  }
  return fights;
}

/** The battles that began with this decision or later. */
export function fightsSince(log: readonly LogLine[], from: number, facts: Facts): Fight[] {
  const at = log.findIndex((line) => line.n >= from && eventName(line) === "AttackDeclared");
  return at < 0 ? [] : fightsOf(log.slice(at), facts);
}

/** The last battle of the log; to look for it does not mean to read a whole war. */
export function lastFight(log: readonly LogLine[], facts: Facts): Fight | null {
  const at = log.findLastIndex((line) => eventName(line) === "AttackDeclared");
  return at < 0 ? null : (fightsOf(log.slice(at), facts)[0] ?? null);
}

/** How likely a loss number as high as this was. */
export const chanceOf = ({ faces, loss }: Pick<FireTold, "faces" | "loss">): number =>
  faces.filter((one) => one >= loss).length / Math.max(faces.length, 1);
