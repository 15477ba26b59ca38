import { freeBoxes } from "../chapters/8-cargo/hull-boxes";
import { repairDice } from "../chapters/10-repairs/repairs";
import { intelligenceValue } from "../chapters/11-intelligence/intelligence";
import { reachOf, usableSpeeds } from "../chapters/12-movement/paths";
import { austroHungarianShipOf, germanShipOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { GERMAN_SHIPS, type GermanShipId, INDEXES } from "../vocabulary";
import type { Situation, SituationGerman } from "./situation-schema";

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
