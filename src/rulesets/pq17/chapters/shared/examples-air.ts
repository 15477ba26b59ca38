import type { Example } from "../../../../core/contract/operation";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Option, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { freshStrike } from "../7-2-air-attack/air-combat";
import { toDeploy } from "../7-2-air-attack/display";
import type { Strike } from "../7-2-air-attack/state";
import { exampleAt } from "./examples";

/** Where the example's convoy is attacked. */
const HEX = "0410";

const CONVOY = "convoy_pq_17";

/** Scenario PQ-17 with convoy PQ-17 identified, and German aircraft that attack it. */
export function airTable(
  ids: readonly string[] = ["he111h6_1", "ju88a4_1"],
  options: readonly Option[] = [],
): Snapshot {
  const state = exampleAt("air_combat", "axis", options);
  identify(state, "allied", CONVOY);
  for (const unit of state.sides.axis.aircraft) {
    if (ids.includes(unit.id)) Object.assign(unit, { mission: "attack", hex: HEX });
  }
  return state;
}

function identify(state: Snapshot, side: Side, id: string): Force {
  const force = state.sides[side].forces.find((each) => each.id === id);
  if (force === undefined) throw new Error(`There is no force ${id}.`);
  Object.assign(force, { identified: true, idLevel: 2 });
  return force;
}

/** An attack on convoy PQ-17 by the aircraft of `airTable`, before anything has come of it. */
export function strikeOnConvoy(state: Snapshot, aircraft: string[], changes: Partial<Strike> = {}): Strike {
  const block = state.sides.allied.forces.find(({ id }) => id === CONVOY)?.block ?? 1;
  return {
    ...freshStrike({
      side: "axis",
      cause: "segment",
      against: "force",
      hex: HEX,
      block,
      place: null,
      light: "day",
      aircraft,
      later: [],
    }),
    ...changes,
  };
}

function waiting(state: Snapshot, decision: string, side: Side, strike: Strike): Snapshot {
  return { ...state, pending: { decision, side, strike } as Snapshot["pending"] };
}

const SEED = "bear-island";

/** An attack on convoy PQ-17 is declared. */
export function exampleAirAttack(): Example {
  const state = airTable();
  const block = state.sides.allied.forces.find(({ id }) => id === CONVOY)?.block ?? 1;
  return { snapshot: state, input: { target: `block:${block}`, groups: [["he111h6_1", "ju88a4_1"]] }, seed: SEED };
}

/** British carrier aircraft over Kirkenes. */
function overKirkenes(ids: readonly string[]): Snapshot {
  const state = exampleAt("air_combat", "allied");
  const fleet = state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet");
  if (fleet !== undefined) fleet.at = "0717";
  for (const unit of state.sides.allied.aircraft) {
    if (ids.includes(unit.id)) Object.assign(unit, { mission: "attack", hex: "0816" });
  }
  return state;
}

function strikeOnKirkenes(aircraft: string[], changes: Partial<Strike> = {}): Strike {
  return {
    ...freshStrike({
      side: "allied",
      cause: "segment",
      against: "airbase",
      hex: "0816",
      block: null,
      place: "kirkenes_air",
      light: "day",
      aircraft,
      later: [],
    }),
    ...changes,
  };
}

const RAIDERS = ["albacore_1", "fulmar_1"];

/** German fighters may rise against carrier aircraft over Kirkenes. */
export function exampleScramble(): Example {
  const state = waiting(overKirkenes(RAIDERS), "air_scramble", "axis", strikeOnKirkenes(RAIDERS));
  return { snapshot: state, input: { aircraft: ["bf110_1"] }, seed: SEED };
}

/** German fighters have risen against carrier aircraft over Kirkenes. */
export function exampleDogfight(): Example {
  const strike = strikeOnKirkenes(RAIDERS, { scrambled: ["bf110_1"] });
  const state = waiting(overKirkenes(RAIDERS), "air_dogfight_targets", "axis", strike);
  return { snapshot: state, input: { fire: [{ aircraft: "bf110_1", targets: ["fulmar_1", "fulmar_1"] }] }, seed: SEED };
}

