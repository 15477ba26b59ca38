import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Phase } from "../vocabulary";
import { freshGame, type Plan } from "./setup";

/** A standard scenario as an example stands in it: Goeben and Breslau at Messina in the given phase of turn 1. */
export function exampleAt(phase: Phase, plan: Plan = {}): Snapshot {
  const state = freshGame(pack.charts, plan);
  const { start } = pack.charts.GERMAN_SETUP.facts;
  for (const ship of Object.values(state.ships)) {
    if (ship.status !== "in_play") continue;
    ship.space = start;
    ship.startSpace = start;
  }
  for (const collier of state.colliers) collier.space = "central_ionian";
  return { ...state, phase, step: 5, order: "ottoman_alliance" };
}
