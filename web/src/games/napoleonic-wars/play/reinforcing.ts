/** A plan of reinforcements: how many of each row, what it costs, the answers it is made of. Prices and limits are the server's. */
import type { NwView, Nation, Reinforcements, ReinforcementChoice, ReinforcementRow } from "../types";

/** How many of a row at which place (or by which push), by the key of the row. */
export type Plan = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One more of what is left to take. */
export interface Step {
  row: ReinforcementRow;
  choice: ReinforcementChoice;
}

export const keyOf = (row: Pick<ReinforcementRow, "kind" | "piece">): string =>
  row.piece ? `${row.kind} ${row.piece}` : row.kind;

const countAt = (plan: Plan, row: ReinforcementRow, at: string): number => plan[keyOf(row)]?.[at] ?? 0;
export const countOf = (plan: Plan, row: ReinforcementRow): number =>
  row.choices.reduce((sum, one) => sum + countAt(plan, row, one.at), 0);
export const priceOf = (plan: Plan, row: ReinforcementRow): number =>
  row.choices.reduce((sum, one) => sum + one.price * countAt(plan, row, one.at), 0);
export const costOf = (told: Reinforcements, plan: Plan): number =>
  told.rows.reduce((sum, row) => sum + priceOf(plan, row), 0);
export const leftOf = (told: Reinforcements, plan: Plan): number => told.purse - costOf(told, plan);

/** May one more be planned, as far as the prices and limits told go? */
export function canAdd(told: Reinforcements, plan: Plan, row: ReinforcementRow, choice: ReinforcementChoice): boolean {
  return (
    countAt(plan, row, choice.at) < choice.most && countOf(plan, row) < row.most && choice.price <= leftOf(told, plan)
  );
}

/** The plan with so many of a row at one place, no fewer than none. */
export function withCount(plan: Plan, row: ReinforcementRow, at: string, count: number): Plan {
  const { [at]: _, ...others } = plan[keyOf(row)] ?? {};
  const { [keyOf(row)]: __, ...rest } = plan;
  const places = count > 0 ? { ...others, [at]: count } : others;
  return Object.keys(places).length ? { ...rest, [keyOf(row)]: places } : rest;
}

/** What of a plan still fits another question: rows that are gone or dearer fall away. */
export function fitted(told: Reinforcements, plan: Plan): Plan {
  let kept: Plan = {};
  for (const row of told.rows)
    for (const choice of row.choices)
      for (let count = 1; count <= countAt(plan, row, choice.at) && canAdd(told, kept, row, choice); count += 1)
        kept = withCount(kept, row, choice.at, count);
  return kept;
}

/** One answer of a plan, and the plan once it is given. */
export interface Order {
  text: string;
  row: ReinforcementRow;
  rest: Plan;
}

/** The first answer of the plan: strength at once, everything else piece by piece, in the order of the rows. */
export function nextOrder(told: Reinforcements, plan: Plan): Order | null {
  for (const row of told.rows)
    for (const { at, text } of row.choices) {
      const count = countAt(plan, row, at);
      if (!count) continue;
      const taken = text.includes("#") ? count : 1;
      return { text: text.replace("#", String(count)), row, rest: withCount(plan, row, at, count - taken) };
    }
  return null;
}

/** All answers of a plan. */
export function ordersOf(told: Reinforcements, plan: Plan): string[] {
  const orders: string[] = [];
  for (let order = nextOrder(told, plan); order; order = nextOrder(told, order.rest)) orders.push(order.text);
  return orders;
}

export const isEmpty = (plan: Plan): boolean => !Object.keys(plan).length;
/** A Deployment asks for more before the rest can be spent. */
export const deploys = (row: Pick<ReinforcementRow, "kind">): boolean => row.kind.startsWith("deploy");

/** The dearest piece that can still be paid; influence only if there is nothing else. */
export function bestUse(
  told: Reinforcements,
  plan: Plan,
  placed: (row: ReinforcementRow) => ReinforcementChoice | undefined,
): Step | null {
  const open = told.rows.flatMap((row): Step[] => {
    const choice = deploys(row)
      ? undefined
      : [placed(row), ...row.choices].find((one) => one && canAdd(told, plan, row, one));
    return choice ? [{ row, choice }] : [];
  });
  const rank = ({ row, choice }: Step): number => choice.price - (row.kind === "consul" ? 1000 : 0);
  return open.reduce<Step | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null);
}

/** What a plan brings to a place. */
export interface Arrival {
  sp: number;
  leaders: string[];
  built: number;
  back: number;
  refitted: number;
}

/** What arrives where. */
export function arrivals(told: Reinforcements, plan: Plan): Record<string, Arrival> {
  const found: Record<string, Arrival> = {};
  for (const row of told.rows) {
    if (row.kind === "consul" || deploys(row)) continue;
    for (const { at } of row.choices) {
      const count = countAt(plan, row, at);
      if (!count) continue;
      const here = (found[at] ??= { sp: 0, leaders: [], built: 0, back: 0, refitted: 0 });
      if (row.kind.endsWith("sp")) here.sp += count;
      else if (row.kind.endsWith("leader")) here.leaders.push(row.piece);
      else if (row.kind === "squadron") here.built += count;
      else if (row.kind === "refit") here.refitted += count;
      else here.back += count;
    }
  }
  return found;
}

type Standing = Pick<NwView, "strength" | "leaders" | "squadrons">;

/** The pieces as they will stand, for the map. */
export function foreseen<V extends Standing>(view: V, told: Reinforcements, plan: Plan): V {
  const nation = told.nation;
  const [strength, leaders, squadrons] = [{ ...view.strength }, { ...view.leaders }, { ...view.squadrons }];
  for (const [place, { sp, leaders: called, built, back }] of Object.entries(arrivals(told, plan))) {
    if (sp) strength[place] = { ...strength[place], [nation]: strengthAt(view, place, nation) + sp };
    for (const leader of called) leaders[leader] = place;
    for (let nth = 0; nth < built; nth += 1) squadrons[`${nation}_new${nth}${place}`] = { place, status: "building" };
    const waiting = Object.keys(squadrons).filter(
      (one) => one.startsWith(`${nation}_`) && squadrons[one]!.place === "regroup",
    );
    for (const squadron of waiting.slice(0, back)) squadrons[squadron] = { place, status: "refitting" };
  }
  return { ...view, strength, leaders, squadrons };
}

export const strengthAt = (view: Pick<NwView, "strength">, place: string, nation: Nation): number =>
  view.strength[place]?.[nation] ?? 0;
export const strengthOf = (view: Pick<NwView, "strength">, nation: Nation): number =>
  Object.values(view.strength).reduce((sum, here) => sum + (here[nation] ?? 0), 0);
