import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { opponentOf, scenarioOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { ConditionId, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { forcesOf } from "../shared/game";
import { typeOf } from "../shared/units";

/** Conditions whose TFs sail although no enemy has been found (11.4). */
const SAILING: readonly ConditionId[] = ["atlantic_breakout", "minelaying", "sizilien", "wunderland"];

/** 5.1.8, 11.4 The reason that holds a TF in port by orders and for want of fuel; undefined when nothing does. */
export function heldByOrders(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  const { shortageSide, shortageFrom } = charts.FUEL.facts;
  if (side !== shortageSide || force.kind !== "task_force") return undefined;
  const chits = state.sides[side].chits.map(({ condition }) => condition);
  if (chits.includes("atlantic_breakout")) return undefined;
  const { ships } = charts.MAP_AREAS.facts.heldInPort;
  const isBound = force.units.some(({ unit }) => ships.includes(unit));
  if (isBound && !chits.includes("no_restrictions") && unlocated(state, charts, side).length > 0) {
    return reason("CARRIERS_NOT_LOCATED", "5.1.8", { force: force.id });
  }
  const waived = force.training !== null || chits.some((condition) => SAILING.includes(condition));
  if (waived || state.campaign !== null || state.fortnight < shortageFrom) return undefined;
  return state.sides[side].reports.some(({ kind }) => kind !== "wolf_pack")
    ? undefined
    : reason("NO_TARGET_IDENTIFIED", "11.4", { force: force.id });
}

/** 5.1.8, D-36 The enemy's fleet carriers that a side has not located: those of the scenario, in a campaign those in play. */
function unlocated(state: Snapshot, charts: Charts, side: Side): string[] {
  const { carrier } = charts.MAP_AREAS.facts.heldInPort;
  const enemy = opponentOf(side);
  const { located, sunk } = state.sides[enemy];
  const forces = state.campaign === null ? scenarioOf(charts, state.scenario).forces[enemy] : forcesOf(state, enemy);
  const ships = forces.flatMap(({ units }) => units.filter((ship) => typeOf(charts, ship) === carrier));
  return ships
    .map(({ unit }) => unit)
    .filter((unit) => !located.includes(unit) && !sunk.some((each) => each.unit === unit));
}
