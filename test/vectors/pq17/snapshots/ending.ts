import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { fleet, ships } from "../kit/fleets";
import { campaignAt, scenarioAt } from "../kit/scenario";

/** The combine segment of the Axis, after which the turn ends, with one TF of each side at sea and nothing else. */
function turnEnd(): Snapshot {
  const state = scenarioAt("combine", "axis");
  for (const side of ["allied", "axis"] as const) {
    const own = state.sides[side];
    Object.assign(own, { forces: [], dummies: [], portDummies: [], aircraft: [], patrolWhite: [], chits: [] });
    Object.assign(own, { reinforcements: [], carrierRadii: [] });
  }
  state.sides.allied.forces = [fleet("cover", 1, ships("sheffield", 4), { at: "0607" })];
  state.sides.axis.forces = [fleet("raiders", 1, ships("dd_z34_36", 2), { at: "0811" })];
  state.turn = 10;
  return state;
}

/** The same in the last turn of an operation. */
function lastTurn(): Snapshot {
  return { ...turnEnd(), turn: 30 };
}

/** An operation that is over. */
function over(): Snapshot {
  return { ...turnEnd(), phase: "end", phasing: null, result: "draw" };
}

/** A phase of scenario PQ-17 as it is set up. */
const at = (phase: "prep_setup_1" | "prep_setup_2" | "prep_plan" | "random_event", side: "allied" | "axis") => () =>
  scenarioAt(phase, side);

/** A phase of the campaign in its ninth fortnight, July I, with the forces of scenario PQ-17. */
const campaign =
  (phase: "prep_initiative" | "prep_plan" | "prep_setup_2" | "admin_oob", side: "allied" | "axis") => () =>
    campaignAt(phase, side);

/** The order-of-battle phase of the Axis in the campaign, with no forces or aircraft and all ice fixed. */
function bareCampaign(phase: "admin_oob" | "prep_initiative" = "admin_oob"): Snapshot {
  const state = campaignAt(phase, "axis");
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
  for (const zone of Object.values(state.ice)) zone.fixed = true;
  return state;
}

/** The same before the Axis bids, after an Allied bid. */
function axisBid(): Snapshot {
  const state = bareCampaign("prep_initiative");
  for (const side of ["allied", "axis"] as const) {
    const own = state.sides[side].campaign;
    if (own !== null) own.bid = side === "allied" ? 3 : null;
  }
  return state;
}

/** Snapshots that vectors of special conditions and victory start from. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "turn-end": turnEnd,
  "last-turn": lastTurn,
  "operation-over": over,
  "setting-up-axis": at("prep_setup_1", "axis"),
  "training-axis": () => scenarioAt("move_refuel", "axis"),
  "special-allied": () => ({ ...turnEnd(), phase: "turn_special", phasing: "allied" }),
  "setting-up": at("prep_setup_2", "allied"),
  "planning-allied": at("prep_plan", "allied"),
  "planning-axis": at("prep_plan", "axis"),
  "campaign-bids": campaign("prep_initiative", "allied"),
  "campaign-axis-bid": axisBid,
  "campaign-setup": campaign("prep_setup_2", "allied"),
  "campaign-planning": campaign("prep_plan", "allied"),
  "campaign-planning-axis": campaign("prep_plan", "axis"),
  "campaign-oob-allied": campaign("admin_oob", "allied"),
  "campaign-oob-axis": campaign("admin_oob", "axis"),
  "campaign-bare": () => bareCampaign(),
  confirmation: () => {
    const state = scenarioAt("admin_confirm", "axis");
    const forces = state.sides.allied.forces.filter(({ id }) => id === "severnyy_flot");
    state.sides.allied.forces = forces;
    state.sides.axis.forces = [];
    return state;
  },
  "event-axis": at("random_event", "axis"),
  "event-allied": at("random_event", "allied"),
};
