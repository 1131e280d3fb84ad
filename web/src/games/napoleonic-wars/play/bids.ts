/** Bids of units for a Camp, between two players. [4.3] */
import { t } from "../../../i18n/index.svelte";
import type { BidWords } from "../../../play/bidding/bids";

export const BIDS: BidWords = {
  texts: "web-nw",
  seats: { imperial: "france", coalition: "britain" },
  side: (camp) => t("web-nw-bid-camp", { camp }),
  colour: (camp) => `var(--${camp})`,
  made: "BidMade",
  settled: "BidSettled",
  sideField: "camp",
  pointsField: "strength",
};
