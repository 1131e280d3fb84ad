/** How far behind the game a spectator looks, in seconds; told by the screen, read by whatever lies on it. */
import { getContext, setContext } from "svelte";

const DELAY = Symbol("delay of the view");

export const tellDelay = (seconds: () => number): unknown => setContext(DELAY, seconds);
export const delayOfView = (): (() => number) => getContext<(() => number) | undefined>(DELAY) ?? (() => 0);
