import { describe, expect, it } from "vitest";
import type { Reason } from "../src/api/types";
import type { TableProps } from "../src/games/types";
import { Texts } from "../src/i18n/bundle";
import { t, use } from "../src/i18n/index.svelte";
import { Asking, momentOf } from "../src/play/asking.svelte";

class Desk extends Asking {
  readonly choices = [];
  choose(): void {}
}

const reason = { message: "too-far", rule: "", params: {}, readings: [] } as Reason;
const deskWhere = (answer: object): Desk => {
  const [explain, decide] = [
    () => Promise.resolve(answer),
    (_: string, heed: boolean) => Promise.resolve(heed ? answer : {}),
  ];
  const props = { live: { can_undo: false }, at: null, pending: 0, act: { explain, decide } };
  return new Desk(
    () => props as unknown as TableProps,
    (said) => t("code" in said ? said.code : said.message),
  );
};
const speak = (language: "en" | "hu", text: string): void => use(new Texts(language, `too-far = ${text}`));

describe("what a desk has been told", () => {
  it("is said in the language spoken now", async () => {
    speak("en", "Too far.");
    const desk = deskWhere({ allowed: false, reason });
    desk.why = await desk.refusal("march");
    expect(desk.why).toBe("Too far.");
    speak("hu", "Túl messze.");
    expect(desk.why).toBe("Túl messze.");
  });

  it("is heard once before it is too late", async () => {
    speak("en", "Too far.");
    const desk = deskWhere({ warned: [reason] });
    await desk.send("march");
    expect([desk.why, desk.warned]).toEqual(["Too far.", "march"]);
    speak("hu", "Túl messze.");
    expect(desk.why).toBe("Túl messze.");
    await desk.send("march");
    expect([desk.why, desk.warned]).toEqual(["", ""]);
  });
});

describe("the moment of a question", () => {
  it("is another one for every question that is put, and the same while it is open", () => {
    const [first, second] = [{ kind: "act" }, { kind: "act" }];
    expect(momentOf(first)).toBe(momentOf(first));
    expect(momentOf(second)).not.toBe(momentOf(first));
    expect(momentOf(first)).toMatch(/\/act$/);
    expect(momentOf(null)).toBe("");
  });
});
