import {
  award,
  type Drm,
  experte,
  fight,
  inMonth,
  type Json,
  logged,
  merged,
  malformed,
  resolves,
  ships,
  two,
  type Vector,
  wounds,
} from "./kit";
import { u1, u2, u3 } from "./rolls";

const RANGES = { close: 8, medium: 7, long: 6 };
const round = (part: Json): Json => fight({ round: part });

/** One torpedo of a submerged round at the large freighter. */
function torpedo(plan: {
  id: string;
  title: string;
  citation: string;
  range?: string;
  patch?: Json;
  tube?: string;
  type?: "G7a" | "G7e";
  natural: number;
  drms?: readonly Drm[];
  hit: boolean;
}): Vector {
  const { id, title, citation, range = "close", patch, tube = "fwd1", type = "G7a", natural, drms, hit } = plan;
  const fire = u1(range, two(natural), drms);
  const after = hit ? [u2(6, `${type}_1940-07_1940-12`), u3(4)] : [];
  const damage = hit ? 1 : 0;
  return resolves({
    id,
    title,
    citation,
    operation: "resolveTorpedoFire",
    base: "viib-round",
    patch: merged(round({ range }), patch),
    input: { tubes: { [tube]: 2 } },
    rolls: [fire, ...after],
    outcome: {
      shots: [{ tube, torpedo: type, slot: 2, result: hit ? "damaged" : "missed", damage }],
      phase: "round",
      fate: null,
    },
    snapshot: {
      boat: { tubes: { [tube]: "empty" } },
      engagement: { targets: [{ damage: 0 }, { damage }], fought: true, round: { fwdFired: true, aftFired: false } },
    },
  });
}

function rows(): Vector[] {
  return Object.entries(RANGES).flatMap(([range, last]) =>
    [2, last, last + 1, 12].map((natural) => {
      const hit = natural <= last;
      const title = `U1 ${range} range: ${natural} ${hit ? "hits" : "misses"}`;
      return torpedo({ id: `u1-${range}-${natural}`, title, citation: "9.2.3", range, natural, hit });
    }),
  );
}

const SW = "SW";
const CREW_OUT = wounds({ crew1: SW, crew2: "KIA", crew3: SW, crew4: "KIA" });

interface Modified {
  readonly id: string;
  readonly what: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly range?: string;
  readonly g7e?: boolean;
  readonly drms?: readonly Drm[];
  readonly natural: number;
  readonly hit: boolean;
}

