/** What the board of a table shows: what is written, what is told of the past, the end of a year. */
import { list, t } from "../../../i18n/index.svelte";
import type { OrderMark } from "../board/arrows";
import { provinceOf, type MapData } from "../board/map";
import type { BoardUnit, Pill, PlaceState, Spot } from "../board/types";
import type { Desk } from "../desk.svelte";
import { expectedMove, orderOf, type Order } from "../orders/order";
import { placeName, powerName } from "../words";
import { concernedBy, isDone, pillsOf } from "./fates";
import { orderPlaces } from "./places";
import { yearScene } from "./yearScene";
import type { Year } from "./years";

export interface Scene {
  units: BoardUnit[];
  centres: Readonly<Record<string, string>>;
  marks: OrderMark[];
  states: Record<string, PlaceState>;
  spots: Spot[];
  pills: Pill[];
}

export function sceneOf(desk: Desk): Scene {
  const lit: Record<string, PlaceState> = Object.fromEntries(desk.lit.map((place) => [place, "lit"]));
  if (desk.mode === "year" && desk.telling.year) return endOfYear(desk, desk.telling.year, lit);
  if (desk.mode === "review" || desk.mode === "replay") return toldScene(desk, lit);
  const { writing } = desk;
  const pending = desk.sealing.busy;
  const own = new Map(writing.slots.filter((slot) => slot.at).map((slot) => [slot.at!, slot]));
  const out = desk.question?.kind === "retreats";
  const units: BoardUnit[] = [
    ...desk.view.units.map((unit) => {
      const slot = out ? undefined : own.get(unit.place);
      return {
        ...unit,
        key: `${unit.power} ${unit.kind} ${unit.place}`,
        selectable: slot !== undefined,
        selected: slot !== undefined && slot.key === writing.key,
        pending: pending && slot !== undefined,
      };
    }),
    ...desk.view.dislodged.map((unit) => {
      const slot = own.get(unit.place);
      return {
        ...unit,
        key: `out ${unit.power} ${unit.place}`,
        dislodged: true,
        selectable: slot !== undefined,
        selected: slot !== undefined && slot.key === writing.key,
      };
    }),
  ];
  return {
    units,
    centres: desk.view.centres,
    marks: ownMarks(desk),
    states: { ...writing.states(), ...lit },
    spots: writing.spots(),
    pills: [],
  };
}

function endOfYear(desk: Desk, year: Year, lit: Record<string, PlaceState>): Scene {
  const scene = yearScene(year, desk.telling.viewAfter(year), desk.powers);
  return { ...scene, states: { ...scene.states, ...lit } };
}

/** Own orders solid; what they expect of others, previews and proposals faint. */
function ownMarks(desk: Desk): OrderMark[] {
  const { writing } = desk;
  const texts = writing.slots.length
    ? writing.slots.map((slot) => writing.draft[slot.key]).filter((text) => text !== undefined)
    : desk.sealed
      ? desk.sealedTexts
      : [];
  const owner = (place: string) =>
    [...desk.view.units, ...desk.view.dislodged].find((unit) => unit.place === place)?.power;
  const marks: OrderMark[] = [];
  const ordered = new Set<string>();
  const add = (order: Order | null, power: string, guess: boolean) => {
    if (!order || order.kind === "waive" || (guess && ordered.has(provinceOf(order.at)))) return;
    ordered.add(provinceOf(order.at));
    marks.push({ power, order, fate: "ok", guess });
  };
  for (const text of texts) add(orderOf(text), owner(orderOf(text)?.at ?? "") ?? desk.powers[0] ?? "", false);
  if (writing.preview && writing.slot) {
    const at = writing.slot.at ? provinceOf(writing.slot.at) : "";
    ordered.delete(at);
    const drawn = marks.findIndex((mark) => provinceOf(mark.order.at) === at && !mark.guess);
    if (drawn >= 0) marks.splice(drawn, 1);
    add(orderOf(writing.preview), writing.slot.power, true);
  }
  for (const { power, text } of desk.proposed) add(orderOf(text), power, true);
  for (const { order } of [...marks]) {
    if ((order.kind !== "support" && order.kind !== "convoy") || !order.other) continue;
    const power = owner(order.other.at);
    if (power) add(expectedMove(order), power, true);
  }
  return marks;
}

