import { describe, expect, it } from "vitest";
import { drawOrders, fateOf, type OrderMark, type Scene } from "../src/games/diplomacy/board/arrows";
import * as curves from "../src/games/diplomacy/board/curves";
import { owners, standing, walk } from "../src/games/diplomacy/board/map";
import { containScale, coverScale, pieceScale } from "../src/games/diplomacy/board/view";
import { map, order } from "./diplomacy-fixtures";

const board = map();

function mark(text: string, power = "England", fate: OrderMark["fate"] = "ok"): OrderMark {
  return { power, order: order(text), fate };
}

function scene(...marks: OrderMark[]): Scene {
  const occupied = marks.map((one) => one.order.at);
  return { map: board, marks, occupied, dislodged: [], scale: 1 };
}

const only = (...marks: OrderMark[]) => drawOrders(scene(...marks))[0]!;

describe("curves", () => {
  it("bend to the left, so that opposite ways do not lie on each other", () => {
    const there = curves.middle(curves.bent([0, 0], [100, 0], 0.1));
    const back = curves.middle(curves.bent([100, 0], [0, 0], 0.1));

    expect(there[1]).toBeCloseTo(-10, 0);
    expect(back[1]).toBeCloseTo(10, 0);
  });

  it("lose their ends but never vanish", () => {
    const cut = curves.cutBack(
      [
        [0, 0],
        [100, 0],
      ],
      15,
      24,
    );
    const stub = curves.cutBack(
      [
        [0, 0],
        [20, 0],
      ],
      15,
      24,
    );

    expect(cut[0]![0]).toBeCloseTo(15);
    expect(cut.at(-1)![0]).toBeCloseTo(76);
    expect(curves.length(stub)).toBeCloseTo(12);
  });

  it("pass through every fleet of a convoy", () => {
    const stops = [
      [0, 0],
      [50, 40],
      [100, 0],
    ] as const;

    expect(curves.smooth(stops)).toContainEqual([50, 40]);
  });
});

describe("arrows", () => {
  it("of a move have a head that ends before the counter, nearer where nobody stands", () => {
    const end = standing(board, "Bur").unit;
    const empty = only(mark("A Par - Bur", "France"));
    const full = drawOrders(scene(mark("A Par - Bur", "France"), mark("A Bur H", "France")))[0]!;

    expect(curves.distance(empty.head!.at, end)).toBeCloseTo(14, 0);
    expect(curves.distance(full.head!.at, end)).toBeCloseTo(24, 0);
    expect(empty.look).toBe("solid");
  });

  it("of a bounce have no head and end in a burst", () => {
    const drawing = only(mark("A Par - Bur", "France", "bounces"));

    expect(drawing.head).toBeNull();
    expect(drawing.burst).not.toBeNull();
  });

  it("of a support meet the middle of the helped move and are crossed when cut", () => {
    const [move, support] = drawOrders(
      scene(mark("A Par - Bur", "France"), mark("A Mar S A Par - Bur", "France", "cut")),
    );

    expect(support!.look).toBe("dashed");
    expect(support!.cross).not.toBeNull();
    expect(move!.parts).toEqual(["Par", "Bur"]);
    expect(support!.parts).toEqual(["Mar", "Par", "Bur"]);
  });

  it("of a convoy run over the fleets in their order, beaded", () => {
    const marks = [
      mark("A Lon - Tun", "England"),
      mark("F Wes C A Lon - Tun"),
      mark("F Eng C A Lon - Tun"),
      mark("F Mid C A Lon - Tun"),
    ];
    const move = drawOrders(scene(...marks)).find((one) => one.kind === "move")!;
    const points = move.line
      .slice(1)
      .split("L")
      .map((pair) => pair.split(" ").map(Number) as [number, number]);
    const nearest = (place: string) =>
      points.reduce(
        (best, point, at) =>
          curves.distance(point, standing(board, place).unit) <
          curves.distance(points[best]!, standing(board, place).unit)
            ? at
            : best,
        0,
      );

    expect(move.beads.length).toBeGreaterThan(10);
    expect(nearest("Eng")).toBeLessThan(nearest("Mid"));
    expect(nearest("Mid")).toBeLessThan(nearest("Wes"));
  });

  it("are drawn in the order in which they may cover one another", () => {
    const kinds = drawOrders(
      scene(mark("A Mar S A Par - Bur"), mark("F Bre H"), mark("A Par - Bur"), mark("F Nth C A Lon - Bel")),
    ).map((one) => one.kind);

    expect(kinds).toEqual(["convoy", "move", "support", "hold"]);
  });

  it("start at a dislodged unit beside its province", () => {
    const drawing = drawOrders({
      ...scene(mark("A Bur R Gas", "France")),
      dislodged: [{ power: "France", place: "Bur" }],
    })[0]!;

    expect(drawing.dots.length).toBeGreaterThan(2);
    expect(curves.distance(drawing.dots[0]!, standing(board, "Bur").dislodged)).toBeLessThan(40);
  });

  it("know the words of the referee", () => {
    expect(fateOf("no convoy")).toBe("disrupted");
    expect(fateOf("moves")).toBe("ok");
  });
});

describe("the map", () => {
  it("has a name, a spot and a label in every language for every province", () => {
    const provinces = Object.entries(board.provinces);

    expect(provinces).toHaveLength(75);
    for (const [name, province] of provinces) {
      for (const language of ["en", "ru", "hu"] as const) {
        expect(board.names[language][name]).toBeTruthy();
        expect(province.labels[language].lines.join("")).toBeTruthy();
      }
      const [x, y] = province.unit;
      expect(x > 0 && x < board.frame[0] && y > 0 && y < board.frame[1]).toBe(true);
    }
  });

  it("is walked from neighbour to neighbour in the direction of the key", () => {
    expect(walk(board, "Par", "ArrowRight")).toBe("Bur");
    expect(board.neighbours["Par"]).toContain(walk(board, "Par", "ArrowUp"));
    expect(walk(board, "Nth", "ArrowRight")).not.toBe("Nth");
  });

  it("can be walked through from any province", () => {
    const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const;
    const seen = new Set(["Mun"]);
    for (const place of seen) for (const arrow of arrows) seen.add(walk(board, place, arrow));

    expect(seen.size).toBeGreaterThan(70);
  });

  it("is tinted for the owner of the centre, else for who stands there, else for the home country", () => {
    const washed = owners(board, { Bel: "England" }, [{ power: "Germany", place: "Bur" }]);

    expect(washed).toMatchObject({ Bel: "England", Bur: "Germany", Gas: "France" });
    expect(washed.Par).toBeUndefined();
    expect(washed.Nth).toBeUndefined();
  });
});

describe("sizes", () => {
  const frame = { width: 1064, height: 728 };

  it("cover or contain the frame", () => {
    expect(coverScale(frame, [1400, 972])).toBeCloseTo(0.76, 2);
    expect(containScale(frame, [1400, 972])).toBeCloseTo(0.749, 2);
  });

  it("keep pieces alike on the screen between zoom 0.8 and 2", () => {
    const cover = coverScale(frame, [1400, 972]);
    const onScreen = (zoom: number) => pieceScale(cover * zoom, cover, false) * cover * zoom;

    expect(onScreen(1)).toBeCloseTo(onScreen(1.9), 1);
    expect(onScreen(3)).toBeGreaterThan(onScreen(2) * 1.4);
  });
});
