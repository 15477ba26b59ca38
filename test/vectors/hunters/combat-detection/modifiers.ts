import { award, capital, experte, fight, inMonth, merged, resolves, two, type Vector, wounds } from "../kit/combat";
import { e2, e3 } from "../kit/rolls";
import { attack, pack, type Search, SW, search } from "./search";

const PLUS: readonly Omit<Search, "title" | "detected" | "natural">[] = [
  { id: "1941", citation: "E2", patch: inMonth("1941-01"), drms: ["E2_1941"] },
  { id: "1942", citation: "E2", patch: inMonth("1942-12"), drms: ["E2_1942"] },
  { id: "1943", citation: "E2", patch: inMonth("1943-06"), drms: ["E2_1943"], charges: ["E3_1943"] },
  { id: "kmdt-sw", citation: "10.5.3", patch: wounds({ kmdt: SW }), drms: ["E2_KMDT_SW"] },
  { id: "kmdt-wo1-out", citation: "10.5.3", patch: wounds({ kmdt: SW, wo1: "KIA" }), drms: ["E2_KMDT_1WO_SW"] },
  {
    id: "li-in-command",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW, wo1: SW, wo2: SW }), experte("wo1", "wo2", "li")),
    drms: ["E2_KMDT_1WO_SW"],
  },
  {
    id: "fuel-tanks",
    citation: "10.4.1",
    patch: { boat: { systems: { fuel_tanks: "damaged" } } },
    drms: ["E2_FUEL_TANKS"],
    charges: ["E3_FUEL_TANKS"],
  },
  {
    id: "fuel-tanks-inoperable",
    citation: "10.4.1",
    patch: { boat: { systems: { fuel_tanks: "inoperable" } } },
    drms: ["E2_FUEL_TANKS"],
    charges: ["E3_FUEL_TANKS"],
  },
  {
    id: "dive-planes",
    citation: "E2",
    patch: { boat: { systems: { dive_planes: "damaged" } } },
    drms: ["E2_DIVE_PLANES"],
  },
  {
    id: "dive-planes-inoperable",
    citation: "E2",
    patch: { boat: { systems: { dive_planes: "inoperable" } } },
    drms: ["E2_DIVE_PLANES"],
  },
  {
    id: "capital-ship",
    citation: "8.2.2",
    patch: fight({ kind: "capital_ship", targets: capital() }),
    drms: ["E2_CAPITAL_SHIP"],
  },
  {
    id: "g7a-by-day",
    citation: "4.5",
    patch: fight({ dayNight: "day", attack: { g7aByDay: true } }),
    drms: ["E2_G7A_DAY"],
  },
  {
    id: "previously-detected",
    citation: "9.6.12",
    patch: fight({ cycle: { round: 1, previouslyDetected: true } }),
    drms: ["E2_PREVIOUSLY_DETECTED"],
    round: 1,
  },
  { id: "close", citation: "9.2.2", patch: attack({ range: "close" }), drms: ["E2_CLOSE_AFTER_FIRING"] },
  {
    id: "night-surface",
    citation: "9.5.1",
    patch: merged(inMonth("1941-01"), attack({ mode: "night_surface" })),
    drms: ["E2_1941", "E2_NIGHT_SURFACE"],
    charges: ["E3_NIGHT_SURFACE"],
  },
  {
    id: "fwd-and-aft",
    citation: "9.5.2",
    patch: attack({ mode: "night_surface", bothEnds: true }),
    drms: ["E2_FWD_AFT"],
    charges: ["E3_NIGHT_SURFACE"],
  },
  { id: "wolfpack-focused", citation: "7.2.2", patch: pack("focused"), drms: ["E2_WOLFPACK_FOCUSED"] },
  {
    id: "elite-escort",
    citation: "14.6.3",
    patch: merged(inMonth("1942-01"), { options: { variableEscortQuality: true } }, fight({ escortQuality: "elite" })),
    drms: ["E2_1942", "E2_ELITE_ESCORT"],
  },
];

