import type { Fault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import type { Charts } from "./charts/schema";
import { checkBattle } from "./impossible-battle";
import { checkCampaign } from "./impossible-campaign";
import { checkCargo } from "./impossible-cargo";
import { checkAustroHungarian } from "./impossible-consorts";
import { checkMap, checkSpaces } from "./impossible-map";
import { checkMarkers } from "./impossible-markers";
import { checkClock, checkPhase } from "./impossible-phase";
import type { Report } from "./impossible-report";
import { checkGerman } from "./impossible-ships";
import { checkCoastal, checkUnseen } from "./impossible-unseen";
import type { Snapshot } from "./snapshot";

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (code, pointer, message) => faults.push({ code, pointer: `/snapshot${pointer}`, message });
  checkMembers(state, charts, report);
  // What follows looks things up by their ids and their places.
  if (faults.length === 0) {
    checkMap(state, charts, report);
    checkPhase(state, charts, report);
    checkBattle(state, charts, report);
  }
  return faults.slice(0, FAULT_LIMIT);
}

function checkMembers(state: Snapshot, charts: Charts, report: Report): void {
  checkCampaign(state, charts, report);
  if (!checkSpaces(state, charts, report)) return;
  checkGerman(state, charts, report);
  if (!checkAustroHungarian(state, charts, report)) return;
  checkCargo(state, charts, report);
  checkMarkers(state, charts, report);
  checkUnseen(state, charts, report);
  checkCoastal(state, charts, report);
  checkClock(state, charts, report);
}
