import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../src/api/types";
import { Texts } from "../src/i18n/bundle";
import { has, preferredLanguage, speak, t, use } from "../src/i18n/index.svelte";
import { plainReason, wordProblem } from "../src/i18n/problems";
import { Problem } from "../src/api/problem";
import { SILENCE } from "../src/i18n/silence";
import { moment, sent, span } from "../src/i18n/times";
import { dismiss, toast, toasts } from "../src/state/toasts.svelte";

const FILES = import.meta.glob<string>("../../src/greatpowers/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What the server sends: all files of a language, in the order of their names. */
const source = (language: string) =>
  Object.keys(FILES)
    .filter((path) => path.includes(`/${language}/`))
    .sort()
    .map((path) => FILES[path]!)
    .join("\n\n");
const texts = Object.fromEntries(
  (["en", "ru", "hu"] as const).map((language) => [language, new Texts(language, source(language))]),
) as Record<Language, Texts>;

describe("when a letter was sent", () => {
  const now = new Date(2026, 10, 15, 21, 30);
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  it.each([
    ["en", 12, "12 min ago"],
    ["ru", 12, "12 мин. назад"],
    ["hu", 12, "12 perccel ezelőtt"],
    ["en", 150, "19:00"],
    ["en", 2 * 1440, "Fri 21:30"],
    ["en", 30 * 1440, "16 Oct, 21:30"],
  ] as const)("%s: %i minutes before is %s", (language, minutes, words) =>
    expect(sent(texts[language], before(minutes), now)).toBe(words),
  );
  it("leaves the hour out in lists", () => expect(sent(texts.en, before(2 * 1440), now, true)).toBe("Fri"));
  it("is never in the future", () => expect(sent(texts.en, before(-3), now)).toBe("this minute"));
});

afterEach(() => vi.unstubAllGlobals());

describe("what is said of a silent server before there are texts", () => {
  it.each(["en", "ru", "hu"] as const)("%s: the same as afterwards", (language) =>
    expect(SILENCE[language]).toBe(texts[language].format("web-error-unreachable")),
  );
});

describe("a notice", () => {
  it("speaks the language that is in use, also when it changes", () => {
    use(texts.en);
    const id = toast({ tone: "ok", title: () => t("web-error-unreachable"), sticky: true });
    const words = () =>
      toasts()
        .find((one) => one.id === id)!
        .title();
    expect(words()).toBe(SILENCE.en);
    use(texts.hu);
    expect(words()).toBe(SILENCE.hu);
    dismiss(id);
  });
});

describe("names in their cases", () => {
  it.each([
    ["dip-do-move", { unit: "Венеция", place: "Апулия", via: "no" }, "Венеция движется в Апулию"],
    [
      "dip-do-retreat",
      { unit: "Марсель", place: "Испания (южное побережье)" },
      "Марсель отступает в Испанию (южное побережье)",
    ],
    ["nw-event-command-taken", { nation: "Турция", power: "Франция" }, "Франция командует войсками Турции."],
    ["pog-event-siege-lifted", { space: "Великие Луки" }, "Осада в Великих Луках снята."],
    ["pog-event-siege-lifted", { space: "Нарния" }, "Осада (Нарния) снята."],
    ["dip-do-retreat", { unit: "Марсель", place: "Нарния" }, "Марсель отступает → Нарния"],
  ])("%s", (message, params, words) => expect(texts.ru.format(message, params)).toBe(words));
});

describe("plurals", () => {
  it.each([
    ["en", 1, "1 unread message"],
    ["en", 5, "5 unread messages"],
    ["ru", 1, "1 непрочитанное сообщение"],
    ["ru", 3, "3 непрочитанных сообщения"],
    ["ru", 11, "11 непрочитанных сообщений"],
    ["ru", 21, "21 непрочитанное сообщение"],
    ["hu", 5, "5 olvasatlan üzenet"],
  ] as const)("%s %i", (language, letters, words) => {
    expect(texts[language].format("web-unread", { letters })).toBe(words);
  });
});

describe("numbers, lists and times follow the language", () => {
  it("a true minus sign", () => expect(texts.en.number(-2)).toBe("\u22122"));
  it("lists", () => {
    expect(texts.en.list(["A", "B", "C"])).toBe("A, B and C");
    expect(texts.ru.list(["А", "Б"])).toBe("А и Б");
    expect(texts.hu.list(["A", "B"])).toBe("A és B");
  });
  it.each([
    ["en", 18 * 3600 + 42 * 60, "18 h 42 min"],
    ["en", 2 * 86400 + 4 * 3600, "2 d 4 h"],
    ["en", 3600, "1 h"],
    ["ru", 47 * 60, "47 мин"],
    ["en", 52, "0:52"],
    ["en", -5, "0:00"],
  ] as const)("%s: %i seconds are %s", (language, seconds, words) =>
    expect(span(texts[language], seconds)).toBe(words),
  );
  it("a deadline tomorrow is told by its weekday, one next month by its date", () => {
    const now = new Date(2024, 4, 6, 12);
    expect(moment(texts.en, new Date(2024, 4, 7, 20), now)).toBe("Tuesday 20:00");
    expect(moment(texts.en, new Date(2024, 4, 6, 20), now)).toBe("20:00");
    expect(moment(texts.en, new Date(2024, 5, 7, 20), now)).toContain("7 June");
  });
});

describe("the language", () => {
  it("is what was chosen here, else what the browser speaks, else English", () => {
    expect(preferredLanguage("hu", ["ru-RU"])).toBe("hu");
    expect(preferredLanguage("xx", ["de-DE", "ru-RU", "en"])).toBe("ru");
    expect(preferredLanguage(null, ["de"])).toBe("en");
  });

  it("asked for last wins, however late the other arrives", async () => {
    const pending = new Map<string, (text: string) => void>();
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    vi.stubGlobal(
      "fetch",
      (path: string) =>
        new Promise((resolve) => pending.set(path, (text) => resolve({ ok: true, text: async () => text }))),
    );
    const slow = speak("ru");
    const quick = speak("en");
    pending.get("/api/locale/en/shell")!(source("en"));
    await quick;
    pending.get("/api/locale/ru/shell")!(source("ru"));
    await slow;

    expect(t("web-close")).toBe("Close");
    expect(has("web-no-such-text")).toBe(false);
  });
});

describe("refusals", () => {
  it("are worded by their code, with the rule", () => {
    const problem = new Problem({ code: "not-your-turn", message: "x", rule: "" });
    expect(wordProblem(problem)).toBe("Not allowed: it is not your turn.");
    expect(
      plainReason({
        message: "move-own-province",
        rule: "3.10",
        params: { unit: "A Par", place: "Par" },
        readings: [],
      }),
    ).toContain("(rule 3.10)");
  });
  it("fall back to what the server said", () => {
    expect(wordProblem(new Problem({ code: "no-such-code", message: "in plain English" }))).toBe("in plain English");
  });
});
