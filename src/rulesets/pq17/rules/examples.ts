import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Option, Phase, Side } from "../vocabulary";
import { atSea, piecesOf } from "./game";
import { freshGame } from "./setup";

/** Scenario PQ-17 as an example stands in it: in a phase of a side of its starting turn, in Fair weather, every block numbered. */
export function exampleAt(phase: Phase, phasing: Side | null = "allied", options: readonly Option[] = []): Snapshot {
  const state = freshGame(pack.charts, { scenario: "pq_17", options });
  for (const side of ["allied", "axis"] as const) {
    let block = 1;
    for (const piece of piecesOf(state, side)) {
      if (!atSea(piece)) continue;
      piece.block = block;
      block += 1;
    }
  }
  if (phase.startsWith("prep")) return { ...state, phase, phasing };
  return {
    ...state,
    phase,
    phasing,
    step: 20,
    turn: state.startTurn,
    begun: true,
    weather: { ...state.weather, prevailing: phase === "turn_weather" ? null : "fair" },
  };
}
