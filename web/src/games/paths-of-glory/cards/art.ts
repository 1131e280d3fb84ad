/** Small pictures on the cards, by what the card is about. Drawn in a square of 28 round the origin. */
import type { GlyphPart } from "../../../board/shapes";

export type ArtName =
  | "gun"
  | "general"
  | "ship"
  | "house"
  | "snow"
  | "star"
  | "trench"
  | "gas"
  | "plane"
  | "flag"
  | "tank"
  | "letter"
  | "column";

const BROWN = "#5a3a1c";

export const ART: Record<ArtName, GlyphPart[]> = {
  gun: [
    { d: "M-9 5a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z", stroke: BROWN, width: 2 },
    { d: "M-3 5-9 11M-5 3 12-7", stroke: BROWN, width: 3.4 },
    { d: "M-3-1v12M-9 5H3", stroke: BROWN, width: 1.2 },
  ],
  general: [
    {
      d: "M-9 11c.5-5.5 3-7 5.6-7.8L-3.7 1C-6-2-6-6-4-8.5 0-11 4-8.5 4-8.5 6-6 6-2 3.7 1l.3 2.2C6.5 4 8.5 5.5 9 11Z",
      fill: "#5a4a38",
    },
    { d: "M-6-6h12l-1-4C2-12-2-12-5-10Z", fill: "#2B2118" },
    { d: "M0-15v4", stroke: "#B08D3C", width: 2 },
  ],
  ship: [{ d: "M-11 4h22l-3 6h-16ZM-6 4v-5h10v5M-1-1v-8", fill: "#4d5f6a", stroke: "#2B2118", width: 1 }],
  house: [
    { d: "M-9 8V-1l9-8 9 8v9Z", stroke: BROWN, width: 2 },
    { d: "M0-3V6M-4.5 1.5h9", stroke: "#8C2F2B", width: 2.6 },
  ],
  snow: [{ d: "M0-11V11M-9.5-5.5 9.5 5.5M-9.5 5.5 9.5-5.5M-3-8 0-5l3-3M-3 8 0 5l3 3", stroke: "#3E7486", width: 1.8 }],
  star: [{ d: "M0-10 3-3.2 10.2-2.6 4.8 2.2 6.4 9.4 0 5.6-6.4 9.4-4.8 2.2-10.2-2.6-3-3.2Z", fill: "#B08D3C" }],
  trench: [{ d: "M-11 3v-6h5v6h5v-6h5v6h5v-6h4M-11 9h22", stroke: BROWN, width: 2.4 }],
  gas: [
    { d: "M-11 6c0-6 6-7 7-3 0-7 9-7 9 0 5-3 8 3 4 6h-17c-3 0-4-1-3-3Z", fill: "#8b9a62" },
    { d: "M-8 11H8M-4-8v-3M2-9v-3", stroke: BROWN, width: 1.8 },
  ],
  plane: [
    { d: "M-11-2H11M-9 3H9M-6-2v5M6-2v5M0-8V9M-4 9h8", stroke: BROWN, width: 2.2 },
    { d: "M-2.6-6h5.2l-.8 10h-3.6Z", fill: "#6b7a52" },
  ],
  flag: [
    { d: "M-7 12V-11", stroke: BROWN, width: 2.2 },
    { d: "M-6-10H9L5-5 9 0H-6Z", fill: "#8C2F2B" },
  ],
  tank: [
    { d: "M-12 4-6-5H6l6 9-4 5H-8Z", fill: "#6b6a52", stroke: "#2B2118", width: 1.2 },
    { d: "M-3-1H3v4h-6ZM3 1h7", fill: "#3c3932", stroke: "#2B2118", width: 1.2 },
  ],
  letter: [{ d: "M-11-7h22V8h-22ZM-11-7 0 2 11-7", stroke: BROWN, width: 2 }],
  column: [
    { d: "M-8 10V-2M-3 10V-2M2 10V-2M7 10V-2", stroke: "#5a4a38", width: 2.6 },
    { d: "M-8-9v4M-3-9v4M2-9v4M7-9v4", stroke: "#2B2118", width: 3.6 },
  ],
};

/** Which cards show what; all others show a star. */
const CARDS: Partial<Record<ArtName, string>> = {
  gun: "cp_01 ap_18 cp_18 cp_49 cp_50",
  general:
    "ap_04 ap_05 ap_09 ap_29 ap_45 ap_46 ap_50 ap_61 cp_03 cp_11 cp_13 cp_16 cp_31 cp_33 cp_37 cp_43 " +
    "cp_44 cp_54 cp_55 cp_61 cp_65",
  ship: "ap_02 ap_26 ap_30 ap_31 ap_33 ap_52 cp_08 cp_25 cp_36",
  house: "ap_65 cp_05",
  snow: "ap_07 cp_04",
  trench: "ap_12 ap_39 cp_06 cp_60 cp_64",
  gas: "ap_21 cp_15 cp_19 cp_35",
  plane: "ap_19 ap_37 cp_27 cp_40",
  flag: "ap_13 ap_16 ap_17 ap_41 ap_44 cp_24 cp_28 cp_32 cp_34 cp_52 cp_53 cp_57 cp_59",
  tank: "ap_28 ap_35 ap_36 ap_48 cp_62",
  letter: "ap_23 ap_40 ap_54 ap_62 cp_02 cp_09 cp_17 cp_26 cp_45 cp_51",
  column:
    "ap_01 ap_03 ap_08 ap_10 ap_11 ap_14 ap_15 ap_20 ap_22 ap_24 ap_25 ap_32 ap_34 ap_38 ap_42 ap_43 " +
    "ap_47 ap_53 ap_55 ap_56 ap_57 ap_58 ap_59 ap_60 ap_64 cp_07 cp_10 cp_12 cp_14 cp_20 cp_21 cp_22 " +
    "cp_23 cp_29 cp_30 cp_38 cp_39 cp_41 cp_42 cp_46 cp_48",
};

const OF_CARD = new Map(
  Object.entries(CARDS).flatMap(([art, ids]) => ids.split(" ").map((id) => [id, art as ArtName] as const)),
);

export function artOf(card: string): ArtName {
  return OF_CARD.get(card) ?? "star";
}
