/** 1.2 The two sides, Allied first. */
export const SIDES = ["allied", "axis"] as const;
/** A side. */
export type Side = (typeof SIDES)[number];

/** Nations, in the order of their ASW dice. */
export const NATIONS = ["british", "us", "soviet", "german"] as const;
/** A nation. */
export type Nation = (typeof NATIONS)[number];

/** 1.4 Types of ship, as the Unit Chart orders them. */
export const SHIP_TYPES = [
  "BB",
  "BC",
  "CV",
  "CVE",
  "CA",
  "CB",
  "CL",
  "CLAA",
  "CM",
  "DD",
  "TB",
  "ES",
  "SS",
  "AX",
  "MX",
] as const;
/** A type of ship. */
export type ShipType = (typeof SHIP_TYPES)[number];

/** 1.4 Groups of ship types that rules speak of; a type belongs to several. */
export const SHIP_GROUPS = [
  "capital",
  "carrier",
  "cruiser",
  "heavy",
  "light",
  "submarine",
  "warship",
  "convoy_ship",
] as const;
/** A group of ship types. */
export type ShipGroup = (typeof SHIP_GROUPS)[number];

/** 1.4 Kinds of auxiliary (AA, AO, AL, AR) and of merchant (MV, MO, MC). */
export const SUBTYPES = ["AA", "AO", "AL", "AR", "MV", "MO", "MC"] as const;
/** A kind of auxiliary or merchant. */
export type Subtype = (typeof SUBTYPES)[number];

/** 1.2 Kinds of force that a block represents. */
export const FORCE_KINDS = ["task_force", "convoy", "wolf_pack"] as const;
/** A kind of force. */
export type ForceKind = (typeof FORCE_KINDS)[number];

/** The station of a force: at sea in a hex, in a port, or in a box of the map's edge. */
export const STATIONS = ["at_sea", "in_port", "box"] as const;
/** The station of a force. */
export type Station = (typeof STATIONS)[number];

/** 1.6 Marks that a unit of a force carries. */
export const MARKS = [
  "diw",
  "crippled",
  "towing",
  "towed",
  "torps_expended",
  "inoperative",
  "cam_used",
  "oiler_exhausted",
  "green_crew",
] as const;
/** A mark of a unit. */
export type Mark = (typeof MARKS)[number];

/** 1.2.1 Sizes of a convoy. */
export const CONVOY_SIZES = ["large", "small"] as const;
/** A size of a convoy. */
export type ConvoySize = (typeof CONVOY_SIZES)[number];

/** 5.1 Speeds of a ship, fastest first; `none` is a ship that cannot move by itself. */
export const SPEEDS = ["high", "moderate", "slow", "dead_slow", "none"] as const;
/** A speed. */
export type Speed = (typeof SPEEDS)[number];

/** 11.2 Fuel states of a force. */
export const FUEL_STATES = ["full", "low", "critical", "training"] as const;
/** A fuel state. */
export type FuelState = (typeof FUEL_STATES)[number];
