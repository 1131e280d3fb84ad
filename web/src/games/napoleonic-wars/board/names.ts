/** The names the map would like to write, before those that touch give way. */
import type { Language } from "../../../api/types";
import { rankOf, type Wanted } from "../../../board/labels";
import type { BoardArea } from "./data";

export interface NameLook {
  language: Language;
  /** The whole war is seen: capitals alone are named. */
  overview: boolean;
  grown: number;
  size: number;
  hasUnits: (area: string) => boolean;
}

export function wantedNames(areas: readonly BoardArea[], look: NameLook): Wanted[] {
  return areas
    .filter((area) => !look.overview || area.capital)
    .map((area) => {
      const units = look.hasUnits(area.id);
      const name = area.short[look.language];
      return {
        id: area.id,
        text: area.capital ? name.toUpperCase() : name,
        x: area.x,
        y: area.y + (units || area.key || area.fortress ? 37 : 31) * look.grown,
        size: look.size,
        left: area.key ? look.size : 0,
        right: area.zones ? look.size : 0,
        rank: rankOf({ capital: Boolean(area.capital), units, victory: Boolean(area.key) }),
      };
    });
}
