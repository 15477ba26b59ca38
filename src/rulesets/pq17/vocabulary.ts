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

/** 1.2 Kinds of force that a block stands for. */
export const FORCE_KINDS = ["task_force", "convoy", "wolf_pack"] as const;
/** A kind of force. */
export type ForceKind = (typeof FORCE_KINDS)[number];

/** Where a force is: at sea in a hex, lying in a port, or in a box of the map's edge. */
export const STATIONS = ["at_sea", "in_port", "box"] as const;
/** Where a force is. */
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

/** 6.1 ID levels; 0 to 3 belong to a force, 4 tells of a photograph alone. */
export const ID_LEVELS = [0, 1, 2, 3, 4] as const;
/** An ID level. */
export type IdLevel = (typeof ID_LEVELS)[number];

/** 6.2.1 What a report may tell. */
export const DISCLOSURES = [
  "position",
  "kind_and_label",
  "warship_range",
  "size_class",
  "warship_count",
  "heavy_count",
  "carrier_present",
  "convoy_ships",
  "category_counts",
  "category_cs",
  "exact_units",
] as const;
/** Something a report may tell. */
export type Disclosure = (typeof DISCLOSURES)[number];

/** 6.2.1 Categories of warship in a report of ID3. */
export const REPORT_CATEGORIES = ["capital_ships", "carriers", "cruisers", "light_ships", "submarines"] as const;
/** A category of warship in a report. */
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

/** 6.3.4 What a side may say it follows when a force it shadows has split. */
export const SHADOWED_PARTS = ["convoy", "larger", "heavy_ships", ...REPORT_CATEGORIES] as const;
/** What a side follows of a force that has split. */
export type ShadowedPart = (typeof SHADOWED_PARTS)[number];

/** 1.2.1 Sizes of a convoy. */
export const CONVOY_SIZES = ["large", "small"] as const;
/** A size of a convoy. */
export type ConvoySize = (typeof CONVOY_SIZES)[number];

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

/** 5.1 Speeds of a ship, fastest first; `none` is a ship that cannot move by itself. */
export const SPEEDS = ["high", "moderate", "slow", "dead_slow", "none"] as const;
/** A speed. */
export type Speed = (typeof SPEEDS)[number];

/** 11.2 Fuel states of a force. */
export const FUEL_STATES = ["full", "low", "critical", "training"] as const;
/** A fuel state. */
export type FuelState = (typeof FUEL_STATES)[number];

/** 1.5 Types of air unit: fighter, photo, dive, light, medium, torpedo and heavy bomber. */
export const AIR_TYPES = ["F", "P", "DB", "LB", "MB", "TB", "HB"] as const;
/** A type of air unit. */
export type AirType = (typeof AIR_TYPES)[number];

/** 7.2.6 Rows of the bombing tables. */
export const BOMBERS = ["DB", "LB", "TB", "MB", "HB"] as const;
/** A row of the bombing tables. */
export type Bomber = (typeof BOMBERS)[number];

/** 12.6, 15.6.4 Air services that rules name. */
export const AIR_SERVICES = ["kg_40", "raf", "vvs_sf", "vvs"] as const;
/** An air service that rules name. */
export type AirService = (typeof AIR_SERVICES)[number];

/** 5.3 Missions of an air unit. */
export const MISSIONS = ["none", "search", "attack", "asw", "radius", "shadow", "flown"] as const;
/** A mission of an air unit. */
export type Mission = (typeof MISSIONS)[number];

/** 7.2.4 What a bomber with T may carry. */
export const ORDNANCE = ["bombs", "torpedoes"] as const;
/** What a bomber carries. */
export type Ordnance = (typeof ORDNANCE)[number];

/** 6.2 Assets that search, as the rows of a card. */
export const CARD_ROWS = ["force", "air", "both"] as const;
/** A row of a card. */
export type CardRow = (typeof CARD_ROWS)[number];

/** 6.2 Results of a card: U always, C unless a carrier or CAM is told, S near friendly coast or shadowed, 0-3 at that ID. */
export const CARD_SYMBOLS = ["U", "C", "S", "0", "1", "2", "3", "-"] as const;
/** A result of a card. */
export type CardSymbol = (typeof CARD_SYMBOLS)[number];

/** 9.3.1 Kinds of ship that a card damages in a Storm. */
export const STORM_KINDS = ["cl", "dd_tb", "all"] as const;
/** A kind of ship that a card damages in a Storm. */
export type StormKind = (typeof STORM_KINDS)[number];

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

/** 4.3.1 Pools of command points. */
export const COMMAND_POOLS = ["home_fleet", "severnyy_flot", "gruppe_nord"] as const;
/** A pool of command points. */
export type CommandPool = (typeof COMMAND_POOLS)[number];

/** What the rules make of results once they are read. */
export const ADJUSTMENTS = ["FRESH_BOATS", "SLOW", "ICEBREAKERS", "OF_THE_DISPERSED", "NATURAL_LOSS"] as const;
/** A change that a rule makes to a result. */
export type AdjustmentCode = (typeof ADJUSTMENTS)[number];

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
/** Where play stands; whose player phase it is stands beside it. */
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

/** 2 Why victory points are scored; the amounts stand in the charts, positive for the Allies. */
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
  "TAKEN_OVER",
] as const;
/** Why victory points are scored. */
export type VpCode = (typeof VP_CODES)[number];

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
/** 15.3.3, 15.4.3, 15.8.3 What an arrival is besides: an asterisked Soviet unit, a New unit, a reinforcement of EV, an Emergency Green Unit. */
export const ARRIVAL_TAGS = ["lend_lease", "new", "ev", "emergency_green"] as const;

/** 2 How an operation or a campaign ends. */
export const RESULTS = ["allied", "draw", "axis"] as const;
/** How an operation or a campaign ends. */
export type Result = (typeof RESULTS)[number];

/** 15.8.3 Stages of EV: not declared; declared this fortnight; its convoy is due; carried out. */
export const EV_STAGES = ["none", "declared", "convoy_due", "completed"] as const;
/** A stage of EV. */
export type EvStage = (typeof EV_STAGES)[number];

/** 15.5 Why a unit is away: in repair, broken down, grounded, or hurt by weather or ice. */
export const ABSENCES = ["repair", "breakdown", "grounding", "weather", "ice", "box"] as const;
/** Why a unit is away. */
export type Absence = (typeof ABSENCES)[number];
