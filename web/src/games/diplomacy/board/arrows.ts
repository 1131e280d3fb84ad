/** Orders as arrows: which lines and marks are drawn for each kind of order and each outcome. Pure geometry. */
import { expectedMove, type Order } from "../orders/order";
import * as curves from "./curves";
import type { Point } from "./curves";
import { provinceOf, standing, type MapData } from "./map";
import { HEAD_LENGTH } from "./shapes";

const BEND = 0.1;
const FROM_UNIT = 15;
const TO_OCCUPIED = 24;
const TO_EMPTY = 14;
const TO_RING = 24;

/** What became of an order, as far as the drawing shows it. */
export type Fate = "ok" | "bounces" | "cut" | "void" | "dislodged" | "disrupted";

export interface OrderMark {
  power: string;
  order: Order;
  fate: Fate;
  /** Only expected of somebody else, not known. */
  guess?: boolean;
  /** Of no concern to the reader: drawn weaker. */
  dim?: boolean;
}

export interface Drawing {
  key: string;
  power: string;
  kind: Order["kind"];
  fate: Fate;
  guess: boolean;
  dim: boolean;
  /** Provinces that have a part in it: hovering one of them keeps it bright. */
  parts: string[];
  /** The cased line; empty where there is none. */
  line: string;
  look: "solid" | "dashed" | "none";
  beads: Point[];
  dots: Point[];
  head: { at: Point; turn: number } | null;
  burst: Point | null;
  plus: Point | null;
  cross: Point | null;
  /** Oval round a unit: brass for a hold, dashed in the power's colour for a support to hold. */
  ring: Point | null;
  waves: Point | null;
  struck: Point | null;
  build: { at: Point; unit: "A" | "F" } | null;
}

/** Fates of the server's words; whatever is not named here went well. */
const FATES: Record<string, Fate> = {
  bounces: "bounces",
  "no convoy": "disrupted",
  cut: "cut",
  disrupted: "disrupted",
  void: "void",
  dislodged: "dislodged",
};

export function fateOf(outcome: string): Fate {
  return FATES[outcome] ?? "ok";
}

export interface Scene {
  map: MapData;
  marks: readonly OrderMark[];
  /** Places of units that stand; arrows end farther before them. */
  occupied: readonly string[];
  /** Places of units drawn beside their province. */
  dislodged: readonly { power: string; place: string }[];
  /** Size of units against map units: marks shrink and grow with them. */
  scale: number;
}

/** All drawings in the order in which they may cover one another: convoys, moves, supports, the rest. */
export function drawOrders(scene: Scene): Drawing[] {
  const painter = new Painter(scene);
  const order: Order["kind"][] = [
    "convoy",
    "move",
    "retreat",
    "support",
    "support-hold",
    "hold",
    "build",
    "disband",
    "remove",
  ];
  return order.flatMap((kind) =>
    scene.marks.filter((mark) => mark.order.kind === kind).map((mark) => painter.draw(mark)),
  );
}

class Painter {
  private readonly occupied: Set<string>;
  private readonly moves: Map<string, OrderMark>;

  constructor(private readonly scene: Scene) {
    this.occupied = new Set(scene.occupied.map(provinceOf));
    this.moves = new Map(
      scene.marks
        .filter((mark) => mark.order.kind === "move" || mark.order.kind === "retreat")
        .map((mark) => [provinceOf(mark.order.at), mark]),
    );
  }

  draw(mark: OrderMark): Drawing {
    const { order, power, fate } = mark;
    const places = [order.at, order.other?.at, order.target].filter((place) => place !== undefined && place !== "");
    const drawing: Drawing = {
      key: `${power} ${order.kind} ${order.at} ${order.other?.at ?? ""} ${order.target ?? ""}`,
      power,
      kind: order.kind,
      fate,
      guess: mark.guess ?? false,
      dim: mark.dim ?? false,
      parts: [...new Set(places.map((place) => provinceOf(place!)))],
      line: "",
      look: "none",
      beads: [],
      dots: [],
      head: null,
      burst: null,
      plus: null,
      cross: null,
      ring: null,
      waves: null,
      struck: null,
      build: null,
    };
    return { ...drawing, ...this.shapes(mark) };
  }

  private shapes(mark: OrderMark): Partial<Drawing> {
    switch (mark.order.kind) {
      case "move":
        return this.move(mark);
      case "retreat":
        return this.retreat(mark);
      case "support":
        return this.support(mark);
      case "support-hold":
        return this.supportHold(mark);
      case "convoy":
        return this.convoy(mark);
      case "hold":
        return { ring: this.home(mark) };
      case "build":
        return { build: { at: this.anchor(mark.order.at), unit: mark.order.unit } };
      case "disband":
      case "remove":
        return { struck: this.home(mark) };
      case "waive":
        return {};
    }
  }

  private anchor(place: string): Point {
    return standing(this.scene.map, place).unit;
  }

  /** Where the ordered unit is drawn. */
  private home(mark: OrderMark): Point {
    const at = provinceOf(mark.order.at);
    const out = this.scene.dislodged.find((one) => one.power === mark.power && provinceOf(one.place) === at);
    return out ? besides(this.scene.map, out.place, this.scene.scale) : this.anchor(mark.order.at);
  }

