/** Losses as pictures: what each answer leaves of the units that were fired at. */
import type { LogLine } from "../../../api/types";
import { t } from "../../../i18n/index.svelte";
import type { Losses, LossResult } from "../panels/types";
import { counterOf } from "../pieces/counter";
import type { PogPiece } from "../types";
import type { Desk } from "./desk.svelte";
import { refOf, type Choice, type Ref } from "./options";
import { capital } from "../../../play/rows";
import { eventName } from "../../../play/log";
import { goneWords, spaceName, unitName, unitsList } from "./speakers";

/** So many results have a number key. */
const KEYS = 9;

/** The units that bear the losses. */
export function bearers(desk: Desk): PogPiece[] {
  const combat = desk.view.combat;
  const numbers = desk.question?.about.attacking === true ? combat?.attackers : combat?.defenders;
  return desk.view.pieces.filter((piece) => numbers?.includes(piece.number));
}

/** Each unit before with what becomes of it, then those who come in its place. */
export function pictured(before: readonly PogPiece[], left: readonly Ref[], desk: Desk): LossResult["pieces"] {
  const facts = desk.box.facts;
  const rest = [...left];
  const take = (kind: string, reduced: boolean, space: string): boolean => {
    const at = rest.findIndex(
      (ref) => ref.unit === kind && ref.reduced === reduced && (!ref.space || ref.space === space),
    );
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const whole = before.map((piece) => take(piece.kind, piece.reduced, piece.space));
  const drawn = before.map((piece, nth) => {
    const kept = whole[nth];
    const hit = !kept && !piece.reduced && take(piece.kind, true, piece.space);
    return {
      counter: counterOf(piece.kind, piece.reduced || hit, facts),
      fate: kept ? null : hit ? ("hit" as const) : ("dead" as const),
    };
  });
  const come = rest.map((ref) => ({ counter: counterOf(ref.unit, ref.reduced, facts), fate: null }));
  return [...drawn, ...come].flatMap(({ counter, fate }) => (counter ? [{ counter, fate }] : []));
}

export function resultOf(choice: Choice, before: readonly PogPiece[], desk: Desk): LossResult {
  const left = choice.units;
  const title = left.length ? unitsList(left, false) : t("pog-do-keep-nothing");
  return {
    id: choice.text,
    title: capital(title),
    about: choice.parts.losses ? goneWords(choice.parts.losses).map(capital).join("; ") : "",
    pieces: pictured(before, left, desk),
    survivors: t("web-pog-units-left", { count: left.length }),
  };
}

/** The fire these losses come from: the last one of the enemy. */
export function lossesOf(desk: Desk, log: readonly LogLine[]): Losses | null {
  const fire = log.findLast((line) => eventName(line) === "FireResolved" && line.side !== desk.side);
  if (!fire) return null;
  const printed = desk.box.facts.fire[fire.table === "corps" ? "corps" : "army"];
  const die = Number(fire.row);
  const before = bearers(desk);
  return {
    title: t("web-pog-take", { number: Number(fire.loss) }),
    about: t("web-pog-take-about", {
      space: spaceName(before[0]?.space ?? desk.view.combat?.target ?? ""),
      units: unitsNamed(before),
    }),
    die,
    columns: printed.columns.map((column, nth) => (nth === printed.columns.length - 1 ? `${column}+` : column)),
    row: printed.losses[die - 1] ?? [],
    at: printed.columns.indexOf(Number(fire.column)),
    before: before.flatMap((piece) => counterOf(piece.kind, piece.reduced, desk.box.facts) ?? []),
    strength: before.reduce(
      (sum, piece) => sum + (counterOf(piece.kind, piece.reduced, desk.box.facts)?.factors[0] ?? 0),
      0,
    ),
    results: desk.choices.map((choice, nth) => ({
      ...resultOf(choice, before, desk),
      ...(nth < KEYS ? { key: String(nth + 1) } : {}),
    })),
    barred: [],
    after: "",
  };
}

const unitsNamed = (pieces: readonly PogPiece[]): string =>
  pieces.map((piece) => unitName(refOf(piece), false)).join(", ");
