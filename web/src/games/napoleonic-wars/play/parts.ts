/** Parts of the panel that a table does not open with: fetched when they are asked for. */
import { once } from "../../../api/printed";

export const battleEnd = once(() => import("../fights/BattleEnd.svelte"));
export const battleScene = once(() => import("../fights/BattleScene.svelte"));
export const deployment = once(() => import("../panels/Deployment.svelte"));
export const lossPictures = once(() => import("../fights/LossPictures.svelte"));
export const reinforcements = once(() => import("../panels/Reinforcements.svelte"));
export const responsePanel = once(() => import("../responses/ResponsePanel.svelte"));
export const bidView = once(() => import("../../../play/bidding/BidView.svelte"));
export const diplomaticTrack = once(() => import("../tracks/DiplomaticTrack.svelte"));
export const orderEditor = once(() => import("../orders/OrderEditor.svelte"));
export const termEditor = once(() => import("../panels/TermEditor.svelte"));
export const tracks = once(() => import("../tracks/Tracks.svelte"));
