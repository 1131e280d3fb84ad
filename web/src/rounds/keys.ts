/** Keys of a round that is being told; true where the key was meant for it. */
import { isTyping, within } from "../play/keys";
import type { RoundPlayer } from "./player.svelte";

export function roundKey(event: KeyboardEvent, player: RoundPlayer): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (!player.isOpen) {
    if (event.key.toLowerCase() !== "r" || !player.hasSomething()) return false;
    player.again();
    return true;
  }
  switch (event.key) {
    case " ":
    case "Enter":
      // A button under the focus is pressed, not the round.
      if (within(event.target, "button, a, [role=menuitem]")) return false;
      if (event.key === " ") player.toggle();
      else player.close();
      break;
    case "ArrowRight":
      if (event.shiftKey) player.stepSeat(1);
      else player.step(1);
      break;
    case "ArrowLeft":
      if (event.shiftKey) player.stepSeat(-1);
      else player.step(-1);
      break;
    case "r":
    case "R":
    case "l":
    case "L":
      player.again();
      break;
    case "Escape":
      if (player.isLast && !player.isPlaying) player.close();
      else player.skip();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}