/** Vectors for the modifiers that help or hinder the escort, one at a time. */
export function helped(): Vector[] {
  const sums: Readonly<Record<string, number>> = {
    E2_1942: 2,
    E2_1943: 3,
    E2_KMDT_1WO_SW: 2,
  };
  return PLUS.map((plan) => {
    const total = (plan.drms ?? []).reduce((sum, drm) => sum + (sums[drm as string] ?? 1), 0);
    const elite = plan.id === "elite-escort";
    const natural = 9 - total;
    // An Elite escort adds a hit to depth charges that would miss, and that hit is minor damage.
    if (elite) return eliteHit(plan, natural);
    return search({
      ...plan,
      id: `e2-modifier-${plan.id}`,
      title: `E2 modifiers: ${plan.id.replaceAll("-", " ")}`,
      natural,
      detected: true,
    });
  });
}

function eliteHit(
  { id, citation, patch, drms }: Omit<Search, "title" | "detected" | "natural">,
  natural: number,
): Vector {
  const minor = {
    label: "boat-damage",
    faces: [3, 2],
    chart: "E4",
    column: null,
    row: 13,
    modified: 32,
    result: "minor_damage",
    modifiers: {},
  };
  return resolves({
    id: `e2-modifier-${id}`,
    title: "E2 modifiers: elite escort",
    citation,
    operation: "resolveDepthCharge",
    base: "viib-detection",
    patch,
    input: { exceedTestDepth: false },
    rolls: [e2(two(natural), drms), e3([1, 1]), minor],
    outcome: { detected: true, hits: 1, damage: ["minor_damage"], phase: "detection" },
  });
}

