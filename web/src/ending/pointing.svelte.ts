/** What the score opens beyond itself: its own sheet, and places on the map of the table. */

let open = $state(false);
let places = $state.raw<readonly string[]>([]);

export const scoreIsOpen = (): boolean => open;
export function openScore(): void {
  open = true;
}
export function closeScore(): void {
  open = false;
  places = [];
}

/** The places a line of the score speaks of, until the table has gone there. */
export const placesToShow = (): readonly string[] => places;
export function showPlaces(some: readonly string[]): void {
  places = some;
  open = false;
}
