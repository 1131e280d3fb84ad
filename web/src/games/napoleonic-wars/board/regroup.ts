/** Where the regroup box lies on the map, in the empty ocean. */
export const REGROUP_BOX = { x: 24, y: 24, columns: 4 } as const;
