import { scenarioOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Report } from "../shared/game";

/** 12 What a side cannot have kept of its special conditions. */
export function checkSpecial(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const { special, forces } = state.sides[side];
  const root = `/sides/${side}/special`;
  const { returning } = special;
  for (const [index, { unit, cs }] of (returning?.ships ?? []).entries()) {
    const pointer = `${root}/returning/ships/${index}`;
    const most = unitOf(charts, unit).cs;
    if (cs > most) report("CS_IMPOSSIBLE", `${pointer}/cs`, `${unit} has ${most} CS at most.`);
    if (forces.some(({ units }) => units.some((ship) => ship.unit === unit))) {
      report("SHIP_REPEATED", `${pointer}/unit`, `${unit} is in play already.`);
    }
  }
  const listed = scenarioOf(charts, state.scenario).ahistorical;
  for (const [index, each] of special.bought.entries()) {
    if (listed?.[each]?.side === side) continue;
    report("PURCHASE_UNKNOWN", `${root}/bought/${index}`, `The scenario offers this side no force ${each} (14).`);
  }
}
