import { expect, it } from "vitest";
import { GAMES } from "../src/games/registry";

const SHELL = import.meta.glob<string>("../src/{components,screens,state,i18n}/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("the shell names no game: whatever belongs to one stands in its card or its folder", () => {
  const named = Object.entries(SHELL).flatMap(([path, source]) =>
    Object.entries(GAMES).flatMap(([id, { card }]) =>
      source.includes(id) || source.includes(`"${card.prefix}-`) ? [`${path}: ${id}`] : [],
    ),
  );

  expect(Object.keys(SHELL).length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});
