import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Option, Phase, Side } from "../../vocabulary";
import { freshGame } from "../4-1-setup/setup";
import { NOT_MOVED } from "./fresh-force";
import { atSea, blocksOf, lowestFree, piecesOf } from "./game";

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

/** 1.3 The same in a phase of the Axis, with a dummy at sea off the North Cape. */
export function exampleDummy(phase: Phase): Snapshot {
  const state = exampleAt(phase, "axis");
  const block = lowestFree(blocksOf(state, "axis"));
  const moved = { ...NOT_MOVED, entered: [] };
  state.sides.axis.dummies.push({ id: "dummy_1", station: "at_sea", at: "0714", block, moved });
  return state;
}

/** Scenario PQ-17 in a phase of the Allies with cruiser London Dead in the Water, in tow of a destroyer or adrift. */
export function exampleAdrift(phase: Phase, towed: boolean): Snapshot {
  const state = exampleAt(phase);
  const cover = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  const london = cover?.units.find(({ unit }) => unit === "london");
  const tower = cover?.units.find(({ unit }) => unit === "dd_tribal");
  if (london === undefined || tower === undefined) return state;
  london.cs = 0;
  if (towed) {
    london.tow = tower.unit;
    tower.tow = london.unit;
  }
  return state;
}
