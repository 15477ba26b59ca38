import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { unstow } from "../8-cargo/stowing";
import type { Context } from "../shared/context";
import { battleOf } from "../shared/game";

/** 14.8, 14.9, D-35 At its first gun fire of a battle a German ship pays ammunition and may go over to maximum fire. */
export function payForFire(ctx: Context, ship: GermanShipId, maximumFire: boolean): void {
  const { state, charts } = ctx;
  const battle = battleOf(state);
  if (battle.paid.includes(ship)) return;
  const { ammunitionNormal, ammunitionMaximumFire } = charts.LIMITS.facts;
  const price = maximumFire ? ammunitionMaximumFire : ammunitionNormal;
  const rule = maximumFire ? "14.9" : "14.8";
  ctx.ruling("D-35", "14.8");
  ctx.set(state.ships[ship], "ammunition", state.ships[ship].ammunition - price, "AMMUNITION_FIRED", rule);
  ctx.push(battle.paid, ship, "AMMUNITION_PAID", rule);
  if (maximumFire) ctx.push(battle.maximumFire, ship, "MAXIMUM_FIRE", "14.9");
}

/** 14.10, D-77 The reason why a ship cannot reload its torpedoes now; undefined when it can. */
export function noReload(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  const record = state.ships[ship];
  if (!carries(record, "torpedo_reload")) {
    return reason("NO_TORPEDO_RELOAD", "14.10", { ship });
  }
  if (record.torpedoes >= germanShipOf(charts, ship).start.torpedoes) {
    return reason("TORPEDOES_FULL", "14.10", { ship });
  }
  if (state.rulings.reloadOnlyAtZero && record.torpedoes > 0) {
    return reason("TORPEDOES_LEFT", "14.10", { ship });
  }
  return undefined;
}

/** 14.10 Spends the Torpedo Reload in the highest Hull box and sets Torpedoes to the maximum. */
export function reload(ctx: Context, ship: GermanShipId): void {
  const { state, charts } = ctx;
  const record = state.ships[ship];
  ctx.ruling("D-77", "14.10");
  unstow(ctx, ship, record.boxes.lastIndexOf("torpedo_reload") + 1, "RELOAD_SPENT", "14.10");
  ctx.set(record, "torpedoes", germanShipOf(charts, ship).start.torpedoes, "TORPEDOES_RELOADED", "14.10");
}
