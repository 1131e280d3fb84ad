/** The client finds the game by its one line, and its table stands on its own feet. */
import { expect, it } from "vitest";
import { gameEntry } from "../src/games/registry";
import { gameTitle } from "../src/games/words";

it("knows the game by its line", async () => {
  const entry = gameEntry("heap");

  expect(entry?.card.paces).toEqual(["untimed", "live"]);
  expect(gameTitle("heap")).toBe("heap");
  expect((await entry!.table()).default).toBeTypeOf("function");
  expect((await entry!.words!()).eventText({ n: 1, event: "Else" })).toBeNull();
});
