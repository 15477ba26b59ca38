import { escaped } from "../kit/aircraft";
import { inMonth, type Json, merged, type Roll, roll, type Vector } from "../kit/combat";
import { onBase, plays } from "../kit/pack";
import { aircraft, another, approach, bombs, dive, e2, e3, e4, flak, nobody, u1, u2 } from "../kit/rolls";

const IXA = { boat: "IXA" };

/**
 * A patrol of two months whose chart reads the first differently from the second. D1 rules that the first month counts.
 */
const dated = (base: string, plan: Omit<Parameters<typeof plays>[0], "base" | "rulings">, cited = true): Vector => {
  const vector = onBase(base, plays({ ...plan, base: "none", ...(cited && { rulings: ["D1"] }) }));
  return vector;
};

const year = (month: string): string => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;

/** A career that begins in this month, with the promotion check a year later. */
const from = (month: string, more: Json): Json =>
  merged(inMonth(month, more), { kommandant: { nextPromotionCheck: year(month) } });

const biscay = (faces: readonly number[], drms: readonly string[] = []): Roll =>
  roll("encounter-check", "E1", "bay_of_biscay_special_mission", faces, drms);

/** A boat that leaves port: box 1 is in the Bay of Biscay. */
const LEAVING = { patrol: { box: 0, checksDone: 0, checksDoneInBox: 0, checksRequired: 0 } };

function bay(): Vector[] {
  const plan = { operation: "resolveEncounter", citation: "7.3.6" };
  return [
    dated("combat-ixa-sea", {
      ...plan,
      id: "date-bay-june-1940",
      title: "7.3.6 Bay of Biscay, patrol from June 1940 to July, is plain Transit (D1)",
      patch: merged(from("1940-06", IXA), LEAVING),
      rolls: [roll("encounter-check", "E1", "transit", [2, 2])],
      outcome: { box: 1, column: "transit", result: "none" },
    }),
    dated("combat-ixa-sea", {
      ...plan,
      id: "date-bay-december-1941",
      title: "7.3.6 Bay of Biscay, patrol from December 1941 to January, has no modifier (D1)",
      patch: merged(from("1941-12", IXA), LEAVING),
      rolls: [biscay([3, 2])],
      outcome: { box: 1, column: "bay_of_biscay_special_mission", result: "none" },
    }),
    dated(
      "combat-ixa-sea",
      {
        ...plan,
        id: "date-bay-july-1940",
        title: "7.3.6 Bay of Biscay, patrol from July 1940, reads its own column",
        patch: merged(from("1940-07", IXA), LEAVING),
        rolls: [biscay([3, 2])],
        outcome: { box: 1, column: "bay_of_biscay_special_mission", result: "none" },
      },
      false,
    ),
    dated("patrol-ixc", {
      ...plan,
      id: "date-resupply-december-1941",
      title: "14.9.3 Resupply, patrol from December 1941 to January, is checked without a modifier (D1)",
      citation: "14.9.3",
      operation: "resolveResupply",
      patch: merged(from("1941-12", { boat: "IXC", area: "atlantic" }), {
        options: { resupplyAtSea: true },
        patrol: { area: "atlantic", track: "atlantic", box: 7, checksDone: 9 },
      }),
      rolls: [
        roll("resupply", "RESUPPLY", null, [1]),
        roll("resupply-check", "E1", "bay_of_biscay_special_mission", [2, 3]),
        roll("resupply-torpedoes", "RESUPPLY_TORPEDOES", null, [4]),
      ],
      outcome: { met: true, air: null, offer: { G7a: 0, G7e: 0 } },
      snapshot: { patrol: { resupplied: true, jumpTo: 3 } },
    }),
  ];
}

