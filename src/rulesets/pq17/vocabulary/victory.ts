/** 2 The reasons why victory points are scored; the amounts are in the charts, positive for the Allies. */
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

/** 2 How an operation or a campaign ends. */
export const RESULTS = ["allied", "draw", "axis"] as const;
/** How an operation or a campaign ends. */
export type Result = (typeof RESULTS)[number];
