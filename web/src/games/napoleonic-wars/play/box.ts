/** What is printed on map, pieces and cards, and its names in the language in use. */
import type { Language } from "../../../api/types";
import { language } from "../../../i18n/index.svelte";
import { loadAtlas, loadFacts } from "../board/data";
import type { Area, Atlas, Facts, Zone } from "../board/types";

export interface Box {
  atlas: Atlas;
  facts: Facts;
  /** Areas and sea zones together. */
  places: Record<string, Area | Zone>;
  /** The capital of each nation that has one. */
  capitals: Record<string, string>;
}

type Named = { names: Record<Language, string> } | undefined;

let box: Box | null = null;

export function boxOf(atlas: Atlas, facts: Facts): Box {
  const { areas, zones } = atlas.places;
  const capitals = Object.fromEntries(
    Object.entries(areas).flatMap(([id, area]) => (area.capital ? [[area.capital, id]] : [])),
  );
  return { atlas, facts, places: { ...areas, ...zones }, capitals };
}

const boxes = new Map<string, Box>();

/** Everything that lies in the box of the game, or of the pack it is played with. */
export async function openBox(pack = ""): Promise<Box> {
  const [atlas, facts] = await Promise.all([loadAtlas(pack), loadFacts(pack)]);
  const opened = boxes.get(pack) ?? boxOf(atlas, facts);
  boxes.set(pack, opened);
  return learnBox(opened);
}

export function learnBox(opened: Box): Box {
  box = opened;
  return opened;
}

export const facts = (): Facts | null => box?.facts ?? null;

const named = (found: Named, id: string): string => found?.names[language()] ?? id;

export const isPlace = (id: string): boolean => box !== null && id in box.places;
export const isNation = (id: string): boolean => box !== null && id in box.facts.nations;
export const isLeader = (id: string): boolean => box !== null && id in box.facts.leaders;
export const isCard = (id: string): boolean => box !== null && id in box.facts.cards;

/** A place as the map writes it: one name a place. */
export const placeName = (id: string): string =>
  (box?.places[id] as Partial<Area> | undefined)?.short?.[language()] ?? named(box?.places[id], id);
export const nationName = (id: string): string =>
  named((box?.facts.nations as Record<string, Named> | undefined)?.[id], id);
export const leaderName = (id: string): string => named(box?.facts.leaders[id], id);
export const cardName = (id: string): string => named(box?.facts.cards[id], id);
