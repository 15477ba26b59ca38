import type { Fault } from "../../core/contract/request";
import { carries } from "./chapters/4-setup/fresh-career";
import { tubesOf } from "./chapters/4-setup/torpedo-load";
import { isSpecial } from "./chapters/7-patrols/track";
import { checkPlay } from "./chapters/8-encounters/invariants";
import { afloat, knownShip, pointsToSink } from "./chapters/8-encounters/targets";
import { checkPack } from "./chapters/13-5-wolfpacks/invariants";
import { tonsSunk } from "./chapters/shared/career";
import { boatFacts, findTrack } from "./charts/pack";
import type { Charts } from "./charts/schema";
import type { BoatFacts } from "./charts/shapes";
import type { Engagement, Snapshot, Target } from "./snapshot";
import { type Phase, SYSTEMS, TORPEDOES, TUBES } from "./vocabulary";

type Report = (code: string, pointer: string, message: string) => void;

/** Phases in which the boat is in port without a patrol. */
const IN_PORT: readonly Phase[] = ["port", "patrol_choice"];

/** Phases of a fight, which need an engagement. */
const FIGHTING: readonly Phase[] = [
  "convoy",
  "contact",
  "attack",
  "round",
  "detection",
  "evasion",
  "escort_arrived",
  "follow",
  "straggler",
  "flak_stay",
];

