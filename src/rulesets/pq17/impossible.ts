import { FAULT_LIMIT, type Fault } from "../../core/operation/fault";
import { findScenario } from "./charts/pack";
import type { Charts } from "./charts/schema";
import { checkCampaign } from "./impossible-campaign";
import { checkSpecial } from "./impossible-conditions";
import { checkPending } from "./impossible-pending";
import { checkPieces } from "./impossible-pieces";
import { checkOwned } from "./impossible-sides";
import type { Snapshot } from "./snapshot";
import { PLAYER_SEGMENTS, SIDES } from "./vocabulary";

/** Reports what no play could reach: a stable code, a pointer into the snapshot, and why. */
export type Report = (code: string, pointer: string, message: string) => void;

const OWNED_PHASES: readonly string[] = [
  "prep_setup_1",
  "prep_setup_2",
  "prep_plan",
  ...PLAYER_SEGMENTS,
  "turn_special",
  "admin_confirm",
  "prep_initiative",
  "admin_oob",
];

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (code, pointer, message) => faults.push({ code, pointer: `/snapshot${pointer}`, message });
  if (findScenario(charts, state.scenario) === undefined) {
    report("SCENARIO_UNKNOWN", "/scenario", `The charts hold no scenario ${state.scenario}.`);
  }
  checkStanding(state, report);
  checkPending(state, charts, report);
  checkCampaign(state, charts, report);
  for (const side of SIDES) {
    checkPieces(state, charts, side, report);
    checkOwned(state, charts, side, report);
    checkSpecial(state, charts, side, report);
  }
  return faults.slice(0, FAULT_LIMIT);
}

/** B What phase, side, weather, result and pending decision cannot be together. */
function checkStanding(state: Snapshot, report: Report): void {
  const { phase, phasing, result, vp, begun, weather, options, turn } = state;
  if ((phasing !== null) !== OWNED_PHASES.includes(phase)) {
    report("PHASING_IMPOSSIBLE", "/phasing", `A side is phasing in set-up, planning and player phases, and only then.`);
  }
  if ((result !== null) !== (phase === "end")) {
    report("RESULT_IMPOSSIBLE", "/result", "An operation that is over has a result, and only then (2).");
  }
  if (phase.startsWith("prep") && (begun || weather.prevailing !== null || turn !== 1)) {
    report("PREPARATION_IMPOSSIBLE", "/phase", "Preparation comes before the first turn (3.1).");
  }
  if (state.moving !== null && phase !== "move_blocks") {
    report("MOVING_IMPOSSIBLE", "/moving", "Blocks are moved in their segment (G.36).");
  }
  if (new Set(options).size < options.length) report("OPTION_REPEATED", "/options", "An option is named once.");
  const sum = vp.log.reduce((total, { amount }) => total + amount, 0);
  if (sum !== vp.total) report("VP_IMPOSSIBLE", "/vp/total", "The total is the sum of the scores (D-01).");
}
