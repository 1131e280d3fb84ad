/** Units that the last action of a turn would leave to die, as the server warns of them. No rules here. */
import type { Reason } from "../../../api/types";

/** A unit that would be lost, and where it stands by then. */
export interface Loss {
  unit: string;
  reduced: boolean;
  space: string;
}

const LOSS = "pog-warn-lost";
const REDUCED = "-reduced";

export const isLoss = ({ message }: Reason): boolean => message === LOSS || message === LOSS + REDUCED;

export const lossesIn = (warned: readonly Reason[]): Loss[] =>
  warned.filter(isLoss).map(({ message, params }) => ({
    unit: String(params?.unit ?? ""),
    reduced: message.endsWith(REDUCED),
    space: String(params?.space ?? ""),
  }));