/** Faults of a well-formed snapshot that no play could reach: contents that contradict the charts, the phase or each other. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (code, pointer, message) => faults.push({ code, pointer: `/snapshot${pointer}`, message });
  const facts = boatFacts(charts, state.boat.type);
  checkBoat(state, facts, report);
  checkTorpedoes(state, facts, report);
  checkPhase(state, report);
  if (state.patrol !== null) checkPatrol(state, charts, report);
  if (state.engagement !== null) checkEngagement(state, state.engagement, charts, report);
  checkCareer(state, charts, report);
  if (faults.length === 0) checkPack(state, charts, report);
  if (faults.length === 0) checkPlay(state, charts, report);
  return faults;
}

function checkBoat({ boat, phase }: Snapshot, facts: BoatFacts, report: Report): void {
  const { hullBoxes, floodingBoxes, deckGun, mineBay } = facts;
  // With its last box marked the boat is lost and the career over (10.1.2, 10.3.2).
  const last = phase === "over" ? 0 : 1;
  if (boat.hull > hullBoxes - last) {
    report("HULL_EXCEEDED", "/boat/hull", `A ${boat.type} is sunk with its hull box ${hullBoxes}, the last.`);
  }
  if (boat.flooding > floodingBoxes - last) {
    const message = `A ${boat.type} must surface with its flooding box ${floodingBoxes}, the last.`;
    report("FLOODING_EXCEEDED", "/boat/flooding", message);
  }
  if (boat.deckGunAmmo > (deckGun?.ammo ?? 0)) {
    report(
      "AMMUNITION_EXCEEDED",
      "/boat/deckGunAmmo",
      `A ${boat.type} carries ${deckGun?.ammo ?? 0} points of ammunition.`,
    );
  }
  if (boat.mineBay > mineBay)
    report("MINES_EXCEEDED", "/boat/mineBay", `A ${boat.type} has room for ${mineBay} mines.`);
  for (const system of SYSTEMS) {
    const carried = carries(facts, system);
    if ((boat.systems[system] === "absent") === carried) {
      const message = carried ? `A ${boat.type} carries this system.` : `A ${boat.type} does not carry this system.`;
      report("SYSTEM_IMPOSSIBLE", `/boat/systems/${system}`, message);
    }
  }
}

function checkTorpedoes({ boat }: Snapshot, facts: BoatFacts, report: Report): void {
  const own = tubesOf(facts);
  for (const tube of TUBES) {
    const exists = own.includes(tube);
    if ((boat.tubes[tube] !== null) !== exists) {
      const message = exists ? `A ${boat.type} has this tube.` : `A ${boat.type} has no such tube; it is null.`;
      report("TUBE_IMPOSSIBLE", `/boat/tubes/${tube}`, message);
    }
  }
  const { fwd, aft } = facts.reloadCapacity;
  const sum = ({ G7a, G7e }: { G7a: number; G7e: number }): number => G7a + G7e;
  if (sum(boat.fwdReloads) > fwd)
    report("TORPEDO_TOO_MANY", "/boat/fwdReloads", `There is room for ${fwd} reloads forward.`);
  if (sum(boat.aftReloads) > aft)
    report("TORPEDO_TOO_MANY", "/boat/aftReloads", `There is room for ${aft} reloads aft.`);
  const { total } = facts.torpedoes;
  const loaded = TUBES.filter((tube) => TORPEDOES.some((type) => boat.tubes[tube] === type)).length;
  if (loaded + sum(boat.fwdReloads) + sum(boat.aftReloads) > total) {
    report("TORPEDO_TOO_MANY", "/boat", `A ${boat.type} carries ${total} torpedoes.`);
  }
}

function checkPhase(state: Snapshot, report: Report): void {
  const { phase, engagement, end, crew, refit } = state;
  const inPort = IN_PORT.includes(phase);
  if (inPort && state.patrol !== null) report("PHASE_IMPOSSIBLE", "/patrol", "In port there is no patrol.");
  if (!inPort && phase !== "over" && state.patrol === null) {
    report("PHASE_IMPOSSIBLE", "/patrol", `Phase ${phase} needs a patrol.`);
  }
  const fighting = FIGHTING.includes(phase);
  if (fighting && engagement === null) report("PHASE_IMPOSSIBLE", "/engagement", `Phase ${phase} needs an engagement.`);
  if (!fighting && phase !== "over" && engagement !== null) {
    report("PHASE_IMPOSSIBLE", "/engagement", `In phase ${phase} there is no engagement.`);
  }
  if ((phase === "over") !== (end !== null))
    report("PHASE_IMPOSSIBLE", "/end", "Only a career that is over has an end.");
  const waiting = phase === "boat_request" || phase === "boat_choice";
  if (waiting && refit === null) report("PHASE_IMPOSSIBLE", "/refit", `Phase ${phase} needs a refit.`);
  if (phase !== "over" && crew.wounds.kmdt === "KIA") {
    report("KOMMANDANT_DEAD", "/crew/wounds/kmdt", "A dead Kommandant gives no orders; the career is over (10.5.2).");
  }
}

function checkPatrol(state: Snapshot, charts: Charts, report: Report): void {
  const patrol = state.patrol!;
  const track = findTrack(charts, state.boat.type, patrol.track, state.options);
  if (track === undefined || track.area !== patrol.area) {
    report("TRACK_UNKNOWN", "/patrol/track", `The mat of ${state.boat.type} has no such track for ${patrol.area}.`);
    return;
  }
  const { length } = track.boxes;
  if (patrol.box > length) report("BOX_IMPOSSIBLE", "/patrol/box", `This track has ${length} boxes.`);
  const sentBack = patrol.abort !== null || patrol.resupplied;
  if (patrol.jumpTo !== null && (patrol.jumpTo < 1 || patrol.jumpTo > length || !sentBack)) {
    report(
      "BOX_IMPOSSIBLE",
      "/patrol/jumpTo",
      "Only a boat that aborts or was resupplied is placed in a box of the track.",
    );
  }
  const under = ["at_sea", "pack_call", ...FIGHTING, "spare_parts", "abort_direction", "resupply"].includes(
    state.phase,
  );
  if (patrol.box === 0 && under && (state.phase !== "at_sea" || patrol.checksRequired > 0)) {
    report("BOX_IMPOSSIBLE", "/patrol/box", "Nothing happens before the first box.");
  }
  if (patrol.direction === "backward" && patrol.abort === null) {
    report("BOX_IMPOSSIBLE", "/patrol/direction", "Only an aborting boat goes back along its track.");
  }
  const done = patrol.box > 0 && patrol.checksDoneInBox >= patrol.checksRequired && patrol.jumpTo === null;
  const last = patrol.direction === "backward" ? 1 : length;
  if (state.phase === "at_sea" && done && patrol.box === last) {
    report("BOX_IMPOSSIBLE", "/phase", "The last box is done; the boat is in port.");
  }
  if (state.phase === "resupply" && !state.options.resupplyAtSea) {
    report("PHASE_IMPOSSIBLE", "/options/resupplyAtSea", "Resupply is an option this career is played without.");
  }
  if (state.phase === "evasion" && !(state.options.evasiveManeuvers && state.boat.systems.hydrophones === "ok")) {
    report("PHASE_IMPOSSIBLE", "/phase", "Evasion needs its option and working hydrophones (14.8, 14.8.4).");
  }
  if ((state.phase === "resupply") !== (patrol.resupplyOffer !== null)) {
    report("PHASE_IMPOSSIBLE", "/patrol/resupplyOffer", "Torpedoes are offered in phase resupply, and only then.");
  }
  if (state.phase === "resupply" && !patrol.resupplied) {
    report("PHASE_IMPOSSIBLE", "/patrol/resupplied", "Torpedoes are offered by a supply boat that was met (14.9).");
  }
  if (state.phase === "abort_direction" && patrol.abort === null) {
    report("PHASE_IMPOSSIBLE", "/patrol/abort", "Only an aborting boat chooses its way home.");
  }
  if (isSpecial(patrol.mission) === (patrol.missionState === "none")) {
    report("MISSION_IMPOSSIBLE", "/patrol/missionState", "A mission M or A has a state, another patrol has none.");
  }
  const row = state.log.at(-1);
  if (row === undefined || row.month !== state.month || row.result !== null) {
    if (state.refit === null && state.phase !== "over") {
      report("LOG_IMPOSSIBLE", "/log", "The last row of the log is the patrol in progress.");
    }
  }
}

function checkEngagement(state: Snapshot, engagement: Engagement, charts: Charts, report: Report): void {
  const { targets } = engagement;
  const { phase } = state;
  const seen = new Set<number>();
  for (const [index, target] of targets.entries()) {
    const pointer = `/engagement/targets/${index}`;
    if (seen.has(target.slot)) report("TARGET_IMPOSSIBLE", `${pointer}/slot`, "Two targets share a slot.");
    seen.add(target.slot);
    checkTarget(target, charts, pointer, report);
  }
  const needsTarget: readonly Phase[] = ["contact", "attack", "round", "escort_arrived", "straggler"];
  const unknown = phase !== "escort_arrived" && engagement.penetration === "declared";
  if (needsTarget.includes(phase) && !unknown && afloat(engagement).length === 0) {
    report("TARGET_IMPOSSIBLE", "/engagement/targets", `Phase ${phase} needs a target afloat.`);
  }
  const needs = (condition: boolean, pointer: string, message: string): void => {
    if (!condition) report("PHASE_IMPOSSIBLE", `/engagement${pointer}`, message);
  };
  const { penetration, kind } = engagement;
  if (phase === "convoy" || penetration !== "none") {
    needs(kind === "convoy" && state.options.convoyPenetration, "/kind", "Only a convoy is penetrated (14.11).");
  }
  if (phase === "convoy") needs(penetration === "none", "/penetration", "The approach is yet to be chosen (14.11).");
  if (phase === "convoy" || penetration === "declared") {
    needs(engagement.escorted, "/escorted", "A convoy sighted is escorted (8.1.3).");
    needs(targets.length === 0, "/targets", "The ships of a convoy sighted are not yet known (14.11).");
  }
  if (penetration === "made") needs(engagement.attack !== null, "/attack", "An approach was made some way (14.11.1).");
  if (phase === "attack" || phase === "round" || phase === "escort_arrived") {
    needs(engagement.dayNight !== null, "/dayNight", "Day or night is settled before an attack.");
  }
  if (phase === "round")
    needs(
      engagement.round !== null && !engagement.escorted,
      "/round",
      "A round is planned first, against unescorted ships.",
    );
  if (phase === "detection" || phase === "evasion") {
    needs(engagement.cycle !== null && engagement.escorted, "/cycle", "An escort searches in its cycle.");
  }
  if (phase === "escort_arrived") needs(engagement.escorted, "/escorted", "An escort has arrived.");
  if (phase === "straggler") needs(targets.length > 1, "/targets", "One ship leaves nothing to choose.");
}

/** 8.2 An unknown ship: a name no roster holds, or a tonnage that is not that ship's. */
function checkTarget(target: Target, charts: Charts, pointer: string, report: Report): void {
  const { name, tons, type, points } = target;
  if (name !== null && !knownShip(charts, type, name, tons)) {
    report("SHIP_UNKNOWN", `${pointer}/name`, `No roster holds a ${type} ${name} of ${tons} t.`);
  }
  const expected = type === "capital_ship" ? charts.POINTS_TO_SINK.facts.capitalShip : pointsToSink(charts, tons);
  if (points !== expected)
    report("TARGET_IMPOSSIBLE", `${pointer}/points`, `A ship of ${tons} t sinks at ${expected} points.`);
}

