/** Sealing and breaking the seal: what may be done now, and what is under way. */
import type { DipQuestion } from "../types";
import { wordProblem } from "../../../i18n/problems";
import { t } from "../../../i18n/index.svelte";
import { toast } from "../../../state/toasts.svelte";
import { reasonText } from "../words";

export interface SealingNeeds {
  /** What the slips are. */
  kind: DipQuestion["kind"];
  /** Something is asked of this seat. */
  asked: boolean;
  /** Its answer is in and not yet opened. */
  sealed: boolean;
  canBreak: boolean;
  /** Nobody else is waited for: once sealed the orders open, and no seal can be broken. */
  opensAtOnce: boolean;
  /** Nothing may be sent: a past phase is shown, or another request is under way. */
  closed: boolean;
  busy: boolean;
  written: number;
  total: number;
  seal: () => Promise<unknown>;
  breakOpen: () => Promise<unknown>;
}

export class Sealing {
  /** Sealing with open slips asks once more. */
  doubt = $state(false);
  sending = $state(false);

  constructor(private readonly needs: () => SealingNeeds) {}

  get now(): SealingNeeds {
    return this.needs();
  }

  get busy(): boolean {
    return this.sending || this.now.busy;
  }

  async press(): Promise<void> {
    const { asked, sealed, canBreak, closed, written, total } = this.now;
    if (closed || this.busy) return;
    if (sealed && canBreak) return this.send(this.now.breakOpen);
    if (!asked) return;
    if (written < total && !this.doubt) {
      this.doubt = true;
      return;
    }
    this.doubt = false;
    await this.send(this.now.seal);
  }

  private async send(action: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    try {
      await action();
    } catch (problem) {
      toast({
        tone: "bad",
        title: () => t("web-dip-not-sealed"),
        text: () => wordProblem(problem, reasonText),
        key: "dip-seal",
      });
    } finally {
      this.sending = false;
    }
  }
}
