import { reason } from "../../../../core/choice/legality";
import type { Closed } from "../../../../core/choice/values";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { atSea } from "../shared/game";
import { isScattered } from "../shared/units";

/** 7.1.1 Enemy forces at sea in a hex that a side has identified: the only ones it may attack. */
export function attackable(state: Snapshot, _charts: Charts, side: Side, hex: string): Force[] {
  return state.sides[opponentOf(side)].forces
    .filter((force) => force.at === hex && isAttackable(force))
    .sort((a, b) => (a.block ?? 0) - (b.block ?? 0));
}

/** 7.7 The scattered convoys that a side knows in a hex, by block: only their merchants are attacked, one by one. */
export function scatteredIn(state: Snapshot, charts: Charts, side: Side, hex: string): Closed<number>[] {
  const blocks = attackable(state, charts, side, hex).filter(isScattered);
  return blocks.flatMap(({ block }) => (block === null ? [] : [{ value: block, reason: SCATTERED }]));
}

const SCATTERED = reason("CONVOY_SCATTERED", "7.7");

/** 7.1.1 True for a force at sea that its enemy has identified. */
export function isAttackable(force: Force): boolean {
  return atSea(force) && force.identified && force.block !== null;
}
