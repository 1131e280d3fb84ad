import { beforeAll, describe, expect, it } from "vitest";
import type { Atlas, Facts } from "../src/games/napoleonic-wars/board/types";
import { boxOf, learnBox } from "../src/games/napoleonic-wars/play/box";
import {
  abroad,
  addTruce,
  armadasOf,
  beginWar,
  effectsOf,
  endTruce,
  endWar,
  fromWars,
  handsOf,
  moveLeader,
  piecesAt,
  sendLeader,
  sendSquadron,
  sendToWar,
  setArmada,
  setEffect,
  shipsAt,
  trucesOf,
  warsOf,
} from "../src/games/napoleonic-wars/study/positions";

const named = (name: string) => ({ names: { en: name, ru: name, hu: name } });

beforeAll(() => {
  const facts = {
    nations: { france: named("France"), britain: named("Britain") },
    leaders: { moore: { ...named("Moore"), nation: "britain", battle: 2, command: 6 } },
    cards: {},
  };
  learnBox(
    boxOf({ places: { areas: {}, zones: {}, links: [], passages: [] } } as unknown as Atlas, facts as unknown as Facts),
  );
});

describe("what holds beyond the map", () => {
  it("has each safe period once, whoever is named first", () => {
    const once = addTruce({}, ["france", "austria"]);
    expect(trucesOf(addTruce(once, ["austria", "france"]))).toEqual([["austria", "france"]]);
    expect(trucesOf(endTruce(once, ["austria", "france"]))).toEqual([]);
  });

  it("takes the card of a foreign war out of the hand it was in", () => {
    const begun = beginWar({ hands: { britain: ["haiti", "rally"] } }, "haiti");
    expect(handsOf(begun)).toEqual({ britain: ["rally"] });
    expect(warsOf(begun)).toEqual({ haiti: {} });
    expect(warsOf(endWar(begun, "haiti"))).toEqual({});
  });

  it("sends strength to a foreign war and back; generals and squadrons there stay", () => {
    const war = { foreign_wars: { haiti: { britain: { force: "moore + 1 britain", squadrons: "britain_sq1" } } } };
    expect(warsOf(sendToWar(war, "haiti", "britain", 1)).haiti).toEqual({
      britain: { force: "moore + 2 britain", squadrons: "britain_sq1" },
    });
    expect(warsOf(sendToWar(war, "haiti", "france", 1)).haiti?.france).toEqual({ force: "1 france" });
    const alone = sendToWar({ foreign_wars: { haiti: {} } }, "haiti", "france", 1);
    expect(warsOf(sendToWar(alone, "haiti", "france", -1))).toEqual({ haiti: {} });
  });

  it("sends a general and a squadron from where they are, and takes them out again", () => {
    const start = {
      areas: { london: "moore + 2 britain" },
      fleets: { brest: "britain_sq1 refitting, britain_sq2" },
      foreign_wars: { haiti: {} },
    };
    const sent = sendSquadron(sendLeader(start, "haiti", "britain", "moore"), "haiti", "britain", "britain_sq1");
    expect(abroad(sent, "haiti", "britain")).toEqual({ strength: 0, leaders: ["moore"], squadrons: ["britain_sq1"] });
    expect(piecesAt(sent, "london").leaders).toEqual([]);
    expect(shipsAt(sent, "brest").map(({ id }) => id)).toEqual(["britain_sq2"]);
    expect(abroad(moveLeader(sent, "moore", "london"), "haiti", "britain").leaders).toEqual([]);
    expect(warsOf(fromWars(fromWars(sent, "moore"), "britain_sq1"))).toEqual({ haiti: {} });
  });

  it("has one armada in a place, and none without a commander", () => {
    const made = setArmada(
      setArmada({}, "brest", ["france", "spain"], "spain"),
      "brest",
      ["france", "spain"],
      "france",
    );
    expect(armadasOf(made)).toEqual([{ place: "brest", commander: "france", powers: ["france", "spain"] }]);
    expect(armadasOf(setArmada(made, "brest", ["france", "spain"], ""))).toEqual([]);
  });

  it("begins and ends effects", () => {
    const on = setEffect({}, "turn.armistice:austria-france", true);
    expect(effectsOf(on)).toEqual({ "turn.armistice:austria-france": 1 });
    expect(effectsOf(setEffect(on, "turn.armistice:austria-france", false))).toEqual({});
  });
});
