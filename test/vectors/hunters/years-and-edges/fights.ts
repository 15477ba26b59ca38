import { attacked, meets } from "../kit/aircraft";
import {
  ended,
  inMonth,
  type Json,
  merged,
  type Roll,
  refused,
  resolves,
  roll,
  systems,
  type Vector,
} from "../kit/combat";
import { bombs, depth, dive, e2, e3, e4, flak, flooding, nobody, repair } from "../kit/rolls";

function repairs(): Vector[] {
  const wrecked = ["diesel_engine_1", "diesel_engine_2", "periscope", "radio", "hydrophones"];
  return [
    resolves({
      id: "diesels-out-nothing-else-repaired",
      title: "10.9.5 Once both diesels are gone only the radio is still repaired",
      citation: "10.9.5",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: systems(Object.fromEntries(wrecked.map((system) => [system, "damaged"]))),
      input: { exceedTestDepth: false },
      rolls: [
        e2([1, 1]),
        repair("diesel_engine_1", 5),
        repair("diesel_engine_2", 5),
        repair("radio", 2),
        roll("rescue", "RESCUE", null, [5, 5]),
      ],
      outcome: { hits: null, phase: "in_port" },
      snapshot: { phase: "in_port", engagement: null, refit: { boatDue: "rescued" } },
    }),
  ];
}

function light(): Vector[] {
  return (["1941-06", "1941-12"] as const).map((month, index) =>
    resolves({
      id: `light-off-the-arctic-${month}`,
      title: `8.3.1 Light outside the Arctic, ${month}, is rolled for`,
      citation: "8.3.1",
      operation: "resolveApproach",
      base: "viib-contact",
      patch: inMonth(month),
      rolls: [roll("day-night", "DAY_NIGHT", null, [index === 0 ? 4 : 3])],
      outcome: { dayNight: index === 0 ? "night" : "day", chosen: false, phase: "attack" },
    }),
  );
}

function air(): Vector[] {
  return [
    meets({
      id: "air-second-attack-sinks-after-damaged",
      title: "9.8.3 The second attack of a damaged aircraft can still sink the boat (E-74)",
      citation: "9.8.3",
      patch: merged(inMonth("1942-02"), { boat: { hull: 7 } }),
      rolls: [dive([1, 1], ["A1_1942"]), bombs([1, 1]), e4(32), nobody(), flak([2, 2]), bombs([1, 1]), e4(33)],
      air: attacked(2, 2, "damaged", ["minor_damage", "hull"]),
      phase: "over",
      fate: "sunk_hull",
      snapshot: { end: { fate: "sunk_hull", month: "1942-02", tons: 0 } },
    }),
    meets({
      id: "air-second-attack-sinks-after-miss",
      title: "9.8.3 The second attack of an aircraft that flak missed can sink the boat",
      citation: "9.8.3",
      patch: merged(inMonth("1942-02"), { boat: { hull: 7 } }),
      rolls: [dive([1, 1], ["A1_1942"]), bombs([1, 1]), e4(32), nobody(), flak([3, 3]), bombs([1, 1]), e4(33)],
      air: attacked(2, 2, "miss", ["minor_damage", "hull"]),
      phase: "over",
      fate: "sunk_hull",
      snapshot: { end: { fate: "sunk_hull", month: "1942-02", tons: 0 } },
    }),
  ];
}

/** 11.4.7 The boat that stays up fires although the bombs have sunk it. */
function staysUp(): Vector[] {
  const shot = (faces: readonly number[]): Roll => flak(faces, ["A2_VIIC_FLAK"]);
  return [
    resolves({
      id: "flak-stay-sunk-while-hitting",
      title: "11.4.7 A VIIC Flak that stays up and is sunk stays sunk, whatever its flak hits",
      citation: "11.4.7",
      operation: "resolveFlakStay",
      base: "flak-stay",
      patch: { boat: { hull: 7 } },
      input: { stay: true },
      rolls: [
        nobody(),
        roll("flak-second-round", "FLAK_SECOND_ROUND", null, [3]),
        bombs([1, 1], ["E3_1943"]),
        e4(33),
        shot([2, 2]),
        shot([6, 6]),
      ],
      outcome: { air: attacked(1, 1, "shot_down", ["hull"]), phase: "over", fate: "sunk_hull" },
      snapshot: { end: { fate: "sunk_hull", month: "1943-05", tons: 0 } },
    }),
  ];
}