function aircraftMet(): Vector[] {
  const plan = { operation: "resolveEncounter", citation: "9.8.1" };
  const trained = (kind: "aircraft" | "escort", column: string): Roll =>
    roll(`${kind}-quality`, `${kind.toUpperCase()}_QUALITY`, column, [3]);
  return [
    dated("combat-ixa-sea", {
      ...plan,
      id: "date-aircraft-december-1941",
      title: "14.7.1 Aircraft, escort and their checks, patrol from December 1941, are of 1941 (D1)",
      citation: "14.7.1",
      patch: merged(from("1941-12", IXA), {
        options: { variableAircraftQuality: true, variableEscortQuality: true },
      }),
      rolls: [
        aircraft(),
        dive([2, 3], ["A1_TYPE_VIID_IX"]),
        trained("aircraft", "1939-1941"),
        bombs([1, 1]),
        e4(32),
        nobody(),
        flak([3, 4], ["A2_IX_BOTH_FLAK"]),
        another([1, 2]),
        trained("escort", "1939-1941"),
      ],
      outcome: { result: "aircraft", ignored: false, event: null, phase: "detection" },
      snapshot: { engagement: { aircraftQuality: "trained", escortQuality: "trained", escorted: true } },
    }),
    dated("combat-ixa-sea", {
      ...plan,
      id: "date-aircraft-december-1942",
      title: "9.8.2 Air attack, patrol from December 1942 to January, has no modifier of 1943 (D1)",
      citation: "9.8.2",
      patch: from("1942-12", IXA),
      rolls: [
        aircraft(),
        dive([2, 3], ["A1_TYPE_VIID_IX", "A1_1942"]),
        bombs([1, 1]),
        e4(32),
        nobody(),
        flak([1, 2], ["A2_IX_BOTH_FLAK"]),
      ],
      outcome: { result: "aircraft", phase: "at_sea" },
    }),
    dated("combat-ixa-sea", {
      ...plan,
      id: "date-crash-dive-december-1939",
      title: "9.8.1 Crash dive, patrol from December 1939 to January, has the modifier of 1939 (D1)",
      patch: from("1939-12", IXA),
      rolls: [aircraft(), dive([3, 3], ["A1_TYPE_VIID_IX", "A1_1939"])],
      outcome: { result: "aircraft", air: escaped, phase: "at_sea" },
    }),
    dated(
      "combat-ixa-sea",
      {
        ...plan,
        id: "date-crash-dive-november",
        title: "9.8.1 Crash dive, patrol from November to December, has one year to read",
        patch: from("1940-11", IXA),
        rolls: [aircraft(), dive([4, 3], ["A1_TYPE_VIID_IX"])],
        outcome: { result: "aircraft", ignored: false, missionDone: false, eventIgnored: false, air: escaped },
      },
      false,
    ),
  ];
}

function escorts(): Vector[] {
  const attacking = {
    boat: {
      type: "IXA",
      number: 37,
      tubes: { aft2: "G7e" },
      fwdReloads: { G7a: 8, G7e: 6 },
      aftReloads: { G7a: 1, G7e: 1 },
      deckGunAmmo: 5,
      systems: { flak_37mm: "ok" },
    },
    engagement: { dayNight: "night" },
  };
  return [
    dated("combat-viib-attack", {
      id: "date-close-approach-december-1940",
      title: "9.2.4 Close approach and dud, patrol from December 1940 to January, are of 1940 (D1)",
      citation: "9.2.4",
      operation: "resolveAttack",
      patch: merged(from("1940-12", IXA), attacking),
      input: { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 1 } },
      rolls: [approach([4, 4]), u1("close", [4, 4]), u2(2)],
      outcome: { closeApproach: "undetected", hits: null, phase: "detection" },
      snapshot: { engagement: { targets: TARGETS, fought: true } },
    }),
    dated("combat-ixa-detection", {
      id: "date-depth-charge-december-1942",
      title: "9.6.8 Depth charges, patrol from December 1942 to January, have no modifier of 1943 (D1)",
      citation: "9.6.8",
      operation: "resolveDepthCharge",
      patch: from("1942-12", IXA),
      input: { exceedTestDepth: false },
      rolls: [e2([4, 3], ["E2_1942"]), e3([1, 2])],
      outcome: { hits: 0, damage: [], phase: "detection" },
      snapshot: { engagement: { cycle: { round: 1, previouslyDetected: true, twelve: false } } },
    }),
    dated("combat-viib-contact", {
      id: "date-arctic-may",
      title: "8.3.5 Arctic light, patrol from May to June, is rolled for (D1)",
      citation: "8.3.5",
      operation: "resolveApproach",
      patch: merged(from("1942-05", { boat: "VIID", area: "arctic" }), {
        phase: "contact",
        boat: { type: "VIID", number: 213 },
        patrol: { area: "arctic", track: "arctic", box: 3, checksDone: 2, checksDoneInBox: 0 },
      }),
      rolls: [roll("day-night", "ARCTIC_DAY_NIGHT", "apr_may", [4])],
      outcome: { dayNight: "day", chosen: false, phase: "attack" },
    }),
    dated(
      "combat-viib-contact",
      {
        id: "date-arctic-august",
        title: "8.3.5 Arctic light, patrol from August to September, reads one column",
        citation: "8.3.5",
        operation: "resolveApproach",
        patch: merged(from("1942-08", { boat: "VIID", area: "arctic" }), {
          phase: "contact",
          boat: { type: "VIID", number: 213 },
          patrol: { area: "arctic", track: "arctic", box: 3, checksDone: 2, checksDoneInBox: 0 },
        }),
        rolls: [roll("day-night", "ARCTIC_DAY_NIGHT", "jul_sep", [5])],
        outcome: { dayNight: "night", chosen: false, phase: "attack" },
      },
      false,
    ),
  ];
}

const TARGETS = [
  { slot: 1, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 0 },
  { slot: 2, type: "large_freighter", name: "Sultan Star", tons: 12300, points: 4, damage: 0 },
  { slot: 3, type: "small_freighter", name: "Firby", tons: 4900, points: 2, damage: 0 },
  { slot: 4, type: "tanker", name: "British Influence", tons: 8500, points: 3, damage: 0 },
];

/** D1 Patrols of two months, at the turn of a year or of a column. */
export const dates = (): Vector[] => [...bay(), ...aircraftMet(), ...escorts()];
