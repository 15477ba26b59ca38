import type { Aircraft, Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Deployed, Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { alone, forceOf, plane, ship } from "../kit/pieces";
import { scenarioAt } from "../kit/scenario";

/** The place of attacks on the Allied forces of these bases: open water, outside every Air Radius. */
export const AT_SEA = "0410";

const BLOCK = 1;

/** An air attack before anything has come of it: by the Axis, on block 1, by day. */
export function strike(changes: Partial<Strike>): Strike {
  return {
    side: "axis",
    cause: "segment",
    against: "force",
    hex: AT_SEA,
    block: BLOCK,
    place: null,
    light: "day",
    aircraft: [],
    scrambled: [],
    surprised: false,
    later: [],
    ships: [],
    line: [],
    runs: [],
    wave: 0,
    elusive: null,
    openWater: null,
    answered: false,
    outer: null,
    ...changes,
  };
}

/** Ships of a force on the display, numbered in the given order. */
export function display(force: string, ships: readonly Ship[]): Deployed[] {
  return ships.map(({ unit, marks, tow, torpedoesSpent, cs }, index) => {
    return { no: index + 1, force, unit, marks: [...marks], tow, spent: torpedoesSpent, cs, hit: false };
  });
}

/** Waits for a decision about an air attack. */
export function pend(state: Snapshot, decision: string, side: "allied" | "axis", about: Strike): void {
  state.pending = { decision, side, strike: about } as Snapshot["pending"];
}

/** The small convoy of the example of 7.2.6, in canonical order. */
export const SMALL_CONVOY: readonly Ship[] = [
  ship("aldersdale", 2, { oil: 20 }),
  ship("dd_ai", 3),
  ship("es_british", 1),
  ship("mv", 5),
];

/** The aircraft of that example. */
export const RAID: readonly (readonly [id: string, unit: string, cs: number])[] = [
  ["he111", "he111h6", 2],
  ["he115", "he115c", 1],
  ["ju88_a", "ju88a4", 2],
  ["ju88_b", "ju88a4", 2],
  ["ju88_c", "ju88a4", 1],
];

/** Its line: the destroyers, the oiler with the freighters, the escort. */
export const LINE: Strike["line"] = [
  [{ no: 2, cs: 3 }],
  [
    { no: 1, cs: 2 },
    { no: 4, cs: 5 },
  ],
  [{ no: 3, cs: 1 }],
];

/** An Axis air unit that attacks at sea. */
export function raider(id: string, unit: string, cs: number, changes: Partial<Aircraft> = {}): Aircraft {
  return plane(id, unit, cs, { base: "banak", hex: AT_SEA, mission: "attack", ...changes });
}

/** A convoy in identified state, with nothing else on the map. */
function attackedConvoy(units: readonly Ship[]): { state: Snapshot; convoy: Force } {
  const state = scenarioAt("air_combat", "axis");
  alone(state, "allied", "convoy_pq_17");
  alone(state, "axis");
  const convoy = forceOf(state, "allied", "convoy_pq_17");
  Object.assign(convoy, { identified: true, idLevel: 0, units: structuredClone(units) });
  return { state, convoy };
}

/** 7.2.6 The convoy of the example, under the aircraft of the example. */
function convoyUnderAircraft(): Snapshot {
  const { state } = attackedConvoy(SMALL_CONVOY);
  state.sides.axis.aircraft = RAID.map(([id, unit, cs]) => raider(id, unit, cs));
  return state;
}

function exampleStrike(changes: Partial<Strike>): Strike {
  const ids = RAID.map(([id]) => id);
  return strike({ aircraft: ids, ships: display("convoy_pq_17", SMALL_CONVOY), ...changes });
}

/** The same convoy, about to be deployed. */
function convoyToDeploy(): Snapshot {
  const state = convoyUnderAircraft();
  pend(state, "air_deploy", "allied", exampleStrike({}));
  return state;
}

/** The same convoy, deployed as in the example. */
function convoyDeployed(): Snapshot {
  const state = convoyUnderAircraft();
  pend(state, "air_assign", "axis", exampleStrike({ line: structuredClone(LINE) }));
  return state;
}

/** The same after the first wave of the example: a freighter is sunk, and an He 111 step has turned back. */
function secondWave(): Snapshot {
  const state = convoyUnderAircraft();
  const ships = display("convoy_pq_17", SMALL_CONVOY);
  Object.assign(ships[3]!, { cs: 4, hit: true });
  Object.assign(forceOf(state, "allied", "convoy_pq_17").units[3]!, { cs: 4 });
  Object.assign(state.sides.axis.aircraft[0]!, { aborted: 1 });
  const line = [
    LINE[0]!,
    [
      { no: 1, cs: 2 },
      { no: 4, cs: 4 },
    ],
    LINE[2]!,
  ];
  const runs = [
    { aircraft: "ju88_c", wave: 1, stack: 1, ordnance: "bombs", diverted: false },
    { aircraft: "he111", wave: 1, stack: 2, ordnance: "torpedoes", diverted: false },
    { aircraft: "ju88_a", wave: 1, stack: 2, ordnance: "bombs", diverted: false },
    { aircraft: "he115", wave: 2, stack: 2, ordnance: "bombs", diverted: false },
    { aircraft: "ju88_b", wave: 2, stack: 2, ordnance: "bombs", diverted: false },
  ] as const;
  const about = exampleStrike({
    ships,
    line: structuredClone(line),
    runs: structuredClone([...runs]),
    wave: 2,
    openWater: true,
  });
  pend(state, "air_support_aa", "allied", about);
  return state;
}

/** One ship alone at sea, deployed, under one air unit of two steps that is to choose. */
function loneShip(): Snapshot {
  const state = scenarioAt("air_combat", "axis");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  const units = [ship("washington", 5)];
  const fleet = forceOf(state, "allied", "tf_home_fleet");
  Object.assign(fleet, { at: AT_SEA, block: BLOCK, identified: true, idLevel: 0, units });
  state.sides.axis.aircraft = [raider("bomber", "ju88a4", 2)];
  const ships = display("tf_home_fleet", units);
  pend(state, "air_assign", "axis", strike({ aircraft: ["bomber"], ships, line: [[{ no: 1, cs: 5 }]] }));
  return state;
}

/** 7.2.3 The example of air combat: British carrier aircraft over Kirkenes and the fighters there. */
function overKirkenes(): Snapshot {
  const state = scenarioAt("air_combat", "allied");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  const over = { carrier: "victorious", hex: "0816", mission: "attack" } as const;
  state.sides.allied.aircraft = [
    plane("albacore_1", "albacore", 2, over),
    plane("albacore_2", "albacore", 1, over),
    plane("fulmar_1", "fulmar", 2, over),
  ];
  const at = { base: "kirkenes_air" };
  state.sides.axis.aircraft = [
    plane("bf109_1", "bf109", 2, { ...at, interceptor: true }),
    plane("bf109_2", "bf109", 2, at),
    plane("bf110_1", "bf110", 2, at),
    plane("ju87r_1", "ju87r", 2, at),
  ];
  return state;
}

/** An attack on the airbase of Kirkenes. */
export function strikeOnBase(changes: Partial<Strike>): Strike {
  const where = { hex: "0816", against: "airbase", block: null, place: "kirkenes_air" } as const;
  return strike({ side: "allied", aircraft: ["albacore_1", "albacore_2", "fulmar_1"], ...where, ...changes });
}

/** The same when the German fighters may rise. */
function scramble(): Snapshot {
  const state = overKirkenes();
  pend(state, "air_scramble", "axis", strikeOnBase({}));
  return state;
}

/** The same with all three of them up. */
function dogfight(): Snapshot {
  const state = overKirkenes();
  pend(state, "air_dogfight_targets", "axis", strikeOnBase({ scrambled: ["bf109_1", "bf109_2", "bf110_1"] }));
  return state;
}

/** Two air units on the ground, lined up in their owner's order. */
const LINED: Pick<Strike, "parked" | "line"> = {
  parked: [
    { no: 1, aircraft: "ju87r_1", cs: 2 },
    { no: 2, aircraft: "ju88a4_6", cs: 2 },
  ],
  line: [[{ no: 1, cs: 2 }], [{ no: 2, cs: 2 }]],
};

/** An Albacore unit of two steps over an airbase with one bomber of two steps, about to choose. */
function baseBombed(): Snapshot {
  const state = scenarioAt("air_combat", "allied");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  const over = { carrier: "victorious", hex: "0816", mission: "attack" } as const;
  state.sides.allied.aircraft = [plane("bomber", "albacore", 2, over)];
  state.sides.axis.aircraft = [
    plane("ju87r_1", "ju87r", 2, { base: "kirkenes_air" }),
    plane("ju88a4_6", "ju88a4", 2, { base: "kirkenes_air" }),
  ];
  pend(state, "air_assign", "allied", strikeOnBase({ aircraft: ["bomber"], ...LINED }));
  return state;
}

/** Tirpitz and a torpedo boat in port under carrier aircraft, deployed. */
function portBombed(): Snapshot {
  const state = scenarioAt("air_combat", "allied");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis", "trondheim_group");
  const units = [ship("tirpitz", 5), ship("tb_35_37", 2)];
  Object.assign(forceOf(state, "axis", "trondheim_group"), { units });
  const over = { carrier: "victorious", hex: "1111", mission: "attack" } as const;
  state.sides.allied.aircraft = [plane("bomber", "albacore", 2, over)];
  const where = { hex: "1111", against: "port", block: null, place: "trondheim" } as const;
  const ships = display("trondheim_group", units);
  const line = [[{ no: 1, cs: 5 }], [{ no: 2, cs: 2 }]];
  pend(state, "air_assign", "allied", strike({ side: "allied", aircraft: ["bomber"], ships, line, ...where }));
  return state;
}

/** The same with Halifaxes in place of carrier aircraft. */
function portUnderBombers(): Snapshot {
  const state = portBombed();
  Object.assign(state.sides.allied.aircraft[0]!, { unit: "halifax", carrier: null, base: "wick" });
  return state;
}

/** 12.7 A Ju 88 unit that raids freighters in port at Murmansk. */
function portRaid(): Snapshot {
  const state = scenarioAt("admin_confirm", "axis");
  const hex = "0817";
  alone(state, "allied", "convoy_pq_17");
  alone(state, "axis");
  const units = [ship("mv", 3)];
  const fuel = { state: "full", marker: null, refuelled: false };
  const convoy = forceOf(state, "allied", "convoy_pq_17");
  Object.assign(convoy, { station: "in_port", at: "murmansk", block: null, fuel, units });
  state.sides.axis.special.raidsLeft = 1;
  state.sides.axis.aircraft = [raider("bomber", "ju88a4", 2, { hex: null, mission: "none" })];
  const where = { hex, cause: "port_raid", against: "port", block: null, place: "murmansk" } as const;
  const line = [[{ no: 1, cs: 3 }]];
  const ships = display("convoy_pq_17", units);
  pend(state, "air_assign", "axis", strike({ aircraft: ["bomber"], ships, line, ...where }));
  return state;
}

/** The air movement of the Axis with one of each kind of aircraft. */
function axisAirMove(): Snapshot {
  const state = scenarioAt("air_move", "axis");
  alone(state, "allied");
  alone(state, "axis", "trondheim_group");
  state.sides.axis.aircraft = [
    plane("ju88", "ju88a4", 2, { base: "banak" }),
    plane("he115", "he115c", 1, { base: "tromso_see" }),
    plane("bv138", "bv138", 2, { base: "tromso_see" }),
    plane("fighter", "bf109", 2, { base: "banak" }),
    plane("interceptor", "bf109", 2, { base: "banak", interceptor: true }),
    plane("photo", "pr_ju88", 1, { base: "banak" }),
    plane("condor", "fw200", 1, { base: "vaernes" }),
  ];
  return state;
}

/** The air movement of the Allies, with a carrier at sea. */
function alliedAirMove(): Snapshot {
  const state = scenarioAt("air_move", "allied");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  Object.assign(forceOf(state, "allied", "tf_home_fleet"), { units: [ship("victorious", 4), ship("dd_ai", 3)] });
  state.sides.allied.aircraft = [
    plane("albacore", "albacore", 2, { carrier: "victorious" }),
    plane("catalina", "catalina", 1, { base: "sumburgh" }),
    plane("hudson", "hudson", 1, { base: "wick" }),
    plane("beaufort", "beaufort", 2, { base: "sumburgh" }),
    plane("pe2", "pe2", 2, { base: "vaenga" }),
  ];
  return state;
}

/** A Catalina on ASW over an identified Wolf Pack of two. */
function airborneHunt(): Snapshot {
  const state = scenarioAt("air_combat", "allied");
  alone(state, "allied");
  alone(state, "axis", "wolf_pack_eisteufel_1");
  const pack = forceOf(state, "axis", "wolf_pack_eisteufel_1");
  Object.assign(pack, { at: AT_SEA, block: BLOCK, identified: true, idLevel: 1, units: [ship("ss_german", 2)] });
  state.sides.allied.aircraft = [plane("hunter", "catalina", 2, { base: "sumburgh", hex: AT_SEA, mission: "asw" })];
  return state;
}

/** 14.1 Aircraft of Graf Zeppelin over a British carrier, which may strike back. */
function carrierBattle(): Snapshot {
  const state = scenarioAt("air_combat", "axis", ["carrier_battle"]);
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis", "trondheim_group");
  Object.assign(forceOf(state, "allied", "tf_home_fleet"), {
    at: AT_SEA,
    block: BLOCK,
    identified: true,
    idLevel: 0,
    units: [ship("victorious", 4)],
  });
  Object.assign(forceOf(state, "axis", "trondheim_group"), {
    station: "at_sea",
    at: "0411",
    block: 2,
    identified: true,
    idLevel: 1,
    sailed: true,
    fuel: { state: "full", marker: 20, refuelled: false },
    units: [ship("graf_zeppelin", 3)],
  });
  state.sides.axis.aircraft = [
    plane("stukas", "ju87c", 2, { carrier: "graf_zeppelin", hex: AT_SEA, mission: "attack" }),
  ];
  state.sides.allied.aircraft = [plane("albacore", "albacore", 2, { carrier: "victorious" })];
  return state;
}

/** 7.2.1 Axis aircraft over a carrier in the hex next to Vaenga: it has one fighter unit, Vaenga two. */
function nearVaenga(): Snapshot {
  const state = scenarioAt("air_combat", "axis");
  const hex = "0718";
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  const fleet = forceOf(state, "allied", "tf_home_fleet");
  Object.assign(fleet, { at: hex, block: BLOCK, identified: true, idLevel: 0, units: [ship("victorious", 4)] });
  state.sides.allied.aircraft = [
    plane("sea_hurricane", "sea_hurricane", 1, { carrier: "victorious" }),
    plane("hurricane_1", "hurricane_vvs", 2, { base: "vaenga" }),
    plane("hurricane_2", "hurricane_vvs", 2, { base: "vaenga" }),
  ];
  state.sides.axis.aircraft = [raider("ju88_1", "ju88a4", 2, { hex }), raider("ju88_2", "ju88a4", 2, { hex })];
  pend(state, "air_scramble", "allied", strike({ hex, aircraft: ["ju88_1", "ju88_2"] }));
  return state;
}

/** The same when the carrier attacked is to decide. */
function counterstrike(): Snapshot {
  const state = carrierBattle();
  state.sides.allied.aircraft.push(plane("fulmar", "fulmar", 1, { carrier: "victorious" }));
  pend(state, "air_counterstrike", "allied", strike({ aircraft: ["stukas"] }));
  return state;
}

/** The same when it strikes back: Graf Zeppelin is about to be deployed, and the first attack waits. */
function strikeBack(): Snapshot {
  const state = counterstrike();
  const hex = "0411";
  Object.assign(state.sides.allied.aircraft[0]!, { hex, mission: "attack" });
  const ships = display("trondheim_group", [ship("graf_zeppelin", 3)]);
  const { outer: _, ...outer } = strike({ aircraft: ["stukas"] });
  const about = strike({
    side: "allied",
    cause: "carrier_battle",
    hex,
    block: 2,
    aircraft: ["albacore"],
    ships,
    outer,
  });
  pend(state, "air_deploy", "axis", about);
  return state;
}

/** Dive bombers over Vaenga, where a bomber unit of two steps lies. */
function axisOverBase(): Snapshot {
  const state = scenarioAt("air_combat", "axis");
  alone(state, "allied", "tf_home_fleet");
  alone(state, "axis");
  const hex = "0817";
  state.sides.axis.aircraft = [raider("stukas", "ju87r", 1, { base: "kirkenes_air", hex })];
  state.sides.allied.aircraft = [plane("pe2_1", "pe2", 2, { base: "vaenga" })];
  const where = { hex, against: "airbase", block: null, place: "vaenga" } as const;
  pend(state, "air_assign", "axis", strike({ aircraft: ["stukas"], ...where }));
  return state;
}

/** The snapshots that vectors on aircraft start from. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "air-convoy": convoyUnderAircraft,
  "air-deploy": convoyToDeploy,
  "air-assign": convoyDeployed,
  "air-second-wave": secondWave,
  "air-lone-ship": loneShip,
  "air-kirkenes": overKirkenes,
  "air-scramble": scramble,
  "air-dogfight": dogfight,
  "air-near-vaenga": nearVaenga,
  "air-airbase": baseBombed,
  "air-port": portBombed,
  "air-port-bombers": portUnderBombers,
  "air-raid": portRaid,
  "air-move-axis": axisAirMove,
  "air-move-allied": alliedAirMove,
  "air-hunt": airborneHunt,
  "air-carrier-battle": carrierBattle,
  "air-counterstrike": counterstrike,
  "air-strike-back": strikeBack,
  "air-airbase-axis": axisOverBase,
};