/** Vectors for the effects of quality and evasion on E3, result by result. */
function hits(): Vector[] {
  const turned = (
    read: Roll,
    ...steps: readonly (readonly [code: string, value: number | null, result: string, section: string])[]
  ): Roll =>
    ({
      ...read,
      adjustments: steps.map(([code, value, result, section]) => ({ code, value, result, citation: { section } })),
    }) as Roll;
  const plan = { operation: "resolveDepthCharge", citation: "14.6.3", base: "viib-detection" };
  const quality = (escortQuality: string): Json => ({
    options: { variableEscortQuality: true },
    engagement: { escortQuality },
  });
  return [
    resolves({
      ...plan,
      id: "veteran-five-hits-sink",
      title: "14.6.3 Five hits of a Veteran escort sink the boat",
      patch: quality("veteran"),
      input: { exceedTestDepth: false },
      rolls: [e2([5, 4]), turned(e3([6, 6]), ["E3_ESCORT_VETERAN", null, "sunk", "14.6.3"])],
      outcome: { hits: null, damage: [], phase: "over", fate: "sunk_attack" },
      snapshot: ended("sunk_attack"),
    }),
    resolves({
      ...plan,
      id: "green-no-hits-stay-none",
      title: "14.6.3 A Green escort that does not hit stays at no hits",
      patch: quality("green"),
      input: { exceedTestDepth: false },
      rolls: [e2([5, 4]), turned(e3([1, 2]), ["E3_ESCORT_GREEN", -1, "0 hits", "14.6.3"])],
      outcome: { hits: 0, damage: [], phase: "detection" },
    }),
  ];
}

const DEEP = { EXCEED_TEST_DEPTH: { facts: { dice: "2d6", hullDamage: 2 } } };

const FLOODED = {
  ADDITIONAL_FLOODING: {
    rows: [
      { min: null, max: 4, result: "none", flooding: 0 },
      { min: 5, max: null, result: "additional_flooding", flooding: 2 },
    ],
  },
};

/** Charts of the caller that mark two boxes at once. */
function charts(): Vector[] {
  return [
    resolves({
      id: "test-depth-two-boxes",
      title: "9.6.4 Test depth, where a chart of the caller says so, marks two hull boxes",
      citation: "9.6.4",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      charts: DEEP,
      input: { exceedTestDepth: true },
      rolls: [depth([6, 6], "survives"), e2([1, 1], ["E2_EXCEED_TEST_DEPTH"])],
      outcome: { hits: null, phase: "follow" },
      snapshot: { boat: { hull: 2 } },
    }),
    resolves({
      id: "additional-flooding-two-boxes",
      title: "10.1.3 Additional flooding, where a chart of the caller says so, marks two boxes",
      citation: "10.1.3",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      charts: FLOODED,
      input: { exceedTestDepth: false },
      rolls: [e2([5, 4]), e3([3, 1]), e4(12), flooding(5)],
      outcome: { hits: 1, damage: ["flooding"], phase: "detection" },
      snapshot: { boat: { flooding: 3 } },
    }),
  ];
}

/** 9.7.6 Refused: a ship that the engagement does not hold. */
function choices(): Vector[] {
  return [
    refused({
      id: "straggler-not-there",
      title: "9.7.6 A ship that is not among the stragglers cannot be followed",
      citation: "9.7.6",
      operation: "chooseStraggler",
      base: "viib-stragglers",
      input: { slot: 4 },
      code: "VALUE_NOT_LISTED",
      pointer: "/input/slot",
    }),
  ];
}

/** Fights, their damage and their repairs. */
export const fights = (): Vector[] => [
  ...repairs(),
  ...light(),
  ...air(),
  ...staysUp(),
  ...hits(),
  ...charts(),
  ...choices(),
];
