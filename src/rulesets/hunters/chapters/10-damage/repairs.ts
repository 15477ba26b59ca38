import { columnOf, viewOf } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type AbortReason, SYSTEMS } from "../../vocabulary";
import { endCareer } from "../5-victory/victory";
import { inLastBox } from "../7-patrols/track";
import { noRecoveries } from "../10-10-refit/refit-months";
import { type Context, Drms, enterPhase } from "../shared/game";
import { commandLost, fitExperte, inoperable, isOut } from "./crew";

/** C.12 steps 1-2, 10.7 Pumps out the boat and tries once to repair every damaged system, in the fixed order (D13). */
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
    const { row } = ctx.roll({ label: "repair", section: "10.7.2", view, modifiers });
    if (row.result === "repaired") ctx.set(boat.systems, system, "ok", "SYSTEM_REPAIRED", "10.7.4");
    else ctx.set(boat.systems, system, "inoperable", "SYSTEM_INOPERABLE", "10.7.5");
  }
}

/** 10.2.1, 10.9.5 A boat about to be scuttled for want of both diesels; of what is left to repair only its radio can matter (C.1). */
function doomed(state: Snapshot, charts: Charts): boolean {
  return dieselsOut(state) === 2 && !inLastBox(state, charts);
}

/** 10.2.1 Number of diesel engines inoperable. */
export function dieselsOut(state: Snapshot): number {
  const { diesel_engine_1: first, diesel_engine_2: second } = state.boat.systems;
  return Number(first === "inoperable") + Number(second === "inoperable");
}

/** 10.8.1 Why the boat must abort now; undefined when it need not. */
export function forcedAbort(state: Snapshot): AbortReason | undefined {
  if (state.boat.systems.fuel_tanks === "inoperable") return "fuel_tanks";
  if (dieselsOut(state) > 0) return "diesel_engine";
  if (commandLost(state)) return "command";
  return undefined;
}

/** 10.9.1-10.9.3 Forced to the surface: the boat is scuttled or captured, and the game is over either way. */
export function scuttle(ctx: Context): void {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.SCUTTLE).when(isOut(state, "kmdt"), "SCUTTLE_KMDT_SW").list;
  const { row } = ctx.roll({ label: "scuttle", section: "10.9.2", view: viewOf(charts.SCUTTLE), modifiers });
  endCareer(ctx, row.result === "captured" ? "captured" : "scuttled_pow", "10.9.2");
}

/** 10.9.4, 10.9.5 Both diesels are out far from port: the boat is scuttled and the crew rescued or lost. */
export function scuttleAtSea(ctx: Context): void {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.RESCUE).when(inoperable(state, "radio"), "RESCUE_RADIO").list;
  const { row } = ctx.roll({ label: "rescue", section: "10.9.4", view: viewOf(charts.RESCUE), modifiers });
  if (row.result === "lost_at_sea") {
    endCareer(ctx, "lost_at_sea", "10.9.4");
    return;
  }
  ctx.ruling("E-21", "10.9.4");
  const recoveries = noRecoveries();
  ctx.set(state, "engagement", null, "ENGAGEMENT_OVER", "10.9.4");
  ctx.set(
    state,
    "refit",
    { boatDue: "rescued", delay: 0, patrolMonths: 0, promotionChecked: false, recoveries },
    "RESCUED",
    "10.9.4",
  );
  enterPhase(ctx, "in_port", "10.9.4");
}