/** A resolved phase as far as it is told. */
function toldScene(desk: Desk, lit: Record<string, PlaceState>): Scene {
  const { player } = desk;
  const at = desk.chapters.findIndex((chapter) => chapter === desk.chapter);
  // The last phase told to its end is the end of the game, with the owners after its adjudication.
  const over = desk.finished && player.ended && (!desk.past || at === desk.chapters.length - 1);
  const centres = over ? desk.liveView.centres : desk.past ? desk.view.centres : (desk.owners[at] ?? desk.view.centres);
  const states: Record<string, PlaceState> = desk.reason ? { [provinceOf(desk.reason.place)]: "selected" } : {};
  for (const place of desk.reason ? orderPlaces(desk.reason.order.order) : []) states[place] ??= "lit";
  if (player.moving && player.list.length) {
    const told = desk.mode === "review" ? concerning(desk, player.marks()) : player.marks();
    const result = player.ended ? resultMarks(desk) : { states: {}, spots: [], marks: [], pills: [] };
    return {
      units: player.units(),
      centres,
      marks: [...told, ...result.marks],
      states: { ...result.states, ...states, ...lit },
      spots: result.spots,
      pills: result.pills,
    };
  }
  const view = desk.past ? desk.view : desk.liveView;
  const units: BoardUnit[] = [
    ...view.units.map((unit) => ({ ...unit, key: `${unit.power} ${unit.kind} ${unit.place}` })),
    ...view.dislodged.map((unit) => ({ ...unit, key: `out ${unit.power} ${unit.place}`, dislodged: true })),
  ];
  const marks = desk.past ? player.marks().slice(0, player.told) : [];
  return {
    units,
    centres: desk.past ? centres : view.centres,
    marks,
    states: { ...states, ...lit },
    spots: [],
    pills: [],
  };
}

/** What has no part in the fate of one's own units is drawn weaker. */
function concerning(desk: Desk, marks: OrderMark[]): OrderMark[] {
  if (!desk.telling.ownFates.length) return marks;
  const near = concernedBy(desk.telling.ownFates);
  return marks.map((mark) => ({ ...mark, dim: !near.has(provinceOf(mark.order.at)) }));
}

/** At the end of the telling: provinces lost and won, the odds, and the ways out of whoever must retreat. */
function resultMarks(desk: Desk): Pick<Scene, "states" | "spots" | "marks" | "pills"> {
  const states: Record<string, PlaceState> = {};
  for (const fate of desk.telling.ownFates) {
    if (fate.tag === "took") states[fate.place] = "won";
    else if (!isDone(fate) && (fate.tag === "driven-out" || fate.tag === "destroyed")) states[fate.place] = "lost";
  }
  const pills = pillsOf(desk.telling.ownFates);
  if (!desk.asksRetreat) return { states, spots: [], marks: [], pills };
  const { writing } = desk;
  const marks = writing.slots.flatMap((slot) =>
    slot.orders.flatMap((order) => {
      const chosen = writing.draft[slot.key];
      if (!order.target || (chosen !== undefined && chosen !== order.text)) return [];
      return [{ power: slot.power, order, fate: "ok" as const, guess: chosen === undefined }];
    }),
  );
  const ways = writing.slot ? writing.slot.orders.flatMap(({ target }) => (target ? [target] : [])) : [];
  for (const place of ways) states[provinceOf(place)] = "target";
  return { states, spots: ways.map((place) => ({ place, warning: false })), marks, pills };
}

/** A province as a full sentence, for those who cannot see it. */
export function provinceTold(
  map: MapData,
  province: string,
  { units, centres, states }: Pick<Scene, "units" | "centres" | "states">,
): string {
  const shape = map.provinces[province]!;
  const there = units.filter((unit) => provinceOf(unit.place) === province);
  const owner = centres[province];
  return t("web-dip-province", {
    place: placeName(province),
    terrain: shape.kind,
    centre: !shape.centre ? "none" : owner ? "owned" : "free",
    owner: owner ? powerName(owner) : "",
    units: there.length,
    unit: list(
      there.map((unit) =>
        t("web-dip-unit-of", {
          kind: unit.kind,
          power: powerName(unit.power),
          dislodged: unit.dislodged ? "yes" : "no",
        }),
      ),
    ),
    state: states[province] ?? "none",
  });
}
