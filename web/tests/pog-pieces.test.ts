import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../src/api/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";
import { counterOf, counterParts, labelSize, shortName } from "../src/games/paths-of-glory/pieces/counter";
import { EMBLEMS, emblem } from "../src/games/paths-of-glory/nations";
import type { Facts, UnitFacts } from "../src/games/paths-of-glory/types";

const ARMY: UnitFacts = {
  side: "cp",
  nation: "ge",
  name: "1st Army",
  kind: "army",
  full: [5, 3, 3],
  reduced: [3, 3, 3],
};
const CORPS: UnitFacts = {
  side: "ap",
  nation: "fr",
  name: "FR corps",
  kind: "corps",
  full: [1, 1, 4],
  reduced: [0, 1, 4],
};
const facts: Facts = { units: { ge_1: ARMY, fr_corps: CORPS }, cards: {} };

const UNITS = import.meta.glob<string>("../../src/greatpowers/games/paths_of_glory/data/units.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});
const table = Object.values(UNITS)[0]!
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(","));

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/pog.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const speak = (language: Language): void =>
  use(new Texts(language, Object.entries(LOCALE).find(([path]) => path.includes(`/${language}/`))![1]));
beforeAll(() => speak("en"));

describe("a counter", () => {
  it("of an army has 38 units and its number, of a corps 30 and its nation", () => {
    expect(counterParts("ge_1", false, ARMY)).toMatchObject({ size: 38, label: "1", strip: "5-3-3", reduced: false });
    expect(counterParts("fr_corps", false, CORPS)).toMatchObject({ size: 30, label: "FR", strip: "1-1-4" });
  });
  it("shows the factors of its reduced side", () => {
    expect(counterParts("ge_1", true, ARMY).strip).toBe("3-3-3");
    expect(counterParts("fr_corps", true, CORPS).factors).toEqual([0, 1, 4]);
  });
  it("of an unknown kind is not drawn", () => expect(counterOf("xx_9", false, facts)).toBeNull());
});

describe("names on counters", () => {
  it.each([
    ["ge_11", "ge", "11"],
    ["br_bef_army", "br", "BEF"],
    ["tu_yld", "tu", "YLD"],
    ["us_corps_optional", "us", "US"],
    ["br_ana_corps", "ana", "ANA"],
  ])("%s of %s is %s", (unit, nation, name) => expect(shortName(unit, nation)).toBe(name));
  it("shrink with their length and never fall under what the map can show", () => {
    expect(labelSize("1", "army")).toBeGreaterThan(labelSize("11", "army"));
    expect(labelSize("11", "army")).toBeGreaterThan(labelSize("YLD", "army"));
    for (const label of ["1", "11", "OR", "YLD"]) expect(labelSize(label, "army")).toBeGreaterThanOrEqual(9);
  });
  it.each(["ru", "hu", "en"] as const)("are at most four letters for every unit of the game in %s", (language) => {
    speak(language);
    for (const [unit, , nation] of table) expect(shortName(unit!, nation!).length).toBeLessThanOrEqual(4);
  });
  it("are those of the log in Russian", () => {
    speak("ru");
    expect(shortName("br_bef_army", "br")).toBe("БЭС");
    expect(shortName("ge_corps", "ge")).toBe("ГЕР");
    speak("en");
  });
});

describe("emblems", () => {
  it("every nation with units has its own", () => {
    for (const nation of new Set(table.map((row) => row[2]!))) expect(EMBLEMS[nation], nation).toBeDefined();
  });
  it("no two nations look alike", () => {
    const drawn = Object.values(EMBLEMS).map((shape) => JSON.stringify(shape));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("others share the one of the small Allied nations", () => expect(emblem("xx")).toBe(EMBLEMS.allied));
});
