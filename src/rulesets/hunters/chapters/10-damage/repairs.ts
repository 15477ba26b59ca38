import { columnOf } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { inLastBox } from "../7-patrols/track";
import type { Context } from "../shared/context";
import { Drms } from "../shared/game";
import { fitExperte, isOut } from "./crew";
import { dieselsOut } from "./systems";

/** 10.7 Pumps out the boat and tries once to repair every damaged system, in the fixed order (D13). */
export function repairAll(ctx: Context): void {
  const { state, charts } = ctx;
  const { boat } = state;
  ctx.set(boat, "flooding", 0, "PUMPED_OUT", "10.7");
  const damaged = SYSTEMS.filter((system) => boat.systems[system] === "damaged");
  if (damaged.length > 1) ctx.ruling("D13", "10.7");
  for (const system of damaged) {
    if (doomed(state, charts) && system !== "radio") continue;
    const diesel = system.startsWith("diesel_engine");
    if (diesel) ctx.ruling("E-34", "10.7.5");
    if (diesel && !state.rulings.dieselsRepairable) {
      ctx.set(boat.systems, system, "inoperable", "SYSTEM_INOPERABLE", "10.7.5");
      continue;
    }
    const modifiers = new Drms(charts.E5_REPAIR)
      .when(fitExperte(state, "li"), "REPAIR_LI_EXPERTE")
      .when(isOut(state, "li"), "REPAIR_LI_OUT").list;
    const view = columnOf(charts.E5_REPAIR, system);
    const { row } = ctx.roll({ label: "repair", about: { system }, section: "10.7.2", view, modifiers });
    if (row.result === "repaired") ctx.set(boat.systems, system, "ok", "SYSTEM_REPAIRED", "10.7.4");
    else ctx.set(boat.systems, system, "inoperable", "SYSTEM_INOPERABLE", "10.7.5");
  }
}

/**
 * 10.2.1, 10.9.5 True if the boat is about to be scuttled because both diesels are out. Then only the repair of its
 * radio can matter.
 */
function doomed(state: Snapshot, charts: Charts): boolean {
  return dieselsOut(state) === 2 && !inLastBox(state, charts);
}
