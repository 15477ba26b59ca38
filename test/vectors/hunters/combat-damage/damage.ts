import { merged, type Roll, resolves, systems, two, type Vector, wounds } from "../kit/combat";
import { e2, e3, e4, flooding, severity, who } from "../kit/rolls";
import { going, hits } from "./hits";

/** Every system of a IXA, sound; the quads belong to the VIIC Flak alone. */
const SOUND: Readonly<Record<string, string>> = {
  electric_engine_1: "ok",
  electric_engine_2: "ok",
  diesel_engine_1: "ok",
  diesel_engine_2: "ok",
  periscope: "ok",
  radio: "ok",
  hydrophones: "ok",
  batteries: "ok",
  fwd_torpedo_doors: "ok",
  aft_torpedo_doors: "ok",
  dive_planes: "ok",
  fuel_tanks: "ok",
  deck_gun: "ok",
  flak_20mm: "ok",
  flak_20mm_quad_1: "absent",
  flak_20mm_quad_2: "absent",
  flak_37mm: "ok",
};

const UNHURT: Readonly<Record<string, string>> = {
  kmdt: "none",
  wo1: "none",
  wo2: "none",
  li: "none",
  doctor: "none",
  crew1: "none",
  crew2: "none",
  crew3: "none",
  crew4: "none",
  agent: "none",
};

/** The effects of each number of E4: the systems damaged, hull and flooding boxes, or injuries. */
const EFFECTS: Readonly<
  Record<number, { result: string; damaged?: readonly string[]; hull?: number; flooding?: number; injuries?: number }>
> = {
  11: { result: "batteries", damaged: ["batteries"] },
  12: { result: "flooding", flooding: 1 },
  13: { result: "crew_injury", injuries: 1 },
  14: { result: "periscope", damaged: ["periscope"] },
  15: { result: "dive_planes", damaged: ["dive_planes"] },
  16: { result: "electric_engine_1", damaged: ["electric_engine_1"] },
  21: { result: "flooding", flooding: 1 },
  22: { result: "electric_engine_2", damaged: ["electric_engine_2"] },
  23: { result: "diesel_engine_1", damaged: ["diesel_engine_1"] },
  24: { result: "flak_all", damaged: ["flak_20mm", "flak_37mm"] },
  25: { result: "diesel_engine_2", damaged: ["diesel_engine_2"] },
  26: { result: "flak_37mm", damaged: ["flak_37mm"] },
  31: { result: "flooding", flooding: 1 },
  32: { result: "minor_damage" },
  33: { result: "hull", hull: 1 },
  34: { result: "crew_injury", injuries: 1 },
  35: { result: "hull", hull: 1 },
  36: { result: "deck_gun", damaged: ["deck_gun"] },
  41: { result: "hull", hull: 1 },
  42: { result: "radio", damaged: ["radio"] },
  43: { result: "flooding", flooding: 1 },
  44: { result: "flooding", flooding: 1 },
  45: { result: "hull", hull: 1 },
  46: { result: "flak_20mm", damaged: ["flak_20mm"] },
  51: { result: "flooding", flooding: 1 },
  52: { result: "hull", hull: 1 },
  53: { result: "crew_injury", injuries: 1 },
  54: { result: "flooding", flooding: 2 },
  55: { result: "hull", hull: 1 },
  56: { result: "deck_gun", damaged: ["deck_gun"] },
  61: { result: "hydrophones", damaged: ["hydrophones"] },
  62: { result: "aft_torpedo_doors", damaged: ["aft_torpedo_doors"] },
  63: { result: "crew_injury", injuries: 2 },
  64: { result: "fwd_torpedo_doors", damaged: ["fwd_torpedo_doors"] },
  65: { result: "hull", hull: 2 },
  66: { result: "fuel_tanks", damaged: ["fuel_tanks"] },
};

/** Every number of E4 once, on a boat that carries everything. */
function rows(): Vector[] {
  return Object.entries(EFFECTS).map(([number, effect]) => {
    const { result, damaged = [], hull = 0, flooding: boxes = 0, injuries = 0 } = effect;
    const men = ["crew1", "crew2"].slice(0, injuries);
    const hurt = men.flatMap(() => [who([3, 4]), severity(2)]);
    const states = { ...SOUND, ...Object.fromEntries(damaged.map((system) => [system, "damaged"])) };
    return resolves({
      id: `e4-${number}`,
      title: `E4 ${number}: ${result.replaceAll("_", " ")}${hull === 2 || boxes === 2 || injuries === 2 ? " twice" : ""}`,
      citation: "9.6.9",
      operation: "resolveDepthCharge",
      base: "ixa-detection",
      input: { exceedTestDepth: false },
      rolls: [e2([6, 4]), e3([2, 2]), e4(Number(number)), ...hurt, ...(boxes > 0 ? [flooding(4)] : [])],
      outcome: { exceeded: false, detected: true, hits: 1, damage: [result], phase: "detection", fate: null },
      snapshot: {
        boat: { hull, flooding: boxes, systems: states, deckGunAmmo: 5 },
        crew: { wounds: { ...UNHURT, ...Object.fromEntries(men.map((man) => [man, "LW"])) } },
        engagement: { cycle: { round: 1, previouslyDetected: true, twelve: false } },
      },
    });
  });
}

