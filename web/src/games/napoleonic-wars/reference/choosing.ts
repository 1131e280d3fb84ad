/** What the cards are told apart by. */
import { t } from "../../../i18n/index.svelte";
import type { Filter } from "../../../reference/choosing";
import { NATIONS, type CardFacts, type CardKind, type Nation } from "../board/types";
import type { SourceClass } from "../generated";
import { CLASSES } from "./facts";

const KINDS: CardKind[] = ["home", "event", "battle", "response", "foreign_war", "continuing"];
const MARKS = ["red", "plus", "naval", "not_1805", "must", "removed"] as const;
type Mark = (typeof MARKS)[number];

export function cardFilters(sources: Readonly<Record<string, SourceClass>>): Filter<CardFacts>[] {
  const used = new Set(Object.values(sources));
  return [
    {
      id: "kind",
      label: t("web-nw-filter-kind"),
      choices: KINDS.map((kind) => ({ id: kind, label: t("web-nw-card-kind", { kind }) })),
      fits: (card, kind) => card.kind === kind,
    },
    {
      id: "nation",
      label: t("web-nw-filter-nation"),
      choices: NATIONS.map((nation) => ({ id: nation, label: t("web-nw-nation", { nation }) })),
      fits: (card, nation) => card.nations.includes(nation as Nation),
    },
    {
      id: "mark",
      label: t("web-nw-filter-mark"),
      choices: MARKS.map((mark) => ({ id: mark, label: t("web-nw-card-marked", { mark }) })),
      fits: (card, mark) => card[mark as Mark],
    },
    {
      id: "source",
      label: t("web-nw-filter-source"),
      choices: CLASSES.filter((kind) => used.has(kind)).map((kind) => ({
        id: kind,
        label: t("web-nw-provenance-class", { kind }),
      })),
      fits: (card, source) => sources[card.id] === source,
    },
  ];
}

/** As printed: home cards first, then by number. */
export function inOrder(cards: readonly CardFacts[]): CardFacts[] {
  const rank = ({ number }: CardFacts): number =>
    number.startsWith("H") ? Number(number.slice(1)) : 100 + Number(number);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
