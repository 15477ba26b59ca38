import { exampleAt } from "../../../../src/rulesets/pq17/rules/examples";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { defineBase } from "../kit";
import { fleet, ships } from "../surface/fleets";

/** The combine segment of the Axis, after which the turn ends, with one TF of each side at sea and nothing else. */
function turnEnd(): Snapshot {
  const state = exampleAt("combine", "axis");
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
  exampleAt(phase, side);

/** Snapshots that vectors of special conditions and victory start from. */
export const ENDING_BASES: Readonly<Record<string, () => Snapshot>> = {
  "turn-end": turnEnd,
  "last-turn": lastTurn,
  "operation-over": over,
  "setting-up": at("prep_setup_2", "allied"),
  "planning-allied": at("prep_plan", "allied"),
  "planning-axis": at("prep_plan", "axis"),
  "event-allied": at("random_event", "allied"),
};

for (const [name, make] of Object.entries(ENDING_BASES)) defineBase(name, make());
