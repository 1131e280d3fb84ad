/** What every board of points is told, whatever the game. `Hit` is what the game calls a place and a piece of it. */
import type { FirstLook } from "./BoardFrame.svelte";
import type { BoardArrow, PlaceMark } from "./Marks.svelte";

export interface BoardUse<Hit> {
  marks?: Readonly<Record<string, PlaceMark>>;
  arrows?: readonly BoardArrow[];
  /** Without pieces: the ground and what is marked on it. */
  bare?: boolean;
  /** Places whose pieces can be dragged. */
  draggable?: ReadonlySet<string>;
  /** A stack held open. */
  fan?: string | null;
  /** The question needs single pieces. */
  choosing?: boolean;
  /** The first look: these places, a point at a zoom, or the whole board. */
  look?: FirstLook;
  /** Pixels at the lower edge that a tray or a sheet covers. */
  covered?: number;
  /** The zoom in use, for the strip above the map; bindable. */
  scale?: number;
  onpick?: (hit: Hit) => void;
  ondrag?: (hit: Hit, to: string) => void;
  onhover?: (place: string | null) => void;
}
