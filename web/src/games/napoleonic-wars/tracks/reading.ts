/** What tracks show, read from the view. */
import type { CardFacts, Facts } from "../board/types";
import type { NwNation, NwView } from "../types";

export interface HomeCard {
  card: CardFacts;
  /** Face up: it can be played this turn. */
  ready: boolean;
}

/** The home cards of a nation, those used this turn face down. */
export function homeCards(
  { nation, home_cards }: Pick<NwNation, "nation" | "home_cards">,
  view: Pick<NwView, "home_used">,
  facts: Facts,
): HomeCard[] {
  return Object.values(facts.cards)
    .filter((card) => card.kind === "home" && (card.nations[0] === nation || home_cards.includes(card.id)))
    .filter((card) => card.nations[0] === nation || !view.home_used.includes(card.id))
    .map((card) => ({ card, ready: home_cards.includes(card.id) && !view.home_used.includes(card.id) }));
}

export interface LastingEvent {
  key: string;
  /** The card it comes from, if it has its name. */
  card: CardFacts | null;
  /** `armistice`, and between whom. */
  word: string;
  nations: string[];
  /** Until the end of the turn, or longer. */
  lasting: boolean;
}

/** What stays in force beyond the impulse. */
export function lastingEvents(effects: Readonly<Record<string, number>>, facts: Facts): LastingEvent[] {
  return Object.keys(effects)
    .map((key) => {
      const [name = "", argument = ""] = key.split(":");
      const [span = "", word = ""] = name.split(".");
      return {
        key,
        span,
        word,
        card: facts.cards[word] ?? null,
        nations: argument.split("-").filter((one) => one in facts.nations),
        lasting: span === "game",
      };
    })
    .filter(({ span }) => span === "turn" || span === "game")
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The nations of each Camp, and those in none. */
export function camps(nations: readonly NwNation[]): Record<"imperial" | "coalition" | "neutral", NwNation[]> {
  const found = { imperial: [] as NwNation[], coalition: [] as NwNation[], neutral: [] as NwNation[] };
  for (const nation of nations) found[nation.camp || "neutral"].push(nation);
  return found;
}

/** Flags a nation can still plant. */
export function flagsLeft(
  view: Pick<NwView, "flags" | "nations">,
  facts: Facts,
): { nation: NwNation["nation"]; left: number }[] {
  const planted = Object.values(view.flags);
  return view.nations.map(({ nation }) => ({
    nation,
    left: facts.nations[nation].flags - planted.filter((one) => one === nation).length,
  }));
}
