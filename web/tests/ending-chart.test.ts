import { describe, expect, it } from "vitest";
import { across, down, named, path, range, spread, ticks, type Sheet } from "../src/ending/chart";

const SHEET: Sheet = { width: 200, height: 100, left: 20, right: 20, top: 10, bottom: 10 };
const moment = (points: Record<string, number>) => ({ n: 0, phase: "", points });

describe("the paper of the graph", () => {
  it("shows every count and every threshold", () => {
    expect(range([moment({ a: 3, b: 7 })], [18])).toEqual([3, 18]);
    expect(range([moment({ a: 3 })], [])).toEqual([2, 4]);
  });

  it("has a few whole numbers at its edge, also below nothing", () => {
    expect(ticks([0, 18])).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(ticks([-4, 7])).toEqual([-4, -2, 0, 2, 4, 6]);
  });

  it("runs from the left edge to the right, more is higher", () => {
    expect([across(SHEET, 0, 5), across(SHEET, 4, 5)]).toEqual([20, 180]);
    expect([down(SHEET, 0, [0, 10]), down(SHEET, 10, [0, 10])]).toEqual([90, 10]);
  });

  it("goes straight, or by steps where a track is kept until it moves", () => {
    const points: [number, number][] = [
      [0, 9],
      [5, 3],
    ];
    expect(path(points, false)).toBe("M0 9L5 3");
    expect(path(points, true)).toBe("M0 9H5V3");
  });

  it("keeps labels apart and on the paper", () => {
    const found = spread([50, 50, 50, 90], 17, 94);
    const sorted = [...found].sort((a, b) => a - b);
    for (let nth = 1; nth < sorted.length; nth++) expect(sorted[nth]! - sorted[nth - 1]!).toBeGreaterThanOrEqual(17);
    expect(Math.max(...found)).toBeLessThanOrEqual(94);
  });

  it("names the first and the last turn, and no more than fit", () => {
    expect(named(31, 640, 92)).toContain(0);
    expect(named(31, 640, 92).at(-1)).toBe(30);
    expect(named(31, 640, 92).length).toBeLessThanOrEqual(7);
    expect(named(3, 640, 92)).toEqual([0, 1, 2]);
    expect(named(1, 640, 92)).toEqual([0]);
  });

  it("lays no name on another: the last ends where its moment is, the others stand around theirs", () => {
    for (const [count, width, each] of [
      [5, 230, 105],
      [9, 230, 105],
      [31, 640, 92],
    ] as const) {
      const places = named(count, width, each).map((nth) => (width * nth) / (count - 1));
      for (let nth = 1; nth < places.length; nth++) {
        const room = nth === places.length - 1 && nth > 1 ? 1.5 * each : each;
        expect(places[nth]! - places[nth - 1]!).toBeGreaterThanOrEqual(Math.min(room, width));
      }
    }
  });
});
