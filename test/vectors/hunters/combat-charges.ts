import { type Drm, ended, fight, inMonth, type Json, merged, resolves, systems, two, type Vector } from "./kit/combat";
import { depth, e2, e3, e4 } from "./kit/rolls";

/** Detection with 10 or 11 and a depth-charge attack, each hit minor damage. */
interface Charges {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly patch?: Json;
  readonly detection?: readonly Drm[];
  readonly drms?: readonly Drm[];
  readonly natural: number;
  readonly hits: number | null;
  readonly round?: number;
  readonly end?: Json;
}

function charges({
  id,
  title,
  citation,
  patch,
  detection = [],
  drms,
  natural,
  hits,
  round = 0,
  end = {},
}: Charges): Vector {
  const minor = Array.from({ length: hits ?? 0 }, () => e4(32));
  const sunk = hits === null;
  const search = e2(detection.length > 0 ? [4, 4] : [6, 4], detection);
  return resolves({
    id,
    title,
    citation,
    operation: "resolveDepthCharge",
    base: "viib-detection",
    patch,
    input: { exceedTestDepth: false },
    rolls: [search, e3(two(natural), drms), ...minor],
    outcome: {
      exceeded: false,
      detected: true,
      hits,
      damage: minor.map(() => "minor_damage"),
      phase: sunk ? "over" : "detection",
      fate: sunk ? "sunk_attack" : null,
    },
    snapshot: sunk
      ? ended("sunk_attack", end)
      : { engagement: { cycle: { round: round + 1 } }, boat: { hull: 0, flooding: 0 } },
  });
}

const HITS = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5];

function rows(): Vector[] {
  const printed = HITS.map((hits, index) => {
    const natural = index + 2;
    return charges({ id: `e3-${natural}`, title: `E3 ${natural}: ${hits} hits`, citation: "9.6.8", natural, hits });
  });
  const deepest = charges({
    id: "e3-13-sunk",
    title: "E3 13: the boat is sunk",
    citation: "9.6.8",
    patch: systems({ batteries: "damaged" }),
    drms: ["E3_BATTERIES"],
    natural: 12,
    hits: null,
  });
  return [...printed, deepest];
}

const MODIFIED: readonly Omit<Charges, "title" | "natural" | "hits">[] = [
  {
    id: "fuel-tanks",
    citation: "10.4.1",
    patch: systems({ fuel_tanks: "damaged" }),
    detection: ["E2_FUEL_TANKS"],
    drms: ["E3_FUEL_TANKS"],
  },
  {
    id: "fuel-tanks-inoperable",
    citation: "10.4.1",
    patch: systems({ fuel_tanks: "inoperable" }),
    detection: ["E2_FUEL_TANKS"],
    drms: ["E3_FUEL_TANKS"],
  },
  { id: "hydrophones", citation: "E3", patch: systems({ hydrophones: "damaged" }), drms: ["E3_HYDROPHONES"] },
  {
    id: "hydrophones-inoperable",
    citation: "E3",
    patch: systems({ hydrophones: "inoperable" }),
    drms: ["E3_HYDROPHONES"],
  },
  { id: "batteries", citation: "E3", patch: systems({ batteries: "damaged" }), drms: ["E3_BATTERIES"] },
  { id: "batteries-inoperable", citation: "E3", patch: systems({ batteries: "inoperable" }), drms: ["E3_BATTERIES"] },
  {
    id: "electric-engine-1",
    citation: "10.2.1",
    patch: systems({ electric_engine_1: "damaged" }),
    drms: ["E3_ELECTRIC_ENGINE"],
  },
  {
    id: "electric-engine-2",
    citation: "10.2.1",
    patch: systems({ electric_engine_2: "inoperable" }),
    drms: ["E3_ELECTRIC_ENGINE"],
  },
  {
    id: "night-surface-first-round",
    citation: "9.5.1",
    patch: fight({ attack: { mode: "night_surface" } }),
    drms: ["E3_NIGHT_SURFACE"],
  },
  { id: "1943", citation: "9.8.2", patch: inMonth("1943-01"), detection: ["E2_1943"], drms: ["E3_1943"] },
];

