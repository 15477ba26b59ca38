import { findTrack, pack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Engagement, LogRow, Patrol, Snapshot, Target } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { type CareerPlan, freshCareer } from "../4-setup/fresh-career";
import { type Assignment, patrolFor } from "../7-patrols/assignment";
import { trackOf } from "../7-patrols/track";
import { blankEngagement } from "../8-encounters/targets";
import { noRecoveries } from "../10-10-refit/refit-months";
import { packRound } from "../13-5-wolfpacks/wolfpack";

/** A VIIC on an Atlantic patrol in May 1941, in the first area box with its check done. */
export function exampleAtSea(): Snapshot {
  const plan = { boat: "VIIC", name: "Blennemann", number: 235, startMonth: "1941-05" } as const;
  const state = careerWithOrders(pack.charts, plan, { area: "atlantic", mission: null });
  const box = trackOf(state, pack.charts).boxes.findIndex((each) => each.kind === "area") + 1;
  const patrol = { ...state.patrol!, box, checksDone: box, checksDoneInBox: 1, checksRequired: 1 };
  return { ...state, step: 5, patrol };
}

/** A VIIC back in port from its first patrol, with two ships on its log sheet. */
export function exampleHome(): Snapshot {
  const plan = { boat: "VIIC", name: "Blennemann", number: 235, startMonth: "1941-05" } as const;
  return careerBackInPort(pack.charts, plan, { area: "atlantic", mission: null });
}

/** The convoy of the examples: two freighters, a large freighter and a tanker. */
function convoy(): Target[] {
  return [
    { slot: 1, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 0 },
    { slot: 2, type: "large_freighter", name: "Danmark", tons: 10500, points: 4, damage: 0 },
    { slot: 3, type: "small_freighter", name: "Firby", tons: 4900, points: 2, damage: 0 },
    { slot: 4, type: "tanker", name: "Coimbra", tons: 6800, points: 3, damage: 0 },
  ];
}

/** The boat at sea in the midst of a check, with the engagement and phase given. */
function engaged(phase: Phase, engagement: Engagement): Snapshot {
  const state = exampleAtSea();
  const patrol = { ...state.patrol!, checksDone: state.patrol!.checksDone - 1, checksDoneInBox: 0 };
  return { ...state, phase, patrol, engagement };
}

/** A convoy met, to be attacked or declined. */
export function exampleContact(): Snapshot {
  return engaged("contact", { ...blankEngagement("convoy"), targets: convoy(), escorted: true });
}

/** A convoy by day, an attack to be planned. */
export function exampleDayAttack(): Snapshot {
  return engaged("attack", { ...exampleContact().engagement!, dayNight: "day" });
}

/** A convoy attacked, its escort about to search. */
export function exampleDetection(): Snapshot {
  const attack = { mode: "submerged", range: "medium", fired: true, bothEnds: false, g7aByDay: true } as const;
  const cycle = { cause: "attack", round: 0, previouslyDetected: false, twelve: false } as const;
  return engaged("detection", { ...exampleDayAttack().engagement!, fought: true, attack, cycle });
}

/** A boat found by the escort under option 14.8, an evasion to be named. */
export function exampleEvasion(): Snapshot {
  const state = exampleDetection();
  const engagement = state.engagement!;
  const cycle = { ...engagement.cycle!, previouslyDetected: true };
  const options = { ...state.options, evasiveManeuvers: true };
  return { ...state, phase: "evasion", options, engagement: { ...engagement, cycle } };
}

/** Two unescorted ships at night, a round to be planned. */
export function exampleUnescorted(): Snapshot {
  const targets = convoy().slice(0, 2);
  return engaged("attack", { ...blankEngagement("two_ships"), targets, dayNight: "night" });
}

/** A surface round at close range, no weapon used yet. */
export function exampleRound(): Snapshot {
  const round = {
    mode: "surface",
    range: "close",
    fwdFired: false,
    aftFired: false,
    gunFired: false,
    closed: false,
  } as const;
  return engaged("round", { ...exampleUnescorted().engagement!, round });
}

/** A round in which the deck gun has damaged a ship. */
export function exampleRoundFought(): Snapshot {
  const state = exampleRound();
  const engagement = state.engagement!;
  const targets = engagement.targets.map((target) => (target.slot === 2 ? { ...target, damage: 1 } : target));
  const round = { ...engagement.round!, gunFired: true };
  const boat = { ...state.boat, deckGunAmmo: state.boat.deckGunAmmo - 1 };
  return { ...state, boat, engagement: { ...engagement, targets, round, fought: true } };
}

