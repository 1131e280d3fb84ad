import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  doorsOn,
  FRAMES,
  holders,
  linksOn,
  neighboursOf,
  placesOn,
  stacks,
  trenchLevels,
  victorySpaces,
} from "../src/games/paths-of-glory/board/data";
import { detailAt, grownAt, labelSize, percent, stepped } from "../src/board/detail";
import { faces, frontLine } from "../src/games/paths-of-glory/board/front";
import { boxOf, rankOf, textWidth, thinned, type Wanted } from "../src/board/labels";
import { arrow, edgeOf, notesBeside, straight, supplyWidth, walk } from "../src/board/paths";
import { star } from "../src/board/shapes";
import { trench } from "../src/games/paths-of-glory/board/shapes";
import { atRest, BOTTOM, fanned, inOrder, summary, WIDEST } from "../src/games/paths-of-glory/board/stack";
import { counterParts } from "../src/games/paths-of-glory/pieces/counter";
import type { Facts, Places } from "../src/games/paths-of-glory/types";

const RAW = import.meta.glob<string>("../../src/greatpowers/games/paths_of_glory/data/map_places.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const places = JSON.parse(Object.values(RAW)[0]!) as Places;
const facts: Facts = {
  units: {
    ge_1: { side: "cp", nation: "ge", name: "1st Army", kind: "army", full: [5, 3, 3], reduced: [3, 3, 3] },
    ah_corps: { side: "cp", nation: "ah", name: "AH corps", kind: "corps", full: [1, 1, 3], reduced: [0, 1, 3] },
  },
  cards: {},
};
const army = counterParts("ge_1", false, facts.units.ge_1!);
const corps = counterParts("ah_corps", false, facts.units.ah_corps!);

describe("a stack at rest", () => {
  it.each([[[38]], [[38, 38]], [[38, 38, 30]], [[38, 38, 38]], [[38, 38, 38, 38, 30]]])(
    "of %j stands centred, bottoms aligned, inside the box of its space",
    (sizes) => {
      const { places: at, box } = atRest(sizes);
      expect(box.x + box.width / 2).toBeCloseTo(0);
      expect(box.width).toBeLessThanOrEqual(WIDEST + 1e-9);
      at.forEach((place, nth) => expect(place.y + sizes[nth]! * place.scale).toBeCloseTo(BOTTOM));
      const last = at.at(-1)!;
      expect(last.x + sizes.at(-1)! * last.scale).toBeCloseTo(box.x + box.width);
    },
  );
  it("keeps its counters in a row, each beyond the one before", () => {
    const xs = atRest([38, 38, 38, 30]).places.map((place) => place.x);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  });
  it("grows as a whole", () => expect(atRest([38, 38], 1.3).box.width).toBeCloseTo(atRest([38, 38]).box.width * 1.3));
  it("puts armies before corps and full units before reduced ones", () => {
    const weak = { ...army, reduced: true };
    expect(inOrder([corps, weak, army])).toEqual([army, weak, corps]);
  });
  it("sums its strength for the overview, under the nation that has most", () => {
    expect(summary([corps, army])).toEqual({ nation: "ge", strength: 6 });
    expect(summary([])).toBeNull();
  });
});

describe("a fan", () => {
  it("holds every counter inside its paper, none over another", () => {
    const sizes = [38, 38, 30];
    const { places: at, box, name } = fanned(sizes);
    at.forEach((place, nth) => {
      const right = place.x + sizes[nth]! * place.scale;
      expect(place.x).toBeGreaterThan(box.x);
      expect(right).toBeLessThan(box.x + box.width);
      expect(place.y + sizes[nth]! * place.scale).toBeLessThan(name.y - 10);
      if (at[nth + 1]) expect(at[nth + 1]!.x).toBeGreaterThan(right);
    });
  });
  it("widens for a long name", () => expect(fanned([30], 160).box.width).toBeGreaterThan(160));
});

describe("levels of detail", () => {
  it.each([
    [0.3, "overview"],
    [0.54, "overview"],
    [0.55, "small"],
    [0.84, "small"],
    [0.85, "normal"],
    [1.5, "normal"],
    [1.6, "close"],
  ] as const)("zoom %f is %s", (zoom, detail) => expect(detailAt(zoom)).toBe(detail));
  it("draws counters larger only in between", () => expect([0.4, 0.6, 1, 2].map(grownAt)).toEqual([1, 1.3, 1, 1]));
  it.each([0.55, 0.6, 0.8, 0.85, 1, 1.3, 2, 3])("names have 11 to 18 pixels at zoom %f", (zoom) => {
    const pixels = labelSize(zoom) * zoom;
    expect(pixels).toBeGreaterThanOrEqual(11 - 1e-9);
    expect(pixels).toBeLessThanOrEqual(18 + 1e-9);
  });
  it("capitals of the overview keep their size on the screen", () =>
    expect(labelSize(0.3) * 0.3).toBeCloseTo(labelSize(0.5) * 0.5));
  it("a zoom is told in whole per cent", () => expect([percent(0.374), stepped(0.374)]).toEqual([37, 0.37]));
});

describe("names on the map", () => {
  const name = (id: string, x: number, rank: number, text = "Mannheim"): Wanted => ({
    id,
    text,
    x,
    y: 100,
    size: 15,
    left: 0,
    right: 0,
    rank,
  });
  it("that would touch give way to the more important one", () => {
    expect([...thinned([name("plain", 0, 0), name("units", 30, 2)])]).toEqual(["units"]);
    expect(thinned([name("a", 0, 0), name("b", 200, 0)]).size).toBe(2);
  });
  it("are not written where something else stands", () => {
    const taken = { left: 20, right: 40, top: 90, bottom: 95 };
    expect([...thinned([name("a", 0, 0), name("b", 200, 0)], [taken])]).toEqual(["b"]);
  });
  it("of equal rank are kept in an order that does not depend on the input", () => {
    expect(thinned([name("b", 0, 0), name("a", 10, 0)])).toEqual(thinned([name("a", 10, 0), name("b", 0, 0)]));
  });
  it("a capital outranks units, units a victory star", () => {
    const rank = (capital: boolean, units: boolean, victory: boolean) => rankOf({ capital, units, victory });
    expect(rank(true, false, false)).toBeGreaterThan(rank(false, true, false));
    expect(rank(false, true, false)).toBeGreaterThan(rank(false, false, true));
  });
  it("in capitals are wider, and marks beside them widen their box", () => {
    expect(textWidth("PARIS", 15, true)).toBeGreaterThan(textWidth("Paris", 15));
    const box = boxOf({ ...name("a", 0, 0), right: 12 });
    expect(box.right).toBeCloseTo(-box.left + 12);
  });
  it("hardly any is lost at zoom 1, in any language", () => {
    for (const language of ["en", "ru", "hu"] as const) {
      const here = placesOn(places, "europe");
      const wanted = here.map((place) => ({
        id: place.id,
        text: place.names[language],
        x: place.x,
        y: place.y + 32,
        size: labelSize(1),
        left: 0,
        right: 0,
        rank: 0,
      }));
      expect(thinned(wanted).size / here.length).toBeGreaterThan(0.93);
    }
  });
});

describe("lines over the board", () => {
  it("an arrow leaves one stack and stops before the other, its head pointing there", () => {
    const { d, tip, angle } = arrow([0, 0], [200, 0], 30, 40, 0);
    expect(d.startsWith("M30 0")).toBe(true);
    expect(tip).toEqual([160, 0]);
    expect(angle).toBe(0);
  });
  it("notes of two arrows stand on the sides away from each other", () => {
    const curves = [arrow([0, 0], [200, 100], 10, 10), arrow([0, 200], [200, 100], 10, 10)];
    const [above, below] = notesBeside(curves, 20);
    expect(above![1]).toBeLessThan(curves[0]!.middle[1]);
    expect(below![1]).toBeGreaterThan(curves[1]!.middle[1]);
  });
  it("a line leaves a box at its nearer side", () => {
    expect(edgeOf([40, 20], [1, 0])).toBe(40);
    expect(edgeOf([40, 20], [0, -3])).toBe(20);
  });
  it("a supply line shows its way and grows with what it feeds", () => {
    expect(straight([0, 0], [0, 100])).toMatchObject({ at: [0, 55], angle: 90 });
    expect(supplyWidth(9)).toBeGreaterThan(supplyWidth(2));
    expect(supplyWidth(99)).toBeLessThanOrEqual(11);
  });
  it("arrow keys go to the neighbour that lies ahead, or nowhere", () => {
    const around = [
      { id: "east", at: [100, 10] as const },
      { id: "south", at: [5, 80] as const },
    ];
    expect(walk([0, 0], around, "ArrowRight")).toBe("east");
    expect(walk([0, 0], around, "ArrowDown")).toBe("south");
    expect(walk([0, 0], around, "ArrowUp")).toBeNull();
    expect(walk([0, 0], around, "Tab")).toBeNull();
  });
});

describe("shapes", () => {
  it("a star has its points", () => expect(star(8, 27, 21).match(/[ML]/g)).toHaveLength(16));
  it("a trench is as wide as its stack, in whole teeth", () => {
    const teeth = (width: number) => trench(width).match(/h/g)!.length / 2;
    expect(teeth(80)).toBe(10);
    expect(teeth(1)).toBe(2);
  });
});

describe("the boards", () => {
  it("have the sizes their grounds are drawn in", () => {
    for (const board of ["europe", "near_east"] as const) {
      const file = new URL(`../../src/greatpowers/games/paths_of_glory/data/map_${board}.json`, import.meta.url);
      expect(FRAMES[board]).toEqual((JSON.parse(readFileSync(file, "utf8")) as { frame: number[] }).frame);
    }
  });
  it("show every space once, and two of the Near East on both", () => {
    const [europe, near] = [placesOn(places, "europe"), placesOn(places, "near_east")];
    expect(
      europe
        .filter((place) => place.copy)
        .map((place) => place.id)
        .sort(),
    ).toEqual(["bursa", "constantinople"]);
    expect(near.some((place) => place.copy)).toBe(false);
    expect(europe.length + near.length).toBe(Object.keys(places.spaces).length + 2);
  });
  it("draw every link that has both ends on a board", () => {
    const drawn = (["europe", "near_east"] as const).flatMap((board) =>
      linksOn(places, placesOn(places, board)).map((link) => link.key),
    );
    const missing = places.links.filter(([a, b]) => !drawn.includes(`${a}-${b}`));
    expect(missing.map(([a, b]) => [a, b].sort().join()).sort()).toEqual(["caucasus,grozny", "caucasus,poti"]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("have doors where a link or a shared space leads over", () => {
    const to = (board: "europe" | "near_east") =>
      doorsOn(places, board, placesOn(places, board))
        .map((door) => `${door.at.id}>${door.to}`)
        .sort();
    expect(to("europe")).toEqual(["caucasus>grozny", "caucasus>poti", "constantinople>constantinople"]);
    expect(to("near_east")).toEqual(["constantinople>constantinople", "grozny>caucasus", "poti>caucasus"]);
  });
  it("neighbours know each other", () => {
    const around = neighboursOf(places);
    for (const [space, others] of around) for (const other of others) expect(around.get(other)).toContain(space);
  });
  it("victory spaces depend on the scenario", () => {
    expect(victorySpaces(places, "historical").has("amiens")).toBe(true);
    expect(victorySpaces(places, "campaign").has("amiens")).toBe(false);
  });
});

describe("what the view says", () => {
  it("holders: the Central Powers by list, the Allies else, neutral while at peace", () => {
    const held = holders(places, { cp_control: ["berlin", "rome", "sedan"], unclaimed: [], at_war: ["ge", "fr"] });
    expect(["berlin", "sedan", "paris", "rome", "mef_1"].map((space) => held.get(space))).toEqual([
      "cp",
      "cp",
      "ap",
      "neutral",
      "neutral",
    ]);
  });
  it("holders: what nobody has claimed is neutral in a country at war", () => {
    const held = holders(places, { cp_control: [], unclaimed: ["tabriz"], at_war: ["pe"] });
    expect(["tabriz", "ahwaz"].map((space) => held.get(space))).toEqual(["neutral", "ap"]);
  });
  it("stacks stand in order and know who starves", () => {
    const found = stacks(
      [
        { number: 7, kind: "ah_corps", space: "vienna", reduced: false },
        { number: 3, kind: "ge_1", space: "vienna", reduced: true },
        { number: 4, kind: "xx", space: "vienna", reduced: false },
      ],
      new Set([3]),
      facts,
    );
    expect(found.get("vienna")!.map((piece) => [piece.number, piece.outOfSupply])).toEqual([
      [3, true],
      [7, false],
    ]);
  });
  it("trenches have a level", () =>
    expect(trenchLevels({ trenches: [{ space: "verdun", side: "ap", level: 2 }] }).get("verdun")).toBe(2));
});

describe("the front line", () => {
  const here = placesOn(places, "europe");
  const links = linksOn(places, here);
  const german = here.filter((place) => place.side === "cp").map((place) => place.id);
  const held = holders(places, {
    cp_control: german,
    unclaimed: [],
    at_war: ["ge", "fr", "be", "br", "ah", "ru", "sb"],
  });
  it("goes round every link twice, once on either side", () => {
    expect(faces(links).flat().length).toBe(links.length * 2);
  });
  it("runs between Metz and Verdun in August 1914, not behind Paris", () => {
    const near = (x: number, y: number) =>
      frontLine(links, held).some(
        ([a, b]) => Math.min(Math.hypot(a[0] - x, a[1] - y), Math.hypot(b[0] - x, b[1] - y)) < 1,
      );
    const [metz, verdun, paris, rouen] = ["metz", "verdun", "paris", "rouen"].map((id) =>
      here.find((place) => place.id === id)!,
    );
    expect(near((metz!.x + verdun!.x) / 2, (metz!.y + verdun!.y) / 2)).toBe(true);
    expect(near((paris!.x + rouen!.x) / 2, (paris!.y + rouen!.y) / 2)).toBe(false);
  });
  it("is nowhere where one side holds everything", () =>
    expect(frontLine(links, new Map(here.map((place) => [place.id, "ap"])))).toEqual([]));
});
