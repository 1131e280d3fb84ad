import { afterEach, describe, expect, it, vi } from "vitest";
import { knows, need, speak, t } from "../src/i18n/index.svelte";
import { partsFor } from "../src/i18n/parts";

afterEach(() => vi.unstubAllGlobals());

describe("the parts of the texts", () => {
  it("of a game's page are those of that game alone", () => {
    expect(partsFor({ screen: "learn", game: "paths-of-glory" })).toEqual(["paths-of-glory", "paths-of-glory-school"]);
    expect(partsFor({ screen: "study", game: "paths-of-glory", page: "odds" })).toEqual([
      "paths-of-glory",
      "paths-of-glory-study",
    ]);
    expect(partsFor({ screen: "table", id: "x" })).toEqual([]);
  });
  it("of the lobby are those of all games, of the rules also the rules of the one shown", () => {
    expect(partsFor({ screen: "lobby" })).toEqual(expect.arrayContaining(["diplomacy", "paths-of-glory"]));
    expect(partsFor({ screen: "rules", game: "" })).toContain("diplomacy-rules");
    expect(partsFor({ screen: "rules", game: "paths-of-glory" })).toContain("paths-of-glory-rules");
  });
  it("of an unknown game are none", () => expect(partsFor({ screen: "learn", game: "chess" })).toEqual([]));

  it("once asked for come in every language that is switched to, each fetched once", async () => {
    const fetched: string[] = [];
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    vi.stubGlobal("fetch", async (path: string) => {
      fetched.push(path);
      const [, , , language, part] = path.split("/");
      return { ok: true, text: async () => `said-${part} = ${language} ${part}` };
    });
    await speak("en");
    expect(knows(["chess"])).toBe(false);
    await need(["chess"]);
    expect([t("said-shell"), t("said-chess")]).toEqual(["en shell", "en chess"]);
    await speak("ru");
    await need(["chess"]);
    expect(t("said-chess")).toBe("ru chess");
    expect(fetched.sort()).toEqual([
      "/api/locale/en/chess",
      "/api/locale/en/shell",
      "/api/locale/ru/chess",
      "/api/locale/ru/shell",
    ]);
  });

  it("that could not be fetched are fetched again", async () => {
    let fails = true;
    vi.stubGlobal("fetch", async () => ({ ok: !fails, text: async () => "late = at last" }));
    await expect(need(["late-part"])).rejects.toThrow();
    fails = false;
    await need(["late-part"]);
    expect(t("late")).toBe("at last");
  });
});
