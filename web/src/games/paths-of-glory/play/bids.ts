/** Bids of victory points for a side. [5.6.1] */
import type { BidWords } from "../../../play/bidding/bids";
import { t } from "../../../i18n/index.svelte";

export const BIDS: BidWords = {
  texts: "web-pog",
  seats: { ap: "ap", cp: "cp" },
  side: (side) => t("pog-side", { side }),
  colour: (side) => `var(--side-${side})`,
  made: "SideBid",
  settled: "SidesSettled",
  sideField: "side",
  pointsField: "points",
};
