/** How large a card is written. Everything is in em of card width / 15: one drawing serves 84 to 264 px. */

export const EMS = 15;
export const SMALLEST = 84;
export const LARGEST = 264;
/** From this width on the text is meant to be read. */
export const READABLE = 150;
const LEAST_TEXT = 12;

export function em(width: number): number {
  return Math.min(Math.max(width, SMALLEST), LARGEST) / EMS;
}

/** Size of the name in em: one step down over 15 characters or a long word, two where even two lines would be full. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (name.length > 28 || longest > 16) return 1.05;
  if (name.length > 15 || longest > 12) return 1.24;
  return 1.5;
}

export interface TextSize {
  /** In em of the card. */
  size: number;
  /** What does not fit at the smallest size is read in the large card. */
  clipped: boolean;
}

/** Room of a text in em of the card. */
export interface Room {
  width: number;
  height: number;
}

const LINE = 1.24;
const USUAL = 0.98;
/** Pixels below which nobody reads. */
const LEAST = 9.5;

/** About how many em of its own size a letter takes; Cyrillic runs wider. */
function letter(text: string): number {
  const wide = (text.match(/[\u0400-\u04ff]/g) ?? []).length;
  return 0.475 + 0.075 * (wide / Math.max(text.length, 1));
}

/** Height a text takes at a size, in em of the card: words are set line by line, as a browser does. */
export function textHeight(text: string, size: number, width: number): number {
  const perLine = width / (size * letter(text));
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wanted = used ? used + 1 + word.length : word.length;
    if (used && wanted > perLine) {
      lines += 1;
      used = word.length;
    } else used = wanted;
  }
  return lines * LINE * size;
}

/** The largest size that fits: 12 px where cards are read, smaller for long texts before any is cut off. */
export function textSize(text: string, width: number, room: Room): TextSize {
  const unit = em(width);
  const most = width >= READABLE ? Math.max(USUAL, LEAST_TEXT / unit) : USUAL;
  const least = width >= READABLE ? LEAST / unit : 0.66;
  let size = most;
  while (size > least && textHeight(text, size, room.width) > room.height) size -= 0.02;
  return {
    size: Math.round(Math.max(size, least) * 100) / 100,
    clipped: textHeight(text, Math.max(size, least), room.width) > room.height,
  };
}

/** Slant of a card in the fan of a hand, and how far it sinks. */
export function tilt(nth: number, count: number): { degrees: number; sink: number } {
  const off = nth - (count - 1) / 2;
  return { degrees: Math.round(off * 1.4 * 10) / 10, sink: Math.round(Math.abs(off) ** 2 * 1.3) };
}
