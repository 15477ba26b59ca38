import { chartView } from "../../../../core/charts/look-up";
import type { ChartView } from "../../../../core/contract/chart";
import { alliedHits, germanHits } from "../../charts/pack";
import type { AlliedHit, Charts, GermanHit } from "../../charts/schema";
import { type GermanShipId, GUNS } from "../../vocabulary";
import { type Harm, loseHull, lowerIndex } from "../6-indexes/indexes";
import type { Context } from "../shared/context";
import type { Hit } from "./outcomes";
import type { Combatant } from "./state";
import type { HitTarget } from "./targets";

/** 14.5, 14.7 Rolls one gun hit and its sub-die, and applies it. A German ship that is sunk already only absorbs it. */
export function applyGunneryHit(ctx: Context, target: HitTarget, harm: Harm): Hit {
  return applyHit(ctx, ctx.charts.GUNNERY_HIT, "gunnery-hit", target, harm);
}

/** 14.6, 14.7 Rolls one torpedo hit and its sub-die, and applies it. A German ship that is sunk already only absorbs it. */
export function applyTorpedoHit(ctx: Context, target: HitTarget, harm: Harm): Hit {
  return applyHit(ctx, ctx.charts.TORPEDO_HIT, "torpedo-hit", target, harm);
}

type HitLabel = "gunnery-hit" | "torpedo-hit";

function applyHit(ctx: Context, chart: Charts["GUNNERY_HIT"], label: HitLabel, target: HitTarget, harm: Harm): Hit {
  if (typeof target === "string") return hitGerman(ctx, germanHits(chart), label, target, harm);
  const about = { target: target.id };
  const { row } = ctx.roll({ label, about, section: harm.section, view: alliedHits(chart) });
  hitCombatant(ctx, target, row, harm.section);
  return { result: row.result, amount: row.damage };
}

function hitGerman(ctx: Context, view: ChartView<GermanHit>, label: HitLabel, id: GermanShipId, harm: Harm): Hit {
  const { row } = ctx.roll({ label, about: { target: id }, section: harm.section, view });
  const amount = amountOf(ctx, row, id, harm.section);
  if (ctx.state.ships[id].status !== "in_play") return { result: row.result, amount };
  switch (row.result) {
    case "guns":
      for (const gun of GUNS) lowerIndex(ctx, id, gun, amount, harm);
      break;
    case "engines":
      lowerIndex(ctx, id, "engines", amount, harm);
      break;
    case "bridge":
      lowerIndex(ctx, id, "leadership", amount, harm);
      break;
    case "hull":
      loseHull(ctx, id, amount, harm);
      break;
    case "critical":
      loseHull(ctx, id, amount, harm);
      if (ctx.state.ships[id].status === "in_play") lowerIndex(ctx, id, "engines", amount, harm);
      break;
    default:
      break;
  }
  if (row.tubes) hitTubes(ctx, id, harm);
  return { result: row.result, amount };
}

/** The loss in each index that a hit names, with the sub-die of a bridge hit or a critical hit. */
function amountOf(ctx: Context, row: GermanHit, target: GermanShipId, section: string): number {
  if (row.result === "bridge") {
    const view = chartView(ctx.charts.BRIDGE_HIT);
    return 0 - ctx.roll({ label: "bridge-hit", about: { target }, section, view }).row.delta;
  }
  if (row.dice === null) return 0 - row.delta;
  return ctx.rollPlain({ label: "critical-hit", about: { target }, section, dice: row.dice, resultName: String }).total;
}

/** D-43 Tubes are hit only where the ruling is switched. */
function hitTubes(ctx: Context, id: GermanShipId, harm: Harm): void {
  ctx.ruling("D-43", "14.10");
  const { status, torpedoes } = ctx.state.ships[id];
  if (status === "in_play" && ctx.state.rulings.torpedoHitDisablesTubes) {
    lowerIndex(ctx, id, "torpedoes", torpedoes, harm);
  }
}

/** 14.13 Applies a hit to an Allied or Austro-Hungarian ship of the battle; whether it sinks is settled after the salvo (D-38). */
function hitCombatant(ctx: Context, target: Combatant, row: AlliedHit, section: string): void {
  ctx.set(target, "damage", target.damage + row.damage, "COMBATANT_DAMAGE", section);
  switch (row.result) {
    case "gun_damage":
      ctx.ruling("D-40", "14.13");
      ctx.set(target, "gunHits", target.gunHits + 1, "COMBATANT_GUNS", section);
      break;
    case "engine_damage":
      ctx.set(target, "engineHits", target.engineHits + 1, "COMBATANT_ENGINES", section);
      ctx.set(target, "torpedoesOut", true, "COMBATANT_TORPEDOES", section);
      break;
    case "severe_hull_damage":
      ctx.set(target, "torpedoesOut", true, "COMBATANT_TORPEDOES", section);
      break;
    case "withdraw":
      ctx.set(target, "withdrawn", true, "COMBATANT_WITHDRAWN", section);
      break;
    case "magazine":
      ctx.set(target, "sunk", true, "COMBATANT_SUNK", section);
      break;
    default:
      break;
  }
}

/** D-38 After a salvo a ship whose damage exceeds its armor is sunk; sunk beats withdrawn. */
export function sinkIfOverwhelmed(ctx: Context, target: Combatant, armor: number): void {
  if (target.sunk || target.damage <= armor) return;
  ctx.ruling("D-38", "14.13");
  ctx.set(target, "sunk", true, "COMBATANT_SUNK", "14.13");
}
