import type { Campaign, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { COMMAND_POOLS, SIDES, type Side } from "../../vocabulary";
import type { CampaignState, SideCampaign } from "./state";

/** 15 The facts of the campaign. */
export function campaignFacts(charts: Charts): Campaign {
  return charts.CAMPAIGN.facts;
}

/** 15 The public part of the campaign. Throws in a single operation, which callers exclude. */
export function campaignOf({ campaign }: Snapshot): CampaignState {
  if (campaign === null) throw new Error("This is not a campaign.");
  return campaign;
}

/** 15 A side's secret part of the campaign. Throws in a single operation, which callers exclude. */
export function ownCampaign(state: Snapshot, side: Side): SideCampaign {
  const { campaign } = state.sides[side];
  if (campaign === null) throw new Error("This is not a campaign.");
  return campaign;
}

/** 15.9 The number of the last fortnight to be played. */
export function lastNumber(charts: Charts, { months }: CampaignState): number {
  return Math.min(months * 2, campaignFacts(charts).fortnights.length);
}

/** 15.9 Months that the charts have fortnights for. */
export function mostMonths(charts: Charts): number {
  return Math.max(1, Math.floor(campaignFacts(charts).fortnights.length / 2));
}

/** 3.2 True while a side has a command point left. */
export function hasCommand({ sides }: Snapshot, side: Side): boolean {
  return sides[side].command.some(({ pool, available }) => COMMAND_POOLS.includes(pool) && available > 0);
}

/** 15 The campaign as it begins, for everyone. */
export function freshCampaign(charts: Charts, months: number): CampaignState {
  return {
    months,
    number: 1,
    played: [],
    vpTotal: 0,
    fought: true,
    bids: null,
    heavyLoss: false,
    ev: { stage: "none", moved: false, gathered: false },
    boxes: Object.keys(campaignFacts(charts).unloading.ports).map((port) => ({ port, unloading: [], ballast: [] })),
    unloaded: 0,
    spent: [],
    cobweb: false,
    lost: [],
  };
}

/** 15 The campaign as it begins, for one side. */
export function freshOwnCampaign(): SideCampaign {
  return {
    bid: null,
    fuelChit: null,
    sailing: [],
    returns: [],
    idle: [],
    emergency: [],
    crews: [],
    early: [],
    late: [],
    claims: 0,
    replacements: [],
    monthLosses: [],
    boats: { damaged: 0, sunk: 0 },
    credited: [],
    breakout: [],
    recalled: false,
    relieved: false,
    evForce: null,
  };
}

/** 15.3 True for a named ship that is sunk, or away for repair, so that nothing of it can come. */
export function isGone(state: Snapshot, side: Side, unit: string): boolean {
  return isSunk(state, side, unit) || ownCampaign(state, side).returns.some((each) => each.unit === unit);
}

/** True for a named ship that a side has lost in this fortnight or before. */
export function isSunk(state: Snapshot, side: Side, unit: string): boolean {
  const sunk = [...campaignOf(state).lost.filter((each) => each.side === side), ...state.sides[side].sunk];
  return sunk.some((each) => each.unit === unit);
}

/** True for a named ship of a side that is in play. */
export function isPresent(state: Snapshot, unit: string): boolean {
  return SIDES.some((side) => state.sides[side].forces.some(({ units }) => units.some((each) => each.unit === unit)));
}
