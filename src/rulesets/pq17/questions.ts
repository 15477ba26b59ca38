import type { AnyQuestion, Question } from "../../core/contract/analysis";
import type { Snapshot } from "./snapshot";
import { SIDES } from "./vocabulary";

/** 7.4 Operations in which submarines attack or are attacked. */
const SUBMARINES = [
  "resolveSubmarineCombat",
  "chooseSubmarineTargets",
  "resolveOffensiveAsw",
  "resolveSubmarineDuel",
  "attackStrayMerchants",
];

/** 7.2 Operations that carry an air attack on. */
const IN_THE_AIR = [
  "declareAirAttack",
  "scrambleFighters",
  "directFighters",
  "returnFire",
  "strikeBack",
  "assignAircraft",
  "turnAircraft",
  "directFlak",
];

/** 7.5 Operations that carry a surface battle on. */
const SURFACE = [
  "declareSurfaceAttack",
  "interceptAttack",
  "sendConvoySubmarines",
  "engageForces",
  "strikeFromCarrier",
  "targetGuns",
  "targetTorpedoes",
  "withdrawUnits",
];

/** 6.4 Operations that draw cards to find a target. */
const LOCATED = [
  "resolveSubmarineCombat",
  "resolveOffensiveAsw",
  "resolveSubmarineDuel",
  "attackStrayMerchants",
  "resolveAirborneAsw",
];

/** Operations in which ships can be sunk. */
const FIGHTS = [...SUBMARINES, "resolveAirborneAsw", ...IN_THE_AIR, ...SURFACE, "resolveRandomEvent"];

const weather: Question<Snapshot, { readonly weather: string }> = {
  kind: "CHANCE",
  operations: ["resolveWeather"],
  reads: ["/outcome/weather"],
  answer: ({ outcome }) => ({ [outcome.weather]: true }),
};

const shipSunk: Question<Snapshot, unknown> = {
  kind: "CHANCE",
  operations: FIGHTS,
  reads: ["/snapshot/sides/allied/sunk", "/snapshot/sides/axis/sunk"],
  answer: ({ before, after }) => {
    const sunk = SIDES.flatMap((side) => after.sides[side].sunk.slice(before.sides[side].sunk.length));
    return Object.fromEntries(sunk.map(({ unit }) => [unit, true]));
  },
};

/** The questions that players of PQ-17 ask of odds. */
export const questions: Readonly<Record<string, AnyQuestion>> = {
  ship_sunk: shipSunk,
  allied_cs_sunk: { kind: "EXPECTATION", operations: FIGHTS, gain: "alliedSunk" },
  axis_cs_sunk: { kind: "EXPECTATION", operations: FIGHTS, gain: "axisSunk" },
  vp_gained: { kind: "EXPECTATION", operations: FIGHTS, gain: "vp" },
  target_found: { kind: "CHANCE", operations: LOCATED, at: "/outcome/located/found", is: [true] },
  submarine_hits: {
    kind: "EXPECTATION",
    operations: ["resolveSubmarineCombat", "chooseSubmarineTargets"],
    at: "/outcome/combat/attacks/*/result",
    is: ["hit"],
  },
  submarines_sunk: {
    kind: "EXPECTATION",
    operations: ["resolveSubmarineCombat", "chooseSubmarineTargets", "resolveOffensiveAsw"],
    at: "/outcome/combat/asw/*/result",
    is: ["sunk"],
  },
  submarines_held_down: {
    kind: "EXPECTATION",
    operations: ["resolveSubmarineCombat", "chooseSubmarineTargets", "resolveOffensiveAsw"],
    at: "/outcome/combat/heldDown",
  },
  submarine_sunk_from_air: {
    kind: "CHANCE",
    operations: ["resolveAirborneAsw"],
    at: "/outcome/results",
    is: ["sunk"],
  },
  submarine_held_down_from_air: {
    kind: "CHANCE",
    operations: ["resolveAirborneAsw"],
    at: "/outcome/results",
    is: ["held_down"],
  },
  duel_sinks: { kind: "CHANCE", operations: ["resolveSubmarineDuel"], at: "/outcome/duel/sunk", is: [true] },
  stray_hits: {
    kind: "EXPECTATION",
    operations: ["attackStrayMerchants"],
    at: "/outcome/attacks/*/success",
    is: [true],
  },
  aircraft_find_target: {
    kind: "CHANCE",
    operations: ["declareAirAttack", "strikeBack"],
    at: "/outcome/groups/*/located",
    is: [true],
  },
  air_combat_losses: {
    kind: "EXPECTATION",
    operations: IN_THE_AIR,
    at: "/outcome/airCombat/*/results",
    is: ["damaged", "hit"],
  },
  aircraft_hit_by_aa: {
    kind: "EXPECTATION",
    operations: [...IN_THE_AIR, "strikeFromCarrier"],
    at: "/outcome/flak/*/result",
    is: ["damaged", "hit"],
  },
  air_hits: { kind: "EXPECTATION", operations: [...IN_THE_AIR, "strikeFromCarrier"], at: "/outcome/attacks/*/hits" },
  gun_hits: { kind: "EXPECTATION", operations: SURFACE, at: "/outcome/salvos/*/hits" },
  torpedo_hits: { kind: "EXPECTATION", operations: SURFACE, at: "/outcome/volleys/*/successes" },
  forces_located: {
    kind: "EXPECTATION",
    operations: ["declareSurfaceAttack"],
    at: "/outcome/located/*",
    isPresent: true,
  },
  attack_intercepted: { kind: "CHANCE", operations: ["interceptAttack"], at: "/outcome/by", isPresent: true },
  forces_joined: { kind: "EXPECTATION", operations: ["engageForces"], at: "/outcome/joined/*", isPresent: true },
  units_withdrawn: { kind: "EXPECTATION", operations: ["withdrawUnits"], at: "/outcome/withdrawn/*", isPresent: true },
  weather,
  event_applied: { kind: "CHANCE", operations: ["resolveRandomEvent"], at: "/outcome/applied", is: [true] },
  force_found: { kind: "CHANCE", operations: ["resolveSearch"], at: "/outcome/found", is: ["force"] },
  dummy_found: { kind: "CHANCE", operations: ["resolveSearch"], at: "/outcome/found", is: ["dummy"] },
  forces_meet: { kind: "CHANCE", operations: ["combineForces"], at: "/outcome/combined", is: [true] },
  move_completed: { kind: "CHANCE", operations: ["moveForce"], at: "/outcome/end", is: ["arrived"] },
  port_photographed: { kind: "CHANCE", operations: ["photographPort"], at: "/outcome/photo", isPresent: true },
  merchants_dispersed: { kind: "EXPECTATION", operations: ["resolveDispersal"], at: "/outcome/dispersed" },
  merchants_rejoined: { kind: "EXPECTATION", operations: ["resolveRejoining"], at: "/outcome/rejoined" },
  ships_recalled: { kind: "EXPECTATION", operations: ["recallBreakout"], at: "/outcome/ships/*", isPresent: true },
};
