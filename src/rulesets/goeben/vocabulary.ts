/** The one edition: the rules with the errata of 2014-06-19 applied. */
export const EDITIONS = ["errata_2014"] as const;

/** 2.2 The German ships, in the precedence of 25.2. */
export const GERMAN_SHIPS = ["goeben", "moltke", "breslau", "stralsund"] as const;
/** One of the four German ships. */
export type GermanShipId = (typeof GERMAN_SHIPS)[number];

/** 1.4 Ship classes, large before small; LC and CL are one class. */
export const CLASSES = ["BB", "BC", "B", "CA", "CP", "CL", "C", "DD", "TC"] as const;
/** A ship class. */
export type ShipClass = (typeof CLASSES)[number];

/** 2.1 Sea zones. */
export const ZONES = ["atlantic", "western_med", "eastern_med", "adriatic", "marmara", "black_sea"] as const;
/** A sea zone. */
export type Zone = (typeof ZONES)[number];

/** 12.5 Kinds of space, as the Terrain Effects Chart names them. */
export const TERRAINS = [
  "high_seas",
  "transit_point",
  "atlantic_exit",
  "allied_patrol_zone",
  "central_powers_naval_base",
  "central_powers_port",
  "neutral_naval_base",
  "neutral_port",
  "allied_naval_base",
  "allied_port",
  "black_sea",
] as const;
/** A kind of space. */
export type Terrain = (typeof TERRAINS)[number];

/** The nations that hold ports and bases. */
export const NATIONS = ["british", "french", "italian", "ottoman", "spanish", "greek", "austro_hungarian"] as const;
/** A nation that holds ports and bases. */
export type Nation = (typeof NATIONS)[number];

/** 2.2 The two fleets that the incident markers hide. */
export const FLEETS = ["british", "french"] as const;
/** A fleet whose markers lie face down. */
export type Fleet = (typeof FLEETS)[number];

/** 3.0(3) The groups of unseen incident markers. */
export const GROUPS = ["british", "french", "other"] as const;
/** A group of unseen incident markers. */
export type Group = (typeof GROUPS)[number];

/** Incident Chart: kinds of incident marker. */
export const INCIDENT_KINDS = [
  "allied_merchantman",
  "allied_patrol",
  "allied_submarine",
  "austro_hungarian_fleet_sorties",
  "collier_attacked",
  "central_powers_fleet_sortie",
  "french_navy_sortie",
  "french_troop_convoy",
  "french_warship",
  "friendly_ship",
  "intelligence_from_berlin",
  "limited_visibility",
  "mechanical_breakdown",
  "minefield",
  "quiet_seas",
  "royal_navy_conflicting_orders",
  "royal_navy_pursue_orders",
  "royal_navy_warship",
  "morale_check",
  "storm",
] as const;
/** A kind of incident marker. */
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** The place of a seen marker: `removed` for good, `out` for the scenario (damaged, withdrawn or mined), `absent` while not in the game. */
export const PLACES = ["pool", "map", "set_aside", "out", "sunk", "removed", "absent"] as const;
/** The place of a seen marker. */
export type Place = (typeof PLACES)[number];

/** 2.1 Types of gun, in the order of their rounds. */
export const GUNS = ["primary", "secondary", "tertiary"] as const;
/** A type of gun. */
export type Gun = (typeof GUNS)[number];

/** 10.0 Tracks that repairs restore. */
export const TRACKS = ["primary", "secondary", "tertiary", "engines", "hull"] as const;
/** A track that repairs restore. */
export type Track = (typeof TRACKS)[number];

/** 2.1 Indexes of a German ship's display. */
export const INDEXES = [
  "leadership",
  "engines",
  "hull",
  "primary",
  "secondary",
  "tertiary",
  "ammunition",
  "torpedoes",
  "coal",
] as const;
/** An index of a German ship's display. */
export type Index = (typeof INDEXES)[number];

/** 7.0 Stores that are shared out among ships. */
export const STORES = ["coal", "ammunition", "torpedoes"] as const;
/** A store that is shared out among ships. */
export type Store = (typeof STORES)[number];

/** 7.3, 7.4 The sources of coal. */
export const COAL_SOURCES = ["site", "collier", "friendly_ship"] as const;
/** 7.3, 7.4 A source of coal. */
export type CoalSource = (typeof COAL_SOURCES)[number];

/** Cargo Chart: crew and gear. */
export const CARGO = [
  "damage_control",
  "reserve_crew",
  "seebataillon",
  "camera_crew",
  "optics_searchlights",
  "mines",
  "seaplane",
  "targeting_calculator",
  "torpedo_nets",
  "torpedo_reload",
  "wireless",
] as const;
/** A type of cargo. */
export type Cargo = (typeof CARGO)[number];

/** Orders Chart: the six missions. */
export const ORDERS = [
  "atlantic_breakout",
  "austro_hungarian_naval_pact",
  "raid_french_african_convoys",
  "italian_alliance",
  "ottoman_alliance",
  "suez_canal_operation",
] as const;
/** One of the six missions. */
export type OrderId = (typeof ORDERS)[number];

