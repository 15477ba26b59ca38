import { findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AWARDS, type Phase, SYSTEMS } from "../../vocabulary";
import { followOptions } from "../9-7-following/following";
import { inoperable } from "../10-damage/crew";
import { tonsSunk } from "../shared/career";
import { afloat } from "./targets";

type Report = (code: string, pointer: string, message: string) => void;

/** Ships one row of the log has room for. */
const SHIPS_IN_A_ROW = 60;

/** More ships than torpedoes and shells of a year could sink. */
const SHIPS_IN_A_PERIOD = 900;

/** More tonnage than every ship of the rosters has together. */
const TONS_BEYOND_BELIEF = 5_000_000;

/** Checks in a box for a boat on one diesel (10.2.1), where its chart asks for fewer. */
const LIMPING_CHECKS = 2;

/** Phases in which a boat in port has not left it yet. */
const BEFORE_CHECKS: readonly Phase[] = ["mission_load", "at_sea"];

/** More checks than any patrol makes, however often it is resupplied (14.9). */
const CHECKS_BEYOND_BELIEF = 900;

/** What no play could lead to because the next choice would then be empty, or its result could not be written down. */
export function checkPlay(state: Snapshot, charts: Charts, report: Report): void {
  if (state.phase === "over") return;
  checkOffer(state, charts, report);
  checkChecks(state, charts, report);
  checkCounts(state, report);
  checkLog(state, report);
}

/** Every phase leaves something to choose. */
function checkOffer(state: Snapshot, charts: Charts, report: Report): void {
  const { phase, engagement, boat, kommandant, patrol, options } = state;
  const needs = (condition: boolean, pointer: string, message: string): void => {
    if (!condition) report("PHASE_IMPOSSIBLE", pointer, message);
  };
  const targets = engagement === null ? [] : afloat(engagement);
  if (phase === "follow") needs(followOptions(state).length > 0, "/engagement", "There is nothing to follow (9.7.1).");
  if (phase === "straggler") {
    const all = targets.length === engagement?.targets.length;
    needs(all, "/engagement/targets", "Every ship to choose among is afloat.");
  }
  if (phase === "spare_parts") {
    const broken = SYSTEMS.some((system) => inoperable(state, system));
    needs(broken, "/boat/systems", "Spare parts need a system that is inoperable (R1).");
  }
  if (phase === "boat_request") {
    needs(kommandant.boatRequests > 0, "/kommandant/boatRequests", "There is no request left to make (11.4.3).");
  }
  if (phase === "mission_load") {
    needs(patrol?.mission === "M" && patrol.missionState === "pending", "/patrol/mission", "Only a minelayer loads.");
    needs(patrol?.box === 0 && patrol.checksRequired === 0, "/patrol/box", "Reloads are chosen in port (7.4.2).");
  }
  if (engagement?.cycle?.cause === "arrival") {
    needs(targets.length > 0, "/engagement/targets", "An escort arrives while a target is afloat (9.4.4).");
  }
  if (boat.posting !== "none" && findTrack(charts, boat.type, boat.posting, options) === undefined) {
    const message = `The mat of ${boat.type} has no track for ${boat.posting}; it cannot be posted there.`;
    report("POSTING_IMPOSSIBLE", "/boat/posting", message);
  }
}

