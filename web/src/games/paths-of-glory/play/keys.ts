/** Keys of the table: numbers for cards, letters for their uses, M and A on the map, Enter for the act, Z for undo, Escape for back. */
import { tableKey } from "../../../play/keys";
import type { BattleScene } from "../battle/scene.svelte";
import type { Desk } from "./desk.svelte";
import { USE_KEYS, USES, USING, useText } from "./uses";

export function keyPressed(event: KeyboardEvent, desk: Desk, scene: BattleScene, onlines: () => void): void {
  // A key that chose a space on the map has done its work: it must not throw the dice as well.
  const key = event.defaultPrevented ? "" : tableKey(event, desk);
  if (!key) return;
  if (key === "U") return onlines();
  const onButton = event.target instanceof Element && event.target.closest("button, a") !== null;
  if (scene.mode === "after") {
    if (key === "R") scene.again();
    else if (key === "ENTER" && !onButton) scene.goOn();
    return;
  }
  if (desk.leaving) {
    // Losing has no key.
    if (key === "ENTER" && !onButton) desk.stay();
    return;
  }
  if (scene.held) {
    if (key === "ENTER" && !onButton) void desk.send(scene.held.text);
    return;
  }
  if (desk.kind === "attackers" && (key === "F" || key === "N")) {
    const pin = scene.odds?.pins[0];
    if (pin) desk.plan = key === "F" ? pin.space : "";
    return;
  }
  const use = USES.find((one) => USE_KEYS[one] === key);
  if (use && desk.card && USING.has(desk.kind)) {
    const text = useText(use, desk.card);
    if (desk.choices.some((choice) => choice.text === text)) void desk.send(text);
    // Outside the game S opens the score.
    event.preventDefault();
  } else if (desk.kind === "action" && /^[1-9]$/.test(key)) {
    const card = desk.hand[Number(key) - 1];
    if (card) [desk.card, desk.marked] = [desk.card === card.id ? null : card.id, null];
  } else if (desk.kind === "activation" && (key === "M" || key === "A")) {
    const space =
      event.target instanceof Element ? event.target.closest<SVGElement>("[data-space]")?.dataset.space : "";
    const text = `activate ${space} ${key === "M" ? "move" : "attack"}`;
    if (desk.choices.some((choice) => choice.text === text)) void desk.send(text);
  } else if (desk.kind === "losses" && /^[1-9]$/.test(key)) {
    desk.marked = desk.choices[Number(key) - 1]?.text ?? desk.marked;
  } else if (key === "Z" && desk.canUndo) void desk.undo();
  else if (event.key === "Enter" && event.target === document.body) {
    const text = desk.marked ?? desk.grouped[0]?.text;
    if (text) void desk.send(text);
  }
}
