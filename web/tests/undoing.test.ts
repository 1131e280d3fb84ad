import { expect, it } from "vitest";
import { canGoBack } from "../src/play/undoing";
import { snapshot, summary } from "./fakes";

const seats = summary().seats;
const bots = seats.map((seat) => (seat.me ? seat : { ...seat, who: "bot" as const }));

it("goes back at once where only bots would be asked", () => {
  const table = summary({ seats: bots });
  expect(canGoBack(snapshot({ table, back_to: 3 }))).toBe(true);
  expect(canGoBack(snapshot({ table, back_to: 0 }))).toBe(false);
  expect(canGoBack(snapshot({ table: summary({ seats: bots, status: "finished" }), back_to: 3 }))).toBe(false);
});

it("does not where another person sits, even if a bot stands in", () => {
  const away = seats.map((seat) => (seat.me ? seat : { ...seat, standin: true }));
  expect(canGoBack(snapshot({ table: summary({ seats: away }), back_to: 3 }))).toBe(false);
});
