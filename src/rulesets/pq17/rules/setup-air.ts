import { interceptorsAt } from "../charts/pack";
import type { Charts, Scenario } from "../charts/schema";
import type { Aircraft } from "../snapshot-forces";
import type { Side } from "../vocabulary";

/** 1.1.2, 4.1.3 The air units of a side: those the scenario bases ashore, those aboard its carriers, and its Interceptors. */
export function aircraftOf(charts: Charts, scenario: Scenario, side: Side): Aircraft[] {
  const units: Aircraft[] = [];
  const add = (unit: string, cs: number, where: Pick<Aircraft, "base" | "carrier" | "interceptor">): void => {
    const number = units.filter((each) => each.unit === unit).length + 1;
    units.push({
      id: `${unit}_${number}`,
      unit,
      cs,
      ...where,
      hex: null,
      mission: "none",
      radius: [],
      aborted: 0,
      damaged: 0,
      lost: 0,
    });
  };
  for (const group of scenario.airUnits.filter((each) => each.side === side)) {
    for (const { unit, cs } of group.units) add(unit, cs, { base: group.base, carrier: null, interceptor: false });
  }
  for (const ship of scenario.forces[side].flatMap(({ units: ships }) => ships)) {
    for (const { unit, cs } of ship.air ?? []) add(unit, cs, { base: null, carrier: ship.unit, interceptor: false });
  }
  for (const base of charts.AIRBASES.facts.bases.filter((each) => each.side === side)) {
    for (const { unit, cs } of interceptorsAt(base, scenario.fortnight)) {
      add(unit, cs, { base: base.id, carrier: null, interceptor: true });
    }
  }
  return units;
}
