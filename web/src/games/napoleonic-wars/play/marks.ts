/** What the board shows of a question: where something can be chosen, where it leads. */
import { t } from "../../../i18n/index.svelte";
import type { BoardArrow, PlaceMark } from "../board/types";
import { sizeOf, type Story } from "../fights/story";
import { orderArrows } from "../orders/marks";
import { USING, type Desk } from "./desk.svelte";
import type { Reinforcements } from "../types";
import { arrivals, strengthAt } from "./reinforcing";
import { cpOf, leaderName } from "./say";

type Marks = Record<string, PlaceMark>;

export function marksOf(desk: Desk): Marks {
  const marks: Marks = {};
  const fight = desk.view.battle?.area ?? desk.view.naval?.place;
  if (fight) marks[fight] = { state: "attacked" };
  if (desk.reports.ended) return endMarks(desk.reports.ended);
  if (!desk.question) return marks;
  if (desk.responding.told) return { ...marks, ...respondedMarks(desk) };
  if (desk.levy.told) return { ...marks, ...plannedMarks(desk, desk.levy.told) };
  if (desk.isSpending && (desk.word === "" || desk.word === "move")) return { ...marks, ...marchMarks(desk) };
  for (const choice of desk.left) {
    if (desk.kind === "gathering")
      marks[choice.goal] = choice.verb !== "to" ? { state: "can" } : (marks[choice.goal] ?? { state: "target" });
    else if (choice.from && desk.from === null && choice.from !== choice.goal) marks[choice.from] ??= { state: "can" };
    else if (choice.goal)
      marks[choice.goal] ??= {
        state: desk.from === null ? "can" : "target",
        ...(desk.kind === "act" && choice.price ? { note: cpOf(choice.price) } : {}),
      };
  }
  if (desk.from !== null) marks[desk.from] = { state: "selected" };
  if (desk.goal !== null) marks[desk.goal] = { state: "selected" };
  return marks;
}

/** Where a fight has ended, what it cost the beaten, and where they went. */
function endMarks(story: Story): Marks {
  const loser = story.sides[story.loser];
  const lost = loser ? sizeOf(loser.fell) + loser.sunk.length : 0;
  return {
    [story.place]: { state: "attacked", ...(lost ? { note: t("web-nw-end-pill", { lost }) } : {}) },
    ...(story.refuge ? { [story.refuge]: { state: "target" as const } } : {}),
  };
}

/** Where reinforcements may appear, and what will stand there. */
function plannedMarks(desk: Desk, told: Reinforcements): Marks {
  const marks: Marks = Object.fromEntries(told.where.map((place) => [place, { state: "can" as const }]));
  for (const [place, { sp, leaders, built, back, refitted }] of Object.entries(arrivals(told, desk.levy.plan))) {
    const before = strengthAt(desk.view, place, told.nation);
    const strength = sp
      ? [t("web-nw-levy-pill", { before, after: t("web-nw-levy-units", { count: before + sp }) })]
      : [];
    const ships = [
      ...(built ? [t("web-nw-levy-pill-ship", { count: built })] : []),
      ...(back ? [t("web-nw-levy-pill-back")] : []),
      ...(refitted ? [t("web-nw-levy-pill-refit")] : []),
    ];
    marks[place] = { state: "planned", note: [...strength, ...leaders.map(leaderName), ...ships].join(", ") };
  }
  return marks;
}

/** Where it happened, and what the card that is marked would hit. */
function respondedMarks(desk: Desk): Marks {
  const { place } = desk.responding.told!.happened;
  const goal = desk.choices.find((choice) => choice.text === desk.marked)?.goal;
  return {
    ...(place && place in desk.box.places ? { [place]: { state: "attacked" as const } } : {}),
    ...(goal ? { [goal]: { state: "target" as const } } : {}),
  };
}

/** What has just come from where; where an order leads. */
export function arrowsOf(desk: Desk): BoardArrow[] {
  const { ended } = desk.reports;
  if (ended) return ended.refuge ? [{ key: "fled", from: ended.place, to: ended.refuge, kind: "move" }] : [];
  const { place = "", origin = "" } = desk.responding.told?.happened ?? {};
  const came = place in desk.box.places && origin in desk.box.places && place !== origin;
  return [
    ...orderArrows(desk),
    ...(came ? [{ key: "happened", from: origin, to: place, kind: "attack" as const }] : []),
  ];
}

/** Armies that may march; once one is picked, every area within reach with its price. */
function marchMarks(desk: Desk): Marks {
  const marks: Marks = {};
  if (desk.from === null) {
    for (const choice of desk.choices) if (choice.verb === "move") marks[choice.from] ??= { state: "can" };
    return marks;
  }
  for (const [area, road] of Object.entries(desk.told?.areas ?? {}))
    marks[area] = {
      state: "target",
      ...(desk.goal === null && road.cp ? { note: t("web-nw-cp", { cp: road.cp }) } : {}),
    };
  marks[desk.from] = { state: "selected" };
  if (desk.goal !== null) marks[desk.goal] = { state: "selected" };
  return marks;
}

/** The way of a march, its start first. */
export function routeOf(desk: Desk): string[] {
  return desk.from !== null && desk.road ? [desk.from, ...desk.road.steps.map((step) => step.to)] : [];
}

/** Places the question speaks of, to look at first. */
export function spotlight(desk: Desk): string[] {
  if (desk.levy.told) return desk.levy.told.where;
  const about = desk.question?.about ?? {};
  const window = (about.window ?? about.entry ?? {}) as { place?: string; area?: string };
  const named = [
    desk.view.battle?.area,
    desk.view.naval?.place,
    about.area,
    about.place,
    about.start,
    about.capital,
    window.place,
    window.area,
    about.ceded?.[0],
    desk.view.squadrons[about.squadrons?.[0] ?? ""]?.place,
  ];
  const found = named.filter(
    (place): place is string => typeof place === "string" && place !== "" && place in desk.box.places,
  );
  if (found.length || desk.isSpending) return found;
  const army = desk.kind === "deployment" ? desk.choices.find((choice) => choice.from) : undefined;
  return army ? [army.from] : [];
}

/** Places among which the answer is chosen: one of them must be seen. */
export const choosable = (desk: Desk): string[] =>
  desk.isSpending || USING.has(desk.kind)
    ? []
    : desk.choices.map(({ from, goal }) => from || goal).filter((place) => place in desk.box.places);

/** Where a nation that acts is looked for: its largest army, else its capital. */
export function seatOfPower(desk: Desk): string {
  const nation = desk.nation ?? "france";
  const armies = Object.entries(desk.view.strength)
    .filter(([area]) => area in desk.box.places)
    .map(([area, here]) => ({ area, sp: here[nation] ?? 0 }))
    .filter(({ sp }) => sp > 0)
    .sort((one, other) => other.sp - one.sp);
  return armies[0]?.area ?? desk.box.capitals[nation] ?? "paris";
}

/** The place to look at when the map comes from elsewhere. */
export const firstSeen = (desk: Desk): string => spotlight(desk)[0] ?? choosable(desk)[0] ?? seatOfPower(desk);

/** Places whose pieces can be taken and dragged. */
export const draggable = (desk: Desk): Set<string> =>
  new Set(desk.choices.filter((choice) => choice.from && choice.goal !== choice.from).map((choice) => choice.from));
