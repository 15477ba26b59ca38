import { byCase } from "../../../../core/choice/legality";
import { type Closed, every, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { type Phase, SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { forgetOddHits } from "../7-9-damage/damage";
import type { Context } from "../shared/context";

const COMBATS: readonly Phase[] = ["air_combat", "submarine_combat", "surface_combat"];

/** 7, 7.1 The end of a segment: odd hits are forgotten, and after one of combat every force may have its combat again. */
export function closeCombats(ctx: Context, phase: Phase): void {
  for (const side of SIDES) {
    forgetOddHits(ctx, side, "7");
    if (!COMBATS.includes(phase)) continue;
    const own = ctx.state.sides[side];
    if (own.fought.length > 0) ctx.set(own, "fought", [], "COMBAT_OVER", "7.1");
    if (own.attacked.length > 0) ctx.set(own, "attacked", [], "COMBAT_OVER", "7.5");
  }
}

/** 7.1, D-35 A force has had its combat in this segment. */
export function noteFought(ctx: Context, side: Side, force: Force, section: string): void {
  const own = ctx.state.sides[side];
  if (!own.fought.includes(force.id)) ctx.push(own.fought, force.id, "FOUGHT", section);
}

/** 7.1 The rules of an attack by a force: why it may attack nothing, the blocks it may attack, and the reasons given without any. */
export interface AttackRules {
  readonly held: (force: Force) => Reason | undefined;
  readonly targets: (force: Force) => readonly number[];
  readonly noTarget: (force: Force) => Reason;
  /** Blocks beside it that another rule attacks, and which. */
  readonly shut?: (force: Force) => readonly Closed<number>[];
  readonly none: Reason;
}

/** 7.1 The legality of an attack: a force, and the enemy block that it attacks. */
export function attackLegality(
  forces: readonly Force[],
  { held, targets, noTarget, shut = () => [], none }: AttackRules,
): Legality<{ force: string; block: number }> {
  const choose = (force: Force): Choice<{ force: string; block: number }> | Reason => {
    const blocks = targets(force);
    const why = held(force) ?? (blocks.length === 0 ? apart(noTarget(force), shut(force)) : undefined);
    return why ?? every({ force: oneOf([force.id]), block: oneOf(blocks, shut(force)) });
  };
  const attacks = (force: Force): boolean => targets(force).length > 0 && held(force) === undefined;
  // Where none attacks, as most often, the first alone is asked why.
  const near = forces.filter((force) => held(force) === undefined && shut(force).length > 0);
  const asked = forces.some(attacks) ? forces : [...near, ...forces].slice(0, 1);
  return byCase("force", asked, ({ id }) => id, choose, none);
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
  const asked = forces.some((force) => shipsOf(force).length > 0) ? forces : forces.slice(0, 1);
  return byCase("force", asked, ({ id }) => id, choose, none);
}
