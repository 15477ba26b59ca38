import { byCase, reason } from "../../../../core/choice/legality";
import { type Closed, every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
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

/**
 * 7.1 The rules of an attack by a force: the reason against any attack, the blocks it may attack, and the reasons if
 * there are none.
 */
export interface AttackRules {
  readonly refusal: (force: Force) => Reason | undefined;
  readonly targets: (force: Force) => readonly number[];
  readonly noTarget: (force: Force) => Reason;
  /** Adjacent blocks that another rule attacks, and that rule. */
  readonly closed?: (force: Force) => readonly Closed<number>[];
  readonly none: Reason;
}

/** 7.1 The legality of an attack: a force, and the enemy block that it attacks. */
export function attackLegality(
  forces: readonly Force[],
  { refusal: held, targets, noTarget, closed = () => [], none }: AttackRules,
): Legality<{ force: string; block: number }> {
  const choose = (force: Force): Choice<{ force: string; block: number }> | Reason => {
    const blocks = targets(force);
    const why = held(force) ?? (blocks.length === 0 ? apart(noTarget(force), closed(force)) : undefined);
    return why ?? every({ force: oneOf([force.id]), block: oneOf(blocks, closed(force)) });
  };
  const attacks = (force: Force): boolean => targets(force).length > 0 && held(force) === undefined;
  // In the usual case no force can attack, and only the first one gives the reason.
  const near = forces.filter((force) => held(force) === undefined && closed(force).length > 0);
  const candidates = forces.some(attacks) ? forces : [...near, ...forces].slice(0, 1);
  return byCase("force", candidates, ({ id }) => id, choose, none);
}

/** Why nothing is attacked, and which rule attacks what is there. */
function apart(none: Reason, [first]: readonly Closed<number>[]): Reason {
  return first === undefined ? none : { ...none, also: [first.reason] };
}

/** The legality of an operation on a force and one of its ships; `nothing` is why a force has none to name. */
export function shipLegality(
  forces: readonly Force[],
  shipsOf: (force: Force) => readonly { readonly unit: string }[],
  nothing: (force: Force) => Reason,
  none: Reason,
): Legality<{ force: string; ship: string }> {
  const choose = (force: Force): Choice<{ force: string; ship: string }> | Reason => {
    const ships = [...new Set(shipsOf(force).map(({ unit }) => unit))];
    return ships.length === 0 ? nothing(force) : every({ force: oneOf([force.id]), ship: oneOf(ships) });
  };
  const candidates = forces.some((force) => shipsOf(force).length > 0) ? forces : forces.slice(0, 1);
  return byCase("force", candidates, ({ id }) => id, choose, none);
}
