import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Phase } from "../vocabulary";
import { freshGame, type Plan } from "./setup";

/** A standard scenario as an example stands in it: in the given phase of turn 1, with Goeben and Breslau at Messina once deployed. */
export function exampleAt(phase: Phase, plan: Plan = {}): Snapshot {
  const state = freshGame(pack.charts, plan);
  const { start } = pack.charts.GERMAN_SETUP.facts;
  const order = "ottoman_alliance";
  const deployed = phase !== "outfit_setup" && phase !== "deploy_setup";
  for (const ship of Object.values(state.ships)) {
    if (ship.status !== "in_play") continue;
    ship.space = deployed ? start : null;
    ship.startSpace = deployed ? start : null;
  }
  for (const collier of state.colliers) collier.space = deployed && phase !== "collier_setup" ? "central_ionian" : null;
  if (state.campaign !== null) state.campaign.ordersLeft = state.campaign.ordersLeft.filter((each) => each !== order);
  return { ...state, phase, step: 5, order };
}
