/** The menu of a table and the dialogs behind it: fetched when they are opened. */
import { once } from "../api/printed";

export const absenceNotice = once(() => import("../absence/AbsenceNotice.svelte"));
export const masterDialog = once(() => import("../absence/MasterDialog.svelte"));
export const reportDialog = once(() => import("../absence/ReportDialog.svelte"));
export const askDialog = once(() => import("../absence/AskDialog.svelte"));
export const adviceDialog = once(() => import("./AdviceDialog.svelte"));
export const handOverDialog = once(() => import("./HandOverDialog.svelte"));
export const shareMenu = once(() => import("./ShareMenu.svelte"));
export const takebackDialog = once(() => import("./TakebackDialog.svelte"));
export const tableMenu = once(() => import("./TableMenu.svelte"));
