/** 7.5.2 Areas of the Battle Display. */
export const BATTLE_AREAS = ["deployment", "screening", "torpedo_attack", "withdrawal"] as const;
/** An area of the Battle Display. */
export type BattleArea = (typeof BATTLE_AREAS)[number];

/** D-18 Categories of target that submarines name. */
export const TARGET_CATEGORIES = ["heavy_ship", "light_ship", "escort", "auxiliary", "merchant"] as const;
/** A category of target that submarines name. */
export type TargetCategory = (typeof TARGET_CATEGORIES)[number];

/** 7.5.2, 7.2, 7.4 Roles in a combat. */
export const ROLES = ["attacker", "defender"] as const;
/** A role in a combat. */
export type Role = (typeof ROLES)[number];

/** 7.2.2, 7.2.5 Results against an air unit, mildest first. */
export const AIR_RESULTS = ["none", "abort", "damaged", "hit"] as const;
/** A result against an air unit. */
export type AirResult = (typeof AIR_RESULTS)[number];

/** 7.4.1 Results of an ASW die. */
export const ASW_RESULTS = ["none", "held_down", "success"] as const;
/** 7.4.1 Results of the roll that follows a success. */
export const ASW_SUCCESSES = ["damaged", "sunk"] as const;
/** 7.9 Fates of a destroyer, mildest first. */
export const DESTROYER_FATES = ["damaged", "crippled", "diw", "sunk"] as const;
/** A fate of a destroyer. */
export type DestroyerFate = (typeof DESTROYER_FATES)[number];

/** Adjustments that rules make to results after the chart lookup. */
export const ADJUSTMENTS = ["FRESH_BOATS", "SLOW", "ICEBREAKERS", "OF_THE_DISPERSED", "NATURAL_LOSS"] as const;
/** A change that a rule makes to a result. */
export type AdjustmentCode = (typeof ADJUSTMENTS)[number];
