import { fight, inMonth, logged, malformed, resolves, ships, type Vector } from "../kit/combat";
import { u1, u2, u3 } from "../kit/rolls";

const DUDS = [
  { type: "G7a", period: "1939-09_1940-06", dud: 2 },
  { type: "G7a", period: "1940-07_1940-12", dud: 2 },
  { type: "G7a", period: "1941-01_1943-06", dud: 1 },
  { type: "G7e", period: "1939-09_1940-06", dud: 3 },
  { type: "G7e", period: "1940-07_1940-12", dud: 2 },
  { type: "G7e", period: "1941-01_1943-06", dud: 1 },
] as const;

/** One torpedo that hits, and whether it explodes. */
function dudCase(
  type: "G7a" | "G7e",
  period: string,
  month: string,
  face: number,
  explodes: boolean,
  superior = false,
): Vector {
  const tube = type === "G7a" ? "fwd2" : "fwd4";
  const dud = u2(face, `${type}_${period}`, superior ? ["U2_SUPERIOR_TORPEDOES"] : []);
  const what = `${face} ${explodes ? "explodes" : "is a dud"}`;
  return resolves({
    id: `u2-${type.toLowerCase()}-${month}-${face}${superior ? "-superior" : ""}`,
    title: `U2 ${type} in ${month}: ${what}${superior ? " with superior torpedoes" : ""}`,
    citation: superior ? "12.1.3" : "9.2.4",
    operation: "resolveTorpedoFire",
    base: "viib-round",
    patch: { ...inMonth(month), patrol: { superiorTorpedoes: superior } },
    input: { tubes: { [tube]: 2 } },
    rolls: [u1("close", [1, 1]), dud, ...(explodes ? [u3(3)] : [])],
    outcome: {
      shots: [{ tube, torpedo: type, slot: 2, result: explodes ? "damaged" : "dud", damage: explodes ? 2 : 0 }],
    },
    snapshot: { engagement: { targets: [{ damage: 0 }, { damage: explodes ? 2 : 0 }] } },
  });
}

function duds(): Vector[] {
  const columns = DUDS.flatMap(({ type, period, dud }) => {
    const [from = "", to = ""] = period.split("_");
    return [dudCase(type, period, from, dud, false), dudCase(type, period, to, dud + 1, true)];
  });
  const superior = [
    dudCase("G7e", "1939-09_1940-06", "1940-06", 3, true, true),
    dudCase("G7e", "1939-09_1940-06", "1940-06", 2, false, true),
    dudCase("G7a", "1941-01_1943-06", "1943-06", 1, true, true),
  ];
  return [...columns, ...superior];
}

function damages(): Vector[] {
  return [4, 3, 2, 1, 1, 1].map((damage, index) => {
    const face = index + 1;
    const sinks = damage === 4;
    return resolves({
      id: `u3-torpedo-${face}`,
      title: `U3 torpedo: ${face} does ${damage} damage`,
      citation: "9.2.5",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      input: { tubes: { fwd1: 2 } },
      rolls: [u1("close", [1, 1]), u2(3), u3(face)],
      outcome: { shots: [{ tube: "fwd1", slot: 2, result: sinks ? "sunk" : "damaged", damage }], phase: "round" },
      snapshot: {
        engagement: { targets: [{ damage: 0 }, { damage }] },
        log: [{ ships: sinks ? [logged(2, true)] : [] }],
      },
    });
  });
}

/** A lone ship of that tonnage, hit once. */
function lone(type: string, tons: number, points: number, face: number, damage: number): Vector {
  const sinks = damage >= points;
  const ship = { type, name: null, tons };
  return resolves({
    id: `points-${type.replace("_", "-")}-${tons}-${damage}-damage`,
    title: `U3 a ship of ${tons} t sinks at ${points}: ${damage} ${sinks ? "sinks" : "damages"} it`,
    citation: "8.2.5",
    operation: "resolveTorpedoFire",
    base: "viib-round",
    patch: fight({ kind: "ship", targets: [{ slot: 1, ...ship, points, damage: 0 }] }),
    input: { tubes: { aft1: 1 } },
    rolls: [u1("close", [1, 1]), u2(3), u3(face)],
    outcome: {
      shots: [{ tube: "aft1", slot: 1, result: sinks ? "sunk" : "damaged", damage }],
      phase: sinks ? "at_sea" : "round",
    },
    snapshot: sinks
      ? { engagement: null, log: [{ ships: [{ ...ship, sunk: true }] }], patrol: { checksDone: 3, checksDoneInBox: 1 } }
      : { engagement: { targets: [{ damage }] }, log: [{ ships: [] }] },
  });
}

