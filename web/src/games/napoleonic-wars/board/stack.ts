/** Where pieces stand: at rest on their area, in the fan. Pure figures, board units. */
import type { StackBox } from "../../../board/Marks.svelte";
import { textWidth } from "../../../board/labels";
import { blocksOf } from "../pieces/arms";
import { byRank, type Army } from "./data";
import type { ArmyRow, Facts, Fleet, Nation, PieceRef, Troops } from "./types";

/** At rest: medallion left of the middle, block right of it; alone, either stands on the middle. */
export const MEDALLION = -20;
export const BLOCK = { beside: [1, -15], alone: [-20, -16] } as const;

export function boxOf(army: Army, grown: number): StackBox {
  const lead = army.leaders.length > 0;
  const [x, width] = lead && army.sp ? [-39, 81] : [-20, 41];
  /** The number of further leaders sticks out above and to the right. */
  const more = army.leaders.length > 1 ? 8 : 0;
  return {
    x: x * grown,
    y: ((lead ? -19 : -17) - more) * grown,
    width: (width + more) * grown,
    height: ((lead ? 39 : 35) + more) * grown,
  };
}

/** How far two stacks of one area stand from its middle, at the left and at the right; between them is room for a sign. */
export function apart(armies: readonly Army[], far = false): [number, number] {
  const half = (army: Army | undefined): number => (!far && army?.leaders.length && army.sp ? 41 : 22);
  return [-half(armies[0]) - 10, half(armies[1]) + 10];
}

/** Round both stacks of an area. */
export function pairBox(armies: readonly Army[], grown: number): StackBox {
  const boxes = armies.map((army, nth) => ({ box: boxOf(army, grown), at: apart(armies)[nth]! * grown }));
  const left = Math.min(...boxes.map(({ box, at }) => box.x + at));
  const right = Math.max(...boxes.map(({ box, at }) => box.x + at + box.width));
  const top = Math.min(...boxes.map(({ box }) => box.y));
  const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

// ---- the name of a piece under a pointer

export function keyOf(ref: PieceRef): string {
  if (ref.kind === "leader") return `leader ${ref.leader}`;
  return ref.kind === "fleet" ? `fleet ${ref.nation}` : `strength ${ref.nation} ${ref.nth} ${ref.sp} ${ref.upTo}`;
}

export function refOf(key: string | null): PieceRef | null {
  const [kind, name = "", nth = "0", sp = "0", upTo = "0"] = (key ?? "").split(" ");
  if (kind === "leader") return { kind, leader: name };
  if (kind === "fleet") return { kind, nation: name as Nation };
  return kind === "strength"
    ? { kind, nation: name as Nation, nth: Number(nth), sp: Number(sp), upTo: Number(upTo) }
    : null;
}

// ---- the fan

export type FanPiece =
  | { key: string; kind: "leader"; leader: string; x: number; y: number; width: number; name: string }
  | { key: string; kind: "block"; nation: Nation; sp: number; upTo: number; x: number; y: number }
  | { key: string; kind: "ship"; fleet: Fleet; x: number; y: number };

export interface FanText {
  text: string;
  x: number;
  y: number;
}

export interface FanLayout {
  box: StackBox;
  pieces: FanPiece[];
  texts: FanText[];
  title: FanText;
}

const SCALE = 1.25;
export const FAN_SCALE = SCALE;
const PAD = 14;
const TITLE = 24;
const ROW = 66;
const GAP = 9;

interface Wanted {
  title: string;
  troops: readonly Troops[];
  fleets: readonly Fleet[];
  armies?: readonly ArmyRow[];
  nameOf: (leader: string) => string;
  /** `8 + 2, limit 8` under the blocks of a row. */
  sumOf: (blocks: readonly number[], limit: number) => string;
}

/** Rows of the popover: an army each where a group is opened, else a nation each; then the ships. */
export function fanned(wanted: Wanted, facts: Facts): FanLayout {
  const pieces: FanPiece[] = [];
  const texts: FanText[] = [];
  let y = PAD + TITLE;
  let wide = textWidth(wanted.title, 16) + 2 * PAD;
  const counted = new Map<Nation, { nth: number; sum: number }>();

  const row = (nation: Nation, leaders: readonly string[], sp: number, limit: number): void => {
    let x = PAD;
    for (const leader of leaders) {
      const name = wanted.nameOf(leader);
      const width = Math.max(56, textWidth(name, 14) + 16);
      pieces.push({
        key: keyOf({ kind: "leader", leader }),
        kind: "leader",
        leader,
        x: x + width / 2,
        y: y + 22,
        width,
        name,
      });
      x += width + GAP;
    }
    const blocks = blocksOf(sp);
    const start = x;
    for (const block of blocks) {
      const so = counted.get(nation) ?? { nth: 0, sum: 0 };
      pieces.push({
        key: keyOf({ kind: "strength", nation, nth: so.nth, sp: block, upTo: so.sum + block }),
        kind: "block",
        nation,
        sp: block,
        upTo: so.sum + block,
        x,
        y: y + 3,
      });
      counted.set(nation, { nth: so.nth + 1, sum: so.sum + block });
      x += 40 * SCALE + GAP;
    }
    if (blocks.length) {
      const text = wanted.sumOf(blocks, limit);
      const width = textWidth(text, 14);
      texts.push({ text, x: Math.max((start + x - GAP) / 2, start + width / 2), y: y + 59 });
      x = Math.max(x, start + width + GAP);
    }
    wide = Math.max(wide, x - GAP + PAD);
    y += ROW;
  };

  if (wanted.armies?.length)
    for (const army of wanted.armies) row(army.nation, army.leader ? [army.leader] : [], army.sp, army.limit);
  else
    for (const one of wanted.troops) {
      const leaders = byRank(one.leaders, facts);
      row(one.nation, leaders, one.sp, leaders.length ? (facts.leaders[leaders[0]!]?.command ?? 0) : 0);
    }
  if (wanted.fleets.length) {
    wanted.fleets.forEach((fleet, nth) =>
      pieces.push({
        key: keyOf({ kind: "fleet", nation: fleet.nation }),
        kind: "ship",
        fleet,
        x: PAD + 24 + nth * 62,
        y: y + 26,
      }),
    );
    wide = Math.max(wide, 2 * PAD + wanted.fleets.length * 62 - 8);
    y += 52;
  }
  const height = y + PAD - 8;
  const left = -wide / 2;
  const top = -height / 2;
  return {
    box: { x: left, y: top, width: wide, height },
    pieces: pieces.map((piece) => ({ ...piece, x: piece.x + left, y: piece.y + top })),
    texts: texts.map((text) => ({ ...text, x: text.x + left, y: text.y + top })),
    title: { text: wanted.title, x: left + PAD, y: top + PAD + 8 },
  };
}
