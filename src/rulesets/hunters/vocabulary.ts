/** 4.1 The eight boat types. */
export const BOAT_TYPES = ["VIIA", "VIIB", "VIIC", "VIID", "VIIC_FLAK", "IXA", "IXB", "IXC"] as const;
/** 4.1 A boat type. */
export type BoatType = (typeof BOAT_TYPES)[number];

/** The two printings of the rulebook; the last is the default. */
export const EDITIONS = ["first", "second"] as const;
/** A printing of the rulebook. */
export type Edition = (typeof EDITIONS)[number];

/** The phases of a career, which decide what operations may be open. */
export const PHASES = [
  "port",
  "patrol_choice",
  "mission_load",
  "at_sea",
  "pack_call",
  "convoy",
  "contact",
  "attack",
  "round",
  "detection",
  "evasion",
  "escort_arrived",
  "follow",
  "straggler",
  "flak_stay",
  "spare_parts",
  "resupply",
  "abort_direction",
  "in_port",
  "boat_request",
  "boat_choice",
  "over",
] as const;
/** A phase of a career. */
export type Phase = (typeof PHASES)[number];

/** 3.5 Phases in which a career on paper can be taken over: no fight goes on, and nothing waits for a choice. */
export const TAKEN_OVER_IN = ["port", "at_sea", "in_port"] as const satisfies readonly Phase[];

/** Phases in which the boat is in port without a patrol. */
export const IN_PORT: readonly Phase[] = ["port", "patrol_choice"];

/** Phases of a fight, which need an engagement. */
export const FIGHTING: readonly Phase[] = [
  "convoy",
  "contact",
  "attack",
  "round",
  "detection",
  "evasion",
  "escort_arrived",
  "follow",
  "straggler",
  "flak_stay",
];

/** 5.1 Phases of a career that goes on. */
export const ON_DUTY: readonly Phase[] = PHASES.filter((phase) => phase !== "over");

/** Phases of a refit that waits for a choice of boat. */
export const CHOOSING: readonly Phase[] = ["boat_request", "boat_choice"];

/** 7.0 Patrol areas. */
export const AREAS = [
  "atlantic",
  "british_isles",
  "norway",
  "spanish_coast",
  "west_african_coast",
  "north_america",
  "caribbean",
  "arctic",
  "mediterranean",
] as const;
/** 7.0 A patrol area. */
export type Area = (typeof AREAS)[number];

/** 7.0 Mission flags: minelaying, agent delivery, wolfpack. */
export const MISSIONS = ["M", "A", "W"] as const;
/** 7.0 A mission flag. */
export type Mission = (typeof MISSIONS)[number];

/** 11.2 Ranks, lowest first. */
export const RANKS = ["OltzS", "KptLt", "KKpt", "FKpt", "KptzS"] as const;
/** 11.2 A rank. */
export type Rank = (typeof RANKS)[number];

/** 11.3 Decorations, lowest first. */
export const AWARDS = ["none", "KC", "KCO", "KCOS", "KCOSD"] as const;
/** 11.3 A decoration. */
export type Award = (typeof AWARDS)[number];

/** 11.1.3 Crew quality, lowest first; also escort (14.6) and aircraft quality (14.7). */
export const QUALITIES = ["green", "trained", "veteran", "elite"] as const;
/** 11.1.3, 14.6, 14.7 The quality of a crew, an escort or an aircraft. */
export type Quality = (typeof QUALITIES)[number];

/** 10.5.1 Wounds. */
export const WOUNDS = ["none", "LW", "SW", "KIA"] as const;
/** 10.5.1 A wound. */
export type Wound = (typeof WOUNDS)[number];

/** 10.5 Crew positions in the order they are rolled for; the agent is aboard on an (A) mission only. */
export const POSITIONS = ["kmdt", "wo1", "wo2", "li", "doctor", "crew1", "crew2", "crew3", "crew4", "agent"] as const;
/** 10.5 A crew position. */
export type Position = (typeof POSITIONS)[number];

/** The generic crew boxes. */
export const CREW_BOXES = ["crew1", "crew2", "crew3", "crew4"] as const;

/** 11.1 Positions that can become Experte. */
export const EXPERTE = ["wo1", "wo2", "li", "doctor"] as const;
/** 11.1 A position that can become Experte. */
export type ExpertePosition = (typeof EXPERTE)[number];

/** 10.0 Systems in the order they are repaired (D13). */
export const SYSTEMS = [
  "electric_engine_1",
  "electric_engine_2",
  "diesel_engine_1",
  "diesel_engine_2",
  "periscope",
  "radio",
  "hydrophones",
  "batteries",
  "fwd_torpedo_doors",
  "aft_torpedo_doors",
  "dive_planes",
  "fuel_tanks",
  "deck_gun",
  "flak_20mm",
  "flak_20mm_quad_1",
  "flak_20mm_quad_2",
  "flak_37mm",
] as const;
/** 10.0 A system of the boat. */
export type System = (typeof SYSTEMS)[number];

