/** 8.2 Light of a turn. */
export const LIGHTS = ["day", "night"] as const;
/** Light of a turn. */
export type Light = (typeof LIGHTS)[number];

/** 8.1 Halves of a day. */
export const HALVES = ["am", "pm"] as const;
/** Half of a day. */
export type Half = (typeof HALVES)[number];

/** 9.1 Seasons of the Weather Table. */
export const SEASONS = ["summer", "equinox", "winter"] as const;
/** A season. */
export type Season = (typeof SEASONS)[number];

/** 9.2 Weather conditions, in the order of a card's columns. */
export const WEATHER = ["fair", "reduced_visibility", "fog", "storm", "gale"] as const;
/** A weather condition. */
export type Weather = (typeof WEATHER)[number];

/** 10.2 Ice conditions, mildest first. */
export const ICE_CONDITIONS = ["clear", "light_drift", "heavy_drift", "thin_pack", "solid_pack"] as const;
/** An ice condition. */
export type IceCondition = (typeof ICE_CONDITIONS)[number];

/** 10 Sectors of the ice. */
export const ICE_SECTORS = ["west", "east"] as const;
/** A sector of the ice. */
export type IceSector = (typeof ICE_SECTORS)[number];

/** 10 Ice zones: per sector the coldest first. */
export const ICE_ZONES = [
  "west_i",
  "west_ii",
  "west_iii",
  "west_iv",
  "west_v",
  "east_i",
  "east_ii",
  "east_iii",
  "east_iv",
  "east_v",
] as const;
/** An ice zone. */
export type IceZone = (typeof ICE_ZONES)[number];

/** 9.3.1 Kinds of ship that a card damages in a Storm. */
export const STORM_KINDS = ["cl", "dd_tb", "all"] as const;
/** A kind of ship that a card damages in a Storm. */
export type StormKind = (typeof STORM_KINDS)[number];
