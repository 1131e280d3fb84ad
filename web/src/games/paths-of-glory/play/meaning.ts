/** What somebody meant who pointed at a space that no answer names: the text whose refusal tells why not. */
import type { Desk } from "./desk.svelte";
import { goalOf, refOf, refText } from "./options";

/** Units with their ways: the verbs whose answers are told by a unit and the spaces it goes through. */
const GOING: Record<string, string> = { retreat: "retreat", advance: "advance" };

export function meantBy(desk: Desk, space: string): string {
  const mine = desk.view.pieces.find(
    (piece) => piece.space === space && desk.box.facts.units[piece.kind]?.side === desk.side,
  );
  switch (desk.kind) {
    case "activation":
      return `activate ${space} move`;
    case "path":
      return desk.trail.length ? `path ${[...desk.trail, space].join(" ")}` : `to ${space}`;
    case "target":
      return `attack ${space}`;
    case "movers":
      return mine ? `move ${refText(refOf(mine))}` : "";
    case "attackers":
      return mine ? `with ${refText(refOf(mine))}` : "";
    case "redeployment":
      return desk.unit ? `sr ${desk.unit} to ${space}` : mine ? `sr ${refText(refOf(mine))} to ${space}` : "";
    case "replacement":
      return mine ? `flip ${refText(refOf(mine))}` : "";
    case "retreat":
    case "advance":
      return going(desk, space);
    default:
      return "";
  }
}

/** The unit picked, or the first one asked about, over the spaces clicked so far. */
function going(desk: Desk, space: string): string {
  const first = desk.left.find((choice) => choice.units.length && goalOf(choice))?.units[0];
  const unit = desk.unit ?? (first && refText(first));
  return unit ? `${GOING[desk.kind]!} ${unit} to ${[...desk.trail, space].join(" ")}` : "";
}