function points(): Vector[] {
  const wrong = fight({
    kind: "ship",
    targets: [{ slot: 1, type: "small_freighter", name: null, tons: 5001, points: 2, damage: 0 }],
  });
  return [
    lone("small_freighter", 5000, 2, 3, 2),
    lone("small_freighter", 5000, 2, 4, 1),
    lone("large_freighter", 5001, 3, 3, 2),
    lone("large_freighter", 5001, 3, 2, 3),
    lone("large_freighter", 9999, 3, 2, 3),
    lone("large_freighter", 10000, 4, 2, 3),
    lone("large_freighter", 10000, 4, 1, 4),
    lone("tanker", 2600, 2, 3, 2),
    malformed({
      id: "points-5001-not-two",
      title: "8.2.5 A ship of 5001 t cannot sink at 2",
      citation: "8.2.5",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      patch: wrong,
      input: { tubes: { fwd1: 1 } },
      code: "TARGET_IMPOSSIBLE",
      pointer: "/snapshot/engagement/targets/0/points",
    }),
  ];
}

function salvos(): Vector[] {
  return [
    resolves({
      id: "salvo-slot-then-tube-order",
      title: "9.2.1 A salvo is resolved by target, then by tube",
      citation: "9.2.1",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      input: { tubes: { fwd1: 2, fwd2: 1, fwd3: 2, fwd4: 1 } },
      rolls: [
        u1("close", [6, 3]),
        u1("close", [4, 4]),
        u2(2, "G7e_1940-07_1940-12"),
        u1("close", [5, 3]),
        u2(3),
        u3(3),
        u1("close", [6, 6]),
      ],
      outcome: {
        shots: [
          { tube: "fwd2", torpedo: "G7a", slot: 1, result: "missed", damage: 0 },
          { tube: "fwd4", torpedo: "G7e", slot: 1, result: "dud", damage: 0 },
          { tube: "fwd1", torpedo: "G7a", slot: 2, result: "damaged", damage: 2 },
          { tube: "fwd3", torpedo: "G7e", slot: 2, result: "missed", damage: 0 },
        ],
      },
      snapshot: { boat: { tubes: { fwd1: "empty", fwd2: "empty", fwd3: "empty", fwd4: "empty", aft1: "G7a" } } },
    }),
    resolves({
      id: "salvo-wasted-on-a-sunk-ship",
      title: "9.2.1 Torpedoes at a ship sunk meanwhile are spent without dice",
      citation: "9.2.1",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      input: { tubes: { fwd1: 1, fwd2: 1, fwd3: 1 } },
      rolls: [u1("close", [1, 2]), u2(4), u3(2)],
      outcome: {
        shots: [
          { tube: "fwd1", slot: 1, result: "sunk", damage: 3 },
          { tube: "fwd2", slot: 1, result: "wasted", damage: 0 },
          { tube: "fwd3", slot: 1, result: "wasted", damage: 0 },
        ],
        phase: "round",
      },
      snapshot: {
        boat: { tubes: { fwd1: "empty", fwd2: "empty", fwd3: "empty", fwd4: "G7e" } },
        engagement: { targets: [{ damage: 3 }, { damage: 0 }] },
        log: [{ ships: [logged(1, true)] }],
      },
    }),
    resolves({
      id: "salvo-damage-adds-up",
      title: "9.2.5 Damage of several torpedoes adds up until the ship sinks",
      citation: "9.2.5",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      patch: fight({ targets: ships({ 1: 0, 2: 1 }) }),
      input: { tubes: { fwd1: 2, fwd2: 2 } },
      rolls: [u1("close", [1, 1]), u2(3), u3(3), u1("close", [1, 1]), u2(3), u3(6)],
      outcome: {
        shots: [
          { tube: "fwd1", slot: 2, result: "damaged", damage: 2 },
          { tube: "fwd2", slot: 2, result: "sunk", damage: 1 },
        ],
      },
      snapshot: { engagement: { targets: [{ damage: 0 }, { damage: 4 }] }, log: [{ ships: [logged(2, true)] }] },
    }),
  ];
}

/** Vectors for torpedoes that hit: U2, U3, the points to sink, and whole salvos. */
export const torpedoes = (): Vector[] => [...duds(), ...damages(), ...points(), ...salvos()];
