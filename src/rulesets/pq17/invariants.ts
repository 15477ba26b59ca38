import type { Fault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import { impossible as faultsOf } from "../../core/request/impossible";
import { checkPieces } from "./chapters/1-2-forces/invariants";
import { ENDED_BY_A_SIDE } from "./chapters/3-sequence-of-play/flow";
import { checkPending } from "./chapters/3-sequence-of-play/invariants";
import { checkSpecial } from "./chapters/12-special-conditions/invariants";
import { checkCampaign } from "./chapters/15-campaign/invariants";
import type { Report } from "./chapters/shared/game";
import { checkOwned } from "./chapters/shared/invariants";
import type { Charts } from "./charts/schema";
import { invariants as references } from "./references";
import { LAST_TURN } from "./schemas";
import type { Snapshot } from "./snapshot";
import { PLAYER_SEGMENTS, SIDES } from "./vocabulary";

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

/** B The phases in which play stands; it passes through every other within an operation. */
const STANDING: readonly string[] = [...ENDED_BY_A_SIDE, "turn_weather", "end"];

type Check = (state: Snapshot, charts: Charts, report: Report) => void;

/** The checks in their order: each trusts what those before it have passed. A combat in progress is looked at last. */
const CHECKS: readonly Check[] = [checkState, checkPending];

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  // What a snapshot names is looked up first, so that the rules are asked only about what exists.
  const faults = faultsOf(references, state, charts);
  if (faults.length > 0) return faults;
  const report: Report = (code, pointer, message) => faults.push({ code, pointer: `/snapshot${pointer}`, message });
  for (const check of CHECKS) {
    check(state, charts, report);
    if (faults.length > 0) break;
  }
  return faults.slice(0, FAULT_LIMIT);
}

function checkState(state: Snapshot, charts: Charts, report: Report): void {
  checkStanding(state, report);
  checkTurns(state, report);
  checkCampaign(state, charts, report);
  for (const side of SIDES) {
    checkPieces(state, charts, side, report);
    checkOwned(state, charts, side, report);
    checkSpecial(state, charts, side, report);
  }
}

/** B What phase, side, weather, result and pending decision cannot be together. */
function checkStanding(state: Snapshot, report: Report): void {
  const { phase, phasing, result, vp, begun, weather, options, turn } = state;
  if (!STANDING.includes(phase)) report("PHASE_IMPOSSIBLE", "/phase", `Play never stands at ${phase} (B).`);
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

/** 8.1 What turns cannot be: the last one is over when its fuel has acted. */
function checkTurns({ phase, turn, startTurn, weather }: Snapshot, report: Report): void {
  const fault = (pointer: string): void =>
    report("TURN_IMPOSSIBLE", pointer, `Play ends with turn ${LAST_TURN} (8.1).`);
  if (turn >= LAST_TURN && phase !== "end" && !phase.startsWith("admin")) fault("/turn");
  if (startTurn >= LAST_TURN) fault("/startTurn");
  weather.local.forEach((local, index) => {
    if (local.turn > Math.min(turn + 1, LAST_TURN)) fault(`/weather/local/${index}/turn`);
  });
}
