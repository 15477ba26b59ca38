import type { Charts } from "../charts/schema";
import type { LogRow, Patrol, Snapshot } from "../snapshot";
import { type Assignment, patrolFor } from "./assignment";
import { type CareerPlan, freshCareer } from "./fresh";
import { noRecoveries } from "./refit-months";

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
