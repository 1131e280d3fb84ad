/** What the drawn board of The Napoleonic Wars is given. Plain data by the ids of the game; no rules here. */
import type { GroundPaths } from "../../../api/types";
import type { BoardUse } from "../../../board/use";
import type { Facts, Nation, Places } from "../generated";
import type { Sides } from "./sides";

export type {
  Area,
  Box,
  Camp,
  CardFacts,
  CardKind,
  Facts,
  LeaderFacts,
  LineKind,
  Link,
  Nation,
  NationFacts,
  Places,
  Zone,
} from "../generated";
export { NATIONS } from "../generated";

export type ByNation<T> = Partial<Record<Nation, T>>;
// ---- what stands on the board now

/** Everything of one nation in an area or a box: leaders by id, best first or in any order. */
export interface Troops {
  nation: Nation;
  sp: number;
  leaders: string[];
}

/** Squadrons of one nation in a port or zone. `building` and `refitting` are of the count. */
export interface Fleet {
  place: string;
  nation: Nation;
  count: number;
  building?: number;
  refitting?: number;
  /** Several powers sail as one under this one. */
  armada?: Nation;
}

export interface Reserve extends Troops {
  squadrons: number;
}

export interface Fight {
  place: string;
  kind: "battle" | "siege" | "naval" | "landing";
  round?: number;
}

export interface Position {
  /** By area, the nation that commands first. */
  troops: Record<string, Troops[]>;
  /** Areas in which two stacks stand, and what is between them. */
  sides?: Readonly<Record<string, Sides>>;
  fleets: Fleet[];
  /** Who controls each area; areas left out are uncontrolled. */
  control: Record<string, Nation>;
  flags: Record<string, Nation>;
  /** Areas fought over or besieged in this impulse. */
  besieged?: string[];
  fought?: string[];
  /** Capitals with a +1 CP marker. */
  saved?: string[];
  fight?: Fight | null;
  /** The regroup box. */
  regroup?: Reserve[];
}

// ---- what the board is told to show

export type { BoardArrow, PlaceMark, PlaceState } from "../../../board/Marks.svelte";

export type Overlay = "control" | "keys" | "flags" | "zones" | "attrition" | "interception" | "blockade";

/** A wash under a place: a nation's colour, or what it means. */
export interface Wash {
  tone: Nation | "danger" | "warn" | "good";
  note?: string;
}

/** What an overlay lays over the map beyond what the position says itself. */
export interface OverlayPicture {
  places: Record<string, Wash>;
  lines: { from: string; to: string; tone: Wash["tone"]; note?: string }[];
}

/** What lies under a finger: a place, and in an open fan the piece. Strength is chosen block by block: `upTo` counts this block and those before it. */
export type PieceRef =
  | { kind: "leader"; leader: string }
  | { kind: "strength"; nation: Nation; nth: number; sp: number; upTo: number }
  | { kind: "fleet"; nation: Nation };

export interface Hit {
  place: string;
  piece: PieceRef | null;
}

/** What is marked in an open fan: leaders by id, strength by nation, squadrons by nation. */
export interface Chosen {
  leaders: readonly string[];
  sp: ByNation<number>;
  fleets?: ByNation<number>;
}

/** An army group opens into these: who commands, what he commands. Without it leaders and blocks stand side by side. */
export interface ArmyRow {
  leader: string | null;
  nation: Nation;
  sp: number;
  limit: number;
}

/** Props of `Board.svelte`, beside those of every board. */
export interface BoardProps extends BoardUse<Hit> {
  atlas: Atlas;
  facts: Facts;
  position: Position;
  /** Places of a march in order, the first where it starts: green arrows with numbered stops. */
  route?: readonly string[];
  overlay?: Overlay | null;
  picture?: OverlayPicture;
  /** What is marked in the stack held open, and the armies of groups. */
  chosen?: Chosen;
  armies?: Readonly<Record<string, readonly ArmyRow[]>>;
}

export interface Atlas {
  places: Places;
  ground: GroundPaths;
}