const OTHERS: readonly Search[] = [
  {
    id: "swords",
    title: "Swords -1",
    citation: "11.3.6",
    patch: award("KCOS"),
    natural: 9,
    drms: ["E2_KCOS"],
    detected: false,
  },
  {
    id: "diamonds",
    title: "Diamonds keep the -1 of the Swords",
    citation: "11.3.6",
    patch: award("KCOSD"),
    natural: 9,
    drms: ["E2_KCOS"],
    detected: false,
  },
  {
    id: "oakleaves",
    title: "Oakleaves change nothing",
    citation: "11.3.6",
    patch: award("KCO"),
    natural: 9,
    detected: true,
  },
  {
    id: "swords-kmdt-sw",
    title: "Swords of a Kommandant out of action",
    citation: "10.5.3",
    patch: merged(award("KCOS"), wounds({ kmdt: SW })),
    natural: 8,
    drms: ["E2_KMDT_SW"],
    detected: true,
  },
  {
    id: "wo1-experte",
    title: "an Experte 1WO in command",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW }), experte("wo1")),
    natural: 8,
    detected: false,
  },
  {
    id: "wo2-experte",
    title: "an Experte 2WO in command",
    citation: "10.5.3",
    patch: merged(wounds({ kmdt: SW, wo1: SW }), experte("wo2")),
    natural: 8,
    detected: false,
  },
  {
    id: "wo1-sw-alone",
    title: "a fit Kommandant without his 1WO",
    citation: "10.5.3",
    patch: wounds({ wo1: SW }),
    natural: 8,
    detected: false,
  },
  {
    id: "long-range",
    title: "long range -1",
    citation: "E2",
    patch: attack({ range: "long" }),
    natural: 9,
    drms: ["E2_LONG_RANGE"],
    detected: false,
  },
  {
    id: "wolfpack-busy",
    title: "a busy escort -1",
    citation: "7.2.2",
    patch: pack("busy"),
    natural: 9,
    drms: ["E2_WOLFPACK"],
    detected: false,
  },
  {
    id: "wolfpack-radio-damaged",
    title: "a damaged radio keeps the pack's help",
    citation: "7.2.3",
    patch: merged(pack("busy"), { boat: { systems: { radio: "damaged" } } }),
    natural: 10,
    drms: ["E2_WOLFPACK"],
    detected: true,
  },
  {
    id: "wolfpack-radio-inoperable",
    title: "no help without a radio",
    citation: "7.2.3",
    patch: merged(pack("busy"), { boat: { systems: { radio: "inoperable" } } }),
    natural: 9,
    detected: true,
  },
  {
    id: "wolfpack-focused-radio",
    title: "no harm without a radio",
    citation: "7.2.3",
    patch: merged(pack("focused"), { boat: { systems: { radio: "inoperable" } } }),
    natural: 8,
    detected: false,
  },
  {
    id: "night-surface-1940",
    title: "a night surface attack before 1941",
    citation: "9.5.1",
    patch: attack({ mode: "night_surface" }),
    natural: 8,
    detected: false,
  },
  {
    id: "night-surface-later-round",
    title: "a night surface attack in a later round",
    citation: "9.6.3",
    patch: merged(
      inMonth("1941-01"),
      fight({ attack: { mode: "night_surface", bothEnds: true }, cycle: { round: 1, previouslyDetected: true } }),
    ),
    natural: 6,
    drms: ["E2_1941", "E2_NIGHT_SURFACE", "E2_PREVIOUSLY_DETECTED"],
    detected: true,
    round: 1,
  },
  {
    id: "fwd-and-aft-later-round",
    title: "both ends in a later round",
    citation: "9.6.3",
    patch: fight({ attack: { mode: "night_surface", bothEnds: true }, cycle: { round: 1, previouslyDetected: true } }),
    natural: 7,
    drms: ["E2_PREVIOUSLY_DETECTED"],
    detected: false,
    round: 1,
  },
  {
    id: "fwd-and-aft-knights-cross",
    title: "the Knight's Cross spares no detection for firing both ends",
    citation: "11.3.6",
    patch: merged(award("KC"), attack({ mode: "night_surface", bothEnds: true })),
    natural: 8,
    drms: ["E2_FWD_AFT"],
    detected: true,
    charges: ["E3_NIGHT_SURFACE"],
  },
  {
    id: "found-often",
    title: "found before counts once",
    citation: "9.6.12",
    patch: fight({ cycle: { round: 4, previouslyDetected: true, twelve: true } }),
    natural: 7,
    drms: ["E2_PREVIOUSLY_DETECTED"],
    detected: false,
    round: 4,
  },
  {
    id: "persist-later-round",
    title: "range and wake stay for the cycle",
    citation: "9.6.12",
    patch: fight({
      dayNight: "day",
      attack: { range: "close", g7aByDay: true },
      cycle: { round: 2, previouslyDetected: true },
    }),
    natural: 6,
    drms: ["E2_G7A_DAY", "E2_PREVIOUSLY_DETECTED", "E2_CLOSE_AFTER_FIRING"],
    detected: true,
    round: 2,
  },
  {
    id: "not-fired",
    title: "nothing fired, no range and no wake",
    citation: "9.6.3",
    patch: fight({
      dayNight: "day",
      attack: { range: "close", fired: false },
      cycle: { round: 1, previouslyDetected: true },
    }),
    natural: 7,
    drms: ["E2_PREVIOUSLY_DETECTED"],
    detected: false,
    round: 1,
  },
  {
    id: "not-fired-night-surface",
    title: "a night approach found out keeps its +1 from 1941",
    citation: "9.6.3",
    patch: merged(
      inMonth("1941-01"),
      fight({
        attack: { mode: "night_surface", range: "close", fired: false },
        cycle: { round: 1, previouslyDetected: true },
      }),
    ),
    natural: 5,
    drms: ["E2_1941", "E2_NIGHT_SURFACE", "E2_PREVIOUSLY_DETECTED"],
    detected: false,
    round: 1,
  },
  {
    id: "veteran-escort",
    title: "a Veteran escort searches no better",
    citation: "14.6.3",
    patch: merged({ options: { variableEscortQuality: true } }, fight({ escortQuality: "veteran" })),
    natural: 8,
    detected: false,
  },
  {
    id: "twelve-by-modifiers",
    title: "twelve counts after modifiers",
    citation: "9.6.7",
    patch: inMonth("1942-01"),
    natural: 10,
    drms: ["E2_1942"],
    detected: true,
    twelve: true,
  },
  {
    id: "twelve-forgotten",
    title: "the +1 for twelve is for one attack",
    citation: "9.6.7",
    patch: fight({ cycle: { round: 1, previouslyDetected: true, twelve: true } }),
    natural: 10,
    drms: ["E2_PREVIOUSLY_DETECTED"],
    detected: true,
    round: 1,
  },
];

/** Further modifiers of detection, and what leaves them alone. */
export function others(): Vector[] {
  return OTHERS.map((plan) => search({ ...plan, id: `e2-modifier-${plan.id}`, title: `E2 modifiers: ${plan.title}` }));
}
