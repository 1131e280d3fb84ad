/** Marks on arrows and hatchings of the powers, in the same figures as the server's pictures. */

export const HEAD = "M0 0L-14.5 7.4L-11.2 0L-14.5-7.4Z";
export const HEAD_LENGTH = 11;
/** Degrees by which a dislodged unit leans. */
export const TILT = -14;
export const RING = { rx: 26, ry: 19.5 };
export const DISLODGED_RING = { rx: 27, ry: 20 };
export const PLUS = "M-3.4 0H3.4M0-3.4V3.4";
export const CROSS = "M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6";
export const STRUCK = "M-15-10L15 10M15-10L-15 10";
export const TICK = "M-3.8 .2L-1.1 2.9L4-2.6";
export const WAVES = [15.5, 20].map((down) => `M-18 ${down}q4.5-4.4 9 0t9 0t9 0t9 0`);
export const TRIANGLE = "M0-9.5L10 8H-10Z";
/** The red star where a move was thrown back. */
export const BURST = burst(8, 10.5, 4.6);

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${short(x - radius)} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export interface Hatch {
  size: number;
  d: string;
  filled: boolean;
}

/** The hatching of each power, so that nobody is told apart by colour alone. */
export const HATCHES: Record<string, Hatch> = {
  Austria: { size: 7, d: "M-1 1L1-1M-1 8L8-1M6 8L8 6", filled: false },
  England: { size: 7, d: disc(1.8, 1.8, 0.95) + disc(5.3, 5.3, 0.95), filled: true },
  France: { size: 6, d: "M3 0V6", filled: false },
  Germany: { size: 9, d: "M0 0L9 9M9 0L0 9", filled: false },
  Italy: { size: 7, d: "M-1 6L1 8M-1-1L8 8M6-1L8 1", filled: false },
  Russia: { size: 11, d: "M3 1V5M1 3H5M8.5 6.5V10.5M6.5 8.5H10.5", filled: false },
  Turkey: {
    size: 10,
    d: "M0 2.5C1.7.2 3.3.2 5 2.5S8.3 4.8 10 2.5M0 7.5C1.7 5.2 3.3 5.2 5 7.5S8.3 9.8 10 7.5",
    filled: false,
  },
};

export const POWERS = Object.keys(HATCHES);
