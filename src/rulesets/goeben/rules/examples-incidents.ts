import type { Marker, Snapshot } from "../snapshot";
import type { Phase } from "../vocabulary";
import { exampleAt } from "./examples";

/** Goeben and Breslau in the Central Ionian Sea in the Incident phase. */
export function exampleAtSea(phase: Phase = "incidents"): Snapshot {
  const state = exampleAt(phase);
  for (const ship of [state.ships.goeben, state.ships.breslau]) ship.space = "central_ionian";
  return state;
}

/** 13.1 An Allied submarine met in the Central Ionian Sea, and the choice it leaves. */
export function exampleSubmarine(phase: "submarine_evasion" | "submarine_ramming"): Snapshot {
  const state = exampleAtSea(phase);
  const id = "allied_submarine_1";
  const space = "central_ionian";
  const markers = state.markers.map((marker): Marker => {
    return marker.id === id ? { ...marker, place: "set_aside", space, turn: state.turn } : marker;
  });
  return { ...state, markers, incident: { space, queue: [id], drawn: [id] } };
}

/** 23.0 Breslau with a mine aboard, in the Movement phase. */
export function exampleMinelayer(): Snapshot {
  const state = exampleAt("movement", { options: { mines: true } });
  state.ships.breslau.boxes[0] = "mines";
  state.ships.breslau.space = "south_of_messina";
  return state;
}
