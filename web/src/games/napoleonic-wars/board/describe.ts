/** A place as a full sentence, for those who cannot see the board. */
import { language, list, t } from "../../../i18n/index.svelte";
import type { BoardArea, BoardZone } from "./data";
import type { Facts, Fleet, Nation, PlaceMark, Troops } from "./types";

export interface Standing {
  holder: Nation | null;
  flag: Nation | null;
  troops: readonly Troops[];
  fleets: readonly Fleet[];
  besieged: boolean;
  mark?: PlaceMark;
}

export const nationName = (nation: Nation, facts: Facts): string => facts.nations[nation].names[language()];
export const leaderName = (leader: string, facts: Facts): string => facts.leaders[leader]?.names[language()] ?? leader;

function troopWords({ nation, sp, leaders }: Troops, facts: Facts): string[] {
  const named = leaders.map((leader) => leaderName(leader, facts));
  return sp ? [...named, t("web-nw-board-strength-of", { nation: nationName(nation, facts), sp })] : named;
}

function shared(standing: Standing, facts: Facts): string[] {
  return [
    list(standing.troops.flatMap((one) => troopWords(one, facts))),
    list(
      standing.fleets.map(({ nation, count }) =>
        t("web-nw-board-squadrons-of", { nation: nationName(nation, facts), count }),
      ),
    ),
    standing.mark ? t("web-nw-board-state", { state: standing.mark.state }) : "",
    standing.mark?.note ?? "",
  ];
}

export function describeArea(area: BoardArea, standing: Standing, facts: Facts): string {
  const parts = [
    area.short[language()],
    area.capital ? t("web-nw-board-capital") : "",
    area.key ? t("web-nw-board-key") : "",
    area.fortress ? t("web-nw-board-fortress", { strength: area.fortress }) : "",
    area.zones ? t("web-nw-board-port") : "",
    standing.holder ? nationName(standing.holder, facts) : t("web-nw-board-uncontrolled"),
    standing.flag ? t("web-nw-board-flag-of", { nation: nationName(standing.flag, facts) }) : "",
    standing.besieged ? t("web-nw-board-besieged") : "",
    ...shared(standing, facts),
  ];
  return parts.filter(Boolean).join(", ");
}

export function describeZone(zone: BoardZone, standing: Standing, facts: Facts): string {
  return [zone.names[language()], t("web-nw-board-zone"), ...shared(standing, facts)].filter(Boolean).join(", ");
}
