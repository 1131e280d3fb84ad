import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../src/api/types";
import type { Atlas, Facts } from "../src/games/napoleonic-wars/board/types";
import { boxOf, learnBox } from "../src/games/napoleonic-wars/play/box";
import { tellRound } from "../src/games/napoleonic-wars/since/tell";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const named = (name: string) => ({ names: { en: name, ru: name, hu: name } });
const area = (name: string) => ({ ...named(name), short: named(name).names, x: 0, y: 0, owner: "" as const });

beforeAll(() => {
  use(new Texts("en", Object.values(LOCALE).join("\n\n")));
  const areas = Object.fromEntries(["paris", "reims", "calais", "linz"].map((id) => [id, area(id)]));
  const facts = { nations: { france: named("France"), austria: named("Austria") }, leaders: {}, cards: {} };
  learnBox(
    boxOf({ places: { areas, zones: {}, links: [], passages: [] } } as unknown as Atlas, facts as unknown as Facts),
  );
});

const line = (n: number, event: string, rest: Record<string, unknown>): LogLine =>
  ({ n, event: `napoleonic_wars.${event}`, ...rest }) as unknown as LogLine;
const march = (n: number, nation: "france" | "austria", frm: string, to: string): LogLine => {
  const sp = nation === "france" ? [3] : [0, 0, 2];
  return line(n, "ForceMoved", { sp, leaders: [], frm, to, how: "move" });
};
const reader = { mine: ["britain" as const], playerOf: () => "" };

describe("what the others did", () => {
  it("names every scene once, though one decision brings scenes of several impulses", () => {
    const log = [
      line(7, "ImpulseBegan", { nation: "france" }),
      march(7, "france", "paris", "reims"),
      line(7, "ImpulseBegan", { nation: "austria" }),
      march(7, "austria", "linz", "calais"),
    ];
    const told = tellRound(log, 0, reader)!;

    expect(told.scenes.map((scene) => scene.nation)).toEqual(["france", "austria"]);
    expect(new Set(told.scenes.map((scene) => scene.key)).size).toBe(2);
  });
});
