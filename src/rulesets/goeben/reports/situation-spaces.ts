import { isCaptured, terrainAt } from "../chapters/9-ports/sites";
import { incidentDraws } from "../chapters/13-incidents/draws";
import { faceDownAt, faceDownCoastalAt, rankOf } from "../chapters/13-incidents/pool";
import { visibilityAt } from "../chapters/14-naval-combat/visibility";
import { friendlyAt } from "../chapters/shared/game";
import { coastalUnitOf } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { FLEETS } from "../vocabulary";
import type { SituationSpace } from "./situation-schema";

/** 4.0 The spaces that hold anything, in the order of the charts. */
export function spaceReports(state: Snapshot, charts: Charts): SituationSpace[] {
  const { unseen } = state;
  const held = new Set<string | null>([
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
  return charts.MAP.facts.spaces.filter(({ id }) => held.has(id)).map((space) => spaceReport(state, charts, space));
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