/** The escort shaken off, a damaged ship and the convoy left to follow. */
export function exampleFollow(): Snapshot {
  const state = exampleDetection();
  const engagement = state.engagement!;
  const targets = engagement.targets.map((target) => (target.slot === 2 ? { ...target, damage: 1 } : target));
  return { ...state, phase: "follow", engagement: { ...engagement, targets } };
}

/** Two damaged ships that lost their escort, one to be chosen. */
export function exampleStragglers(): Snapshot {
  const targets = convoy()
    .slice(0, 2)
    .map((target) => ({ ...target, damage: 1 }));
  return engaged("straggler", { ...blankEngagement("ship"), targets, following: "damaged" });
}

/** A VIIC Flak whose first flak round missed. */
export function exampleFlakStay(): Snapshot {
  const { phase: _, boat: __, ...rest } = engaged("flak_stay", { ...blankEngagement("aircraft") });
  const month = "1943-05";
  const { boat } = freshCareer(pack.charts, { boat: "VIIC_FLAK", number: 441 });
  const log = rest.log.map((row) => ({ ...row, month, boat: "VIIC_FLAK" as const }));
  const kommandant = { ...rest.kommandant, nextPromotionCheck: "1944-05" };
  return { ...rest, phase: "flak_stay", boat, log, month, startMonth: month, kommandant };
}

/** Spare parts found while two systems are inoperable. */
export function exampleSpareParts(): Snapshot {
  const state = exampleAtSea();
  const systems = { ...state.boat.systems, radio: "inoperable", hydrophones: "inoperable" } as const;
  const patrol = { ...state.patrol!, checksDone: state.patrol!.checksDone - 1, checksDoneInBox: 0, eventUsed: true };
  return { ...state, phase: "spare_parts", patrol, boat: { ...state.boat, systems } };
}

/** Between encounters with an empty tube. */
export function exampleReload(): Snapshot {
  const state = exampleAtSea();
  return { ...state, boat: { ...state.boat, tubes: { ...state.boat.tubes, fwd1: "empty" } } };
}

/** Damaged off Gibraltar on the first Mediterranean assignment. */
export function exampleGibraltar(): Snapshot {
  const state = exampleAtSea();
  const patrol = { ...state.patrol!, area: "mediterranean", track: "mediterranean", firstMediterranean: true } as const;
  const log = state.log.map((row) => ({ ...row, area: "mediterranean" as const }));
  return { ...state, log, patrol: { ...patrol, box: 2, checksDone: 2 }, boat: { ...state.boat, hull: 2 } };
}

/** A convoy sighted under option 14.11, its ships not yet known. */
export function exampleConvoy(): Snapshot {
  const state = engaged("convoy", { ...blankEngagement("convoy"), escorted: true });
  return { ...state, options: { ...state.options, convoyPenetration: true } };
}

/** An approach into a convoy declared by day, about to be made. */
export function examplePenetration(): Snapshot {
  const state = exampleConvoy();
  const engagement = { ...state.engagement!, penetration: "declared", dayNight: "day" } as const;
  return { ...state, phase: "attack", engagement };
}

/** The last area box done under option 14.9, three torpedoes fired. */
export function exampleSupply(): Snapshot {
  const state = exampleAtSea();
  const boxes = findTrack(pack.charts, "VIIC", "atlantic", state.options)?.boxes ?? [];
  const box = boxes.reduce((found, each, index) => (each.kind === "area" ? index + 1 : found), 0);
  const patrol = { ...state.patrol!, box, checksDone: box };
  const tubes = { ...state.boat.tubes, fwd1: "empty", fwd2: "empty" } as const;
  const boat = { ...state.boat, tubes, fwdReloads: { ...state.boat.fwdReloads, G7a: state.boat.fwdReloads.G7a - 1 } };
  return { ...state, options: { ...state.options, resupplyAtSea: true }, patrol, boat };
}

/** Torpedoes offered at sea. */
export function exampleOffer(): Snapshot {
  const state = exampleSupply();
  const offer = { resupplied: true, resupplyTried: true, resupplyOffer: { G7a: 2, G7e: 0 } };
  return { ...state, phase: "resupply", patrol: { ...state.patrol!, ...offer } };
}

