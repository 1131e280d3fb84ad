/** Texts and map of the real data folder, for tests. */
import { readFileSync } from "node:fs";
import type { DipOrderPart, DipPick, DipQuestion, Language } from "../src/api/types";
import type { MapData } from "../src/games/diplomacy/board/map";
import { Texts } from "../src/i18n/bundle";

const PACKAGE = new URL("../../src/greatpowers/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, PACKAGE), "utf8");
const rows = (path: string) =>
  read(path)
    .trim()
    .split("\n")
    .map((line) => line.trim().split(","));

export function texts(language: Language): Texts {
  const files = ["engine", "diplomacy", "web", "web-diplomacy"];
  return new Texts(language, files.map((file) => read(`locale/${language}/${file}.ftl`)).join("\n"));
}

/** The map as the server gives it: the drawing, names and neighbours. */
export function map(): MapData {
  const drawn = JSON.parse(read("games/diplomacy/data/map.json")) as MapData;
  const [, ...provinces] = rows("games/diplomacy/data/provinces.csv");
  const [, ...edges] = rows("games/diplomacy/data/adjacency.csv");
  const names = { en: {}, ru: {}, hu: {} } as MapData["names"];
  const neighbours: MapData["neighbours"] = {};
  for (const [id, en, ru, hu] of provinces) {
    Object.assign(names.en, { [id!]: en });
    Object.assign(names.ru, { [id!]: ru });
    Object.assign(names.hu, { [id!]: hu });
    neighbours[id!] = [];
  }
  for (const [a, , b] of edges) {
    if (!neighbours[a!]!.includes(b!)) neighbours[a!]!.push(b!);
    if (!neighbours[b!]!.includes(a!)) neighbours[b!]!.push(a!);
  }
  return { ...drawn, names, neighbours };
}

const VERBS: Record<string, DipOrderPart["verb"]> = {
  H: "hold",
  "-": "move",
  S: "support",
  C: "convoy",
  R: "retreat",
  D: "disband",
};

/** An order as the server offers it. */
export function part(text: string): DipOrderPart {
  const words = text.replace(" via convoy", "").split(" ");
  const via = text.endsWith("via convoy");
  if (words.length === 3 && words[1]!.length === 1 && (words[0] === "B" || words[0] === "R")) {
    return { text, verb: words[0] === "B" ? "build" : "remove", at: words[2]!, target: null, other: null, via };
  }
  const verb = VERBS[words[2]!]!;
  const helping = verb === "support" || verb === "convoy";
  return {
    text,
    verb,
    at: words[1]!,
    target: (helping ? words[6] : words[3]) ?? null,
    other: helping ? words[4]! : null,
    via,
  };
}

export function pick(unit: string | null, power: string, orders: string[], more: Partial<DipPick> = {}): DipPick {
  return {
    unit,
    power,
    place: unit ? unit.slice(2) : (null as unknown as string),
    count: 1,
    exact: true,
    orders: orders.map(part),
    ...more,
  };
}

export function question(kind: DipQuestion["kind"], ...picks: DipPick[]): DipQuestion {
  return { seat: "England", kind, picks };
}
