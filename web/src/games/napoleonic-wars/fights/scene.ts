/** What a scene of a fight shows at a moment: from the fight that is on, else from what the log tells of it. */
import { fleetNation } from "../play/say";
import type { Nation } from "../board/types";
import type { Battle, Naval } from "../types";
import type { Step } from "./reading";
import { leftOf, type Pieces, type Story, type StoryRound } from "./story";

export interface SceneSide {
  nation: Nation | "";
  force: Pieces;
  disrupted: Pieces;
  squadrons: readonly string[];
  commander: string;
  cards: readonly string[];
  sources: Readonly<Record<string, number>>;
  dice: number;
}

export interface FightScene {
  kind: Story["kind"];
  place: string;
  origin: string;
  round: number;
  sides: [SceneSide, SceneSide];
  /** The dice of this round, once they have fallen. */
  rolled: StoryRound | null;
  chances: readonly number[];
  step: Step;
}

const NOBODY: Pieces = { sp: {}, leaders: [] };
const sum = (sources: Readonly<Record<string, number>>): number =>
  Object.values(sources).reduce((all, one) => all + one, 0);

/** The step a fight stands at, by what is asked. */
function stepOf(asked: string, isRolled: boolean, isBeaten: boolean): Step {
  if (isBeaten) return "retreat";
  if (asked === "hits" || asked === "sinking") return "losses";
  if (isRolled) return "roll";
  return asked === "battle-card" || asked === "response" ? "cards" : "dice";
}

/** Cards of a side: those that still work, and those that have worked and are gone. */
const laid = (working: readonly string[], told: readonly string[] = []): string[] => [
  ...new Set([...told, ...working]),
];

/** A battle or siege that is on. */
export function sceneOf(battle: Battle, story: Story | null, asked: string): FightScene {
  const last = story?.rounds.at(-1) ?? null;
  const rolled = last && (last.round === battle.round || battle.loser >= 0) ? last : null;
  const sides = battle.sides.map((side, nth): SceneSide => {
    const sources = rolled?.sources[nth] ?? side.parts;
    return {
      nation: story?.sides[nth]?.nation || side.nation,
      force: side.force,
      disrupted: side.disrupted,
      squadrons: [],
      commander: side.commander,
      cards: laid(side.cards, story?.sides[nth]?.cards),
      sources,
      dice: rolled ? rolled.faces[nth]!.length : side.dice,
    };
  });
  return {
    kind: battle.is_siege ? "siege" : "battle",
    place: battle.area,
    origin: battle.origin,
    round: battle.round,
    sides: sides as [SceneSide, SceneSide],
    rolled,
    chances: rolled?.chances ?? battle.chances,
    step: stepOf(asked, rolled !== null, battle.loser >= 0),
  };
}

/** A battle at sea that is on. */
export function seaSceneOf(naval: Naval, story: Story | null, asked: string): FightScene {
  const last = story?.rounds.at(-1) ?? null;
  const rolled = last && last.round === naval.round ? last : null;
  const sides = naval.fleets.map((fleet, nth): SceneSide => {
    const told = naval.sides[nth]!;
    return {
      nation: (story?.sides[nth]?.nation || fleetNation(fleet[0] ?? "") || (nth ? "" : naval.nation)) as Nation | "",
      force: NOBODY,
      disrupted: NOBODY,
      squadrons: fleet,
      commander: "",
      cards: laid(naval.cards[nth] ?? [], story?.sides[nth]?.cards),
      sources: rolled?.sources[nth] ?? told.parts,
      dice: rolled ? rolled.faces[nth]!.length : told.dice,
    };
  });
  return {
    kind: "naval",
    place: naval.place,
    origin: naval.origin,
    round: naval.round,
    sides: sides as [SceneSide, SceneSide],
    rolled,
    chances: rolled?.chances ?? naval.chances,
    step: stepOf(asked, rolled !== null, false),
  };
}

/** A fight of the past, round by round. */
export function pastScene(story: Story, nth: number): FightScene {
  const rolled = story.rounds[nth] ?? null;
  const isLast = nth >= story.rounds.length - 1;
  const sides = story.sides.map((side, at): SceneSide => {
    const sources = rolled?.sources[at] ?? {};
    return {
      nation: side.nation,
      force: isLast ? leftOf(side) : side.came,
      disrupted: NOBODY,
      squadrons: side.squadrons,
      commander: side.commander,
      cards: side.cards,
      sources,
      dice: rolled ? rolled.faces[at]!.length : sum(sources),
    };
  });
  return {
    kind: story.kind,
    place: story.place,
    origin: "",
    round: rolled?.round ?? 1,
    sides: sides as [SceneSide, SceneSide],
    rolled,
    chances: rolled?.chances ?? [],
    step: "end",
  };
}