const MODIFIED: readonly Modified[] = [
  { id: "surface", what: "on the surface -1", citation: "9.4.2", patch: round({ mode: "surface" }), drms: ["U1_SURFACE_UZO"], natural: 9, hit: true },
  { id: "award-kc", what: "the Knight's Cross alone changes nothing", citation: "11.3.6", patch: award("KC"), natural: 9, hit: false },
  { id: "award-kco", what: "Oakleaves -1", citation: "11.3.6", patch: award("KCO"), drms: ["U1_KC_OAKLEAVES"], natural: 9, hit: true },
  { id: "award-kcos", what: "Swords keep the -1 of the Oakleaves", citation: "11.3.6", patch: award("KCOS"), drms: ["U1_KC_OAKLEAVES"], natural: 9, hit: true },
  { id: "award-kcosd", what: "Diamonds keep the -1 of the Oakleaves", citation: "11.3.6", patch: award("KCOSD"), drms: ["U1_KC_OAKLEAVES"], natural: 9, hit: true },
  { id: "award-kmdt-lw", what: "a lightly wounded Kommandant uses his Oakleaves", citation: "10.5.3", patch: merged(award("KCO"), wounds({ kmdt: "LW" })), drms: ["U1_KC_OAKLEAVES"], natural: 9, hit: true },
  { id: "award-kmdt-sw", what: "a seriously wounded Kommandant cannot use his Oakleaves", citation: "C.2", patch: merged(award("KCO"), wounds({ kmdt: SW })), drms: ["U1_KMDT_SW"], natural: 8, hit: false },
  { id: "green", what: "a Green crew +1", citation: "11.1.3", patch: { crew: { quality: "green" } }, drms: ["U1_GREEN_CREW"], natural: 8, hit: false },
  { id: "veteran", what: "a Veteran crew shoots as a Trained one", citation: "11.1.3", patch: { crew: { quality: "veteran" } }, natural: 9, hit: false },
  { id: "elite", what: "an Elite crew shoots as a Trained one", citation: "11.1.3", patch: { crew: { quality: "elite" } }, natural: 9, hit: false },
  { id: "crew-out", what: "all four generic boxes out +1", citation: "10.5.3", patch: CREW_OUT, drms: ["U1_ALL_CREW_OUT"], natural: 8, hit: false },
  { id: "crew-three-out", what: "three generic boxes out change nothing", citation: "10.5.3", patch: wounds({ crew1: SW, crew2: "KIA", crew3: SW, crew4: "LW" }), natural: 8, hit: true },
  { id: "wo1-commands", what: "the 1WO in command +1", citation: "C.2", patch: wounds({ kmdt: SW, wo1: "LW" }), drms: ["U1_KMDT_SW"], natural: 8, hit: false },
  { id: "wo1-experte", what: "an Experte 1WO in command without penalty", citation: "C.2", patch: merged(wounds({ kmdt: SW }), experte("wo1")), natural: 8, hit: true },
  { id: "wo2-commands", what: "the 2WO in command +2", citation: "C.2", patch: wounds({ kmdt: SW, wo1: SW }), drms: ["U1_KMDT_1WO_SW"], natural: 7, hit: false },
  { id: "wo2-commands-wo1-kia", what: "a dead 1WO counts as a wounded one", citation: "C.2", patch: merged(wounds({ kmdt: SW, wo1: "KIA" }), experte("wo1")), drms: ["U1_KMDT_1WO_SW"], natural: 7, hit: false },
  { id: "wo2-experte", what: "an Experte 2WO in command without penalty", citation: "C.2", patch: merged(wounds({ kmdt: SW, wo1: "KIA" }), experte("wo2")), natural: 8, hit: true },
  { id: "officers-out", what: "both watch officers out under a fit Kommandant change nothing", citation: "C.2", patch: wounds({ wo1: SW, wo2: "KIA" }), natural: 8, hit: true },
  { id: "g7e-close", what: "a G7e at close range as a G7a", citation: "9.2.3", g7e: true, natural: 8, hit: true },
  { id: "g7e-medium", what: "a G7e at medium range +1", citation: "9.2.3", range: "medium", g7e: true, drms: ["U1_G7E_MEDIUM"], natural: 7, hit: false },
  { id: "g7e-long", what: "a G7e at long range +2", citation: "9.2.3", range: "long", g7e: true, drms: ["U1_G7E_LONG"], natural: 5, hit: false },
  { id: "sum", what: "every modifier adds up", citation: "C.1", range: "long", g7e: true, patch: merged(award("KCOS"), { crew: { quality: "green" } }, CREW_OUT, round({ mode: "surface" })), drms: ["U1_SURFACE_UZO", "U1_KC_OAKLEAVES", "U1_GREEN_CREW", "U1_ALL_CREW_OUT", "U1_G7E_LONG"], natural: 4, hit: true },
];

function modified(): Vector[] {
  return MODIFIED.map(({ id, what, g7e = false, patch = {}, ...plan }) =>
    torpedo({
      ...plan,
      patch,
      id: `u1-modifier-${id}`,
      title: `U1 modifiers: ${what}`,
      tube: g7e ? "fwd3" : "fwd1",
      type: g7e ? "G7e" : "G7a",
    }),
  );
}

const DUDS = [
  { type: "G7a", period: "1939-09_1940-06", dud: 2 },
  { type: "G7a", period: "1940-07_1940-12", dud: 2 },
  { type: "G7a", period: "1941-01_1943-06", dud: 1 },
  { type: "G7e", period: "1939-09_1940-06", dud: 3 },
  { type: "G7e", period: "1940-07_1940-12", dud: 2 },
  { type: "G7e", period: "1941-01_1943-06", dud: 1 },
] as const;

/** One torpedo that hits, and whether it explodes. */
function dudCase(type: "G7a" | "G7e", period: string, month: string, face: number, explodes: boolean, superior = false): Vector {
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
    outcome: { shots: [{ tube, torpedo: type, slot: 2, result: explodes ? "damaged" : "dud", damage: explodes ? 2 : 0 }] },
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
    outcome: { shots: [{ tube: "aft1", slot: 1, result: sinks ? "sunk" : "damaged", damage }], phase: sinks ? "at_sea" : "round" },
    snapshot: sinks
      ? { engagement: null, log: [{ ships: [{ ...ship, sunk: true }] }], patrol: { checksDone: 3, checksDoneInBox: 1 } }
      : { engagement: { targets: [{ damage }] }, log: [{ ships: [] }] },
  });
}

function points(): Vector[] {
  const wrong = fight({ kind: "ship", targets: [{ slot: 1, type: "small_freighter", name: null, tons: 5001, points: 2, damage: 0 }] });
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

/** Torpedo fire: U1, U2, U3 and the points to sink. */
export const fire = (): Vector[] => [...rows(), ...modified(), ...duds(), ...damages(), ...points(), ...salvos()];
