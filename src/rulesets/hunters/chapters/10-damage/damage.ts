import { chartView } from "../../../../core/charts/look-up";
import type { About } from "../../../../core/contract/audit";
import { boatFacts } from "../../charts/pack";
import type { DamageResult } from "../../charts/results";
import type { Cycle } from "../../snapshot";
import type { System } from "../../vocabulary";
import { endCareer, isOver } from "../5-victory/victory";
import type { Context } from "../shared/context";
import { Drms } from "../shared/game";
import { fitExperte, isOut } from "./crew";
import { scuttle } from "./scuttling";
import { injureSomeone } from "./wounds";

/**
 * 9.6.9 Rolls each hit on E4 and applies it at once; returns whether any flooding resulted. `joint` receives the values
 * that matter between two hits.
 */
export function takeHits(
  ctx: Context,
  hits: number,
  joint?: (...live: readonly unknown[]) => void,
): { flooded: boolean; damage: DamageResult[] } {
  const damage: DamageResult[] = [];
  let flooded = false;
  for (let hit = 0; hit < hits && !isOver(ctx); hit += 1) {
    joint?.(hits - hit, flooded);
    const { row } = ctx.roll({ label: "boat-damage", section: "9.6.9", view: chartView(ctx.charts.E4) });
    damage.push(row.result);
    if (row.result === "flooding") flooded = true;
    for (let time = 0; time < row.count && !isOver(ctx); time += 1) {
      if (time > 0) joint?.(hits - hit, flooded, row.result, row.count - time);
      applyDamage(ctx, row.result);
    }
  }
  return { flooded, damage };
}

function applyDamage(ctx: Context, result: DamageResult): void {
  if (result === "hull") markHull(ctx, "10.3.1");
  else if (result === "flooding") markFlooding(ctx, "10.1.1");
  else if (result === "crew_injury") injureSomeone(ctx);
  else if (result !== "minor_damage") for (const system of systemsHit(ctx, result)) damageSystem(ctx, system);
}

/** 10.6.4, 11.4.7 The systems a result of E4 damages on this boat. */
function systemsHit(
  ctx: Context,
  result: Exclude<DamageResult, "hull" | "flooding" | "crew_injury" | "minor_damage">,
): System[] {
  const { flak } = boatFacts(ctx.charts, ctx.state.boat.type);
  if (result === "flak_all") return [...flak];
  if (result !== "flak_20mm") return [result];
  const mounts: System[] = ["flak_20mm", "flak_20mm_quad_1", "flak_20mm_quad_2"];
  return mounts.filter((mount) => ctx.state.boat.systems[mount] === "ok").slice(0, 1);
}

function damageSystem(ctx: Context, system: System): void {
  const { systems } = ctx.state.boat;
  if (systems[system] === "ok") ctx.set(systems, system, "damaged", "SYSTEM_DAMAGED", "10.6.3");
}

/** 9.6.11, 10.3, 10.3.2 Marks one hull box; the last one sinks the boat with all hands (5.1.3). */
export function markHull(ctx: Context, section: string, about?: About): void {
  const { boat } = ctx.state;
  ctx.set(boat, "hull", boat.hull + 1, "HULL_DAMAGED", section, about);
  if (boat.hull >= boatFacts(ctx.charts, boat.type).hullBoxes) endCareer(ctx, "sunk_hull", "10.3.2");
}

/** 9.6.11, 10.1.1, 10.1.2 Marks one flooding box; the last one forces the boat to the surface, where it is scuttled. */
function markFlooding(ctx: Context, section: string): void {
  const { boat } = ctx.state;
  ctx.set(boat, "flooding", boat.flooding + 1, "FLOODED", section);
  if (boat.flooding >= boatFacts(ctx.charts, boat.type).floodingBoxes) scuttle(ctx);
}

/** 10.1.3 Rolls for one more flooding box after a round with flooding. */
export function additionalFlooding(ctx: Context): void {
  const { state, charts } = ctx;
  const chart = charts.ADDITIONAL_FLOODING;
  const modifiers = new Drms(chart)
    .when(fitExperte(state, "li"), "FLOOD_LI_EXPERTE")
    .when(isOut(state, "li"), "FLOOD_LI_OUT").list;
  const { row } = ctx.roll({ label: "additional-flooding", section: "10.1.3", view: chartView(chart), modifiers });
  for (let box = 0; box < row.flooding && !isOver(ctx); box += 1) markFlooding(ctx, "10.1.3");
}

/** 9.6.7, 9.6.12 Records in the cycle that the boat has been found, and whether by 12 or more. */
export function markDetected(ctx: Context, cycle: Cycle, twelve: boolean): void {
  ctx.set(cycle, "previouslyDetected", true, "DETECTED", "9.6.12");
  ctx.set(cycle, "twelve", twelve, "DETECTED_TWELVE", "9.6.7");
}
