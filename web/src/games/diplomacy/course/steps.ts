/** A resolution told in the order of the rules: orders open, convoys, supports, conflicts, moves, retreats. */
import type { DipDislodged, DipResolved } from "../types";
import { fateOf, type OrderMark } from "../board/arrows";
import { provinceOf } from "../board/map";
import type { BoardUnit } from "../board/types";
import { orderOf } from "../orders/order";

export const STAGES = ["orders", "convoys", "supports", "conflicts", "moves", "retreats"] as const;
export type Stage = (typeof STAGES)[number];

/** The stage at which an order's outcome is settled. */
export function stageOf({ order, outcome }: DipResolved): Stage {
  const kind = orderOf(order)?.kind;
  if (kind === "convoy" || outcome === "no convoy") return "convoys";
  if (kind === "support" || kind === "support-hold") return "supports";
  if (kind === "move") return outcome === "moves" ? "moves" : "conflicts";
  return outcome === "dislodged" ? "retreats" : "orders";
}

/** Orders as the story tells them: stage by stage, within a stage one's own first, else as they came. */
export function inRuleOrder(orders: readonly DipResolved[], mine: readonly string[] = []): DipResolved[] {
  const own = (order: DipResolved) => Number(mine.includes(order.power));
  return STAGES.flatMap((stage) =>
    orders.filter((order) => stageOf(order) === stage).sort((one, other) => own(other) - own(one)),
  );
}

/** A moment of the telling: so many orders are told, and it is looked at so long. */
export interface Beat {
  told: number;
  ms: number;
}

const OPENED_MS = 300;
const CUT_MS = 450;
const BATTLE_MS = 600;
const BATTLES_MS = 2400;
const MARCH_MS = 900;
const DRIVEN_MS = 400;

/** The telling as moments: orders open, supports are cut, battles one by one, all marches together, the driven out. */
export function beatsOf(list: readonly DipResolved[]): Beat[] {
  const beats: Beat[] = [{ told: 0, ms: OPENED_MS }];
  const cut = toldAfter(list, "supports");
  if (cut > toldAfter(list, "orders")) beats.push({ told: cut, ms: CUT_MS });
  const fought = toldAfter(list, "conflicts");
  const battle = Math.min(BATTLE_MS, BATTLES_MS / Math.max(fought - cut, 1));
  for (let told = cut + 1; told <= fought; told++) beats.push({ told, ms: battle });
  const marched = toldAfter(list, "moves");
  if (marched > fought) beats.push({ told: marched, ms: MARCH_MS });
  beats.push({ told: list.length, ms: DRIVEN_MS });
  return beats.filter((beat, at) => at === 0 || beat.told > beats[at - 1]!.told);
}

/** How many orders are told when a stage is over; `list` stands in rule order. */
export function toldAfter(list: readonly DipResolved[], stage: Stage): number {
  const last = STAGES.indexOf(stage);
  return list.filter((order) => STAGES.indexOf(stageOf(order)) <= last).length;
}

/** The stage in which the last told order lies. */
export function stageAt(list: readonly DipResolved[], told: number): Stage {
  const last = list[Math.min(told, list.length) - 1];
  if (!last) return "orders";
  return told >= list.length ? "retreats" : stageOf(last);
}

/** Orders whose outcome is news at a stage: what went wrong there, or for the moves what went well. */
export function newsAt(orders: readonly DipResolved[], stage: Stage, out: readonly DipDislodged[] = []): DipResolved[] {
  switch (stage) {
    case "orders":
      return [];
    case "moves":
      return orders.filter(({ outcome }) => outcome === "moves");
    case "retreats":
      // Whoever bounced, helped or convoyed may have been driven out as well: the board tells, not the order.
      return orders.filter(({ power, order }) => isOut(out, power, orderOf(order)?.at));
    default:
      return orders.filter((one) => stageOf(one) === stage && fateOf(one.outcome) !== "ok");
  }
}

const isOut = (out: readonly DipDislodged[], power: string, place: string | undefined): boolean =>
  out.some((one) => one.power === power && one.place === place);

/** The arrows as far as the story has come; what is not told yet looks as it was ordered. */
export function marksTold(list: readonly DipResolved[], told: number): OrderMark[] {
  return list.flatMap((one, index) => {
    const order = orderOf(one.order);
    if (!order || order.kind === "waive") return [];
    // A unit that only stood needs no ring of its own: most of the board would be ringed.
    if (order.kind === "hold") return [];
    return [{ power: one.power, order, fate: index < told ? fateOf(one.outcome) : ("ok" as const) }];
  });
}

/** The units as far as the story has come: movers leave, and whoever they drive out steps aside. */
export function unitsTold(list: readonly DipResolved[], told: number, out: readonly DipDislodged[]): BoardUnit[] {
  const entered = new Set<string>();
  list.forEach(({ order, outcome }, index) => {
    const read = orderOf(order);
    if (index < told && read?.kind === "move" && outcome === "moves") entered.add(provinceOf(read.target!));
  });
  return list.flatMap(({ power, order, outcome }, index) => {
    const read = orderOf(order);
    if (!read || read.kind === "waive" || read.kind === "build") return [];
    const goes = index < told && read.kind === "move" && outcome === "moves";
    const driven = isOut(out, power, read.at) && entered.has(provinceOf(read.at));
    const gone = driven && out.some((one) => one.place === read.at && !one.retreats.length);
    const tone = toneOf(outcome);
    return [
      {
        key: `${power} ${read.unit} ${read.at}`,
        power,
        kind: read.unit,
        place: goes ? read.target! : read.at,
        dislodged: driven,
        ghost: gone,
        badge: index < told && read.kind !== "hold" && tone !== "neutral" ? tone : null,
      },
    ];
  });
}

/** How an outcome is shown in lists. */
export function toneOf(outcome: string): "ok" | "warn" | "bad" | "neutral" {
  switch (outcome) {
    case "moves":
    case "supports":
    case "convoys":
    case "retreats":
    case "builds":
      return "ok";
    case "bounces":
    case "no convoy":
    case "disrupted":
    case "void":
      return "warn";
    case "cut":
    case "dislodged":
    case "disbands":
      return "bad";
    default:
      return "neutral";
  }
}

export function failed(outcome: string): boolean {
  const tone = toneOf(outcome);
  return tone === "warn" || tone === "bad";
}