function modified(): Vector[] {
  const plus = MODIFIED.map((plan) =>
    charges({
      ...plan,
      id: `e3-modifier-${plan.id}`,
      title: `E3 modifiers: ${plan.id.replaceAll("-", " ")} +1`,
      natural: 6,
      hits: 2,
    }),
  );
  return [
    ...plus,
    charges({
      id: "e3-modifier-both-electric-engines",
      title: "E3 modifiers: +1 for each electric engine",
      citation: "10.2.1",
      patch: systems({ electric_engine_1: "damaged", electric_engine_2: "inoperable" }),
      drms: [["E3_ELECTRIC_ENGINE", 2]],
      natural: 5,
      hits: 2,
    }),
    charges({
      id: "e3-modifier-night-surface-later-round",
      title: "E3 modifiers: a night surface attack counts in the first round only",
      citation: "9.6.3",
      patch: fight({ attack: { mode: "night_surface" }, cycle: { round: 1, previouslyDetected: true } }),
      detection: ["E2_PREVIOUSLY_DETECTED"],
      natural: 6,
      hits: 1,
      round: 1,
    }),
    charges({
      id: "e3-modifier-diesels-and-planes",
      title: "E3 modifiers: diesels, periscope, radio and doors do not count",
      citation: "E3",
      patch: systems({
        diesel_engine_1: "damaged",
        periscope: "damaged",
        radio: "damaged",
        fwd_torpedo_doors: "damaged",
        deck_gun: "damaged",
      }),
      natural: 6,
      hits: 1,
    }),
    resolves({
      id: "e3-modifier-detected-with-twelve",
      title: "E3 modifiers: detected with 12 or more +1",
      citation: "9.6.7",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      input: { exceedTestDepth: false },
      rolls: [e2([6, 6]), e3([3, 3], ["E3_DETECT_12"]), e4(32), e4(32)],
      outcome: { detected: true, hits: 2, damage: ["minor_damage", "minor_damage"] },
      snapshot: { engagement: { cycle: { round: 1, previouslyDetected: true, twelve: true } } },
    }),
    charges({
      id: "e3-modifier-sum",
      title: "E3 modifiers: every one adds up",
      citation: "9.6.3",
      patch: merged(
        inMonth("1943-02"),
        systems({
          fuel_tanks: "damaged",
          hydrophones: "damaged",
          batteries: "damaged",
          electric_engine_1: "damaged",
          electric_engine_2: "damaged",
        }),
      ),
      detection: ["E2_1943", "E2_FUEL_TANKS"],
      drms: ["E3_FUEL_TANKS", "E3_HYDROPHONES", "E3_BATTERIES", ["E3_ELECTRIC_ENGINE", 2], "E3_1943", "E3_DETECT_12"],
      natural: 6,
      hits: null,
      end: { month: "1943-02" },
    }),
  ];
}

/** 14.6.3 The effect of an escort's quality on a natural total of E3: hits, or null for sunk. */
const QUALITY: readonly (readonly [quality: string, natural: number, hits: number | null])[] = [
  ["green", 3, 0],
  ["green", 4, 0],
  ["green", 7, 1],
  ["green", 12, 4],
  ["trained", 12, 5],
  ["veteran", 2, 1],
  ["veteran", 11, 5],
  ["veteran", 12, null],
  ["elite", 8, 3],
  ["elite", 12, null],
];

function quality(): Vector[] {
  const cases = QUALITY.map(([level, natural, hits]) => {
    const elite = level === "elite";
    const date = elite ? inMonth("1942-01") : {};
    return charges({
      id: `e3-${level}-escort-${natural}`,
      title: `E3 ${level} escort, ${natural}: ${hits === null ? "sunk" : `${hits} hits`}`,
      citation: "14.6.3",
      patch: merged(date, { options: { variableEscortQuality: true } }, fight({ escortQuality: level })),
      detection: elite ? ["E2_1942", "E2_ELITE_ESCORT"] : [],
      natural,
      hits,
      end: elite ? { month: "1942-01" } : {},
    });
  });
  const green = charges({
    id: "e3-green-escort-sunk-becomes-5",
    title: "E3 green escort, 13: sunk becomes 5 hits",
    citation: "14.6.3",
    patch: merged(
      { options: { variableEscortQuality: true } },
      fight({ escortQuality: "green" }),
      systems({ batteries: "damaged" }),
    ),
    drms: ["E3_BATTERIES"],
    natural: 12,
    hits: 5,
  });
  return [...cases, green];
}

