/** The ways consuls can be pushed now, for the diplomatic track. */
import type { Box, Nation } from "../board/types";
import type { Push } from "../tracks/DiplomaticTrack.svelte";
import type { Desk } from "./desk.svelte";

const BOXES: Box[] = ["unaligned", "friend", "aide", "partner", "pact"];
const STEPS: Record<string, number> = { right: 1, left: -1, plus: 0, plain: 0 };

export function pushesOf(desk: Desk): Push[] {
  return desk.choices.flatMap((choice) => {
    const found = /^consul ([a-z]+) (right|left|plus|plain) in ([a-z]+)$/.exec(choice.text);
    const consul = found ? desk.view.nations.find((one) => one.nation === found[1])?.consul : null;
    if (!found || !consul) return [];
    const box = BOXES[BOXES.indexOf(consul.box) + (STEPS[found[2]!] ?? 0)];
    return box
      ? [
          {
            id: choice.text,
            nation: found[1] as Nation,
            row: box === "unaligned" ? ("" as const) : (found[3] as Nation),
            box,
            cp: choice.price / 2,
          },
        ]
      : [];
  });
}
