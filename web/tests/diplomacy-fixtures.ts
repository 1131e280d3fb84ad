/** Texts and map of the real data folder, for tests. */
import { readFileSync } from "node:fs";
import type { Language } from "../src/api/types";
import type { DipOrder, DipPick, DipPiece, DipQuestion } from "../src/games/diplomacy/types";
import type { MapData } from "../src/games/diplomacy/board/map";
import { learn, orderOf, type Order } from "../src/games/diplomacy/orders/order";
import { Texts } from "../src/i18n/bundle";

const PACKAGE = new URL("../../src/greatpowers/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, PACKAGE), "utf8");
const rows = (path: string) =>
  read(path)
    .trim()
    .split("\n")
    .map((line) => line.trim().split(","));

export function texts(language: Language): Texts {
  const files = ["engine", "diplomacy", "diplomacy-names", "web", "web-diplomacy"];
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

const VERBS: Record<string, DipOrder["verb"]> = {
  H: "hold",
  "-": "move",
  S: "support",
  C: "convoy",
  R: "retreat",
  D: "disband",
};

/** A unit as the server sends it. */
export const piece = (text: string): DipPiece => ({ kind: text[0] as "A" | "F", place: text.slice(2) });

/** An order as the server sends it. */
export function sent(text: string): DipOrder {
  if (text === "Waive") return { text, verb: "waive", parts: {} };
  const words = text.replace(" via convoy", "").split(" ");
  if (words.length === 3 && words[1]!.length === 1) {
    return { text, verb: words[0] === "B" ? "build" : "remove", parts: { unit: piece(words.slice(1).join(" ")) } };
  }
  const verb = VERBS[words[2]!]!;
  const unit = piece(words.slice(0, 2).join(" "));
  if (verb === "hold" || verb === "disband") return { text, verb, parts: { unit } };
  if (verb !== "support" && verb !== "convoy") {
    return { text, verb, parts: { unit, place: words[3], via: text.endsWith("via convoy") } };
  }
  const other = piece(words.slice(3, 5).join(" "));
  if (words.length === 5) return { text, verb: "support-hold", parts: { unit, other } };
  return { text, verb, parts: { unit, other, place: words[6], via: false } };
}

/** An order that the browser has learnt. */
export const order = (text: string): Order => orderOf(learn(sent(text)))!;

export function pick(unit: string | null, power: string, orders: string[], more: Partial<DipPick> = {}): DipPick {
  return {
    unit,
    power,
    place: unit ? unit.slice(2) : (null as unknown as string),
    count: 1,
    exact: true,
    orders: orders.map(sent),
    winter: {},
    ...more,
  };
}

export function question(kind: DipQuestion["kind"], ...picks: DipPick[]): DipQuestion {
  return { seat: "England", kind, picks, balances: [], open_centres: [] };
}
