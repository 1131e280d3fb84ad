/** The ways consuls can be pushed now, for the diplomatic track. */
import type { Push } from "../tracks/DiplomaticTrack.svelte";
import type { Desk } from "./desk.svelte";

export function pushesOf(desk: Desk): Push[] {
  const prices = new Map(desk.choices.map((choice) => [choice.text, choice.price]));
  return (desk.question?.pushes ?? []).map(({ text, ...push }) => ({
    id: text,
    ...push,
    cp: (prices.get(text) ?? 0) / 2,
  }));
}