/** Two German fighters have engaged a British one over Kirkenes, which fires back at either. */
export function exampleReturnFire(): Example {
  const scrambled = ["bf109_1", "bf110_1"];
  const state = waiting(overKirkenes(RAIDERS), "air_return_fire", "allied", strikeOnKirkenes(RAIDERS, { scrambled }));
  const fire = [
    { aircraft: "bf109_1", targets: ["fulmar_1", "albacore_1"] },
    { aircraft: "bf110_1", targets: ["fulmar_1", "albacore_1"] },
  ];
  const input = {
    fire: [
      { aircraft: "albacore_1", target: "bf110_1" },
      { aircraft: "fulmar_1", target: "bf110_1" },
    ],
  };
  return { snapshot: { ...state, pending: { ...state.pending, fire } as Snapshot["pending"] }, input, seed: SEED };
}

/** Aircraft of Graf Zeppelin attack the Home Fleet, whose carrier strikes back. */
export function exampleCounterstrike(): Example {
  const state = exampleAt("air_combat", "axis", ["carrier_battle"]);
  const fleet = identify(state, "allied", "tf_home_fleet");
  const raiders = state.sides.axis.forces.find(({ kind }) => kind === "task_force");
  if (raiders !== undefined) {
    Object.assign(raiders, { station: "at_sea", at: "0809", block: 60, identified: true, idLevel: 1 });
    raiders.units.push({
      unit: "graf_zeppelin",
      cs: 3,
      rotated: false,
      marks: [],
      tow: null,
      torpedoesSpent: 0,
      oil: null,
    });
  }
  const model = state.sides.axis.aircraft[0];
  if (model !== undefined) {
    const carrier = {
      base: null,
      carrier: "graf_zeppelin",
      interceptor: false,
      mission: "attack",
      hex: fleet.at,
    } as const;
    state.sides.axis.aircraft.push({ ...model, ...carrier, id: "ju87c_1", unit: "ju87c", cs: 2 });
  }
  const strike: Strike = {
    ...strikeOnConvoy(state, ["ju87c_1"]),
    hex: fleet.at,
    block: fleet.block,
  };
  return {
    snapshot: waiting(state, "air_counterstrike", "allied", strike),
    input: { aircraft: ["albacore_1"] },
    seed: SEED,
  };
}

/** The small convoy of the examples: a destroyer unit, an escort, an oiler and five freighters. */
export function smallConvoy(state: Snapshot): Force {
  const convoy = identify(state, "allied", CONVOY);
  const ship = (unit: string, cs: number, oil: number | null = null) => {
    return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil };
  };
  convoy.units = [ship("dd_ai", 3), ship("es_british", 1), ship("aldersdale", 2, 20), ship("mv", 5)];
  return convoy;
}

/** The line of the small convoy: destroyers, the merchants with their oiler in the middle, the escort. */
const LINE: Strike["line"] = [
  [{ no: 2, cs: 3 }],
  [
    { no: 1, cs: 2 },
    { no: 4, cs: 5 },
  ],
  [{ no: 3, cs: 1 }],
];

const BOMBERS = ["he111h6_1", "ju88a4_1", "ju88a4_2"];

function deployed(changes: Partial<Strike> = {}): { state: Snapshot; strike: Strike } {
  const state = airTable(BOMBERS);
  smallConvoy(state);
  const bare = strikeOnConvoy(state, BOMBERS);
  const strike = { ...bare, ships: toDeploy(state, pack.charts, bare), ...changes };
  return { state, strike };
}

/** The small convoy is to be deployed. */
export function exampleDeploy(): Example {
  const { state, strike } = deployed();
  return { snapshot: waiting(state, "air_deploy", "allied", strike), input: { line: LINE }, seed: SEED };
}

