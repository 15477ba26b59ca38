import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { carries, unstow } from "../8-cargo/cargo";
import type { Context } from "../shared/game";

/** 14.10, D-77 Why a ship cannot reload its torpedoes now; undefined when it can. */
export function noReload(state: Snapshot, charts: Charts, ship: GermanShipId): Reason | undefined {
  const record = state.ships[ship];
  if (!carries(record, "torpedo_reload")) {
    return reason("NO_TORPEDO_RELOAD", "14.10", `${ship} carries no Torpedo Reload.`);
  }
  if (record.torpedoes >= germanShipOf(charts, ship).start.torpedoes) {
    return reason("TORPEDOES_FULL", "14.10", `${ship} has all its torpedoes.`);
  }
  if (state.rulings.reloadOnlyAtZero && record.torpedoes > 0) {
    return reason("TORPEDOES_LEFT", "14.10", `${ship} still has torpedoes and reloads only when none is left.`);
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
