/** How a bar of odds is cut: widths that add up, labels only where they fit. */

export interface OddsPart {
  label: string;
  /** 0 to 1. */
  share: number;
  tone: "best" | "good" | "even" | "bad";
}

export interface DrawnPart extends OddsPart {
  /** In thousandths of the bar. */
  width: number;
  written: boolean;
}

/** Pixels of the panel's bar, and of a letter on it. */
const BAR = 340;
const LETTER = 6.4;
/** What can happen is seen, however unlikely. */
const LEAST = 8;

export function shares(parts: readonly OddsPart[]): DrawnPart[] {
  const likely = parts.filter((part) => part.share > 0);
  const total = likely.reduce((sum, part) => sum + part.share, 0);
  return likely.map((part) => {
    const width = Math.max(LEAST, Math.round((part.share / total) * 1000));
    return { ...part, width, written: (width / 1000) * BAR > (part.label.length + 5) * LETTER };
  });
}
