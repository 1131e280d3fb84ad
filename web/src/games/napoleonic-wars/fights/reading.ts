/** A fight in words and steps: where it stands, its dice by source with their rules, its verdict. No rules here. */
import { list, number, t } from "../../../i18n/index.svelte";
import { placeName } from "../play/box";
import { cardName, leaderName, nationName } from "../play/say";
import type { Nation } from "../board/types";
import { sizeOf, strengthOf, type Pieces, type Story, type StorySide } from "./story";

export const STEPS = ["forces", "cards", "dice", "roll", "losses", "retreat", "end"] as const;
export type Step = (typeof STEPS)[number];

/** The rule each source of dice stands in. */
export const RULE_OF: Record<string, string> = {
  strength: "11.2",
  subordinates: "11.2",
  units: "11.2",
  commander: "11.2",
  unit_bonus: "11.21",
  terrain: "11.22",
  failed_evasion: "10.2",
  jealous_marshals: "11.1",
  fortress: "12.3",
  squadrons: "13.4",
  battery: "13.5",
  cards: "11.1",
  excess: "11.3",
  other: "11.1",
};

/** A source of dice in words: the commander and the cards by their names, the ground by what it is. */
export function sourceWords(source: string, commander: string, cards: readonly string[], dice = 0): string {
  if (source === "commander" && commander) return t("web-nw-source-commander", { leader: leaderName(commander) });
  if (source === "terrain" && dice) return t("web-nw-source-terrain", { dice });
  if ((source === "cards" || source === "other") && cards.length) return list(cards.map(cardName));
  return t("web-nw-part", { part: source });
}

export const percent = (thousandths: number): string =>
  t("web-nw-percent", { percent: number(Math.round(thousandths / 10)) });

const whoOf = (side: StorySide): string =>
  side.commander ? leaderName(side.commander) : side.nation ? nationName(side.nation) : t("web-nw-fortress-guns");

/** The number of the winning side; -1: nobody has won. */
export function winnerOf({ isEnded, loser, kind }: Story): number {
  if (!isEnded) return -1;
  return loser === 0 || loser === 1 ? 1 - loser : kind === "siege" ? 1 : -1;
}

export const titleOf = ({ kind, place }: Pick<Story, "kind" | "place">): string =>
  t("web-nw-fight-title", { kind, place: placeName(place) });

/** One sentence: who beat whom where, by how much, and where the beaten went. */
export function verdictOf(story: Story): string {
  const winner = winnerOf(story);
  const [won, lost] = winner < 0 ? [story.sides[0], story.sides[1]] : [story.sides[winner]!, story.sides[1 - winner]!];
  const [inflicted, suffered] = winner === 1 ? [story.losses[0], story.losses[1]] : [story.losses[1], story.losses[0]];
  const how =
    winner < 0
      ? "nobody"
      : story.kind === "siege"
        ? winner === 0
          ? "falls"
          : "holds"
        : story.gone.includes(1 - winner)
          ? "destroyed"
          : story.isRout
            ? "rout"
            : "beaten";
  return t("web-nw-verdict", {
    how,
    winner: whoOf(won),
    loser: whoOf(lost),
    nation: lost.nation ? nationName(lost.nation) : "–",
    place: placeName(story.place),
    inflicted,
    suffered,
    refuge: story.refuge ? placeName(story.refuge) : "–",
    away: story.refuge ? "yes" : "no",
  });
}

/** Pieces counted: strength together, generals by name; nothing is a dash. */
export function countWords({ sp, leaders }: Pieces): string {
  const strength = strengthOf(sp);
  const all = [...(strength ? [t("web-nw-count-sp", { count: strength })] : []), ...leaders.map(leaderName)];
  return all.length ? list(all) : "–";
}

export const isAnybody = (pieces: Pieces): boolean => sizeOf(pieces) > 0;

/** Does one of these nations fight in it? */
export function involves(story: Story, nations: readonly Nation[]): boolean {
  return story.sides.some(
    (side) =>
      nations.some((nation) => nation === side.nation || side.came.sp[nation]) ||
      side.squadrons.some((one) => nations.some((nation) => one.startsWith(nation))),
  );
}

/** Sixes, fives and the rest, as many as fell. */
export const sixesOf = (faces: readonly number[]): number => faces.filter((face) => face === 6).length;
export const fivesOf = (faces: readonly number[]): number => faces.filter((face) => face === 5).length;
