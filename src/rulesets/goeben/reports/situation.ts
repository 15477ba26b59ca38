import { freeBoxes } from "../chapters/8-cargo/hull-boxes";
import { isCaptured, terrainAt } from "../chapters/9-ports/sites";
import { repairDice } from "../chapters/10-repairs/repairs";
import { intelligenceValue } from "../chapters/11-intelligence/intelligence";
import { reachOf, usableSpeeds } from "../chapters/12-movement/paths";
import { incidentDraws } from "../chapters/13-incidents/draws";
import {
  faceDownAt,
  faceDownCoastalAt,
  inOrder,
  isAlliedShip,
  knownPool,
  PLACEHOLDER,
  poolSize,
  rankOf,
} from "../chapters/13-incidents/pool";
import { visibilityAt } from "../chapters/14-naval-combat/rounds";
import { objectiveProgress } from "../chapters/17-victory/ending";
import { friendlyAt } from "../chapters/shared/game";
import { austroHungarianShipOf, coastalUnitOf, germanShipOf, orderOf } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { FLEETS, GERMAN_SHIPS, type GermanShipId, GROUPS, type Group, INCIDENT_KINDS, INDEXES } from "../vocabulary";
import { battleReport } from "./situation-battle";
import type { Situation, SituationGerman, SituationSpace } from "./situation-schema";

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

/** 13.0 The unseen faces by group; a placeholder counts as one (D-61). */
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

/** 2.1 The German ships of this game, sunk ones included. */
export function germanReports(state: Snapshot, charts: Charts): SituationGerman[] {
  return GERMAN_SHIPS.filter((ship) => state.ships[ship].status !== "absent").map((ship) =>
    germanReport(state, charts, ship),
  );
}

function germanReport(state: Snapshot, charts: Charts, ship: GermanShipId): SituationGerman {
  const record = state.ships[ship];
  const { start } = germanShipOf(charts, ship);
  const { status, space, outfitted, moved, mustLeave } = record;
  return {
    ship,
    status,
    space,
    indexes: INDEXES.map((index) => ({ index, now: record[index], start: start[index] })),
    speeds: { ...usableSpeeds(state, charts, ship), reach: reachOf(state, charts, ship) },
    cargo: record.boxes.flatMap((cargo, index) => (cargo === null ? [] : [{ box: index + 1, cargo }])),
    freeBoxes: freeBoxes(record).length,
    repairDice: repairDice(state, charts, ship),
    intelligence: intelligenceValue(state, charts, ship),
    outfitted,
    moved,
    mustLeave,
  };
}

/** 20.0 The Austro-Hungarian ships; none while rule 20 has no part in the game. */
export function austroHungarianReports(state: Snapshot, charts: Charts): Situation["austroHungarian"] {
  const plays = state.options.austroHungarianWarships || state.campaign?.austroHungarianGained === true;
  if (!plays) return [];
  return state.austroHungarian.map(({ id, status, space, damage }) => {
    return { ship: id, status, space, speed: austroHungarianShipOf(charts, id).speed, damage };
  });
}

/** 4.0 The spaces that hold anything, in the order of the charts. */
export function spaceReports(state: Snapshot, charts: Charts): SituationSpace[] {
  const { unseen } = state;
  const occupied = new Set<string | null>([
    ...Object.values(state.ships).map(({ space }) => space),
    ...state.austroHungarian.map(({ space }) => space),
    ...state.markers.map(({ space }) => space),
    ...state.coastal.map(({ space }) => space),
    ...[...unseen.faceDown, ...unseen.faceDownCoastal].filter(({ count }) => count > 0).map(({ space }) => space),
    ...state.colliers.map(({ space }) => space),
    ...state.mines,
    ...state.landed,
    ...state.visited,
    ...state.storms,
    ...state.visibility.map(({ space }) => space),
  ]);
  return charts.MAP.facts.spaces.filter(({ id }) => occupied.has(id)).map((space) => spaceReport(state, charts, space));
}

function spaceReport(state: Snapshot, charts: Charts, { id, zone }: Space): SituationSpace {
  const here = state.markers
    .filter(({ space }) => space === id)
    .sort((a, b) => rankOf(charts, a.id) - rankOf(charts, b.id));
  return {
    space: id,
    terrain: terrainAt(state, charts, id),
    zone,
    draws: incidentDraws(state, charts, id),
    friendly: friendlyAt(state, id),
    markers: here.map(({ id: marker, kind, place }) => ({ marker, kind, place })),
    faceDown: FLEETS.map((fleet) => ({ fleet, count: faceDownAt(state, id, fleet) })).filter(({ count }) => count > 0),
    coastal: state.coastal
      .filter(({ space }) => space === id)
      .map(({ id: unit, destroyed }) => ({ unit, strength: coastalUnitOf(charts, unit).strength, destroyed })),
    faceDownCoastal: faceDownCoastalAt(state, id),
    colliers: state.colliers.filter(({ space }) => space === id).length,
    mines: state.mines.filter((space) => space === id).length,
    captured: isCaptured(state, id),
    visited: state.visited.includes(id),
    storm: state.storms.includes(id),
    visibility: visibilityAt(state, id),
  };
}
