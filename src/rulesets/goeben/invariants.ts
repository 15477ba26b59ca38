import type { Fault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import { checkGerman } from "./chapters/3-setup/invariants";
import { checkClock, checkPhase } from "./chapters/4-sequence-of-play/invariants";
import { checkCargo } from "./chapters/8-cargo/invariants";
import { checkCoastal, checkUnseen } from "./chapters/11-intelligence/invariants";
import { checkMap, checkSpaces } from "./chapters/12-movement/invariants";
import { checkMarkers } from "./chapters/13-incidents/invariants";
import { checkBattle } from "./chapters/14-naval-combat/invariants";
import { checkAustroHungarian } from "./chapters/20-austro-hungarian-ships/invariants";
import { checkCampaign } from "./chapters/24-campaign/invariants";
import type { Report } from "./chapters/shared/invariant";
import type { Charts } from "./charts/schema";
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
