import { caseOf } from "../../../core/operation/case-choice";
import type { Choice, Reason } from "../../../core/operation/choice";
import type { Door } from "../../../core/operation/contract";

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
