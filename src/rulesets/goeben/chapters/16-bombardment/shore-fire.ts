import { chartView } from "../../../../core/charts/look-up";
import { bombardmentHits, coastalUnitOf } from "../../charts/pack";
import type { BombardmentHit } from "../../charts/schema";
import { isNavalBase } from "../9-ports/sites";
import { payForFire } from "../14-naval-combat/ammunition";
import { citeGunnery } from "../14-naval-combat/german-fire";
import { diceOf } from "../14-naval-combat/gunnery";
import type { ShotOutcome } from "../14-naval-combat/outcomes";
import { changeVp } from "../17-victory/points";
import type { Context } from "../shared/context";
import { battleOf, isGerman } from "../shared/game";
import { shoreShots, unitsStanding } from "./coastal-defences";

/** One hit on coastal defences as it was rolled. */
export interface ShoreHit {
  readonly result: BombardmentHit["result"];
  /** VP won or lost by its dice; null without dice. */
  readonly vp: number | null;
  /** Units removed. */
  readonly units: readonly string[];
}

/** 16.0 The outcome of one ship's fire at coastal defences. */
export interface ShoreSalvo {
  readonly firer: string;
  readonly shots: readonly ShotOutcome[];
  readonly results: readonly ShoreHit[];
}

/** 16.0 A friendly ship fires its guns of the present round at the port; `remove` names the units to go first. */
export function fireAtShore(ctx: Context, ship: string, maximumFire: boolean, remove: readonly string[]): ShoreSalvo {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  if (isGerman(ship)) {
    payForFire(ctx, ship, maximumFire);
    citeGunnery(ctx, ship);
  } else {
    ctx.ruling("D-75", "16.0");
    ctx.ruling("D-51", "20.0");
  }
  const fired = shoreShots(state, charts, ship, maximumFire).map(({ weapon, terms }): ShotOutcome => {
    const view = chartView(charts.BOMBARDMENT_FIRE);
    const about = { ship, weapon, space: battle.space };
    const { counted } = ctx.throwEach({
      label: "bombardment",
      about,
      section: "16.0",
      view,
      terms,
      counting: ["hit"],
    });
    return { weapon, dice: diceOf(terms), hits: counted };
  });
  ctx.set(battle, "anyFire", true, "FIRE_OPENED", "5.1");
  const hits = fired.reduce((sum, shot) => sum + shot.hits, 0);
  const results = Array.from({ length: hits }, () => hitShore(ctx, battle.space, remove));
  return { firer: ship, shots: fired, results };
}

/**
 * 16.0 Rolls one hit on coastal defences with its VP dice, and applies it. A hit without a remaining unit still scores
 * its VP (D-49b).
 */
function hitShore(ctx: Context, space: string, remove: readonly string[]): ShoreHit {
  const { state, charts } = ctx;
  const harbour = isNavalBase(state, charts, space) ? "naval_base" : "port";
  const { row } = ctx.roll({
    label: "bombardment-hit",
    about: { space },
    section: "16.0",
    view: bombardmentHits(charts, harbour),
  });
  const vp = row.vpDice === null ? null : row.vpSign * rollVp(ctx, row.vpDice);
  if (vp !== null) changeVp(ctx, vp, `VP_${row.result.toUpperCase()}`, "17.1");
  const activeUnits = unitsStanding(state, charts, space);
  const preferred = [...remove.filter((id) => activeUnits.includes(id)), ...activeUnits];
  const destroyed = row.units === "all" ? activeUnits : preferred.slice(0, row.units);
  for (const id of destroyed) destroyUnit(ctx, id);
  return { result: row.result, vp, units: destroyed };
}

function rollVp(ctx: Context, dice: string): number {
  return ctx.rollPlain({ label: "bombardment-vp", section: "17.1", dice, resultName: String }).total;
}

/** 16.0, 17.1 Destroys a coastal defence unit, which is worth its strength. */
function destroyUnit(ctx: Context, id: string): void {
  const unit = ctx.state.coastal.find((each) => each.id === id)!;
  ctx.set(unit, "destroyed", true, "COASTAL_UNIT_DESTROYED", "16.0");
  changeVp(ctx, coastalUnitOf(ctx.charts, id).strength, "VP_COASTAL_UNIT", "17.1");
}
