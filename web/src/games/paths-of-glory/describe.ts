/** A space as a full sentence, for those who cannot see the board. */
import { list, t } from "../../i18n/index.svelte";
import type { BoardPlace, Holder, Piece } from "./board/data";
import type { PlaceMark } from "./types";
import { unitName } from "./words";

export interface Standing {
  holder: Holder;
  victory: boolean;
  trench: number;
  fort: "" | "stands" | "besieged" | "destroyed";
  pieces: readonly Piece[];
  mark?: PlaceMark;
}

/** What has become of the fort of a space, if it has one. */
export function fortOf(
  { id, fort }: BoardPlace,
  destroyed: ReadonlySet<string>,
  besieged: ReadonlySet<string>,
): Standing["fort"] {
  if (!fort) return "";
  return destroyed.has(id) ? "destroyed" : besieged.has(id) ? "besieged" : "stands";
}

/** Alike for spaces that are told alike. */
export function standingKey({ holder, victory, trench, fort, pieces, mark }: Standing): string {
  const units = pieces.map((piece) => `${piece.unit}${piece.reduced}${piece.outOfSupply}`).join();
  return [holder, victory, trench, fort, units, mark?.state, mark?.note].join("|");
}

/** The fort and what has become of it, in words. */
function fortWords(fort: Standing["fort"], strength: number): string {
  if (fort === "destroyed") return t("pog-mark-destroyed");
  if (fort === "besieged") return t("pog-mark-siege", { strength });
  return fort ? t("pog-mark-fort", { strength }) : "";
}

function pieceWords(piece: Piece): string {
  const unit = unitName(piece.unit, piece.nation);
  const named = piece.reduced ? t("pog-unit-reduced", { unit }) : unit;
  return piece.outOfSupply ? `${named}, ${t("web-pog-out-of-supply")}` : named;
}

export function describeSpace(name: string, place: BoardPlace, standing: Standing): string {
  const parts = [
    name,
    place.terrain === "clear" ? "" : t("pog-terrain", { terrain: place.terrain }),
    standing.victory ? t("web-pog-victory-space") : "",
    standing.holder === "neutral" ? t("web-pog-neutral") : t("pog-side", { side: standing.holder }),
    fortWords(standing.fort, place.fort ?? 0),
    standing.trench ? t("pog-mark-trench", { level: standing.trench }) : "",
    standing.pieces.length ? list(standing.pieces.map(pieceWords)) : "",
    standing.mark ? t("web-pog-state", { state: standing.mark.state }) : "",
    standing.mark?.note ?? "",
  ];
  return parts.filter(Boolean).join(", ");
}
