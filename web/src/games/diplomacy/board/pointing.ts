/** What of the board lies under a pointer. */
import type { Hit } from "./types";

/** Provinces, coasts and units say by their data what they are. */
export function hitOf(target: EventTarget | null): Hit | null {
  const found = (target as Element | null)?.closest<SVGElement>("[data-province]");
  if (!found) return null;
  return {
    province: found.dataset.province!,
    place: found.dataset.place ?? "",
    onUnit: found.dataset.unit === "yes",
  };
}

export const hitAt = (event: PointerEvent): Hit | null =>
  hitOf(document.elementFromPoint(event.clientX, event.clientY));
