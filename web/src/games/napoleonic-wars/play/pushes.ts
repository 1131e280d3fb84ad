/** The ways consuls can be pushed now, for the diplomatic track. */
import type { Box, Nation } from "../board/types";
import type { Push } from "../tracks/DiplomaticTrack.svelte";
import type { Desk } from "./desk.svelte";

const BOXES: Box[] = ["unaligned", "friend", "aide", "partner", "pact"];
const STEPS: Record<string, number> = { right: 1, left: -1, plus: 0, plain: 0 };

export function pushesOf(desk: Desk): Push[] {
  return desk.choices.flatMap((choice) => {
    const { nation, way, row } = choice.parts as { nation: Nation; way: string; row: Nation };
    const consul = choice.verb === "consul" ? desk.view.nations.find((one) => one.nation === nation)?.consul : null;
    if (!consul) return [];
    const box = BOXES[BOXES.indexOf(consul.box) + (STEPS[way] ?? 0)];
    return box
      ? [
          {
            id: choice.text,
            nation,
            row: box === "unaligned" ? ("" as const) : row,
            box,
            cp: choice.price / 2,
          },
        ]
      : [];
  });
}
