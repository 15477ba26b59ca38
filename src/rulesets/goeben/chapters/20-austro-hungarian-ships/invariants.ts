import { findSpace } from "../../charts/map";
import { austroHungarianShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { checkPath } from "../3-setup/invariants";
import { terrainAt } from "../9-ports/sites";
import { type Report, type Stage, stageOf } from "../shared/invariant";
import type { AustroHungarianShip } from "./state";

/** What no Austro-Hungarian ship could come to; false when the ships are not those of the charts. */
export function checkAustroHungarian(state: Snapshot, charts: Charts, tell: Report): boolean {
  const { ships } = charts.AUSTRO_HUNGARIAN_SHIPS.facts;
  const { austroHungarian } = state;
  const wrong = ships.findIndex(({ id }, index) => austroHungarian[index]?.id !== id);
  if (wrong >= 0 || austroHungarian.length > ships.length) {
    const at = wrong < 0 ? ships.length : wrong;
    const pointer = at < austroHungarian.length ? `/austroHungarian/${at}/id` : "/austroHungarian";
    tell("SHIP_UNKNOWN", pointer, "The Austro-Hungarian ships are those of the charts, in their order.");
    return false;
  }
  const stage = stageOf(state);
  austroHungarian.forEach((ship, index) => {
    const report: Report = (code, pointer, message) => tell(code, `/austroHungarian/${index}${pointer}`, message);
    checkStatus(state, ship, report);
    checkPlace(state, charts, ship, report);
    checkDamage(charts, ship, stage, report);
    checkPath(charts, ship, state, report);
    if (ship.arrived > state.turn) report("SHIP_MARKS", "/arrived", `It is turn ${state.turn}.`);
  });
  return true;
}

/** 20.0, D-70 Ships come out with their option or by the bonus of the Naval Pact; who leaves for good does so between scenarios. */
function checkStatus({ options, campaign }: Snapshot, { status }: AustroHungarianShip, report: Report): void {
  const comes = options.austroHungarianWarships || campaign?.austroHungarianGained === true;
  if (status !== "available" && !comes) {
    report("SHIP_STATUS", "/status", "Without option or bonus no Austro-Hungarian ship comes out (20.0).");
  }
  if (status === "withdrawn" && campaign === null) {
    report("SHIP_STATUS", "/status", "A ship withdraws for good between the scenarios of a campaign (20.0).");
  }
}

function checkPlace(state: Snapshot, charts: Charts, { space, status }: AustroHungarianShip, report: Report): void {
  if ((space !== null) !== (status === "in_play")) {
    report("SHIP_PLACE", "/space", "A ship has a space while it is in play, and only then.");
    return;
  }
  if (space === null) return;
  const found = findSpace(charts, space);
  if (found === undefined) report("SPACE_UNKNOWN", "/space", `The map has no space ${space}.`);
  else if (
    !charts.MAP.facts.zones[found.zone].austroHungarian ||
    terrainOf(charts, terrainAt(state, charts, space)).closed
  ) {
    report("SHIP_PLACE", "/space", `No Austro-Hungarian ship may enter ${space} (20.0).`);
  }
}

/** 13.1 Damage outside battle sinks a ship when it exceeds the armor, and sends it away at the end of the phase. */
function checkDamage(charts: Charts, { id, status, damage }: AustroHungarianShip, stage: Stage, report: Report): void {
  if (damage === 0) return;
  const stands = status === "in_play" && (stage === "incidents" || stage === "ended");
  if (!stands || damage > austroHungarianShipOf(charts, id).armor) {
    report("DAMAGE_IMPOSSIBLE", "/damage", "Such damage is sunk or gone by now (13.1).");
  }
}
