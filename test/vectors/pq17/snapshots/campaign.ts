import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { keep } from "../kit/changes";
import { campaignAt, withWaitingConvoy } from "../kit/scenario";
import { lone } from "./plans";
import { battle } from "./surface";

/** The snapshots of the campaign of July I that refusals and rulings start from. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "campaign-sailing": sailing,
  "campaign-last-turn": lastTurn,
  "campaign-event": () => inCampaign(lone("random_event", "allied")),
  "campaign-battle": () => inCampaign(battle()),
};

/** The first movement segment of the operation: a loaded convoy of 15 merchants waits in Reykjavik with its orders. */
function sailing(): Snapshot {
  const state = withWaitingConvoy(campaignAt("move_blocks", "allied"));
  keep(state, "allied", "convoy_waiting");
  keep(state, "axis", "tromso_tender");
  const orders = { convoy: "convoy_waiting", from: "reykjavik", loaded: true, merchants: 15, excused: 0 };
  state.sides.allied.campaign!.sailing = [orders];
  return { ...state, turn: 1, begun: true, initiative: "allied" };
}

/** The last segment of the operation, after which the fortnight's accounts are closed; no force is in play. */
function lastTurn(): Snapshot {
  const state = campaignAt("combine", "axis");
  for (const side of ["allied", "axis"] as const) {
    Object.assign(state.sides[side], {
      forces: [],
      dummies: [],
      portDummies: [],
      aircraft: [],
      patrolWhite: [],
      chits: [],
    });
  }
  return { ...state, turn: 30 };
}

/** The same forces in an operation of the campaign. */
function inCampaign(state: Snapshot): Snapshot {
  const { campaign, startTurn, sides } = campaignAt(state.phase, state.phasing);
  for (const side of ["allied", "axis"] as const) {
    Object.assign(state.sides[side], { reinforcements: [], campaign: sides[side].campaign });
  }
  return { ...state, campaign, startTurn };
}
