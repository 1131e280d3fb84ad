/** Whether the map shows what the previous action changed; the choice is this device's. */
import { remember, remembered } from "../../../state/device";

const KEY = "pog.changes";
let shown = $state(remembered<boolean>(KEY) ?? false);

export const changesShown = (): boolean => shown;

export function showChanges(on: boolean): void {
  shown = on;
  remember(KEY, on);
}
