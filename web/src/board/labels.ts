/** Which names are written: when two would touch, the less important one goes. */

export interface Wanted {
  id: string;
  text: string;
  /** Middle and baseline. */
  x: number;
  y: number;
  size: number;
  /** Marks beside the name widen its box on either side. */
  left: number;
  right: number;
  rank: number;
}

/** Garamond in small letters, in shares of its size; capitals are wider. */
const LETTER = 0.45;
const CAPITAL = 0.7;
const CAPITAL_SPACING = 0.8;

export const RANK = { capital: 3, units: 2, victory: 1, plain: 0 } as const;

export function rankOf(place: { capital: boolean; units: boolean; victory: boolean }): number {
  return (place.capital ? RANK.capital : 0) + (place.units ? RANK.units : 0) + (place.victory ? RANK.victory : 0);
}

/** About how wide a name is written. */
export function textWidth(text: string, size: number, capitals = false): number {
  let width = 0;
  for (const letter of text) {
    const isLarge = capitals || (letter !== letter.toLowerCase() && letter === letter.toUpperCase());
    if (letter === " " || letter === "." || letter === "-") width += 0.27;
    else if ("mwшщжюыфMWШЩЖЮ".includes(letter)) width += isLarge ? 0.85 : 0.68;
    else if ("iljtfrIJ".includes(letter) && !capitals) width += 0.3;
    else width += isLarge ? CAPITAL : LETTER;
  }
  return width * size + (capitals ? CAPITAL_SPACING * text.length : 0);
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf(label: Wanted): Box {
  const half = textWidth(label.text, label.size, label.text === label.text.toUpperCase()) / 2;
  return {
    left: label.x - half - label.left,
    right: label.x + half + label.right,
    top: label.y - label.size * 0.78,
    bottom: label.y + label.size * 0.22,
  };
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The names that can stand beside each other and beside what is taken, the most important first. Equal ranks go by id,
 *  so nothing flickers. */
export function thinned(wanted: readonly Wanted[], taken: readonly Box[] = []): Set<string> {
  const kept = [...taken];
  const shown = new Set<string>();
  for (const label of [...wanted].sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))) {
    const box = boxOf(label);
    if (kept.some((other) => touch(box, other))) continue;
    kept.push(box);
    shown.add(label.id);
  }
  return shown;
}
