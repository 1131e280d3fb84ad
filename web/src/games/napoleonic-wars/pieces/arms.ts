/** Blocks of strength: which arm a block shows, and how strength is laid out in blocks. */
import type { GlyphPart } from "../../../board/shapes";

export type Arm = "infantry" | "cavalry" | "artillery" | "eagle";

export const ARMS: Record<Arm, GlyphPart[]> = {
  infantry: [
    {
      d: "M-3.6 6V1.2l2-2.4V-3a1.9 1.9 0 1 1 3.8 0v1.8l2 2.4V6Z",
      fill: "currentColor",
      stroke: "currentColor",
      width: 1.1,
    },
    { d: "M4.3-7.5V6", stroke: "currentColor", width: 1.2 },
  ],
  cavalry: [{ d: "M-6 6c0-5 1-7 4-8l1-3 2 2c3 0 5 2 5 4l-3 .6C1.5 3 1.5 4 2 6Z", fill: "currentColor" }],
  artillery: [
    { d: "M-5.4 2.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0", stroke: "currentColor", width: 1.5 },
    { d: "M-2 .8 6.5-4", stroke: "currentColor", width: 2.8 },
    { d: "M-2 2.6-7 5.5", stroke: "currentColor", width: 1.5 },
  ],
  eagle: [
    { d: "M0-7 2-3c3-2 5-2 6-1-2 1-3 3-4 5L1.5 0v3l2 3h-7l2-3V0L-4 1c-1-2-2-4-4-5 1-1 3-1 6 1Z", fill: "currentColor" },
  ],
};

/** One infantry, two and three cavalry, four and five artillery, more a group under its eagle. */
export function armOf(sp: number): Arm {
  if (sp >= 6) return "eagle";
  if (sp >= 4) return "artillery";
  return sp >= 2 ? "cavalry" : "infantry";
}

const BLOCKS = [8, 4, 2, 1];

/** Strength in as few blocks as there can be, the largest first. */
export function blocksOf(sp: number): number[] {
  const found: number[] = [];
  let left = sp;
  for (const block of BLOCKS) {
    while (left >= block) {
      found.push(block);
      left -= block;
    }
  }
  return found;
}
