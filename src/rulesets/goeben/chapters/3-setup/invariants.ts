import { findSpace, neighboursOf } from "../../charts/map";
import { germanShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { GERMAN_SHIPS, type GermanShipId, INDEXES } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import { germanInPlay } from "../shared/game";
import { type Report, type Stage, stageOf } from "../shared/invariant";
import type { GermanShip } from "./state";

/** What no German ship could come to: a status, a place, an index or a mark of the turn that does not fit. */
export function checkGerman(state: Snapshot, charts: Charts, tell: Report): void {
  const stage = stageOf(state);
  for (const id of GERMAN_SHIPS) {
    const report: Report = (code, pointer, message) => tell(code, `/ships/${id}${pointer}`, message);
    const ship = state.ships[id];
    checkStatus(state, charts, id, report);
    checkIndexes(charts, id, ship, report);
    checkPlace(state, charts, ship, stage, report);
    checkPath(charts, ship, state, report);
    if (ship.status === "in_play") checkMarks(state, ship, stage, report);
  }
  if (stage !== "ended" && germanInPlay(state).length === 0) {
    tell("NO_GERMAN_SHIP", "/ships", "Without a German ship in play the scenario is over (D-71).");
  }
}

/** 19.0, 19.1 Which ships the game has; 6.2 a ship without Hull is sunk. */
function checkStatus({ options, campaign, ships }: Snapshot, charts: Charts, id: GermanShipId, report: Report): void {
  const { status, hull } = ships[id];
  const { extras, later } = charts.GERMAN_SETUP.facts;
  const begins = extras[options.germanExtras].ships.includes(id);
  const joins = later.ships.includes(id) && campaign?.atlanticBonus === "buy_moltke_and_stralsund";
  if (status === "absent" ? begins : !begins && !joins) {
    report("SHIP_STATUS", "/status", `Options and bonuses decide whether ${id} is in the game (19.0).`);
  } else if (status === "sunk" ? hull > 0 : hull === 0) {
    report("SHIP_STATUS", "/hull", "A ship is sunk when its last Hull box is lost, and only then (6.2).");
  }
}

/** 3.0(6), 10.0 No index stands above its start; Leadership has a limit of its own. */
function checkIndexes(charts: Charts, id: GermanShipId, ship: GermanShip, report: Report): void {
  const { start } = germanShipOf(charts, id);
  for (const index of INDEXES) {
    const most = index === "leadership" ? charts.LIMITS.facts.leadershipMax : start[index];
    if (ship[index] > most) report("INDEX_EXCEEDED", `/${index}`, `The ${index} of ${id} is at most ${most}.`);
  }
}

/** 3.0(8) A ship in play is on the map from its deployment on, in a space that ships may enter. */
function checkPlace(state: Snapshot, charts: Charts, ship: GermanShip, stage: Stage, report: Report): void {
  const { space, status, startSpace } = ship;
  const deployed = stage !== "setup" || state.phase === "collier_setup";
  if ((space !== null) !== (status === "in_play" && deployed)) {
    report("SHIP_PLACE", "/space", "A ship has a space while it is in play and deployed, and only then.");
  } else if (space !== null) checkSpace(state, charts, space, report);
  if (startSpace === null) return;
  if (findSpace(charts, startSpace) === undefined) {
    report("SPACE_UNKNOWN", "/startSpace", `The map has no space ${startSpace}.`);
  } else if (status === "absent" || (status === "in_play" && !deployed)) {
    report("SHIP_PLACE", "/startSpace", "A ship that has not been deployed began nowhere.");
  }
}

function checkSpace(state: Snapshot, charts: Charts, space: string, report: Report): void {
  if (findSpace(charts, space) === undefined) report("SPACE_UNKNOWN", "/space", `The map has no space ${space}.`);
  else if (terrainOf(charts, terrainAt(state, charts, space)).closed) {
    report("SHIP_PLACE", "/space", `No ship may enter ${space} (12.5).`);
  }
}

/** 12.0 A path follows the lines of the map, from where the ship was. */
export function checkPath(
  charts: Charts,
  { path, moved, status }: Pick<GermanShip, "path" | "moved"> & { readonly status: string },
  state: Snapshot,
  report: Report,
): void {
  path.forEach((space, index) => {
    if (findSpace(charts, space) === undefined) {
      report("SPACE_UNKNOWN", `/path/${index}`, `The map has no space ${space}.`);
    } else if (index > 0 && !neighboursOf(charts, path[index - 1]!).includes(space)) {
      report("PATH_BROKEN", `/path/${index}`, "Each space of a path is one line from the space before it (12.0).");
    }
  });
  if (path.length === 1) report("PATH_BROKEN", "/path", "A path holds where the ship was, and where it went.");
  if (path.length > 0 && !moved && status === "in_play") {
    report("PATH_BROKEN", "/path", "A ship has a path after its move of this turn.");
  }
  const stage = stageOf(state);
  const early = stage === "outfitting" || (stage === "planning" && state.phase !== "movement");
  if (moved && status === "in_play" && early) {
    report("SHIP_MARKS", "/moved", "No ship has moved before the Movement phase (4.0).");
  }
}

/** 7.0, 9.1 What a ship has done this turn. */
function checkMarks(state: Snapshot, ship: GermanShip, stage: Stage, report: Report): void {
  const { space, arrived, mustLeave, outfitted, moved, repaired, reconnoitred } = ship;
  if (arrived > state.turn) report("SHIP_MARKS", "/arrived", `It is turn ${state.turn}.`);
  if (stage === "setup") {
    for (const mark of ["outfitted", "repaired", "moved", "reconnoitred"] as const) {
      if (ship[mark]) report("SHIP_MARKS", `/${mark}`, "Nothing of the kind happens before turn 1.");
    }
  }
  if (mustLeave && (space === null || !state.visited.includes(space))) {
    report("SHIP_MARKS", "/mustLeave", "A ship must leave a neutral site that it has visited, and no other (9.1).");
  }
  if (outfitted && moved) report("SHIP_MARKS", "/moved", "A ship that outfitted does not move (7.0).");
  if (repaired && !outfitted) report("SHIP_MARKS", "/repaired", "A ship that tries repairs outfits (D-03).");
  if (reconnoitred && !state.options.seaplanes) {
    report("SHIP_MARKS", "/reconnoitred", "This game is played without seaplanes (21.2).");
  }
}
