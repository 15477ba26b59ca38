import { orderOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { IncidentKind, Phase } from "../../vocabulary";
import { outfittersAt } from "../7-outfitting/outfitting";
import { hiddenSpaces } from "../11-intelligence/intelligence";
import { isAlliedShip } from "../13-incidents/pool";
import { evaders } from "../13-incidents/submarine";
import { friendlyAt, germanInPlay } from "../shared/game";
import { type Report, repeats, type Stage, stageOf } from "../shared/invariant";

/** More victory points than any scenario brings or costs. */
const VP_BEYOND_BELIEF = 50_000;

/** 4.0, 17.0 What the clock, the score and the result cannot be together. */
export function checkClock(state: Snapshot, charts: Charts, report: Report): void {
  const { turn, alert, morale, vp, order } = state;
  const { alertMin, alertMax, moraleDice } = charts.LIMITS.facts;
  const { turns } = orderOf(charts, order);
  const stage = stageOf(state);
  if (turn > turns) report("TURN_IMPOSSIBLE", "/turn", `This order has ${turns} turns (4.0).`);
  if (stage === "setup" && turn > 1) report("TURN_IMPOSSIBLE", "/turn", "The game is set up before turn 1.");
  if (alert < alertMin || alert > alertMax) {
    report("ALERT_IMPOSSIBLE", "/alert", `The alert level is ${alertMin} to ${alertMax} (5.0).`);
  }
  const early = stage === "setup" || stage === "outfitting" || stage === "planning" || turn === 1;
  if (morale !== 0 && (early || Math.abs(morale) !== moraleDice)) {
    report("MORALE_IMPOSSIBLE", "/morale", `A Morale Check is worth ${moraleDice} dice until the turn ends (D-46).`);
  }
  if (Math.abs(vp) > VP_BEYOND_BELIEF) report("VP_IMPOSSIBLE", "/vp", "No scenario brings or costs so much.");
  checkResult(state, stage, turns, report);
}

/** 17.0, D-67 Result, reason and whether the order is fulfilled say the same. */
function checkResult(state: Snapshot, stage: Stage, turns: number, report: Report): void {
  const { result, endReason, orderAchieved, campaign, phase, turn } = state;
  const fault = (pointer: string, message: string): void => report("RESULT_IMPOSSIBLE", pointer, message);
  if ((result !== null) !== (stage === "ended")) {
    fault("/result", "A scenario that is over has a result, and only then (17.0).");
    return;
  }
  if ((endReason !== null) !== (stage === "ended")) {
    fault("/endReason", "A scenario that is over ended for a reason, and only then (17.0).");
    return;
  }
  if (stage !== "ended") {
    if (orderAchieved && (campaign === null || stage === "setup")) {
      fault("/orderAchieved", "A fulfilled order ends the scenario (17.0).");
    }
    if (phase === "objective" && !orderAchieved) {
      fault("/orderAchieved", "The Objective phase stands still only when the order is fulfilled (D-67).");
    }
    return;
  }
  if ((result === "victory") !== orderAchieved) fault("/result", "Who fulfilled the order has won (17.0).");
  const known = {
    order_fulfilled: orderAchieved,
    turn_limit: !orderAchieved && turn === turns,
    no_german_ship: germanInPlay(state).length === 0,
    dismissed: campaign?.result === "failure",
    no_order_left: campaign !== null && campaign.result !== null && campaign.ordersLeft.length === 0,
  };
  if (endReason !== null && !known[endReason]) fault("/endReason", "This is not how it ended (17.0, 24.5).");
  if (phase === "between_scenarios" && (endReason === "dismissed" || endReason === "no_order_left")) {
    fault("/endReason", "This ends a campaign (24.5).");
  }
}

/** Phases that wait for a choice inside the incidents of a space, and the marker the choice is about. */
const WAITING: Partial<Record<Phase, IncidentKind>> = {
  submarine_evasion: "allied_submarine",
  submarine_ramming: "allied_submarine",
  intelligence_choice: "intelligence_from_berlin",
};

/** What a phase needs: stores to share out, intelligence to apply, an incident that waits, or none of these. */
export function checkPhase(state: Snapshot, charts: Charts, report: Report): void {
  checkSharing(state, report);
  checkIntelligence(state, charts, report);
  const waiting = state.phase in WAITING && stageOf(state) === "incidents";
  if (waiting !== (state.incident !== null)) {
    report("INCIDENT_MISPLACED", "/incident", "Incidents are in progress while one waits for a choice, and only then.");
  } else checkIncident(state, charts, report);
}

function checkSharing(state: Snapshot, report: Report): void {
  const { sharing, phase } = state;
  if ((phase === "sharing") !== (sharing !== null)) {
    report("SHARING_MISPLACED", "/sharing", "Phase sharing has stores to share out, and no other.");
  } else if (sharing !== null && outfittersAt(state, sharing.space).length === 0) {
    report("SHARING_MISPLACED", "/sharing/space", `No ship can take stores at ${sharing.space} (7.0).`);
  }
}

/** 11.2 The offers that the Intelligence Chart and Intelligence from Berlin make. */
const OFFERS = ["IR", "IB", "IB JE"];

function checkIntelligence(state: Snapshot, charts: Charts, report: Report): void {
  const { intelligence, phase, incident, intelligenceUsed } = state;
  if ((phase === "intelligence_choice") !== (intelligence !== null)) {
    report("INTELLIGENCE_MISPLACED", "/intelligence", "Phase intelligence_choice has an offer, and no other.");
    return;
  }
  if (intelligence === null) return;
  const { offers, space } = intelligence;
  const offered = [...offers].sort().join(" ");
  if (!OFFERS.includes(offered) || (space !== null && offered !== "IB JE")) {
    report("INTELLIGENCE_MISPLACED", "/intelligence/offers", "Offered is IR, IB, or the choice of JE and IB (11.2).");
  } else if (offered !== "IB JE" && hiddenSpaces(state, charts).length === 0) {
    report("INTELLIGENCE_MISPLACED", "/intelligence/offers", "Nothing lies face down to aim at (D-16).");
  }
  if (space === null && !intelligenceUsed) {
    report("INTELLIGENCE_MISPLACED", "/intelligenceUsed", "The attempt has been made (11.1).");
  }
  if (space !== null && incident !== null && incident.space !== space) {
    report("INTELLIGENCE_MISPLACED", "/intelligence/space", "The incidents in progress are elsewhere.");
  }
}

/** 13.0 The incident that waits, and those after it. */
function checkIncident(state: Snapshot, charts: Charts, report: Report): void {
  const { incident, phase, markers, done } = state;
  if (incident === null) return;
  const { space, queue, drawn } = incident;
  const fault = (pointer: string, message: string): void =>
    report("INCIDENT_IMPOSSIBLE", `/incident${pointer}`, message);
  const there = friendlyAt(state, space);
  // An incident resolved before this one may have sunk the last ship.
  if (there.length === 0 && queue.length === drawn.length) fault("/space", "No friendly warship is there (13.0).");
  if (done.includes(space)) fault("/space", "The incidents of this space are resolved.");
  for (const list of ["queue", "drawn"] as const) {
    for (const index of repeats(incident[list])) fault(`/${list}/${index}`, "A marker is drawn once.");
  }
  drawn.forEach((id, index) => {
    if (markers.every((each) => each.id !== id)) fault(`/drawn/${index}`, `${id} has not been seen.`);
  });
  queue.forEach((id, index) => {
    const marker = markers.find((each) => each.id === id);
    const waits = marker?.place === "set_aside" && marker.space === space && drawn.includes(id);
    const event = marker !== undefined && !isAlliedShip(marker) && marker.kind !== "allied_merchantman";
    if (!waits || !event) fault(`/queue/${index}`, `${id} does not wait to be resolved at ${space}.`);
  });
  if (markers.find(({ id }) => id === queue[0])?.kind !== WAITING[phase]) {
    fault("/queue", `Phase ${phase} waits for a choice about a ${WAITING[phase]} (13.1).`);
  }
  if (phase === "submarine_evasion" && evaders(state, charts.LIMITS.facts.coalEvasion, space).length === 0) {
    fault("/space", "No ship there has the coal to evade (13.1).");
  }
  if (phase === "submarine_ramming" && there.length < 2) fault("/space", "One ship leaves nothing to choose (13.1).");
}
