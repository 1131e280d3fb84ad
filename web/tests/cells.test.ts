/** Lines of the ground, cut up by where they lie. */
import { describe, expect, it } from "vitest";
import { byCell } from "../src/board/cells";

const ring = (points: number): string =>
  `M100 100${Array.from({ length: points - 1 }, (_, nth) => `l${nth < points / 2 ? 10 : -10} .5`).join("")}z`;
const count = (path: string): number => path.match(/[ML]/g)?.length ?? 0;

describe("a path by its cells", () => {
  it("keeps short lines as they are, those of a cell together", () => {
    expect(byCell("M1 1l2 2M20 20l1 1zM900 20l3 3", "cut")).toEqual(["M1 1l2 2M20 20l1 1z", "M900 20l3 3"]);
  });

  it("cuts a long line, and every bend is drawn in one of the parts", () => {
    const parts = byCell(ring(400), "cut");

    expect(parts.length).toBeGreaterThan(1);
    // 400 stretches of the closed ring; each part beside the first repeats one, the last also that behind the closing bend.
    expect(parts.reduce((sum, part) => sum + count(part), 0)).toBe(400 + 2 + 2 * 2);
    expect(parts.join("")).toContain("L100 100L110 100.5");
  });

  it("leaves a line whole where something shines through", () => {
    expect(byCell(ring(400), "whole")).toEqual([ring(400)]);
  });
});
