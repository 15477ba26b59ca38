import { caseOf } from "../../../core/operation/case-choice";
import { type Choice, every, later, oneOf, type Reason } from "../../../core/operation/choice";
import type { Door } from "../../../core/operation/contract";
import { open } from "../../../core/operation/door";
import type { Force } from "../snapshot-forces";

/**
 * A door whose input depends on the value of member `key`: `choose` gives what a value allows, or why it is closed. When every
 * value is closed so is the door, for the first reason, or for `none` where there is no value at all. The first open value opens
 * the door; those after it are judged when the input is read, checked or drawn.
 */
export function byCase<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Choice<T> | Reason,
  none: Reason,
): Door<T> {
  const judged: (Choice<T> | Reason)[] = [];
  for (const value of values) {
    const chosen = choose(value);
    judged.push(chosen);
    if (isChoice(chosen)) return open(later(() => casesOf(key, values, nameOf, choose, judged)));
  }
  const [first] = judged;
  return { open: false, reason: first === undefined || isChoice(first) ? none : first };
}

/** The input of an open door: a case for every open value, and the reasons of the others; `judged` are the first of them. */
function casesOf<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Choice<T> | Reason,
  judged: readonly (Choice<T> | Reason)[],
): Choice<T> {
  const cases: Record<string, Choice<T>> = {};
  const shut: Record<string, Reason> = {};
  for (const [index, value] of values.entries()) {
    const chosen = judged[index] ?? choose(value);
    if (isChoice(chosen)) cases[nameOf(value)] = chosen;
    else shut[nameOf(value)] = chosen;
  }
  return caseOf(key, cases, shut);
}

function isChoice<T>(chosen: Choice<T> | Reason): chosen is Choice<T> {
  return "schema" in chosen;
}

/** What opens an attack to a force: why it may attack nothing, the blocks it may attack, and what is said without any. */
export interface AttackRules {
  readonly held: (force: Force) => Reason | undefined;
  readonly targets: (force: Force) => readonly number[];
  readonly noTarget: (force: Force) => Reason;
  readonly none: Reason;
}

/** A door on a force and the enemy block that it attacks. */
export function attackDoor(
  forces: readonly Force[],
  { held, targets, noTarget, none }: AttackRules,
): Door<{ force: string; block: number }> {
  const choose = (force: Force): Choice<{ force: string; block: number }> | Reason => {
    const blocks = targets(force);
    const why = held(force) ?? (blocks.length === 0 ? noTarget(force) : undefined);
    return why ?? every({ force: oneOf<string>([force.id]), block: oneOf<number>(blocks) });
  };
  const attacks = (force: Force): boolean => targets(force).length > 0 && held(force) === undefined;
  // Where none attacks, as most often, the first alone is asked why.
  const asked = forces.some(attacks) ? forces : forces.slice(0, 1);
  return byCase("force", asked, ({ id }) => id, choose, none);
}

/** A door on a force and one of its ships; `nothing` is why a force has none to name. */
export function shipDoor(
  forces: readonly Force[],
  shipsOf: (force: Force) => readonly { readonly unit: string }[],
  nothing: (force: Force) => Reason,
  none: Reason,
): Door<{ force: string; ship: string }> {
  const choose = (force: Force): Choice<{ force: string; ship: string }> | Reason => {
    const ships = [...new Set(shipsOf(force).map(({ unit }) => unit))];
    return ships.length === 0
      ? nothing(force)
      : every({ force: oneOf<string>([force.id]), ship: oneOf<string>(ships) });
  };
  const asked = forces.some((force) => shipsOf(force).length > 0) ? forces : forces.slice(0, 1);
  return byCase("force", asked, ({ id }) => id, choose, none);
}
