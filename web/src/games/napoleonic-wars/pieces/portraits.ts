/** Emblems of the leaders: a bust, a hat and a mark, put together by hand; nobody's portrait is copied. */

export const BUST =
  "M-9 11c.5-5.5 3-7 5.6-7.8L-3.7 1C-5-.5-5.5-2.6-5.2-4.8H5.2C5.5-2.6 5-.5 3.7 1l.3 2.2C6.5 4 8.5 5.5 9 11A14 14 0 0 1-9 11Z";
export const COAT = "M-5 11c.4-4 2-5.4 5-6 3 .6 4.6 2 5 6a14 14 0 0 1-10 0Z";

export const HATS = {
  bicorne: "M-8.5-5.4C-6.5-8.8-3.6-10.5 0-10.5S6.5-8.8 8.5-5.4L5.2-4.6H-5.2Z",
  peaked: "M-6-4.4C-5.6-8-4-11 .8-12.8 5-11 6.2-8 6-4.4Z",
  shako: "M-5.4-4.5-6-12H6L5.4-4.5Z",
  cap: "M-5.6-4.5-6-8.6-7.2-12.2H7.2L6-8.6 5.6-4.5Z",
  turban: "M-7.2-4C-8.4-8-5-11.8 0-11.8S8.4-8 7.2-4C4-5.6-4-5.6-7.2-4Z",
  crown: "M-6-4.5-7-11-3.4-8.2 0-12 3.4-8.2 7-11 6-4.5Z",
  hair: "M-5.8-2C-6.8-8.4-3.2-10.6 0-10.6S6.8-8.4 5.8-2C4.8-5.6 2.2-6.4-.8-6.2-3.4-6-5-4.8-5.8-2Z",
} as const;
export type Hat = keyof typeof HATS;

/** Light upon the dark of hat and face. */
export const MARKS = {
  none: "",
  cockade: "M3.2-7.4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z",
  plume: "M3.6-8.2C4-11.4 5.6-13.4 8.2-13.6 8-10.6 6.6-8.4 4.8-7Z",
  plate: "M-1.8-10.2h3.6v3.6h-3.6Z",
  jewel: "M-1.6-9a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z",
  moustache: "M-3.6-.4C-2-1.8-.8-1.5 0-.8.8-1.5 2-1.8 3.6-.4 2 .7.7.5 0 0-.7.5-2 .7-3.6-.4Z",
  braid: "M-5-6.2 5-8.6V-7.2L-5-4.9Z",
  patch: "M-.2-4.2h3.6v2.4H-.2Z",
} as const;
export type Mark = keyof typeof MARKS;

export interface Portrait {
  hat: Hat;
  mark: Mark;
}

const of = (hat: Hat, mark: Mark = "none"): Portrait => ({ hat, mark });

export const PORTRAITS: Record<string, Portrait> = {
  napoleon: of("bicorne"),
  murat: of("peaked", "plume"),
  soult: of("bicorne", "braid"),
  davout: of("hair"),
  ney: of("bicorne", "plume"),
  massena: of("bicorne", "cockade"),
  lannes: of("shako", "plume"),
  eugene: of("shako", "plate"),
  marmont: of("bicorne", "moustache"),
  suchet: of("shako", "braid"),
  poniatowski: of("cap", "plume"),
  moore: of("hair"),
  wellington: of("peaked", "cockade"),
  cathcart: of("bicorne", "plume"),
  hill: of("bicorne"),
  charles: of("bicorne", "cockade"),
  john: of("shako", "plate"),
  ferdinand: of("hair"),
  mack: of("bicorne", "braid"),
  schwarzenberg: of("peaked", "cockade"),
  kutuzov: of("cap", "patch"),
  bagration: of("hair"),
  bennigsen: of("bicorne", "plume"),
  constantine: of("peaked", "plume"),
  barclay: of("hair"),
  wittgenstein: of("shako", "plate"),
  brunswick: of("bicorne"),
  blucher: of("cap", "moustache"),
  hohenlohe: of("bicorne", "cockade"),
  yorck: of("shako", "plate"),
  castanos: of("bicorne", "cockade"),
  blake: of("hair"),
  grand_vizier: of("turban", "jewel"),
  ali_pasha: of("turban", "moustache"),
  gustav: of("crown"),
  bernadotte: of("peaked", "plume"),
  frederick: of("crown", "jewel"),
};

export const portraitOf = (leader: string): Portrait => PORTRAITS[leader] ?? of("bicorne");
