import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force, Piece } from "../snapshot-forces";
import { SPEEDS, type Speed } from "../vocabulary";
import { burns } from "./fuel";
import { halfOf, isForce } from "./game";
import { inGroup, shipSpeed, slower } from "./units";

/** G.36 The greatest speed of a force by its ships, its fuel, its refuelling and the weather. */
export function forceSpeed(state: Snapshot, charts: Charts, force: Force): Speed {
  let speed: Speed = force.kind === "convoy" ? "slow" : force.kind === "wolf_pack" ? "moderate" : "high";
  for (const ship of force.units) speed = slower(speed, shipSpeed(charts, ship));
  // 11.2.1 What burns no fuel is always full, whatever the force was that it has left.
  const fuel = burns(charts, force) ? force.fuel.state : "full";
  if (fuel === "low" || fuel === "training") speed = slower(speed, "moderate");
  if (fuel === "critical") speed = slower(speed, "slow");
  if (force.refuelling) speed = slower(speed, charts.FUEL.facts.atSea.speed);
  const effects = charts.WEATHER_EFFECTS.facts.conditions[state.weather.prevailing ?? "fair"];
  const has = (group: "light" | "submarine"): boolean => force.units.some((ship) => inGroup(charts, ship, group));
  if (effects.highSpeed === "none" || (effects.highSpeed === "heavy" && has("light")))
    speed = slower(speed, "moderate");
  if (has("submarine")) speed = slower(speed, effects.submarines);
  return speed;
}

/** 5.1 The speeds that a piece may declare now, fastest first; none when it cannot move. */
export function usableSpeeds(state: Snapshot, charts: Charts, piece: Piece): Speed[] {
  if (!isForce(piece)) return ["high", "moderate"];
  const most = forceSpeed(state, charts, piece);
  if (most === "dead_slow") return halfOf(state.turn) === "pm" ? ["dead_slow"] : [];
  return SPEEDS.filter(
    (speed) => speed !== "dead_slow" && speed !== "none" && SPEEDS.indexOf(speed) >= SPEEDS.indexOf(most),
  );
}

/** 5 Hexes of movement that a piece has at a speed. */
export function allowance(charts: Charts, piece: Piece, speed: Speed): number {
  const { hexes, dummy } = charts.SPEEDS.facts;
  return isForce(piece) || speed !== "high" ? hexes[speed] : dummy;
}
