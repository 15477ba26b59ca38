import { conditionFacts, portOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 12.7 True while Port Raids may still be made. */
export function raidsLeft(state: Snapshot, charts: Charts): boolean {
  return state.sides.axis.special.raidsLeft > 0 && raidTargets(state, charts).length > 0;
}

/** 12.7 The ports that raids may be made on and where Allied forces lie. */
export function raidTargets(state: Snapshot, charts: Charts): string[] {
  const { ports } = conditionFacts(charts, "port_raids");
  const held = state.sides.allied.forces.filter(({ station }) => station === "in_port").map(({ at }) => at);
  return ports.filter((port) => held.includes(portOf(charts, port).id));
}
