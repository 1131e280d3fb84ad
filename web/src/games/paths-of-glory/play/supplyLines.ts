/** Lines of supply as a picture: from the sources of a side over land it holds to its fed units. Who starves is told by the server. */
import { holders, type Atlas } from "../board/data";
import type { Facts, PogView, Side, SupplyLine, SupplyPicture } from "../types";

const SIDES: Side[] = ["ap", "cp"];

/** The spaces supply of a side may run through, with its own units' spaces. */
function ground(atlas: Atlas, view: PogView, facts: Facts, side: Side): Set<string> {
  const held = holders(atlas.places, view);
  const besieged = new Set(view.forts_besieged);
  const enemies = new Set(view.pieces.filter((piece) => facts.units[piece.kind]?.side !== side).map((piece) => piece.space));
  return new Set([...held].filter(([space, holder]) => (holder === side || (besieged.has(space) && holder !== "neutral")) && !enemies.has(space)).map(([space]) => space));
}

/** From each reached space back towards its source. */
function tree(atlas: Atlas, side: Side, open: ReadonlySet<string>): Map<string, string> {
  const sources = Object.entries(atlas.places.spaces).filter(([id, place]) => place.source === side && open.has(id)).map(([id]) => id);
  const back = new Map<string, string>(sources.map((id) => [id, ""]));
  const queue = [...sources];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const [a, b] of atlas.places.links) {
      const next = a === here ? b : b === here ? a : null;
      if (!next || back.has(next) || !open.has(next)) continue;
      back.set(next, here);
      queue.push(next);
    }
  }
  return back;
}

export function supplyPicture(atlas: Atlas, view: PogView, facts: Facts, starving: readonly number[]): SupplyPicture {
  const hungry = new Set(starving);
  const lines = new Map<string, SupplyLine>();
  const cuts = new Map<string, [string, string]>();
  for (const side of SIDES) {
    const open = ground(atlas, view, facts, side);
    const back = tree(atlas, side, open);
    for (const piece of view.pieces) {
      if (facts.units[piece.kind]?.side !== side || !atlas.places.spaces[piece.space]) continue;
      if (hungry.has(piece.number)) {
        for (const [a, b] of atlas.places.links) {
          const next = a === piece.space ? b : b === piece.space ? a : null;
          if (next && !open.has(next)) cuts.set(`${piece.space}-${next}`, [piece.space, next]);
        }
        continue;
      }
      for (let here = piece.space, next = back.get(here); next; here = next, next = back.get(here)) {
        const key = `${side}${next}-${here}`;
        const line = lines.get(key) ?? { side, from: next, to: here, units: 0 };
        lines.set(key, { ...line, units: line.units + 1 });
      }
    }
  }
  return { lines: [...lines.values()], cuts: [...cuts.values()] };
}
