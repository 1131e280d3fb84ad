/** Parts of the panel that a table does not open with: fetched when they are asked for. */
import { once } from "../../../api/printed";

export const bidView = once(() => import("../../../play/bidding/BidView.svelte"));