  /** The way of a moving unit, its ends kept clear of the counters. */
  route(mark: OrderMark): Point[] {
    const target = mark.order.target!;
    const end = this.anchor(target);
    const seas = this.seasCrossed(mark);
    const start = this.home(mark);
    const whole = seas.length
      ? curves.smooth([start, ...seas.map((sea) => this.anchor(sea)), end])
      : curves.bent(start, end, BEND);
    const short = this.occupied.has(provinceOf(target)) ? TO_OCCUPIED : TO_EMPTY;
    return this.cut(whole, FROM_UNIT, short);
  }

  private cut(points: Point[], start: number, end: number): Point[] {
    return curves.cutBack(points, start * this.scene.scale, end * this.scene.scale);
  }

  /** The shortest chain of fleets told to carry the army; empty if it walks or has none. */
  private seasCrossed({ order }: OrderMark): string[] {
    const { neighbours } = this.scene.map;
    const [from, to] = [provinceOf(order.at), provinceOf(order.target!)];
    if (order.kind !== "move" || order.unit !== "A" || (!order.via && neighbours[from]?.includes(to))) return [];
    const fleets = this.scene.marks
      .filter(({ order: help }) => help.kind === "convoy" && same(help.other?.at, from) && same(help.target, to))
      .map(({ order: help }) => help.at);
    const chains = fleets.filter((sea) => neighbours[from]?.includes(sea)).map((sea) => [sea]);
    const seen = new Set(chains.map((chain) => chain[0]!));
    for (const chain of chains) {
      const last = chain[chain.length - 1]!;
      if (neighbours[to]?.includes(last)) return chain;
      for (const sea of fleets) {
        if (seen.has(sea) || !neighbours[last]?.includes(sea)) continue;
        seen.add(sea);
        chains.push([...chain, sea]);
      }
    }
    return [];
  }

  private move(mark: OrderMark): Partial<Drawing> {
    const way = this.route(mark);
    const arrives = mark.fate !== "bounces" && mark.fate !== "dislodged" && mark.fate !== "cut";
    const shaft = arrives ? this.cut(way, 0, HEAD_LENGTH) : way;
    const beaded = this.seasCrossed(mark).length > 0;
    return {
      line: curves.path(shaft),
      look: "solid",
      beads: beaded ? curves.spread(shaft, 10 * this.scene.scale, 0.5) : [],
      head: arrives ? { at: way[way.length - 1]!, turn: curves.heading(way) } : null,
      burst: arrives ? null : way[way.length - 1]!,
      cross: mark.fate === "disrupted" ? curves.middle(way) : null,
    };
  }

  private retreat(mark: OrderMark): Partial<Drawing> {
    const way = this.route(mark);
    const arrives = mark.fate === "ok";
    return {
      dots: curves.spread(this.cut(way, 14, HEAD_LENGTH), 8 * this.scene.scale, 0),
      head: arrives ? { at: way[way.length - 1]!, turn: curves.heading(way) } : null,
      burst: arrives ? null : way[way.length - 1]!,
    };
  }

  /** Dashes to the middle of the helped move. */
  private support(mark: OrderMark): Partial<Drawing> {
    const { order } = mark;
    const told = this.moves.get(provinceOf(order.other!.at));
    const helped =
      told && same(told.order.target, provinceOf(order.target!)) ? told : { ...mark, order: expectedMove(order) };
    const joint = curves.middle(this.route(helped));
    const line = this.cut(curves.bent(this.home(mark), joint, BEND / 2), FROM_UNIT, 5);
    return { line: curves.path(line), look: "dashed", plus: joint, cross: lost(mark) ? curves.middle(line) : null };
  }

  /** Dashes to a dashed ring round the helped unit. */
  private supportHold(mark: OrderMark): Partial<Drawing> {
    const helped = this.anchor(mark.order.other!.at);
    const line = this.cut(curves.bent(this.home(mark), helped, BEND / 2), FROM_UNIT, TO_RING);
    return { line: curves.path(line), look: "dashed", ring: helped, cross: lost(mark) ? curves.middle(line) : null };
  }

  /** Waves under the fleet; the route too, unless the army's own arrow shows it. */
  private convoy(mark: OrderMark): Partial<Drawing> {
    const { order, fate } = mark;
    const at = this.home(mark);
    const army = this.moves.get(provinceOf(order.other!.at));
    const shown = army !== undefined && this.seasCrossed(army).includes(order.at);
    const lostIt = fate === "dislodged" || fate === "disrupted" || fate === "cut";
    const { scale } = this.scene;
    return {
      waves: at,
      beads: shown ? [] : curves.spread(this.ownRoute(mark), 10 * scale, 0.5),
      cross: lostIt ? [at[0] + 20 * scale, at[1] - 12 * scale] : null,
    };
  }

  private ownRoute({ order }: OrderMark): Point[] {
    const stops = [order.other!.at, order.at, order.target!].map((place) => this.anchor(place));
    return this.cut(curves.smooth(stops), FROM_UNIT, TO_EMPTY);
  }
}

function same(place: string | undefined, province: string): boolean {
  return place !== undefined && provinceOf(place) === province;
}

function lost(mark: OrderMark): boolean {
  return mark.fate === "cut" || mark.fate === "dislodged";
}

/** Where a dislodged unit is put: beside its province's own spot, nearer when units are drawn smaller. */
export function besides(map: MapData, place: string, scale: number): Point {
  const { unit, dislodged } = standing(map, place);
  return [unit[0] + (dislodged[0] - unit[0]) * scale, unit[1] + (dislodged[1] - unit[1]) * scale];
}