/** 24.1 The bonuses of Atlantic Breakout, of which one is chosen. */
export const ATLANTIC_BONUSES = ["remove_british_bc", "buy_moltke_and_stralsund", "start_atlantic_or_spain"] as const;
/** A bonus of Atlantic Breakout. */
export type AtlanticBonus = (typeof ATLANTIC_BONUSES)[number];

/** 24.1 Kinds of bonus that orders bring. */
export const BONUSES = [
  ...ATLANTIC_BONUSES,
  "start_spaces",
  "gain_ah_cruiser",
  "control_change",
  "remove_order",
  "patrol_zone_to_high_seas",
] as const;

/** 19.0 The German ships that play in addition to or instead of the standard two. */
export const GERMAN_EXTRAS = [
  "none",
  "moltke_for_goeben",
  "add_stralsund",
  "moltke_for_goeben_and_stralsund",
  "all_four",
] as const;
/** A choice of German ships. */
export type GermanExtras = (typeof GERMAN_EXTRAS)[number];

/** 25 Ways of sharing the German command. */
export const MULTIPLAYER = ["none", "staff", "captains", "captains_with_ah"] as const;
/** A way of sharing the German command. */
export type Multiplayer = (typeof MULTIPLAYER)[number];

/** 4.0 The phases of play: those of a turn, and the decisions inside one. */
export const PHASES = [
  "outfit_setup",
  "deploy_setup",
  "collier_setup",
  "outfitting",
  "sharing",
  "intelligence",
  "intelligence_choice",
  "movement",
  "incidents",
  "submarine_evasion",
  "submarine_ramming",
  "naval_combat",
  "contact",
  "break_off",
  "gunnery",
  "torpedoes",
  "raiding",
  "bombardment",
  "bombarding",
  "objective",
  "between_scenarios",
  "over",
] as const;
/** 4.0 A phase of play. */
export type Phase = (typeof PHASES)[number];

/** 4.0 The eight phases of a turn, in order. */
export const TURN_PHASES = [
  "outfitting",
  "intelligence",
  "movement",
  "incidents",
  "naval_combat",
  "raiding",
  "bombardment",
  "objective",
] as const;
/** A phase of the turn. */
export type TurnPhase = (typeof TURN_PHASES)[number];

/** The state of a German ship: in play, sunk, or not in this game. */
export const SHIP_STATUSES = ["in_play", "sunk", "absent"] as const;
/** The state of an Austro-Hungarian ship: in its box, in play, back next scenario, sunk, or gone for good. */
export const AUSTRO_HUNGARIAN_STATUSES = ["available", "in_play", "damaged", "sunk", "withdrawn"] as const;

/** 14.0, 16.0 The kinds of battle: a naval battle, or a bombardment of coastal defences. */
export const BATTLE_KINDS = ["naval", "bombardment"] as const;
/** 14.2 Rounds of a battle, in order. */
export const ROUNDS = ["primary", "secondary", "tertiary", "torpedo"] as const;
/** A round of a battle. */
export type Round = (typeof ROUNDS)[number];
/** Limited Visibility: what its die showed. */
export const VISIBILITIES = ["normal", "secondary", "tertiary", "poor"] as const;
/** 14.3 Results of the Contact Chart. */
export const CONTACTS = ["AC2", "AC1", "N", "GC1", "GC2"] as const;
/** A result of the Contact Chart. */
export type Contact = (typeof CONTACTS)[number];
/** 14.3 The two sides of a battle. */
export const SIDES = ["friendly", "allied"] as const;
/** A side of a battle. */
export type Side = (typeof SIDES)[number];
/** 20.0 The two nations that fight under German control. */
export const FRIENDLY_NATIONS = ["german", "austro_hungarian"] as const;
/** A nation that fights under German control. */
export type FriendlyNation = (typeof FRIENDLY_NATIONS)[number];

/** 11.1 Results of the Intelligence Chart. */
export const INTELLIGENCE_RESULTS = ["none", "SI", "IR", "IB", "JE", "JF", "JE_OR_IB"] as const;
/** A result of the Intelligence Chart. */
export type IntelligenceResult = (typeof INTELLIGENCE_RESULTS)[number];

/** 11.2 Results of intelligence that the player aims or chooses. */
export const INTELLIGENCE_EFFECTS = ["IR", "IB", "JE"] as const;
/** 11.2 A result of intelligence that the player aims or chooses. */
export type IntelligenceEffect = (typeof INTELLIGENCE_EFFECTS)[number];

/** 17.0, 24.5 The results of a scenario. */
export const RESULTS = ["victory", "defeat"] as const;
/** 24.5 The results of a campaign. */
export const CAMPAIGN_RESULTS = ["failure", "draw", "victory"] as const;
/** The reasons why a scenario or a campaign ends. */
export const END_REASONS = ["order_fulfilled", "turn_limit", "no_german_ship", "dismissed", "no_order_left"] as const;

/** Adjustments that rules make to results after the chart lookup. */
export const ADJUSTMENTS = ["TORPEDO_NETS", "NO_MORE_SHIPS"] as const;
/** A change that a rule makes to a result. */
export type AdjustmentCode = (typeof ADJUSTMENTS)[number];
