/** 1.1 Terrain of a hex; ships use sea and coast. */
export const TERRAINS = ["sea", "coast", "land", "closed"] as const;
/** Terrain of a hex. */
export type Terrain = (typeof TERRAINS)[number];

/** 1.1.3 Countries whose coast a hex may hold. */
export const COASTS = [
  "britain",
  "denmark",
  "finland",
  "germany",
  "greenland",
  "iceland",
  "ireland",
  "netherlands",
  "norway",
  "svalbard",
  "sweden",
  "ussr",
] as const;
/** A country whose coast a hex may hold. */
export type Coast = (typeof COASTS)[number];

/** 5.7 Boxes off the map. */
export const BOXES = ["germany", "kara_sea", "english_channel"] as const;
/** A box off the map. */
export type Box = (typeof BOXES)[number];

/** 9.5 Regions of Local Weather; Kirkenes is a region of its own that no event names (D-58). */
export const REGIONS = ["britain", "iceland", "north_russia", "north_norway", "south_norway", "kirkenes"] as const;
/** A region of Local Weather. */
export type Region = (typeof REGIONS)[number];

/** 6.4.2 Air Search Sectors. */
export const SEARCH_SECTORS = ["british", "soviet", "stavanger", "trondheim", "barents"] as const;
/** An Air Search Sector. */
export type SearchSector = (typeof SEARCH_SECTORS)[number];