/** 7.1 A career whose boat has its orders and lies before the first box; for examples and tests. */
export function careerWithOrders(charts: Charts, plan: CareerPlan, assignment: Assignment): Snapshot {
  const fresh = freshCareer(charts, plan);
  const { month, boat } = fresh;
  const row: LogRow = {
    month,
    boat: boat.type,
    ...assignment,
    ships: [],
    result: null,
    patrolMonths: 0,
    refitMonths: 0,
  };
  return { ...fresh, phase: "at_sea", patrol: patrolFor(fresh, charts, assignment), log: [row] };
}

/** 7.4.2 A career whose boat has mines in every tube and its reloads still to be chosen. */
export function minelayerInPort(charts: Charts): Snapshot {
  const career = careerWithOrders(charts, { boat: "VIIB" }, { area: "british_isles", mission: "M" });
  const { tubes } = career.boat;
  const mined = Object.fromEntries(Object.entries(tubes).map(([tube, load]) => [tube, load === null ? null : "mine"]));
  return { ...career, phase: "mission_load", boat: { ...career.boat, tubes: mined as typeof tubes } };
}

/** 7.5.1 A career just back in port from a patrol that sank two ships. */
export function careerBackInPort(charts: Charts, plan: CareerPlan, assignment: Assignment): Snapshot {
  const career = careerWithOrders(charts, plan, assignment);
  const patrol: Patrol = { ...career.patrol!, checksDone: 1, checksDoneInBox: 1, checksRequired: 1 };
  const ships: LogRow["ships"] = [
    { type: "large_freighter", name: "Clan Chisholm", tons: 7300, sunk: true },
    { type: "small_freighter", name: "Bosnia", tons: 2400, sunk: true },
  ];
  return { ...career, phase: "in_port", patrol, log: [{ ...career.log[0]!, ships }] };
}

/** 11.4.2 A career whose refit took so long that another boat is due. */
export function careerAwaitingBoat(charts: Charts): Snapshot {
  const plan: CareerPlan = { boat: "VIIB", startMonth: "1942-03" };
  const career = careerBackInPort(charts, plan, { area: "atlantic", mission: null });
  return {
    ...finished(career),
    phase: "boat_choice",
    refit: { boatDue: "five_months", delay: 1, patrolMonths: 0, promotionChecked: false, recoveries: noRecoveries() },
  };
}

/** 11.4.3 A decorated Kommandant in port who may ask for a newer boat. */
export function careerWithBoatRequest(charts: Charts): Snapshot {
  const plan: CareerPlan = { boat: "VIIB", startMonth: "1941-01" };
  const career = careerBackInPort(charts, plan, { area: "atlantic", mission: null });
  const kommandant: Snapshot["kommandant"] = { ...career.kommandant, award: "KC", boatRequests: 1 };
  const refit = {
    boatDue: "none" as const,
    delay: 2,
    patrolMonths: 0,
    promotionChecked: false,
    recoveries: { ...noRecoveries(), li: 2 },
  };
  const { crew } = career;
  const wounds = { ...crew.wounds, li: "SW" as const };
  return { ...finished(career), phase: "boat_request", kommandant, refit, crew: { ...crew, wounds } };
}

function finished(career: Snapshot): Snapshot {
  return { ...career, successes: 1, log: career.log.map((row) => ({ ...row, result: "S" })) };
}

/** A boat of a pack in the first Atlantic box of its track, its check under way. */
function withPack(phase: Phase, engagement: Engagement | null): Snapshot {
  const plan = {
    boat: "VIIC",
    name: "Blennemann",
    number: 235,
    startMonth: "1942-06",
    options: { wolfpackTournament: true },
  } as const;
  const state = careerWithOrders(pack.charts, plan, { area: "atlantic", mission: "W" });
  const patrol = { ...state.patrol!, box: 4, checksDone: 3, checksDoneInBox: 0, checksRequired: 1 };
  return { ...state, step: 6, phase, patrol, engagement };
}

/** The pack's convoy by day, the first round to be drawn for. */
export function examplePackRound(): Snapshot {
  const { targets } = exampleContact().engagement!;
  const convoy = { ...blankEngagement("convoy"), targets, escorted: true, dayNight: "day" } as const;
  return withPack("attack", { ...convoy, pack: packRound(1) });
}

/** A boat that has met nothing and may join the pack. */
export function examplePackCall(): Snapshot {
  return withPack("pack_call", null);
}

/** A convoy shared by the pack, its ships to be taken over from the boat before. */
export function examplePackShared(): Snapshot {
  const state = examplePackRound();
  return { ...state, rulings: { ...state.rulings, wolfpackSharedTargets: true } };
}
