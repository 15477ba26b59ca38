import { caseOf } from "../../../core/operation/case-choice";
import { type Choice, later, type Reason } from "../../../core/operation/choice";
import type { Door } from "../../../core/operation/contract";
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
): Door<T> {
  return byCase("ship", germanInPlay(state), why, choice, none);
}

/**
 * A door whose input depends on the value of member `key`: `why` closes a value, `choice` is what another allows. The first
 * value that is not closed opens the door; the others are looked at when the input is read, checked or drawn.
 */
export function byCase<T extends object, V extends string>(
  key: string,
  values: readonly V[],
  why: (value: V) => Reason | undefined,
  choice: (value: V) => Choice<T>,
  none: Reason,
): Door<T> {
  const shut: Reason[] = [];
  for (const value of values) {
    const reason = why(value);
    if (reason === undefined) return { open: true, input: later(() => casesOf(key, values, why, choice)) };
    shut.push(reason);
  }
  return { open: false, reason: shut.find(({ code }) => code !== none.code) ?? shut[0] ?? none };
}

function casesOf<T extends object, V extends string>(
  key: string,
  values: readonly V[],
  why: (value: V) => Reason | undefined,
  choice: (value: V) => Choice<T>,
): Choice<T> {
  const cases: Record<string, Choice<T>> = {};
  const shut: Record<string, Reason> = {};
  for (const value of values) {
    const reason = why(value);
    if (reason === undefined) cases[value] = later(() => choice(value));
    else shut[value] = reason;
  }
  return caseOf(key, cases, shut);
}
