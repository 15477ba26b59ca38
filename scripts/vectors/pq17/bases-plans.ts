import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { exampleAt } from "../../../src/rulesets/pq17/rules/examples";
import { freshGame } from "../../../src/rulesets/pq17/rules/setup";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Phase, Side } from "../../../src/rulesets/pq17/vocabulary";
import { at, force, keep } from "./changes";

/** The open hex in which the searches of the vectors take place: far from every base, radius and coast. */
export const OPEN_HEX = "0708";

/** What searches in the bases of the decks. */
export type Searcher = "force" | "air" | "both";

/** The snapshots of set-up, weather, ice, movement, fuel, reconnaissance and random events, by name. */
export const PLAN_BASES: Readonly<Record<string, () => Snapshot>> = {
  "set-up-axis": () => exampleAt("prep_setup_1", "axis"),
  "plan-allied": () => exampleAt("prep_plan", "allied"),
  "plan-axis": () => exampleAt("prep_plan", "axis"),
  "weather-start": () => exampleAt("turn_weather", null),
  "weather-before-start": beforeStart,
  "search-allied-force": () => searching("allied", "force"),
  "search-allied-air": () => searching("allied", "air"),
  "search-allied-both": () => searching("allied", "both"),
  "search-axis-force": () => searching("axis", "force"),
  "search-axis-air": () => searching("axis", "air"),
  "search-axis-both": () => searching("axis", "both"),
  "event-allied": () => lone("random_event", "allied"),
  "event-axis": () => lone("random_event", "axis"),
  "stand-up-allied": () => exampleAt("move_stand_up", "allied"),
  "detach-allied": () => exampleAt("move_detach", "allied"),
  "detach-axis": () => exampleAt("move_detach", "axis"),
  "refuel-allied": () => exampleAt("move_refuel", "allied"),
  "refuel-axis": () => exampleAt("move_refuel", "axis"),
  "move-allied": () => exampleAt("move_blocks", "allied"),
  "move-axis": () => exampleAt("move_blocks", "axis"),
  "photo-allied": () => exampleAt("photo", "allied"),
  "photo-axis": () => exampleAt("photo", "axis"),
  "air-move-allied": () => exampleAt("air_move", "allied"),
  "air-move-axis": () => exampleAt("air_move", "axis"),
  "recon-allied": () => exampleAt("recon", "allied"),
  "recon-axis": () => exampleAt("recon", "axis"),
  "combine-allied": () => exampleAt("combine", "allied"),
  "combine-axis": () => exampleAt("combine", "axis"),
};

/** PQ-17 with day 1 AM still before it: no weather has been rolled and no player phase has begun. */
function beforeStart(): Snapshot {
  const state = freshGame(pack.charts, { scenario: "pq_17", options: [] });
  return { ...state, phase: "turn_weather", phasing: null, turn: 1 };
}

/** One TF of each side in open water, one of which is looked for. */
function searching(side: Side, by: Searcher): Snapshot {
  const state = lone("recon", side);
  if (by === "air") keep(state, side);
  else at(force(state, side), OPEN_HEX);
  const sector = state.sides[side].sectors.find((each) => each.sector === (side === "allied" ? "british" : "trondheim"));
  if (by !== "force") sector?.hexes.push(OPEN_HEX);
  return state;
}

/** Heavy cruiser Norfolk for the Allies and Panzerschiff Lutzow for the Axis, alone at sea. */
export function lone(phase: Phase, phasing: Side): Snapshot {
  const state = exampleAt(phase, phasing);
  keep(state, "allied", "tf_cruiser_cover");
  keep(state, "axis", "narvik_group");
  const norfolk = force(state, "allied");
  const lutzow = force(state, "axis");
  norfolk.units = norfolk.units.filter(({ unit }) => unit === "norfolk");
  lutzow.units = lutzow.units.filter(({ unit }) => unit === "lutzow");
  Object.assign(lutzow.fuel, { marker: 15, refuelled: false });
  for (const each of [norfolk, lutzow]) Object.assign(each, { sailed: true, block: 1, station: "at_sea" });
  at(norfolk, OPEN_HEX);
  at(lutzow, OPEN_HEX);
  return state;
}