/** 10.0 States of a system; `absent` when the boat does not carry it. */
export const SYSTEM_STATES = ["ok", "damaged", "inoperable", "absent"] as const;

/** 4.5 The loads of a tube. */
export const TUBE_LOADS = ["empty", "G7a", "G7e", "mine"] as const;
/** 4.5 The loads of a tube. */
export type TubeLoad = (typeof TUBE_LOADS)[number];

/** 4.5 Torpedo types. */
export const TORPEDOES = ["G7a", "G7e"] as const;
/** 4.5 A torpedo type. */
export type Torpedo = (typeof TORPEDOES)[number];

/** Torpedo tubes of any boat: four forward, up to two aft. */
export const TUBES = ["fwd1", "fwd2", "fwd3", "fwd4", "aft1", "aft2"] as const;
/** A torpedo tube. */
export type Tube = (typeof TUBES)[number];

/** The ends of the boat. */
export const ENDS = ["fwd", "aft"] as const;
/** An end of the boat. */
export type End = (typeof ENDS)[number];

/** 8.2 Kinds of target. */
export const SHIP_TYPES = ["small_freighter", "large_freighter", "tanker", "capital_ship"] as const;
/** 8.2 A kind of target. */
export type ShipType = (typeof SHIP_TYPES)[number];

/** 8.1 Kinds of engagement. */
export const ENGAGEMENTS = [
  "ship",
  "tanker",
  "two_ships",
  "ship_escort",
  "two_ships_escort",
  "capital_ship",
  "convoy",
  "aircraft",
  "escort",
] as const;
/** 8.1 A kind of engagement. */
export type EngagementKind = (typeof ENGAGEMENTS)[number];

/** 9.7.8 The two ways to follow: the damaged ships, or the undamaged ones. */
export const FOLLOW_WAYS = ["damaged", "undamaged"] as const;
/** 9.7.8 One of the two ways to follow. */
export type FollowWay = (typeof FOLLOW_WAYS)[number];

/** 7.5.2 The results of a patrol: success or failure. */
export const PATROL_RESULTS = ["S", "F"] as const;
/** 7.5.2 The result of a patrol. */
export type PatrolResult = (typeof PATROL_RESULTS)[number];

/** 8.3 Day and night. */
export const DAY_NIGHT = ["day", "night"] as const;
/** 8.3 Day or night. */
export type DayNight = (typeof DAY_NIGHT)[number];

/** 9.1.4 Ranges. */
export const RANGES = ["close", "medium", "long"] as const;
/** 9.1.4 A range. */
export type Range = (typeof RANGES)[number];

/** 9.2, 9.4, 9.5 Ways to attack. */
export const MODES = ["submerged", "surface", "night_surface"] as const;
/** 9.2, 9.4, 9.5 A way to attack. */
export type Mode = (typeof MODES)[number];

/** 5.1, 10.9 Ends of a career. */
export const FATES = [
  "kmdt_kia",
  "sunk_hull",
  "sunk_attack",
  "sunk_depth",
  "scuttled_pow",
  "captured",
  "lost_at_sea",
  "time_expired",
] as const;
/** 5.1, 10.9 Ends of a career. */
export type Fate = (typeof FATES)[number];

/** 10.8 Reasons for which a patrol is aborted. */
export const ABORT_REASONS = [
  "voluntary",
  "fuel_tanks",
  "diesel_engine",
  "command",
  "gyro_compass",
  "gibraltar",
] as const;
/** 10.8 Reasons for which a patrol is aborted. */
export type AbortReason = (typeof ABORT_REASONS)[number];

/** 5.2.2 Victory levels. */
export const VICTORIES = ["defeat", "draw", "marginal_victory", "substantial_victory", "decisive_victory"] as const;
/** 5.2.2 A victory level. */
export type Victory = (typeof VICTORIES)[number];

/** Changes that rules make to results once they are read. */
export const ADJUSTMENTS = [
  "E3_ESCORT_GREEN",
  "E3_ESCORT_VETERAN",
  "E3_ESCORT_ELITE",
  "E3_AIRCRAFT_GREEN",
  "E3_AIRCRAFT_VETERAN",
  "E3_AIRCRAFT_ELITE",
  "E3_EVASION_NUMBER",
  "E3_EVASION_DIRECTION",
  "E3_EVASION_MISSED",
  "E3_SUNK_ABOVE",
  "P1_NOTE1",
  "P1_NOTE2",
  "P1_NOTE3",
  "P1_NOTE4",
  "P1_NOTE5",
  "P1_11_4_6",
  "P1_ALL_MISSION_BOXES",
  "ALREADY_SUNK",
  "ALREADY_MET",
  "EVENT_IMPOSSIBLE",
  "ALREADY_DEAD",
  "NOBODY_THERE",
  "WOUNDED_BEFORE",
] as const;
/** Results that are on no chart: the rules derive them from others. */
export const TURNED_RESULTS = ["rolled_again", "drawn_again", "no_encounter", "ignored", "nobody_hurt"] as const;
/** A change that a rule makes to a result. */
export type AdjustmentCode = (typeof ADJUSTMENTS)[number];
