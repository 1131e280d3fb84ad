/** Lines of supply, asked of the server: who feeds whom is a matter of its rules. */
import { at, call, query } from "../../../api/rest";
import type { SupplyTold } from "../generated";
import type { PogView, Side, SupplyLine, SupplyPicture } from "../types";

export type { SupplyTold } from "../generated";

export type SupplySource = (at: number | null) => Promise<SupplyTold | null>;

/** Tables that are not the server's know their supply in their own way. */
const own = new Map<string, SupplySource>();
export const supplyFrom = (table: string, source: SupplySource): unknown => own.set(table, source);

/** Null where it cannot be told: the overlay then shows nothing. */
export async function fetchSupply(table: string, seat: string | null, when: number | null): Promise<SupplyTold | null> {
  const source = own.get(table);
  const asked = source?.(when) ?? call<SupplyTold>("GET", at(table, `/supply${query({ seat, at: when })}`));
  return asked.catch(() => null);
}

/** What is drawn: everything, one side, or one network. Lines of several networks over one link feed together. */
export function supplyPicture(told: SupplyTold | null, shown: string): SupplyPicture {
  const networks = (told?.networks ?? []).filter(({ id, side }) => shown === "all" || shown === id || shown === side);
  const lines = new Map<string, SupplyLine>();
  const sources = new Map<string, { space: string; side: Side }>();
  for (const { side, lines: fed, sources: from } of networks) {
    for (const space of from) sources.set(`${side}${space}`, { space, side });
    for (const [a, b, units, sea] of fed) {
      const key = `${side}${a}-${b}`;
      lines.set(key, { side, from: a, to: b, sea, units: units + (lines.get(key)?.units ?? 0) });
    }
  }
  const known = new Set(networks.map(({ id }) => id));
  const cuts = (told?.starving ?? []).filter(({ network }) => known.has(network)).flatMap(({ cuts }) => cuts);
  return {
    lines: [...lines.values()],
    sources: [...sources.values()],
    cuts: [...new Map(cuts.map((cut) => [cut.join("-"), cut])).values()],
  };
}

/** Supply while it is shown: it follows the board, now or in the past. */
export class Supply {
  /** As the server tells it. */
  told = $state.raw<SupplyTold | null>(null);
  /** Which of its networks are drawn. */
  network = $state("all");
  readonly picture: SupplyPicture | undefined = $derived.by(() =>
    this.given().isShown ? supplyPicture(this.told, this.network) : undefined,
  );

  constructor(
    private readonly given: () => {
      table: string;
      seat: string | null;
      at: number | null;
      view: PogView;
      isShown: boolean;
    },
  ) {}

  /** Call once while the component is set up. */
  follow(): void {
    let asking = 0;
    $effect(() => {
      const { table, seat, at, view, isShown } = this.given();
      void view.pieces;
      void view.cp_control;
      const mine = (asking += 1);
      if (isShown)
        void fetchSupply(table, seat, at).then((told) => {
          if (mine === asking) this.told = told;
        });
    });
  }
}