/** A freighter in tow of the small convoy may be cast off. */
export function exampleCastOff(): Example {
  const { state } = deployed();
  const convoy = smallConvoy(state);
  convoy.units.push(
    { unit: "mv", cs: 1, rotated: false, marks: ["diw"], tow: "dd_ai", torpedoesSpent: 0, oil: null },
    { unit: "dd_ai", cs: 1, rotated: false, marks: [], tow: "mv", torpedoesSpent: 0, oil: null },
  );
  const bare = strikeOnConvoy(state, BOMBERS);
  const ships = toDeploy(state, pack.charts, bare);
  const no = ships.find(({ marks }) => marks.includes("diw"))?.no ?? 1;
  return { snapshot: waiting(state, "air_deploy", "allied", { ...bare, ships }), input: { no }, seed: SEED };
}

/** The small convoy is deployed, and the attackers choose. */
export function exampleAssign(): Example {
  const { state, strike } = deployed({ line: LINE });
  const runs = [
    { aircraft: "ju88a4_1", wave: 1, stack: 1, ordnance: "bombs" },
    { aircraft: "he111h6_1", wave: 1, stack: 2, ordnance: "torpedoes" },
  ];
  return { snapshot: waiting(state, "air_assign", "axis", strike), input: { runs }, seed: SEED };
}

function run(aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes" = "bombs") {
  return { aircraft, wave, stack, ordnance, diverted: false };
}

/** Aircraft are about to attack a lone oiler, and the Allies hold Elusive Target. */
export function exampleElusive(): Example {
  const line: Strike["line"] = [[{ no: 2, cs: 3 }], [{ no: 1, cs: 2 }], [{ no: 4, cs: 5 }], [{ no: 3, cs: 1 }]];
  const { state, strike } = deployed({ line, runs: [run("ju88a4_1", 1, 2)] });
  state.events.push({ event: "elusive_target", side: "allied", until: state.turn, after: "axis" });
  return { snapshot: waiting(state, "air_elusive", "allied", strike), input: { stack: 2 }, seed: SEED };
}

/** Freighters are attacked between destroyers and an escort, and the destroyers may fire in support. */
export function exampleFlak(): Example {
  const { state, strike } = deployed({ line: LINE, wave: 1, runs: [run("ju88a4_1", 1, 2)] });
  const input = { support: [{ stack: 1, aircraft: "ju88a4_1" }], cams: [] };
  return { snapshot: waiting(state, "air_support_aa", "allied", strike), input, seed: SEED };
}

/** The escort is gone before the second wave reaches it. */
export function exampleTurn(): Example {
  const { state, strike } = deployed({ line: LINE, wave: 2, runs: [run("ju88a4_2", 2, 3)] });
  const convoy = state.sides.allied.forces.find(({ id }) => id === CONVOY);
  if (convoy !== undefined) convoy.units = convoy.units.filter(({ unit }) => unit !== "es_british");
  const gone: Strike = {
    ...strike,
    ships: strike.ships.filter(({ unit }) => unit !== "es_british"),
    line: [...LINE.slice(0, 2), []],
  };
  const input = { turns: [{ aircraft: "ju88a4_2", stack: 2 }] };
  return { snapshot: waiting(state, "air_retarget", "axis", gone), input, seed: SEED };
}

/** A Catalina over an identified Wolf Pack. */
export function exampleAirborneAsw(): Example {
  const state = exampleAt("air_combat", "allied");
  const boats = identify(state, "axis", "wolf_pack_eisteufel_1");
  const catalina = state.sides.allied.aircraft.find(({ unit }) => unit === "catalina");
  if (catalina !== undefined) Object.assign(catalina, { mission: "asw", hex: boats.at });
  return { snapshot: state, input: { block: boats.block ?? 1, aircraft: [catalina?.id ?? ""] }, seed: SEED };
}
