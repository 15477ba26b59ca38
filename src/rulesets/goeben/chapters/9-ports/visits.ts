import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { friendlyInPlay, immobile, openBeside } from "../12-movement/paths";
import { friendlyShip, germanAt } from "../shared/game";
import { holderAt } from "./sites";

/** 9.1, D-09 The reason why a German ship may do nothing in this Outfitting phase; undefined when it may. */
export function barredFromOutfitting(state: Snapshot, ship: GermanShipId): Reason | undefined {
  const { status, space, mustLeave, engines } = state.ships[ship];
  if (status !== "in_play" || space === null) return reason("SHIP_NOT_IN_PLAY", "7.0", { ship });
  if (!mustLeave || engines === 0) return undefined;
  return reason("MUST_LEAVE/outfitting", "9.1", { ship });
}

/** 9.1, D-09 True for a ship in a visited neutral site that can leave it now. */
export function mustLeaveNow(state: Snapshot, charts: Charts, ship: string): boolean {
  const space = friendlyShip(state, ship)?.space ?? null;
  if (space === null || !state.visited.includes(space) || holderAt(state, charts, space) !== "neutral") return false;
  if (immobile(state, charts, ship) !== undefined) return false;
  return openBeside(state, charts, ship, space).length > 0;
}

/** 9.1 The reason why a ship in a visited neutral site may not stay there. */
export function overstays(ship: string): Reason {
  return reason("MUST_LEAVE", "9.1", { ship });
}

/** 9.1 Ships that have visited a neutral site, could leave it (D-09) and have not yet. */
export function mustStillLeave(state: Snapshot, charts: Charts): readonly string[] {
  return state.visited.length === 0 ? [] : friendlyInPlay(state).filter((ship) => mustLeaveNow(state, charts, ship));
}

/** 7.0 The German ships of a space that may outfit, in the precedence of 25.2. */
export function outfittersAt(state: Snapshot, space: string): GermanShipId[] {
  return germanAt(state, space).filter((ship) => barredFromOutfitting(state, ship) === undefined);
}
