import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { boxOf } from "../../charts/map";
import { conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Box, type Side, SPEEDS, type Speed } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { cannotEnterKara } from "../12-special-conditions/kara";
import { isForce } from "../shared/game";

/** 5.7 Why a piece may not enter a box at a speed; undefined when it may. */
export function barredBox(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  place: Box,
  speed: Speed,
): Reason | undefined {
  const box = boxOf(charts, place);
  if (box.side !== null && box.side !== side) return reason("BOX_CLOSED", "5.7", { box });
  const fast = tooFast(charts, place, speed);
  if (fast !== undefined) return fast;
  if (isForce(piece) && piece.kind === "convoy") return reason("BOX_CLOSED/convoy", "5.7");
  if (box.ice === null) return undefined;
  if (!box.ice.expected.includes(state.ice[box.ice.zone].expected)) {
    return reason("BOX_FROZEN", "5.7.2", { box });
  }
  return side === "axis" && conditionFacts(charts, "wunderland").box === place
    ? cannotEnterKara(state, charts, piece)
    : undefined;
}

/** 5.7 A box that is entered and left no faster than at its speed. */
export function tooFast(charts: Charts, place: Box, speed: Speed): Reason | undefined {
  const box = boxOf(charts, place);
  return SPEEDS.indexOf(speed) < SPEEDS.indexOf(box.speed) ? reason("BOX_AT_HIGH_SPEED", "5.7", { box }) : undefined;
}
