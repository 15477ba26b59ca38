import { terrainAt } from "../chapters/9-ports/sites";
import { isDefended } from "../chapters/16-bombardment/coastal-defences";
import { orderOf } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 17.0 The meanings of a space to the current order: it wants a ship there, or its defences destroyed. */
type Aim = "location" | "defended" | "destroyed";

/** 17.0 The meaning of a space to the current order; undefined where it has none. */
export function aimsAt(state: Snapshot, charts: Charts, space: string): Aim[] {
  const { location, destroyed } = orderOf(charts, state.order);
  const aims: Aim[] = [];
  if (location.spaces.includes(space) || location.terrains.includes(terrainAt(state, charts, space))) {
    aims.push("location");
  }
  if (destroyed.includes(space)) aims.push(isDefended(state, space) ? "defended" : "destroyed");
  return aims;
}

/** D-20 True for a space that the current order leaves shut; a ship that began there may still use it. */
export function isShut(state: Snapshot, { orders }: Space): boolean {
  return orders !== null && !orders.includes(state.order) && !state.rulings.atlanticAlwaysOpen;
}
