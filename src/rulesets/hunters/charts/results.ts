/** 8.1.2 Results of E1. */
export const ENCOUNTER_RESULTS = [
  "none",
  "aircraft",
  "ship",
  "tanker",
  "two_ships",
  "ship_escort",
  "two_ships_escort",
  "capital_ship",
  "convoy",
  "escort",
] as const;

/** 9.6.9 Results of E4. */
export const DAMAGE_RESULTS = [
  "batteries",
  "flooding",
  "crew_injury",
  "periscope",
  "dive_planes",
  "electric_engine_1",
  "electric_engine_2",
  "diesel_engine_1",
  "diesel_engine_2",
  "flak_all",
  "flak_37mm",
  "flak_20mm",
  "minor_damage",
  "hull",
  "deck_gun",
  "radio",
  "hydrophones",
  "aft_torpedo_doors",
  "fwd_torpedo_doors",
  "fuel_tanks",
] as const;

/** 12.1 Results of R1. */
export const RANDOM_EVENTS = [
  "man_overboard",
  "caught_unawares",
  "gyro_compass_failure",
  "superior_torpedoes",
  "spare_parts",
  "hals_und_beinbruch",
  "luftwaffe_recon",
  "weather_reporting",
  "torpedo_breaks_loose",
  "severe_storm",
  "swim_call",
] as const;

/** 13.0 The multi-player formats. */
export const TOURNAMENT_FORMATS = [
  "twoPlayer",
  "longTonnage",
  "shortTonnage",
  "longSurvival",
  "shortSurvival",
  "mixedLongTonnage",
  "mixedShortTonnage",
  "mixedLongSurvival",
  "mixedShortSurvival",
  "wolfpack",
] as const;

/** A result of E1. */
export type EncounterResult = (typeof ENCOUNTER_RESULTS)[number];
/** A result of E4. */
export type DamageResult = (typeof DAMAGE_RESULTS)[number];
/** A result of R1. */
export type RandomEvent = (typeof RANDOM_EVENTS)[number];
