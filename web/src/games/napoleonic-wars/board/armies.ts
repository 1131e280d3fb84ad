/** Army groups opened into their armies, for the eye: strength goes to the leaders of its nation, the best first, as far as each can command. */
import { byRank } from "./data";
import type { ArmyRow, Facts, Troops } from "./types";

export function armiesOf(troops: readonly Troops[], facts: Facts): ArmyRow[] {
  return troops.flatMap(({ nation, sp, leaders }) => {
    let left = sp;
    const rows: ArmyRow[] = byRank(leaders, facts).map((leader) => {
      const limit = facts.leaders[leader]?.command ?? 0;
      const own = Math.min(left, limit);
      left -= own;
      return { leader, nation, sp: own, limit };
    });
    return left || !rows.length ? [...rows, { leader: null, nation, sp: left, limit: 0 }] : rows;
  });
}

/** Every place where more than one leader stands. */
export function groupsOf(troops: Readonly<Record<string, readonly Troops[]>>, facts: Facts): Record<string, ArmyRow[]> {
  const groups = Object.entries(troops).filter(
    ([, here]) => here.reduce((count, one) => count + one.leaders.length, 0) > 1,
  );
  return Object.fromEntries(groups.map(([place, here]) => [place, armiesOf(here, facts)]));
}