const hull = (boxes: number): Json => ({ boat: { hull: boxes } });

/** Going below test depth with that much hull damage. */
function below(
  id: string,
  title: string,
  before: number,
  rolls: readonly ReturnType<typeof depth>[],
  after: number,
  fate: string | null,
): Vector {
  const lost = fate !== null;
  return resolves({
    id: `test-depth-${id}`,
    title: `9.6.4 Below test depth: ${title}`,
    citation: "9.6.4",
    operation: "resolveDepthCharge",
    base: "viib-detection",
    patch: hull(before),
    input: { exceedTestDepth: true },
    rolls: [...rolls, ...(lost ? [] : [e2([4, 4], ["E2_EXCEED_TEST_DEPTH"])])],
    outcome: { exceeded: !lost, detected: lost ? null : false, hits: null, damage: [], fate },
    snapshot: lost ? merged(ended(fate), hull(after)) : merged({ phase: "follow" }, hull(after)),
  });
}

function testDepth(): Vector[] {
  return [
    below("undamaged", "one hull box and no risk for an undamaged boat", 0, [depth([1, 1], "survives")], 1, null),
    below("greater", "greater than the hull damage survives", 4, [depth([3, 3], "survives")], 5, null),
    below("less", "less than the hull damage is the end", 4, [depth([2, 2], "sunk")], 5, "sunk_depth"),
    below(
      "equal",
      "equal costs a box and another roll",
      4,
      [depth([2, 3], "hull damage"), depth([3, 4], "survives")],
      6,
      null,
    ),
    below(
      "equal-then-less",
      "equal, then less",
      3,
      [depth([2, 2], "hull damage"), depth([1, 3], "sunk")],
      5,
      "sunk_depth",
    ),
    below(
      "equal-twice",
      "equal twice",
      3,
      [depth([2, 2], "hull damage"), depth([1, 4], "hull damage"), depth([6, 1], "survives")],
      6,
      null,
    ),
    below("equal-last-box", "equal may cost the last box", 6, [depth([3, 4], "hull damage")], 8, "sunk_hull"),
    below("last-box", "the box paid may be the last", 7, [], 8, "sunk_hull"),
    resolves({
      id: "test-depth-again-each-round",
      title: "9.6.5 Once in every round",
      citation: "9.6.5",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: merged(hull(1), fight({ cycle: { round: 1, previouslyDetected: true } })),
      input: { exceedTestDepth: true },
      rolls: [depth([5, 2], "survives"), e2([5, 4], ["E2_PREVIOUSLY_DETECTED", "E2_EXCEED_TEST_DEPTH"]), e3([1, 2])],
      outcome: { exceeded: true, detected: true, hits: 0, phase: "detection" },
      snapshot: { boat: { hull: 2 }, engagement: { cycle: { round: 2 } } },
    }),
    resolves({
      id: "test-depth-night-surface-second-round",
      title: "9.6.6 Open again in the second round of a night surface attack",
      citation: "9.6.6",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: fight({ attack: { mode: "night_surface" }, cycle: { round: 1, previouslyDetected: true } }),
      input: { exceedTestDepth: true },
      rolls: [depth([1, 2], "survives"), e2([4, 4], ["E2_PREVIOUSLY_DETECTED", "E2_EXCEED_TEST_DEPTH"])],
      outcome: { exceeded: true, detected: false, phase: "follow" },
    }),
    resolves({
      id: "test-depth-night-approach-found-out",
      title: "9.6.6 The approach found out was the first round",
      citation: "9.6.3",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: fight({
        attack: { mode: "night_surface", range: "close", fired: false },
        cycle: { round: 1, previouslyDetected: true },
      }),
      input: { exceedTestDepth: true },
      rolls: [depth([1, 2], "survives"), e2([4, 4], ["E2_PREVIOUSLY_DETECTED", "E2_EXCEED_TEST_DEPTH"])],
      outcome: { exceeded: true, detected: false, phase: "follow" },
    }),
  ];
}

/** Depth charges: E3, escort quality and test depth. */
export const vectors = (): Vector[] => [...rows(), ...modified(), ...quality(), ...testDepth()];
