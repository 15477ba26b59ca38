import { airUnitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";

/** 12.6 True for an air unit that a Ground Offensive leaves to the war at sea. */
export function sparedByOffensive(charts: Charts, unit: Aircraft): boolean {
  const { nation, service, torpedoes } = airUnitOf(charts, unit.unit);
  if (nation === "british" || nation === "us") return true;
  return unit.carrier !== null || service === "kg_40" || service === "vvs_sf" || torpedoes > 0;
}

/** 12.6 True while a Ground Offensive is on. */
export function groundOffensive(state: Snapshot): boolean {
  return SIDES.some((side) => state.sides[side].chits.some(({ condition }) => condition === "ground_offensive"));
}