function checkCareer(state: Snapshot, charts: Charts, report: Report): void {
  if (state.edition === "first" && state.options.convoyPenetration) {
    const message = "Convoy penetration is an option of the second printing (14.11).";
    report("OPTION_NOT_IN_EDITION", "/options/convoyPenetration", message);
  }
  const { firstMonth, lastMonth } = charts.TIMELINE.facts;
  if (state.startMonth < firstMonth || state.startMonth > lastMonth) {
    report("MONTH_IMPOSSIBLE", "/startMonth", `A career starts between ${firstMonth} and ${lastMonth}.`);
  }
  if (state.month < state.startMonth) report("MONTH_IMPOSSIBLE", "/month", "No patrol starts before the first.");
  if (state.month > lastMonth && state.phase !== "over") {
    report("MONTH_IMPOSSIBLE", "/month", `No patrol starts after ${lastMonth} (5.1.1).`);
  }
  if (state.successes > state.log.length) report("LOG_IMPOSSIBLE", "/successes", "There are fewer patrols in the log.");
  if (state.kommandant.tonsAtAward > tonsSunk(state)) {
    report("LOG_IMPOSSIBLE", "/kommandant/tonsAtAward", "The log holds less tonnage than that.");
  }
  if (state.kommandant.award === "none" && state.kommandant.tonsAtAward > 0) {
    report("LOG_IMPOSSIBLE", "/kommandant/tonsAtAward", "Without a decoration there is no such tonnage.");
  }
}
