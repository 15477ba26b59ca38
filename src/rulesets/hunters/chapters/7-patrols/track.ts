import { ChartError } from "../../../../core/charts/look-up";
import { findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Box, Track } from "../../charts/shapes";
import type { Patrol, Snapshot } from "../../snapshot";
import type { Mission } from "../../vocabulary";
import { patrolOf } from "../shared/game";

/** 7.1.2 The track of the patrol in progress. */
export function trackOf(state: Snapshot, charts: Charts): Track {
  const { track } = patrolOf(state);
  const match = findTrack(charts, state.boat.type, track, state.options);
  if (match === undefined) throw new ChartError(`The mat of ${state.boat.type} has no track ${track}.`);
  return match;
}

/** 7.1.2 The box that a patrol is in; undefined before the first. */
export function boxOf(state: Snapshot, charts: Charts): Box | undefined {
  return trackOf(state, charts).boxes[patrolOf(state).box - 1];
}

/** 7.4 True if a mission is special: minelaying or an agent, unlike the wolfpack's flag. */
export function isSpecial(mission: Mission | null): mission is "M" | "A" {
  return mission === "M" || mission === "A";
}

/** 7.4.1, 7.4.2 True if a box is the Mission box of a mission still to be carried out. */
export function isMissionBox(patrol: Patrol, box: Box): boolean {
  const { mission, missionState } = patrol;
  return missionState === "pending" && isSpecial(mission) && box.missionBoxIf.includes(mission);
}

/** 7.4.1, 7.4.2 True if the boat is in the Mission box of a mission still to be carried out. */
export function inMissionBox(state: Snapshot, charts: Charts): boolean {
  const patrol = patrolOf(state);
  const box = boxOf(state, charts);
  return box !== undefined && isMissionBox(patrol, box);
}

/**
 * 7.3.3 True if the boat is not yet past Gibraltar on its first Mediterranean assignment, which it cannot leave by
 * choice.
 */
export function beforeGibraltar(state: Snapshot, charts: Charts): boolean {
  const { firstMediterranean, box } = patrolOf(state);
  return firstMediterranean && !state.boat.mediterraneanPassed && box <= gibraltarBox(state, charts);
}

/** 7.3.3 The number of the Gibraltar box of the track, 0 when it has none. */
export function gibraltarBox(state: Snapshot, charts: Charts): number {
  return trackOf(state, charts).boxes.findIndex((box) => box.gibraltar) + 1;
}

/** 7.5.1 True if the boat is in the last box before port in the direction of travel (E-20). */
export function inLastBox(state: Snapshot, charts: Charts): boolean {
  const { direction, box } = patrolOf(state);
  return direction === "backward" ? box === 1 : box === trackOf(state, charts).boxes.length;
}

/** R1 Whether the boat is on the way home: aborting, or in a Transit box past the last area box (D7). */
export function homeward(state: Snapshot, charts: Charts): boolean {
  const patrol = patrolOf(state);
  return patrol.abort !== null || pastLastArea(state, charts);
}

/** 7.1.2 True if the boat is past the last area or Mission box of the track. */
export function pastLastArea(state: Snapshot, charts: Charts): boolean {
  return patrolOf(state).box > lastAreaBox(state, charts);
}

/** 7.1.2 The number of the last area or Mission box of the track. */
export function lastAreaBox(state: Snapshot, charts: Charts): number {
  const { boxes } = trackOf(state, charts);
  return boxes.reduce((boxNumber, box, index) => (box.kind === "transit" ? boxNumber : index + 1), 0);
}
