/** Why a unit left play without being sunk. */
export const REMOVALS = [
  "ice",
  "weather",
  "asw_damage",
  "destroyer_damage",
  "grounding",
  "collision",
  "breakdown",
  "box",
  "breakout",
  "withdrawn",
] as const;
/** Why a unit left play without being sunk. */
export type Removal = (typeof REMOVALS)[number];

/** 15.3, 15.7 Rows of a campaign's order of battle. */
export const ARRIVAL_KINDS = ["arrive", "withdraw"] as const;
/**
 * 15.3.3, 15.4.3, 15.8.3 Special kinds of an arrival: an asterisked Soviet unit, a New unit, a reinforcement of EV, an
 * Emergency Green Unit.
 */
export const ARRIVAL_TAGS = ["lend_lease", "new", "ev", "emergency_green"] as const;

/** 15.8.3 Stages of EV: not declared; declared this fortnight; its convoy is due; carried out. */
export const EV_STAGES = ["none", "declared", "convoy_due", "completed"] as const;
/** A stage of EV. */
export type EvStage = (typeof EV_STAGES)[number];

/** 15.5 Why a unit is away: in repair, broken down, grounded, or hurt by weather or ice. */
export const ABSENCES = ["repair", "breakdown", "grounding", "weather", "ice", "box"] as const;
/** Why a unit is away. */
export type Absence = (typeof ABSENCES)[number];
