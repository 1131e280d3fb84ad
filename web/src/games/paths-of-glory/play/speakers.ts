/** How Paths of Glory speaks: a way to say each kind of thing its answers, events and reasons are about.
 *
 * Whatever is not known here passes through unchanged, so that no text of a player can break a line.
 */
import { has, list, t } from "../../../i18n/index.svelte";
import { select, Voice, type Kinds, type Speaker } from "../../../i18n/speaking";
import { cardName as namedCard } from "../cards/words";
import KINDS from "../kinds.json";
import { spaceName as namedSpace, turnName, unitName as namedUnit } from "../words";
import { openBox, type Box } from "./facts";
import type { Losses, Ref } from "./options";

let box: Box | null = null;

export function learnBox(opened: Box): void {
  box = opened;
}

/** For lines and refusals shown before any board was opened. */
export async function prepareWords(): Promise<void> {
  learnBox(await openBox());
}

const ARROW = " → ";
const SIDES = ["ap", "cp"];
const HOLDING: Record<string, { side: string; box: string }> = Object.fromEntries(
  SIDES.flatMap((side) =>
    ["reserve", "eliminated", "removed"].map((kept) => [`${side}_${kept}_box`, { side, box: kept }]),
  ),
);
export const idPart = (name: string): string => name.replaceAll(/[ _]/g, "-");

export function spaceName(space: string): string {
  const aside = HOLDING[space];
  if (aside) return t("web-pog-box", aside);
  return box ? namedSpace(box.atlas.places, space) : space;
}
export const sideName = (side: string): string => (SIDES.includes(side) ? t("pog-side", { side }) : side);
export const cardName = (card: string): string => (box?.facts.cards[card] ? namedCard(card) : card);
export const kindName = (kind: string): string => {
  const facts = box?.facts.units[kind];
  return facts ? namedUnit(kind, facts.nation) : kind;
};

/** “German corps (reduced, Sedan)”; place and strength are told where they are given. */
export function unitName({ unit, reduced, space }: Ref, placed = true): string {
  const name = kindName(unit);
  const at = placed && space;
  if (!reduced && !at) return name;
  return t(`${reduced ? "pog-unit-reduced" : "pog-unit"}${at ? "-at" : ""}`, {
    unit: name,
    ...(at ? { space: spaceName(space) } : {}),
  });
}

export const unitsList = (units: readonly Ref[], placed = true): string =>
  list(units.map((unit) => unitName(unit, placed)));

function points(given: Record<string, number>): string {
  return Object.entries(given)
    .map(([nation, count]) => t("pog-points-of", { nation, count }))
    .join(", ");
}

function why(cause: string): string {
  if (box?.facts.cards[cause]) return cardName(cause);
  const own = `pog-why-${idPart(cause.replace(/^pog-/, ""))}`;
  return has(own) ? t(own) : cause;
}

export const endSentence = (cause: string): string =>
  has(`pog-end-${idPart(cause)}`) ? t(`pog-end-${idPart(cause)}`) : cause;

/** What became of those who are gone, and of the fort. */
export function goneWords({ eliminated, removed, fort_destroyed }: Losses): string[] {
  return [
    ...(eliminated.length ? [t("pog-do-eliminated", { units: unitsList(eliminated) })] : []),
    ...(removed.length ? [t("pog-do-removed", { units: unitsList(removed) })] : []),
    ...(fort_destroyed ? [t("pog-do-fort-destroyed")] : []),
  ];
}

function losses(told: Losses): string {
  const kept = told.kept.length ? t("pog-do-keep", { units: unitsList(told.kept) }) : t("pog-do-keep-nothing");
  return [kept, ...goneWords(told)].join("; ");
}

const SPEAKERS: Record<string, Speaker> = {
  side: sideName,
  space: spaceName,
  way: (spaces: string[]) => spaces.map(spaceName).join(ARROW),
  unit: (unit: Ref) => unitName(unit),
  "unit-kind": kindName,
  card: cardName,
  "card*": (cards: string[]) => list(cards.filter(Boolean).map(cardName)),
  nation: select("pog-nation", "nation"),
  points,
  turn: turnName,
  why,
  end: endSentence,
  losses,
  purpose: select("pog-purpose-of", "purpose"),
  phase: select("pog-phase", "phase"),
  action: select("pog-action", "action"),
  level: select("pog-level", "level"),
  how: select("pog-how", "how"),
  table: select("pog-table", "table"),
  track: select("pog-track", "track"),
  box: select("pog-box", "box"),
  "solo-box": select("pog-solo-box", "box"),
};

export const VOICE = new Voice("pog", KINDS as unknown as Kinds, SPEAKERS);
