/** B Phases of the preparation turn, in order. */
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
/** B Segments of a player phase, in order; MOVE.a to MOVE.e are the five that begin with `move`. */
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
/** B Phases of the administrative turn, in order. */
export const ADMINISTRATIVE_PHASES = ["admin_confirm", "admin_vp", "admin_oob"] as const;
/** B Where play stands; whose player phase it is stands beside it. */
export const PHASES = [
  ...PREPARATION_PHASES,
  "turn_weather",
  ...PLAYER_SEGMENTS,
  "turn_special",
  "turn_fuel",
  ...ADMINISTRATIVE_PHASES,
  "end",
] as const;
/** Where play stands. */
export type Phase = (typeof PHASES)[number];

/** B Decisions inside a combat, and reactions of the other side. */
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

/** 13 Random events. */
export const EVENTS = [
  "no_event",
  "minefield",
  "collision",
  "grounding",
  "breakdown",
  "weather_damage",
  "local_weather",
  "signals",
  "chance_encounter",
  "reinforcements",
  "elusive_target",
  "superior_warning",
  "airbase_strike",
  "port_strike",
  "night_flying",
  "cp_gain",
] as const;
/** 13 Random events that go on until they are used or their time is over. */
export const RUNNING_EVENTS = [
  "elusive_target",
  "superior_warning",
  "airbase_strike",
  "port_strike",
  "night_flying",
] as const satisfies readonly (typeof EVENTS)[number][];
/** A random event that goes on. */
export type RunningEventId = (typeof RUNNING_EVENTS)[number];
/** A random event. */
export type EventId = (typeof EVENTS)[number];

/** 12 Special conditions. */
export const CONDITIONS = [
  "agent_cobweb",
  "atlantic_breakout",
  "axis_convoy",
  "bomber_command",
  "carrier_strike",
  "ground_offensive",
  "port_raids",
  "minelaying",
  "no_restrictions",
  "gearbox",
  "sizilien",
  "wunderland",
  "reinforcements",
  "archery",
  "title",
  "none",
] as const;
/** A special condition. */
export type ConditionId = (typeof CONDITIONS)[number];

/** 12 Letters of the chits. */
export const CHITS = [
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
  "J",
  "K",
  "L",
  "M",
  "N",
  "O",
  "P",
  "Q",
  "R",
  "S",
  "T",
  "U",
  "V",
  "W",
  "X",
  "Y",
  "Z",
] as const;
/** A letter of a chit. */
export type Chit = (typeof CHITS)[number];

/** 12 Periods of the Special Conditions Chart. */
export const PERIODS = ["early", "mid", "late"] as const;
/** A period of the Special Conditions Chart. */
export type Period = (typeof PERIODS)[number];

/** G.43 Why victory points are scored; the amounts stand in the charts, positive for the Allies. */
export const VP_CODES = [
  "SHIP_SUNK",
  "LOADED_MX_SUNK",
  "AIR_STEP",
  "CAPITAL_DAMAGE",
  "MX_ARRIVED",
  "CONVOY_SHORTFALL",
  "CP_SPENT",
  "INITIATIVE_BID",
  "CRITICAL_FUEL",
  "PATROL_WHITE",
  "COND_ATLANTIC_BREAKOUT",
  "COND_AXIS_CONVOY",
  "COND_CARRIER_STRIKE",
  "COND_MINELAYING",
  "COND_GEARBOX",
  "COND_SIZILIEN",
  "COND_WUNDERLAND",
  "COND_ARCHERY",
  "EMERGENCY",
  "REPAIR_TIRPITZ",
  "WITHDRAWAL_MISSED",
  "US_WITHDRAWAL_MISSED",
  "UNLOADED",
  "EMPTY_IN_RUSSIA",
  "AHISTORICAL",
] as const;
/** Why victory points are scored. */
export type VpCode = (typeof VP_CODES)[number];

/** A.2 Why a unit left play without being sunk. */
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
/** 15.3.3, 15.4.3, 15.8.3 What an arrival is besides: an asterisked Soviet unit, a New unit, a reinforcement of EV, an Emergency Green Unit. */
export const ARRIVAL_TAGS = ["lend_lease", "new", "ev", "emergency_green"] as const;

/** 2 How an operation or a campaign ends. */
export const RESULTS = ["allied", "draw", "axis"] as const;
/** How an operation or a campaign ends. */
export type Result = (typeof RESULTS)[number];
