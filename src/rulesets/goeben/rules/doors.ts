import { byCase } from "../../../core/choice/legality";
import { later } from "../../../core/choice/values";
import type { Choice, Reason } from "../../../core/contract/choice";
import type { Legality } from "../../../core/contract/operation";
import type { Snapshot } from "../snapshot";
import type { GermanShipId } from "../vocabulary";
import { germanInPlay } from "./game";

/**
 * A door whose input depends on one German ship in play: `why` closes a ship, `choice` is what another may do. When every
 * ship is closed so is the door, for the first reason that says more than `none`, which stands where there is no ship at all.
 */
export function byShip<T extends object>(
  state: Snapshot,
  why: (ship: GermanShipId) => Reason | undefined,
  choice: (ship: GermanShipId) => Choice<T>,
  none: Reason,
): Legality<T> {
  return byCase("ship", germanInPlay(state), String, (ship) => why(ship) ?? later(() => choice(ship)), none);
}