/** 8.1.1 Encounter checks asked for and made. */
function checkChecks({ boat, patrol, phase, engagement, options }: Snapshot, charts: Charts, report: Report): void {
  if (BEFORE_CHECKS.includes(phase) && patrol?.box === 0 && patrol.checksDone > 0) {
    report("BOX_IMPOSSIBLE", "/patrol/checksDone", "No check is made before the first box.");
  }
  const boxes = patrol === null ? [] : (findTrack(charts, boat.type, patrol.track, options)?.boxes ?? []);
  if (patrol === null || patrol.box === 0 || boxes.length === 0) return;
  const most = (box: { rolls: number } | undefined): number => Math.max(box?.rolls ?? 1, LIMPING_CHECKS);
  const here = most(boxes[patrol.box - 1]);
  if (patrol.checksRequired > here) {
    report("BOX_IMPOSSIBLE", "/patrol/checksRequired", `This box asks for at most ${here} checks.`);
  }
  const fighting = engagement !== null && !patrol.resupplyTried;
  const open = fighting || phase === "spare_parts" || phase === "pack_call" ? 1 : 0;
  if (patrol.checksDoneInBox + open > patrol.checksRequired) {
    report("BOX_IMPOSSIBLE", "/patrol/checksDoneInBox", "More checks than this box asks for.");
  }
  const there = boxes.reduce((sum, box) => sum + most(box), 0);
  if (patrol.checksDone > 2 * there && !patrol.resupplied) {
    report("BOX_IMPOSSIBLE", "/patrol/checksDone", `The track has ${there} checks at most, and as many back.`);
  }
  if (patrol.checksDone > CHECKS_BEYOND_BELIEF) {
    report("BOX_IMPOSSIBLE", "/patrol/checksDone", "No patrol lasts for so many checks.");
  }
}

/** Counts on the log sheet that its rows bear out. */
function checkCounts({ kommandant, log, patrol, engagement, successes }: Snapshot, report: Report): void {
  const most = (count: number, limit: number, pointer: string, message: string): void => {
    if (count > limit) report("LOG_IMPOSSIBLE", pointer, message);
  };
  const won = log.filter((row) => row.result === "S").length;
  const lost = log.filter((row) => row.result === "F").length;
  const honours = AWARDS.indexOf(kommandant.award);
  most(successes, won, "/successes", `The log shows ${won} successful patrols.`);
  most(kommandant.periodShips, SHIPS_IN_A_PERIOD, "/kommandant/periodShips", "No one sinks so many between checks.");
  most(kommandant.periodFailures, lost, "/kommandant/periodFailures", `The log shows ${lost} failed patrols.`);
  most(kommandant.periodAwards, honours, "/kommandant/periodAwards", "More decorations than he holds.");
  most(kommandant.boatRequests, honours, "/kommandant/boatRequests", "A decoration earns one request (11.3.5).");
  // Whoever is let in with one re-roll a patrol before its event may gain one more by it.
  const gained = log.length > 0 && (patrol === null || patrol.eventUsed) ? 1 : 0;
  most(kommandant.rerolls, log.length + gained, "/kommandant/rerolls", "A patrol brings one re-roll at most (12.1).");
  if (engagement?.cycle != null) {
    most(engagement.cycle.round, 9_999, "/engagement/cycle/round", "No escort searches that long.");
  }
}

/** 3.5 The log is in order and has room for what comes. */
function checkLog(state: Snapshot, report: Report): void {
  const { log, startMonth, month, patrol, phase } = state;
  const sailed = patrol === null ? log.length : log.length - 1;
  const closed = phase === "boat_request" || phase === "boat_choice";
  const finished = closed ? log.length : sailed;
  for (const [index, row] of log.entries()) {
    const wrong = (member: string, message: string): void =>
      report("LOG_IMPOSSIBLE", `/log/${index}/${member}`, message);
    const after = log[index - 1]?.month;
    const late = index < sailed ? row.month >= month : row.month > month;
    if (row.month < startMonth || late || (after !== undefined && row.month <= after)) {
      wrong("month", `Patrols start one after the other, from ${startMonth} to ${month}.`);
    }
    if (row.result === null && index < finished) wrong("result", "Only the patrol in progress has no result yet.");
    if (row.result !== null && index >= finished) wrong("result", "A patrol in progress has no result yet.");
    if (row.ships.length + 4 > SHIPS_IN_A_ROW) wrong("ships", "No boat carries torpedoes for so many ships.");
  }
  if (state.refit !== null && log.length === 0) report("LOG_IMPOSSIBLE", "/log", "A refit follows a patrol.");
  if (tonsSunk(state) > TONS_BEYOND_BELIEF) report("LOG_IMPOSSIBLE", "/log", "There is not so much tonnage afloat.");
}
