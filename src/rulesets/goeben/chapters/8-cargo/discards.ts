import { reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Cargo, GermanShipId } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { holderAt } from "../9-ports/sites";
import { barredFromOutfitting } from "../9-ports/visits";
import type { Context } from "../shared/context";
import type { CargoBox } from "./hull-boxes";
import { unstow } from "./stowing";

/** 8.3 The reason why a ship can jettison no gear or land no crew now; undefined when it can. */
export function noDiscard(
  state: Snapshot,
  charts: Charts,
  ship: GermanShipId,
  what: "crew" | "gear",
): Reason | undefined {
  const barred = barredFromOutfitting(state, ship);
  if (barred !== undefined) return barred;
  const { space } = state.ships[ship];
  if (what === "crew" && (space === null || holderAt(state, charts, space) !== "central_powers")) {
    return reason("NO_FRIENDLY_PORT", "8.3", { ship });
  }
  if (state.ships[ship].boxes.some((cargo) => isOf(charts, cargo, what))) return undefined;
  return what === "crew" ? reason("NO_CREW", "8.3", { ship }) : reason("NO_GEAR", "8.3", { ship });
}

/** 8.3 The gear a ship may throw overboard, or the crew it may land. */
export function discards(state: Snapshot, charts: Charts, ship: GermanShipId, what: "crew" | "gear"): Choice<CargoBox> {
  const other = what === "crew" ? "gear" : "crew";
  const closed = boxesWith(state, charts, ship, other).map((value) => {
    const why = what === "crew" ? reason("GEAR_NOT_LANDED", "8.3") : reason("CREW_NOT_JETTISONED", "8.3");
    return { value, reason: why };
  });
  return every<CargoBox>({ ship: oneOf([ship]), box: oneOf(boxesWith(state, charts, ship, what), closed) });
}

function boxesWith(state: Snapshot, charts: Charts, ship: GermanShipId, what: "crew" | "gear"): number[] {
  return state.ships[ship].boxes.flatMap((cargo, index) => (isOf(charts, cargo, what) ? [index + 1] : []));
}

function isOf(charts: Charts, cargo: Cargo | null, what: "crew" | "gear"): boolean {
  return cargo !== null && cargoOf(charts, cargo).crew === (what === "crew");
}

/** 8.3 Takes the counter of a box off its ship to Available; gives what it was. */
export function discard(ctx: Context, ship: GermanShipId, box: number, code: string): Cargo {
  const cargo = ctx.state.ships[ship].boxes[box - 1]!;
  markOutfitted(ctx, ship);
  unstow(ctx, ship, box, code, "8.3");
  return cargo;
}