const FLAK_SEARCH = (natural: number): Roll[] => [e2([4, 3], ["E2_1943"]), e3(two(natural), ["E3_1943"])];

function oddities(): Vector[] {
  return [
    hits({
      id: "each-hit-in-turn",
      title: "9.6.9 Every hit is rolled and applied in turn; a double result uses one hit",
      citation: "9.6.9",
      natural: 11,
      numbers: [e4(65), e4(54), e4(63), who([2, 3]), severity(1), who([5, 5]), severity(4), e4(32), flooding(5)],
      outcome: going(["hull", "flooding", "crew_injury", "minor_damage"]),
      snapshot: merged({ boat: { hull: 2, flooding: 3 } }, wounds({ doctor: "LW", wo2: "SW" })),
    }),
    hits({
      id: "same-system-again",
      title: "10.6.3 A system hit again is no worse",
      citation: "10.6.3",
      patch: systems({ periscope: "inoperable" }),
      natural: 9,
      numbers: [e4(42), e4(42), e4(14)],
      outcome: going(["radio", "radio", "periscope"]),
      snapshot: systems({ radio: "damaged", periscope: "inoperable" }),
    }),
    hits({
      id: "not-carried",
      title: "10.6.3 A gun the boat does not carry cannot be hit",
      citation: "10.6.3",
      natural: 4,
      numbers: [e4(26)],
      outcome: going(["flak_37mm"]),
      snapshot: systems({ flak_37mm: "absent", flak_20mm: "ok" }),
    }),
    hits({
      id: "flak-all-type-vii",
      title: "10.6.4 All flak of a Type VII is its one gun",
      citation: "10.6.4",
      natural: 4,
      numbers: [e4(24)],
      outcome: going(["flak_all"]),
      snapshot: systems({ flak_37mm: "absent", flak_20mm: "damaged" }),
    }),
    hits({
      id: "flak-boat-quads-in-turn",
      title: "11.4.7 2 cm Flak knocks out one quad mount, then the other, then nothing",
      citation: "11.4.7",
      base: "flak-detection",
      natural: 8,
      search: FLAK_SEARCH(8),
      numbers: [e4(46), e4(46), e4(46)],
      outcome: going(["flak_20mm", "flak_20mm", "flak_20mm"]),
      snapshot: systems({
        flak_20mm: "absent",
        flak_20mm_quad_1: "damaged",
        flak_20mm_quad_2: "damaged",
        flak_37mm: "ok",
      }),
    }),
    hits({
      id: "flak-boat-quad-still-working",
      title: "11.4.7 The quad mount still working is the one knocked out",
      citation: "11.4.7",
      base: "flak-detection",
      patch: systems({ flak_20mm_quad_1: "inoperable" }),
      natural: 3,
      search: FLAK_SEARCH(3),
      numbers: [e4(46)],
      outcome: going(["flak_20mm"]),
      snapshot: systems({ flak_20mm_quad_1: "inoperable", flak_20mm_quad_2: "damaged", flak_37mm: "ok" }),
    }),
    hits({
      id: "flak-boat-all",
      title: "11.4.7 Flak Gun(s) knocks out all three systems",
      citation: "11.4.7",
      base: "flak-detection",
      natural: 6,
      search: FLAK_SEARCH(6),
      numbers: [e4(24), e4(26)],
      outcome: going(["flak_all", "flak_37mm"]),
      snapshot: systems({ flak_20mm_quad_1: "damaged", flak_20mm_quad_2: "damaged", flak_37mm: "damaged" }),
    }),
    hits({
      id: "flak-boat-no-deck-gun",
      title: "10.6.3 The VIIC Flak has no deck gun to lose",
      citation: "10.6.3",
      base: "flak-detection",
      natural: 6,
      search: FLAK_SEARCH(6),
      numbers: [e4(36), e4(56)],
      outcome: going(["deck_gun", "deck_gun"]),
      snapshot: systems({ deck_gun: "absent" }),
    }),
  ];
}

/** Damage to the boat: E4. */
export const damage = (): Vector[] => [...rows(), ...oddities()];
