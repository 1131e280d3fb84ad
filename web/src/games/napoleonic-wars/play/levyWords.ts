/** Reinforcements in words: the names of the rows. */
import { t } from "../../../i18n/index.svelte";
import type { ReinforcementRow } from "../types";
import { leaderName, nationName } from "./say";

export function rowTitle({ kind, piece }: Pick<ReinforcementRow, "kind" | "piece">): string {
  if (kind === "consul")
    return piece ? t("web-nw-levy-kind", { kind, piece: nationName(piece) }) : t("web-nw-levy-influence");
  return t("web-nw-levy-kind", { kind, piece: leaderName(piece) });
}
