import { caseOf } from "../../../core/operation/case-choice";
import { type Choice, every, oneOf, type Reason } from "../../../core/operation/choice";
import type { Door } from "../../../core/operation/contract";
import type { Force } from "../snapshot-forces";

/**
 * A door whose input depends on the value of member `key`: `choose` gives what a value allows, or why it is closed. When every
 * value is closed so is the door, for the first reason, or for `none` where there is no value at all.
 */
export function byCase<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Choice<T> | Reason,
  none: Reason,
): Door<T> {
  const cases: Record<string, Choice<T>> = {};
  const shut: Record<string, Reason> = {};
  for (const value of values) {
    const chosen = choose(value);
    if ("schema" in chosen) cases[nameOf(value)] = chosen;
    else shut[nameOf(value)] = chosen;
  }
  if (Object.keys(cases).length > 0) return { open: true, input: caseOf(key, cases, shut) };
  return { open: false, reason: Object.values(shut)[0] ?? none };
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
  return byCase("force", forces, ({ id }) => id, choose, none);
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
  return byCase("force", forces, ({ id }) => id, choose, none);
}
