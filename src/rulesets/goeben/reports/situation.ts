import { inOrder, isAlliedShip, knownPool, PLACEHOLDER, poolSize } from "../chapters/13-incidents/pool";
import { objectiveProgress } from "../chapters/17-victory/ending";
import { orderOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { GROUPS, type Group, INCIDENT_KINDS } from "../vocabulary";
import { battleReport } from "./situation-battle";
import type { Situation } from "./situation-schema";
import { austroHungarianReports, germanReports } from "./situation-ships";
import { spaceReports } from "./situation-spaces";

/** 4.0 The situation of a game; it reveals nothing that the player has not seen. */
export function situation(state: Snapshot, charts: Charts): Situation {
  const { turn, phase, alert, vp, morale, intelligenceUsed, frenchSortie, result, endReason, campaign } = state;
  return {
    turn,
    turns: orderOf(charts, state.order).turns,
    phase,
    alert,
    vp,
    morale,
    intelligenceUsed,
    frenchSortie,
    result,
    endReason,
    order: orderReport(state, charts),
    german: germanReports(state, charts),
    austroHungarian: austroHungarianReports(state, charts),
    spaces: spaceReports(state, charts),
    colliers: state.colliers.map(({ space, lost }) => {
      return { space, state: lost ? "gone" : space === null ? "to_place" : "map" };
    }),
    pool: poolReport(state, charts),
    unseen: unseenReports(state, charts),
    battle: battleReport(state, charts),
    campaign,
  };
}

function orderReport(state: Snapshot, charts: Charts): Situation["order"] {
  const { location, destroyed } = orderOf(charts, state.order);
  const { order, inPlace, vp, vpNeeded, defended, fulfilled } = objectiveProgress(state, charts);
  return {
    order,
    spaces: [...location.spaces],
    terrains: [...location.terrains],
    inPlace,
    vp,
    vpNeeded,
    destroyed: [...destroyed],
    defended: [...defended],
    fulfilled,
    achieved: state.orderAchieved,
  };
}

function poolReport(state: Snapshot, charts: Charts): Situation["pool"] {
  const known = knownPool(state, charts);
  const counts = INCIDENT_KINDS.map((kind) => ({ kind, count: known.filter((marker) => marker.kind === kind).length }));
  return {
    size: poolSize(state),
    known: counts.filter(({ count }) => count > 0),
    ships: known.filter(isAlliedShip).map(({ id }) => id),
  };
}

/** 13.0 The faces nobody has seen, by group; a placeholder counts as one (D-61). */
function unseenReports({ unseen }: Snapshot, charts: Charts): Situation["unseen"] {
  const facesOf = (group: Group): string[] => {
    const placeholders = unseen[group].filter((id) => id.startsWith(PLACEHOLDER));
    return [
      ...inOrder(
        charts,
        unseen[group].filter((id) => !id.startsWith(PLACEHOLDER)),
      ),
      ...placeholders,
    ];
  };
  const groups = GROUPS.map((group) => {
    const faceDown = unseen.faceDown.filter(({ fleet }) => fleet === group).reduce((sum, { count }) => sum + count, 0);
    return { group, inPool: unseen.pool[group], faceDown, faces: facesOf(group) };
  });
  const units = unseen.faceDownCoastal.reduce((sum, { count }) => sum + count, 0);
  const coastal = { group: "coastal" as const, inPool: unseen.coastal.length - units, faceDown: units };
  return [...groups, { ...coastal, faces: [...unseen.coastal].sort() }].filter(({ faces }) => faces.length > 0);
}
