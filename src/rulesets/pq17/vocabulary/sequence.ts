/** The one edition: the first edition of 2009. */
export const EDITIONS = ["first_2009"] as const;

/** E The optional rules. */
export const OPTIONS = [
  "coordination",
  "second_location_card",
  "air_surprise",
  "night_action",
  "destroyer_hits",
  "variable_start",
  "complete_operation",
  "combine_location",
  "soviet_endurance",
  "training",
  "ahistorical_forces",
  "carrier_battle",
  "green_units",
  "transfer_to_germany",
  "danger_marker_moves",
] as const;
/** An optional rule. */
export type Option = (typeof OPTIONS)[number];

/** 4.3.1 Pools of command points. */
export const COMMAND_POOLS = ["home_fleet", "severnyy_flot", "gruppe_nord"] as const;
/** A pool of command points. */
export type CommandPool = (typeof COMMAND_POOLS)[number];

/** Phases of the preparation turn, in order. */
export const PREPARATION_PHASES = [
  "prep_environment",
  "prep_chit_allied",
  "prep_chit_axis",
  "prep_fuel_chit",
  "prep_initiative",
  "prep_setup_1",
  "prep_setup_2",
  "prep_plan",
] as const;
/** Segments of a player phase, in order; MOVE.a to MOVE.e are the five that begin with `move`. */
export const PLAYER_SEGMENTS = [
  "random_event",
  "photo",
  "move_stand_up",
  "move_detach",
  "move_refuel",
  "move_blocks",
  "move_id_loss",
  "air_move",
  "recon",
  "air_combat",
  "submarine_combat",
  "surface_combat",
  "combine",
] as const;
/** A segment of a player phase. */
export type PlayerSegment = (typeof PLAYER_SEGMENTS)[number];
/** Phases of the administrative turn, in order. */
export const ADMINISTRATIVE_PHASES = ["admin_confirm", "admin_vp", "admin_oob"] as const;
/** The phases of play. The side whose phase it is has a member of its own. */
export const PHASES = [
  ...PREPARATION_PHASES,
  "turn_weather",
  ...PLAYER_SEGMENTS,
  "turn_special",
  "turn_fuel",
  ...ADMINISTRATIVE_PHASES,
  "end",
] as const;
/** A phase of play. */
export type Phase = (typeof PHASES)[number];

/** Decisions inside a combat, and reactions of the other side. */
export const DECISIONS = [
  "air_scramble",
  "air_dogfight_targets",
  "air_return_fire",
  "air_counterstrike",
  "air_deploy",
  "air_assign",
  "air_support_aa",
  "air_retarget",
  "air_elusive",
  "sub_targets",
  "surf_intercept",
  "surf_submarines",
  "surf_engage",
  "surf_maneuver_defender",
  "surf_maneuver_attacker",
  "surf_gun_targets_defender",
  "surf_gun_targets_attacker",
  "surf_torp_targets_defender",
  "surf_torp_targets_attacker",
  "surf_withdraw_defender",
  "surf_withdraw_attacker",
  "surf_carrier",
  "surf_shadow",
  "search_deny",
  "ice_choice",
  "transit_react",
  "shadow_give_up",
  "shadow_follow",
  "convoy_lands",
] as const;
/** A decision inside a combat, or a reaction. */
export type Decision = (typeof DECISIONS)[number];

/** The phases that a side ends. */
export const ENDED_BY_A_SIDE = [
  "prep_setup_1",
  "prep_setup_2",
  "prep_plan",
  ...PLAYER_SEGMENTS,
  "turn_special",
  "admin_confirm",
  "prep_initiative",
  "admin_oob",
] as const;
