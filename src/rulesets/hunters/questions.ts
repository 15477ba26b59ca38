import type { AnyQuestion, Question } from "../../core/contract/analysis";
import type { Snapshot } from "./snapshot";
import { QUALITIES, type Quality } from "./vocabulary";

/** Operations in which the boat can be damaged or lost. */
const ATTACKED = [
  "resolveEncounter",
  "resolveFlakStay",
  "resolveResupply",
  "resolveAttack",
  "resolveCloseApproach",
  "resolveDepthCharge",
  "resolveEvasion",
  "resolveAdditionalRound",
];

/** 9.5 Operations in which aircraft can attack. */
const IN_THE_AIR = ["resolveEncounter", "resolveFlakStay", "resolveResupply", "resolveAdditionalRound"];

/** 9.2, 9.3 Operations in which the boat fires at ships. */
const FIRE = ["resolveAttack", "resolveTorpedoFire", "resolveGunFire"];

/** 9.6.9 Operations in which depth charges can hit the boat. */
const DEPTH_CHARGES = ["resolveAttack", "resolveCloseApproach", "resolveDepthCharge", "resolveEvasion"];

/** 8.1.2 Results of E1 with ships. */
const SHIPS = ["ship", "tanker", "two_ships", "ship_escort", "two_ships_escort", "capital_ship", "convoy"];

interface FireOutcome {
  readonly shots: readonly { readonly slot: number; readonly result: string }[];
}

/** A chance for each target fired at: one of its shots has one of these results. */
function aboutTargets(...results: readonly string[]): Question<Snapshot, FireOutcome> {
  return {
    kind: "CHANCE",
    operations: FIRE,
    reads: ["/outcome/shots"],
    answer: ({ outcome: { shots } }) => {
      const slots = [...new Set(shots.map(({ slot }) => slot))];
      const isAnswered = (slot: number) => shots.some((each) => each.slot === slot && results.includes(each.result));
      return Object.fromEntries(slots.map((slot) => [slot, isAnswered(slot)]));
    },
    nameOf: (subject, { engagement }) => {
      const target = engagement?.targets.find(({ slot }) => String(slot) === subject);
      return target?.name ?? target?.type ?? subject;
    },
  };
}

const careerEnds: Question<Snapshot, unknown> = {
  kind: "CHANCE",
  operations: ATTACKED,
  reads: ["fate"],
  answer: ({ before, after }) => before.end === null && after.end !== null,
};

const crewImproves: Question<Snapshot, { readonly quality: Quality }> = {
  kind: "CHANCE",
  operations: ["computeRefit"],
  reads: ["/outcome/quality"],
  answer: ({ before, outcome }) => QUALITIES.indexOf(outcome.quality) > QUALITIES.indexOf(before.crew.quality),
};

const patrolArea: Question<Snapshot, { readonly area: string | null }> = {
  kind: "CHANCE",
  operations: ["resolveAssignment"],
  reads: ["/outcome/area"],
  answer: ({ outcome: { area } }) => (area === null ? {} : { [area]: true }),
};

/** The questions that players of The Hunters ask of odds. */
export const questions: Readonly<Record<string, AnyQuestion>> = {
  target_sunk: aboutTargets("sunk"),
  target_hit: aboutTargets("sunk", "damaged"),
  ships_sunk: { kind: "EXPECTATION", operations: FIRE, gain: "ships" },
  tons_sunk: { kind: "EXPECTATION", operations: FIRE, gain: "tons" },
  duds: {
    kind: "EXPECTATION",
    operations: ["resolveAttack", "resolveTorpedoFire"],
    at: "/outcome/shots/*/result",
    is: ["dud"],
  },
  detected_closing_in: {
    kind: "CHANCE",
    operations: ["resolveAttack"],
    at: "/outcome/closeApproach",
    is: ["detected"],
  },
  detected: {
    kind: "CHANCE",
    operations: ["resolveDepthCharge", "resolveCloseApproach"],
    at: "/outcome/detected",
    is: [true],
  },
  number_guessed: { kind: "CHANCE", operations: ["resolveEvasion"], at: "/outcome/guessed", is: ["number"] },
  depth_charge_hits: { kind: "EXPECTATION", operations: DEPTH_CHARGES, at: "/outcome/hits" },
  aircraft_hits: { kind: "EXPECTATION", operations: IN_THE_AIR, at: "/outcome/air/hits" },
  aircraft_shot_down: { kind: "CHANCE", operations: IN_THE_AIR, at: "/outcome/air/flak", is: ["shot_down"] },
  hull_damage: { kind: "EXPECTATION", operations: ATTACKED, gain: "/snapshot/boat/hull" },
  flooding: { kind: "EXPECTATION", operations: ATTACKED, gain: "/snapshot/boat/flooding" },
  career_ends: careerEnds,
  ships_met: { kind: "CHANCE", operations: ["resolveEncounter"], at: "/outcome/result", is: SHIPS },
  convoy_met: { kind: "CHANCE", operations: ["resolveEncounter"], at: "/outcome/result", is: ["convoy"] },
  aircraft_met: { kind: "CHANCE", operations: ["resolveEncounter"], at: "/outcome/result", is: ["aircraft"] },
  nothing_met: { kind: "CHANCE", operations: ["resolveEncounter"], at: "/outcome/result", is: ["none"] },
  random_event: { kind: "CHANCE", operations: ["resolveEncounter"], at: "/outcome/event", isPresent: true },
  night_attack: { kind: "CHANCE", operations: ["resolveApproach"], at: "/outcome/dayNight", is: ["night"] },
  contact_kept: { kind: "CHANCE", operations: ["resolveNightWait"], at: "/outcome/result", is: ["night"] },
  contact_found: {
    kind: "CHANCE",
    operations: ["resolveFollow"],
    at: "/outcome/result",
    is: ["still_escorted", "unescorted_straggler", "success"],
  },
  straggler_found: {
    kind: "CHANCE",
    operations: ["resolveFollow"],
    at: "/outcome/result",
    is: ["unescorted_straggler"],
  },
  escort_arrives: { kind: "CHANCE", operations: ["resolveAdditionalRound"], at: "/outcome/result", is: ["escort"] },
  aircraft_arrives: { kind: "CHANCE", operations: ["resolveAdditionalRound"], at: "/outcome/result", is: ["aircraft"] },
  detection_modifier: { kind: "EXPECTATION", operations: ["resolvePackDraw"], at: "/outcome/modifier" },
  supply_boat_met: { kind: "CHANCE", operations: ["resolveResupply"], at: "/outcome/met", is: [true] },
  patrol_area: patrolArea,
  special_mission: { kind: "CHANCE", operations: ["resolveAssignment"], at: "/outcome/mission", isPresent: true },
  request_granted: {
    kind: "CHANCE",
    operations: ["resolveAssignment", "resolveBoatRequest"],
    at: "/outcome/request",
    is: ["granted"],
  },
  boat_granted: { kind: "CHANCE", operations: ["chooseBoat"], at: "/outcome/granted", is: [true] },
  promoted: {
    kind: "CHANCE",
    operations: ["computeRefit", "resolveBoatRequest", "chooseBoat"],
    at: "/outcome/promotion",
    is: ["promoted"],
  },
  crew_improves: crewImproves,
  crew_advances: { kind: "CHANCE", operations: ["computeRefit"], at: "/outcome/advancement", isPresent: true },
  refit_months: { kind: "EXPECTATION", operations: ["computeRefit"], at: "/outcome/delay" },
};
