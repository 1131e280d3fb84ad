/** What a table in play does not open with: fetched when it is shown. */
import { once } from "../../api/printed";

export const ending = once(() => import("../../ending/Ending.svelte"));
export const scoreSheet = once(() => import("../../ending/ScoreSheet.svelte"));
export const waitingRoom = once(() => import("./WaitingRoom.svelte"));
