import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Phase, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { at, force, fresh, keep, laden } from "../kit/changes";
import { scenarioAt, setUp } from "../kit/scenario";

/** The open hex in which the searches of the vectors take place: far from every base, radius and coast. */
export const OPEN_HEX = "0708";

/** The searchers in the bases of the decks. */
export type Searcher = "force" | "air" | "both";

/** The snapshots of set-up, weather, ice, movement, fuel, reconnaissance and random events, by name. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "set-up-axis": () => scenarioAt("prep_setup_1", "axis"),
  "plan-allied": () => scenarioAt("prep_plan", "allied"),
  "plan-axis": () => scenarioAt("prep_plan", "axis"),
  "weather-before-start": () => beforeStart("pq_17", 1),
  "weather-gale": gales,
  "weather-jw-51b": () => beforeStart("jw_51b", 4),
  dispersal,
  rejoining,
  "transit-caught": caught,
  "shadow-asked": planQuestion,
  "shadow-split": split,
  "voyage-planned": planned,
  "ice-allied": () => icy("allied"),
  "ice-axis": () => icy("axis"),
  "search-allied-force": () => searching("allied", "force"),
  "search-allied-air": () => searching("allied", "air"),
  "search-allied-both": () => searching("allied", "both"),
  "search-axis-force": () => searching("axis", "force"),
  "search-axis-air": () => searching("axis", "air"),
  "search-axis-both": () => searching("axis", "both"),
  "lone-allied": () => lone("random_event", "allied"),
  "lone-axis": () => lone("random_event", "axis"),
  "move-allied": () => scenarioAt("move_blocks", "allied"),
  "recon-allied": () => scenarioAt("recon", "allied"),
  "recon-axis": () => scenarioAt("recon", "axis"),
};

/** A scenario before its start turn: no weather has been rolled and no player phase has begun. */
function beforeStart(scenario: "pq_17" | "jw_51b", turn: number): Snapshot {
  const state = setUp(scenario);
  for (const side of ["allied", "axis"] as const) {
    const sailing = state.sides[side].forces.filter(({ station }) => station === "at_sea");
    for (const [index, each] of sailing.entries()) each.block = index + 1;
  }
  return { ...state, phase: "turn_weather", phasing: null, turn };
}

/** One TF of each side in open water, one of which is looked for. */
function searching(side: Side, by: Searcher): Snapshot {
  const state = lone("recon", side);
  if (by === "air") keep(state, side);
  else at(force(state, side), OPEN_HEX);
  const sector = state.sides[side].sectors.find(
    (each) => each.sector === (side === "allied" ? "british" : "trondheim"),
  );
  if (by !== "force") sector?.hexes.push(OPEN_HEX);
  return state;
}

/** Heavy cruiser Norfolk for the Allies and Panzerschiff Lutzow for the Axis, alone at sea. */
export function lone(phase: Phase, phasing: Side): Snapshot {
  const state = scenarioAt(phase, phasing);
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

/** A Gale is due: one convoy of each side is at sea. */
function gales(): Snapshot {
  const state = scenarioAt("turn_weather", null);
  keep(state, "allied", "convoy_qp_13");
  keep(state, "axis", "tromso_tender");
  at(force(state, "allied"), OPEN_HEX, 1);
  axisConvoy(state, "0714", 3);
  return state;
}

/** Makes the tender of Tromso a convoy of the Axis at sea. */
function axisConvoy(state: Snapshot, hex: string, merchants: number): void {
  const convoy = force(state, "axis");
  Object.assign(convoy, {
    kind: "convoy",
    station: "at_sea",
    at: hex,
    block: 1,
    sailed: true,
    fuel: { state: "full", marker: null, refuelled: false },
    units: [fresh("es_german", 1), fresh("mv", merchants)],
    convoy: laden(merchants, { destinations: ["kirkenes"], visited: [hex] }),
  });
}

/** Convoy PQ-17 alone in a Gale that disperses it, its dispersal modifier -3. */
function dispersal(): Snapshot {
  const state = scenarioAt("move_detach");
  keep(state, "allied", "convoy_pq_17");
  state.weather = { prevailing: "gale", dispersalDrm: -3, local: [] };
  state.sides.allied.convoyCards = [
    { force: "convoy_pq_17", dispersed: false, card: 2, moves: false, disperses: true },
  ];
  return state;
}

/** Convoy PQ-17 alone in the combine segment, five of its merchants dispersed. */
function rejoining(): Snapshot {
  const state = scenarioAt("combine");
  keep(state, "allied", "convoy_pq_17");
  const { convoy, units } = force(state, "allied");
  convoy!.dispersed = [
    { unit: "mo", cs: 1 },
    { unit: "mv", cs: 4 },
  ];
  for (const each of units) {
    if (each.unit === "mo") each.cs = 2;
    if (each.unit === "mv") each.cs = 25;
  }
  return state;
}

/** The Home Fleet, or the Trondheim group, alone in the open hex 0511 with the ice of zone West V before it. */
function icy(side: Side): Snapshot {
  const state = scenarioAt("move_blocks", side);
  keep(state, "allied", side === "allied" ? "tf_home_fleet" : "scapa_reserve");
  keep(state, "axis", side === "axis" ? "trondheim_group" : "tromso_tender");
  const moving = force(state, side);
  at(moving, "0511", 1);
  Object.assign(moving, { sailed: true, fuel: { state: "full", marker: 15, refuelled: false } });
  if (side === "allied") state.sides.allied.located = ["victorious"];
  return state;
}

/** Norfolk has been caught by Lutzow as it wanted to leave her hex for 0808. */
function caught(): Snapshot {
  const state = lone("move_blocks", "allied");
  const norfolk = force(state, "allied");
  Object.assign(norfolk, { identified: true, idLevel: 1 });
  norfolk.moved = { hexes: 1, speed: "moderate", entered: [OPEN_HEX], done: false };
  const movement = { piece: norfolk.id, speed: "moderate" as const, path: ["0808"], cross: 0 };
  const pending = { decision: "transit_react" as const, side: "axis" as const, movement };
  return { ...state, moving: norfolk.id, pending };
}

/** Norfolk is shadowed by sector Trondheim, and the Allies are about to move. */
function planQuestion(): Snapshot {
  const state = lone("move_blocks", "allied");
  Object.assign(force(state, "allied"), { identified: true, idLevel: 1 });
  state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
  return { ...state, pending: { decision: "shadow_give_up", side: "axis" } };
}

/** Kent has left Norfolk, and sector Trondheim chooses which of them it follows. */
function split(): Snapshot {
  const state = lone("move_detach", "allied");
  const norfolk = force(state, "allied");
  Object.assign(norfolk, { identified: true, idLevel: 1 });
  state.sides.allied.forces.push({
    ...structuredClone(norfolk),
    id: "tf_kent",
    number: 9,
    block: 2,
    units: [fresh("kent", 3)],
  });
  state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
  return { ...state, pending: { decision: "shadow_follow", side: "axis", kept: 1, detached: 2 } };
}

/** The weather of the start turn is due, and the reserve of Scapa Flow has a plan from turn 6 on. */
function planned(): Snapshot {
  const state = beforeStart("pq_17", 9);
  keep(state, "allied", "scapa_reserve");
  keep(state, "axis", "tromso_tender");
  force(state, "allied").plan = { departs: 6, speed: "moderate", path: ["1206", "1106"] };
  return state;
}
