import { airUnitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { hasRuling } from "../shared/game";

/** 12.6 True for an air unit that a Ground Offensive leaves to the war at sea. */
export function sparedByOffensive(state: Snapshot, charts: Charts, unit: Aircraft): boolean {
  return isNavalAir(charts, unit) || isTorpedoBomber(state, charts, unit);
}

/** 12.6 True for an air unit that flies with any load: British, US, aboard a carrier, of KG 40 or VVS-SF. */
export function isNavalAir(charts: Charts, unit: Aircraft): boolean {
  const { nation, service } = airUnitOf(charts, unit.unit);
  if (nation === "british" || nation === "us") return true;
  return unit.carrier !== null || service === "kg_40" || service === "vvs_sf";
}

/** 12.6, E-132 True for a torpedo bomber: any air unit with torpedoes, by ruling only type TB. */
export function isTorpedoBomber(state: Snapshot, charts: Charts, { unit }: Aircraft): boolean {
  const { type, torpedoes } = airUnitOf(charts, unit);
  return hasRuling(state, "offensiveSparesTypeTb") ? type === "TB" : torpedoes > 0;
}

/** 12.6 True while a Ground Offensive is on. */
export function groundOffensive(state: Snapshot): boolean {
  return SIDES.some((side) => state.sides[side].chits.some(({ condition }) => condition === "ground_offensive"));
}
