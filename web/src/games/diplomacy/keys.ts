/** Keys of the whole table: whatever is pressed outside a field means something to what is told or written now. */
import { within } from "../../play/keys";
import type { Desk } from "./desk.svelte";
import { VERBS } from "./orders/choosing";
import { waysOut } from "./orders/slots";

export function tableKey(desk: Desk, event: KeyboardEvent): void {
  const telling = desk.mode === "review" || desk.mode === "year";
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (desk.reason) desk.reason = null;
    else if (telling) desk.telling.leave();
    else desk.writing.back();
    return;
  }
  if (telling ? toldKey(desk, event) : writtenKey(desk, event)) event.preventDefault();
}

/** While something is told: play, step, once more; the retreat by its number. */
function toldKey(desk: Desk, event: KeyboardEvent): boolean {
  const { player } = desk;
  const pressed = within(event.target, "button, a");
  switch (event.key) {
    case " ":
      if (pressed) return false;
      // What plays is skipped; what lies at its end is played again.
      if (player.playing) {
        player.pause();
        player.toEnd();
      } else desk.telling.reviewLast();
      return true;
    case "Enter":
      if (pressed || desk.asksRetreat) return false;
      desk.telling.onward();
      return true;
    case "[":
    case "]":
      player.pause();
      if (event.key === "]") player.nextStage();
      else player.previousStage();
      return true;
  }
  const slot = desk.asksRetreat ? (desk.writing.slot ?? desk.writing.slots.find((one) => one.unit)) : null;
  const order = slot ? waysOut(slot)[Number(event.key) - 1] : undefined;
  if (slot && order) return (desk.chooseRetreat(slot, order), true);
  return pageKey(desk, event.key.toLowerCase());
}

/** Keys that open a page from anywhere. */
function pageKey(desk: Desk, letter: string): boolean {
  if (letter === "r") desk.telling.reviewLast();
  else if (letter === "y") desk.telling.showYear();
  else if (letter === "p" && desk.talks) desk.talk.show(desk.talk.latest[0]?.key ?? null);
  else return false;
  return true;
}

/** While orders are written: unit, verb, option, seal; why a province is closed. */
function writtenKey(desk: Desk, event: KeyboardEvent): boolean {
  const letter = event.key.toLowerCase();
  if (desk.mode === "writing" && desk.question) {
    const verb = VERBS[desk.question.kind].find((one) => one[0] === letter && desk.writing.verbs.has(one));
    if (letter === "n") return (desk.writing.step(event.shiftKey ? -1 : 1), true);
    if (event.key === "?") return (void whyHere(desk), true);
    const option = desk.writing.options[Number(event.key) - 1];
    if (option) return (desk.writing.choose(option), true);
    // When everything is written Enter seals it, unless it presses something.
    if (event.key === "Enter" && desk.writing.complete && !within(event.target, "button, a, [role=button]"))
      return (void desk.sealing.press(), true);
    if (verb) return (void desk.writing.chooseVerb(verb), true);
  }
  if (pageKey(desk, letter)) return true;
  const closed = desk.question && VERBS[desk.question.kind].find((one) => one[0] === letter);
  return closed && desk.mode === "writing" ? (void desk.writing.chooseVerb(closed), true) : false;
}

/** Why the province under the keyboard's cursor is closed. */
async function whyHere(desk: Desk): Promise<void> {
  const province = (document.activeElement as HTMLElement | null)?.dataset.province;
  if (province) await desk.writing.pick({ province, place: "", onUnit: false });
}
