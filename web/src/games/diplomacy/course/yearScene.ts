/** The map at the end of a year: what was built, who is gone, who retreated where, one's centres won and lost. */
import { provinceOf } from "../board/map";
import type { OrderMark } from "../board/arrows";
import type { BoardUnit, Pill, PlaceState } from "../board/types";
import type { DipView } from "../types";
import { placeName } from "../words";
import type { Year } from "./years";

export interface YearScene {
  units: BoardUnit[];
  centres: Readonly<Record<string, string>>;
  marks: OrderMark[];
  states: Record<string, PlaceState>;
  spots: [];
  pills: Pill[];
}

const GONE = ["lost", "removed", "disbanded"];

export function yearScene(year: Year, view: DipView, mine: readonly string[]): YearScene {
  const deeds = year.rows.flatMap((row) => row.deeds.map((deed) => ({ power: row.power, ...deed })));
  const built = new Set(deeds.filter(({ deed }) => deed === "built").map(({ unit }) => unit.place));
  const own = year.rows.filter((row) => mine.includes(row.power));
  const taken = new Set(view.units.map((unit) => provinceOf(unit.place)));
  return {
    units: [
      ...view.units.map((unit) => ({
        ...unit,
        key: `${unit.power} ${unit.kind} ${unit.place}`,
        badge: built.has(unit.place) ? ("new" as const) : null,
      })),
      ...deeds
        .filter(({ deed }) => GONE.includes(deed))
        .map(({ power, unit }, nth) => ({
          ...unit,
          power,
          key: `gone ${nth} ${power} ${unit.place}`,
          ghost: true,
          // Where somebody else stands now the lost one lies beside him.
          dislodged: taken.has(provinceOf(unit.place)),
        })),
    ],
    centres: view.centres,
    marks: deeds
      .filter(({ deed }) => deed === "retreated")
      .map(({ power, unit, to }) => ({
        power,
        order: { text: "", kind: "retreat" as const, unit: unit.kind, at: unit.place, target: to, via: false },
        fate: "ok" as const,
      })),
    states: Object.fromEntries([
      ...own.flatMap((row) => row.gained.map((centre) => [centre, "won" as const])),
      ...own.flatMap((row) => row.lost.map((centre) => [centre, "lost" as const])),
    ]),
    spots: [],
    pills: own.flatMap((row) => [
      ...row.gained.map((centre) => pill(centre, "+", "good")),
      ...row.lost.map((centre) => pill(centre, "−", "bad")),
    ]),
  };
}

function pill(centre: string, sign: string, tone: Pill["tone"]): Pill {
  return { key: sign + centre, places: [centre], text: sign + placeName(centre), tone };
}
