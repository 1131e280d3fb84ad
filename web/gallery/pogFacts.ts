/** Units and cards from the game's own tables. */
import cardsText from "../../src/greatpowers/games/paths_of_glory/data/cards.csv?raw";
import setupText from "../../src/greatpowers/games/paths_of_glory/data/setup.csv?raw";
import spacesText from "../../src/greatpowers/games/paths_of_glory/data/spaces.csv?raw";
import unitsText from "../../src/greatpowers/games/paths_of_glory/data/units.csv?raw";
import type { CardFacts, Commitment, Facts, PogView, Side, UnitFacts } from "../src/games/paths-of-glory/types";
import { rows, type Row } from "./tables";

const unit = (row: Row): UnitFacts => ({
  side: row.side as Side,
  nation: row.nation!,
  name: row.name!,
  kind: row.kind as "army" | "corps",
  full: [Number(row.full_cf), Number(row.full_lf), Number(row.full_mf)],
  reduced: [Number(row.reduced_cf), Number(row.reduced_lf), Number(row.reduced_mf)],
});

const RP = { a: "allied", br: "br", fr: "fr", it: "it", ru: "ru", ge: "ge", ah: "ah", tu: "tu", bu: "bu" };

const card = (row: Row): CardFacts => ({
  id: row.id!,
  side: row.id!.slice(0, 2) as Side,
  deck: row.deck as Commitment,
  ops: Number(row.ops),
  sr: Number(row.sr),
  rp: Object.fromEntries(
    Object.entries(RP)
      .map(([column, name]) => [name, Number(row[`rp_${column}`])])
      .filter(([, points]) => points),
  ),
  war_status: Number(row.war_status),
  starred: row.asterisk === "1",
  combat: row.combat_card === "1",
  kind:
    row.combat_card === "1"
      ? "combat"
      : row.neutral_entry
        ? "neutral_entry"
        : row.reinforcement_nation
          ? "reinforcement"
          : "event",
  optional: row.optional === "1",
});

export const facts: Facts = {
  units: Object.fromEntries(rows(unitsText).map((row) => [row.id!, unit(row)])),
  cards: Object.fromEntries(rows(cardsText).map((row) => [row.id!, card(row)])),
};

/** The board after these steps of the set-up table. */
export function setUp(...steps: string[]): Pick<PogView, "pieces" | "trenches" | "cp_control"> {
  const pieces: PogView["pieces"] = [];
  const trenches = new Map<string, { space: string; side: Side; level: number }>();
  const central = new Set(
    rows(spacesText)
      .filter((row) => row.printed_side === "cp")
      .map((row) => row.id!),
  );
  for (const row of rows(setupText).filter((one) => steps.includes(one.when!) && one.scenario !== "campaign")) {
    if (row.item === "unit" && row.space && row.action === "add")
      for (let n = 0; n < Number(row.count); n += 1)
        pieces.push({ number: pieces.length, kind: row.unit!, space: row.space, reduced: row.state === "reduced" });
    if (row.item === "trench" && row.action === "add")
      trenches.set(row.space!, { space: row.space!, side: row.side as Side, level: Number(row.level) });
    if (row.item === "trench" && row.action === "remove") trenches.delete(row.space!);
    if (row.item === "control" && row.side === "cp") central.add(row.space!);
    if (row.item === "control" && row.side !== "cp") central.delete(row.space!);
  }
  return { pieces, trenches: [...trenches.values()], cp_control: [...central] };
}
