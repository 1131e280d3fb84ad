import { expect, test } from "vitest";
import { kept } from "../src/board/sight";

const sight = { left: 0, top: 0, right: 400, bottom: 300 };
const box = { x: -50, y: -60, width: 100, height: 120 };

test("a box that is seen stays where it is", () => {
  expect(kept([200, 150], box, 1, sight)).toEqual([200, 150]);
});

test("a box at the edge comes in as far as it must", () => {
  expect(kept([10, 290], box, 1, sight)).toEqual([50, 240]);
  expect(kept([390, 20], box, 2, sight)).toEqual([300, 120]);
});

test("of a box that is too large the beginning is seen", () => {
  expect(kept([200, 150], box, 5, sight)).toEqual([250, 300]);
});
