import { findHex } from "./charts/map";
import { findPort, findScenario, findUnit, scenarioOf } from "./charts/pack";
import type { Charts } from "./charts/schema";
import type { Report } from "./impossible";
import type { Snapshot } from "./snapshot";
import type { Side } from "./vocabulary";

/** 12 What a side cannot have kept of its special conditions. */
export function checkSpecial(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const { special, tally, photos, forces } = state.sides[side];
  const root = `/sides/${side}/special`;
  const known = (unit: string, pointer: string): void => {
    if (findUnit(charts, unit) === undefined) report("UNIT_UNKNOWN", pointer, `The charts hold no unit ${unit}.`);
  };
  const { plan, returning } = special;
  if (plan !== null && "ships" in plan) {
    for (const [index, { unit }] of plan.ships.entries()) known(unit, `${root}/plan/ships/${index}/unit`);
  }
  if (plan !== null && "hex" in plan && findHex(charts, plan.hex) === undefined) {
    report("HEX_UNKNOWN", `${root}/plan/hex`, `The map has no hex ${plan.hex}.`);
  }
  if (plan !== null && "port" in plan && findPort(charts, plan.port) === undefined) {
    report("PORT_UNKNOWN", `${root}/plan/port`, `The charts hold no port ${plan.port}.`);
  }
  for (const [index, { unit }] of special.carriers.entries()) known(unit, `${root}/carriers/${index}/unit`);
  for (const [index, { unit, cs }] of (returning?.ships ?? []).entries()) {
    const pointer = `${root}/returning/ships/${index}`;
    known(unit, `${pointer}/unit`);
    const most = findUnit(charts, unit)?.cs ?? cs;
    if (cs > most) report("CS_IMPOSSIBLE", `${pointer}/cs`, `${unit} has ${most} CS at most.`);
    if (forces.some(({ units }) => units.some((ship) => ship.unit === unit))) {
      report("SHIP_REPEATED", `${pointer}/unit`, `${unit} is in play already.`);
    }
  }
  const listed = findScenario(charts, state.scenario) && scenarioOf(charts, state.scenario).ahistorical;
  for (const [index, each] of special.bought.entries()) {
    if (listed?.[each]?.side === side) continue;
    report("PURCHASE_UNKNOWN", `${root}/bought/${index}`, `The scenario offers this side no force ${each} (14).`);
  }
  for (const [index, { unit }] of tally.uncounted.entries()) {
    known(unit, `/sides/${side}/tally/uncounted/${index}/unit`);
  }
  for (const [index, { heavy }] of photos.entries()) {
    for (const [place, unit] of heavy.entries()) known(unit, `/sides/${side}/photos/${index}/heavy/${place}`);
  }
}
