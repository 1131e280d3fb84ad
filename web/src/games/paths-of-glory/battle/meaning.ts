/** What loss numbers do to units, and what moves a shot, in words. */
import { list, t } from "../../../i18n/index.svelte";
import type { BattleOdds, Cause, LossBar } from "../generated";
import { capital } from "../../../play/rows";
import { cardName, kindName } from "../play/speakers";
import type { CauseTold } from "./fights";
import { signed } from "./columns";

const whatHappens = (bar: LossBar): string =>
  [
    ...(bar.destroyed.length ? [t("web-pog-loss-destroyed", { units: list(bar.destroyed.map(kindName)) })] : []),
    ...(bar.reduced.length ? [t("web-pog-loss-reduced", { units: list(bar.reduced.map(kindName)) })] : []),
    ...(bar.fort ? [t("web-pog-loss-fort")] : []),
  ].join("; ");

/** The first number that hurts, and the worst of all: at most two lines. */
export function lossWords(bars: readonly LossBar[]): string[] {
  const telling = bars.filter((bar) => whatHappens(bar));
  const first = telling[0];
  if (!first) return [t("web-pog-loss-nothing")];
  const worst = telling.at(-1)!;
  const lines = worst === first || whatHappens(first) === whatHappens(worst) ? [first] : [first, worst];
  return lines.map((bar) => t("web-pog-loss-at", { loss: bar.loss, what: whatHappens(bar) }));
}

export interface ReasonRow {
  key: string;
  title: string;
  about: string;
  rule: string;
}

const asCause = ([moves, what, by, which, rule]: CauseTold): Cause => ({ moves, what, by, which, rule });

function titleOf({ what, which }: Cause): string {
  if (what === "card") return cardName(which);
  if (what === "terrain") return t("web-pog-cause-terrain", { terrain: which });
  return t("web-pog-cause", { what, which });
}

/** Each cause in a row of its own; a trench moves both sides and is told once. */
export function reasonRows(attacker: readonly Cause[], defender: readonly Cause[], iAttack: boolean): ReasonRow[] {
  const trench = defender.some((one) => one.what === "trench");
  const row = (cause: Cause, attacking: boolean): ReasonRow => ({
    key: `${attacking} ${cause.moves} ${cause.what} ${cause.which}`,
    title: capital(titleOf(cause)),
    about: t("web-pog-cause-about", {
      what: cause.what === "trench" && trench ? "trench" : cause.moves,
      who: attacking === iAttack ? "you" : "they",
      by: signed(cause.by),
      columns: Math.abs(cause.by),
      way: cause.by < 0 ? "left" : "right",
    }),
    rule: cause.rule,
  });
  return [
    ...attacker.map((cause) => row(cause, true)),
    ...defender.filter((cause) => cause.what !== "trench").map((cause) => row(cause, false)),
  ];
}

/** What moved one shot of a battle that was fought, by name: “Trench −1, Pleve +1”. */
export function movedBy(causes: readonly CauseTold[]): string {
  return causes
    .map(asCause)
    .filter((cause) => cause.by)
    .map((cause) => t("web-pog-cause-short", { title: titleOf(cause), by: signed(cause.by) }))
    .join(", ");
}

export const shiftWords = (causes: readonly Cause[]): string =>
  list(causes.filter((cause) => cause.moves === "shift" && cause.by).map(titleOf));

/** Who fires first in each of the cases that can still come. */
export function firingOrder(
  odds: BattleOdds,
  flank: string,
  mayFlank: boolean,
): { key: string; first: string; certain: boolean }[] {
  const { first } = odds;
  if (!first) return [];
  if (flank) return [{ key: flank, first: first[flank as "succeeded" | "failed"], certain: true }];
  const frontal = { key: "frontal", first: first.frontal, certain: !mayFlank };
  return mayFlank
    ? [
        { key: "succeeded", first: first.succeeded, certain: false },
        { key: "failed", first: first.failed, certain: false },
        frontal,
      ]
    : [frontal];
}
