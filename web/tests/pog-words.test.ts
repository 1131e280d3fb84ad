import { describe, expect, it } from "vitest";
import { placesOn, stacks, type BoardPlace } from "../src/games/paths-of-glory/board/data";
import { wantedNames } from "../src/games/paths-of-glory/board/names";
import { describeSpace, type Standing } from "../src/games/paths-of-glory/describe";
import type { Facts, Places } from "../src/games/paths-of-glory/types";
import { Texts } from "../src/i18n/bundle";
import { use } from "../src/i18n/index.svelte";

const LOCALE = import.meta.glob<string>("../../src/greatpowers/locale/*/*pog*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RAW = import.meta.glob<string>("../../src/greatpowers/games/paths_of_glory/data/map_places.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const here = placesOn(JSON.parse(Object.values(RAW)[0]!) as Places, "europe");
const place = (id: string): BoardPlace => here.find((one) => one.id === id)!;
const facts: Facts = {
  units: { fr_5: { side: "ap", nation: "fr", name: "5th Army", kind: "army", full: [3, 3, 3], reduced: [2, 3, 3] } },
  cards: {},
};
const EMPTY: Standing = { holder: "ap", victory: false, trench: 0, fort: "", pieces: [] };

function speak(language: "en" | "ru" | "hu"): void {
  use(
    new Texts(
      language,
      Object.keys(LOCALE)
        .filter((path) => path.includes(`/${language}/`))
        .sort()
        .map((path) => LOCALE[path]!)
        .join("\n\n"),
    ),
  );
}

describe("a space in words", () => {
  it("says what stands there and what may be done with it", () => {
    speak("en");
    const pieces = stacks([{ number: 1, kind: "fr_5", space: "sedan", reduced: true }], new Set([1]), facts).get(
      "sedan",
    )!;
    const words = describeSpace("Sedan", place("sedan"), {
      ...EMPTY,
      victory: true,
      trench: 2,
      pieces,
      mark: { state: "target", note: "1 op" },
    });
    expect(words).toBe(
      "Sedan, forest, victory space, Allied Powers, trench 2, French 5th Army (reduced), out of supply, legal target, 1 op",
    );
  });
  it("leaves out what is not there", () => {
    speak("en");
    expect(describeSpace("Rouen", place("rouen"), EMPTY)).toBe("Rouen, Allied Powers");
    expect(describeSpace("Rome", place("rome"), { ...EMPTY, holder: "neutral" })).toBe("Rome, neutral");
  });
  it("tells forts that stand, are besieged and are gone apart", () => {
    speak("en");
    const told = (["stands", "besieged", "destroyed"] as const).map((fort) =>
      describeSpace("Liege", place("liege"), { ...EMPTY, fort }),
    );
    expect(new Set(told).size).toBe(3);
    expect(told[0]).toContain("3");
  });
  it.each(["ru", "hu"] as const)("leaves nothing untranslated: %s", (language) => {
    speak(language);
    const words = describeSpace("X", place("sedan"), {
      ...EMPTY,
      victory: true,
      trench: 1,
      fort: "besieged",
      mark: { state: "can" },
    });
    expect(words).not.toMatch(/pog-|victory|forest/);
  });
});

describe("names wanted on the map", () => {
  const look = {
    language: "en",
    overview: false,
    grown: 1,
    size: 15,
    hasUnits: (space: string) => space === "sedan",
    counts: () => false,
  } as const;
  it("are all of them up close, capitals and the edge of the world from afar", () => {
    expect(wantedNames(here, look)).toHaveLength(here.length);
    const far = wantedNames(here, { ...look, overview: true }).map((name) => name.id);
    expect(far).toContain("paris");
    expect(far).toContain("moscow");
    expect(far).not.toContain("sedan");
  });
  it("are capitals of nations in upper case, and lower where units stand", () => {
    const names = new Map(wantedNames(here, look).map((name) => [name.id, name]));
    expect(names.get("paris")!.text).toBe("PARIS");
    expect(names.get("sedan")!.y - place("sedan").y).toBeGreaterThan(names.get("rouen")!.y - place("rouen").y);
    expect(names.get("sedan")!.rank).toBeGreaterThan(names.get("rouen")!.rank);
  });
});
