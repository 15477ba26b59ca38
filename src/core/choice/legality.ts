import type { Choice, Params, Reason } from "../contract/choice";
import type { Legality } from "../contract/operation";
import { caseOf } from "./cases";
import { lazyChoice } from "./values";

/** The operation is legal with this input. */
export function legal<I>(input: Choice<I>): Legality<I> {
  return { legal: true, input };
}

/** The operation is illegal, for the given reason or for a reason built from code, section and parameters. */
export function illegal(reason: Reason): Legality<never>;
export function illegal(key: string, section: string, params?: Params): Legality<never>;
export function illegal(why: Reason | string, section = "", params?: Params): Legality<never> {
  return { legal: false, reason: typeof why === "string" ? reason(why, section, params) : why };
}

/**
 * Builds the reason of a refusal. `key` is the code, or `code/variant` if the section alone does not select the
 * template.
 */
export function reason(key: string, section: string, params?: Params): Reason {
  const slash = key.indexOf("/");
  // Spelled out for speed: random play builds many reasons and reads few.
  if (slash < 0) return params === undefined ? { code: key, section } : { code: key, section, params };
  const [code, variant] = [key.slice(0, slash), key.slice(slash + 1)];
  return params === undefined ? { code, section, variant } : { code, section, variant, params };
}

/** The choice that a value opens, or the reason why it is closed. */
type Judgement<T> = Choice<T> | Reason;

/**
 * Returns the legality of an operation whose input depends on the member `key`. `choose` returns the choice that a
 * value opens, or the reason why it is closed. The first open value makes the operation legal. Later values are
 * evaluated only when the input is read, checked or drawn. If all values are closed, so is the operation, for the first
 * reason whose code differs from that of `none`. `none` applies if there are no values.
 */
export function byCase<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Judgement<T>,
  none: Reason,
): Legality<T> {
  const judged: Judgement<T>[] = [];
  const reasons: Reason[] = [];
  for (const value of values) {
    const chosen = choose(value);
    judged.push(chosen);
    if (isChoice(chosen)) return legal(lazyChoice(() => casesOf(key, values, nameOf, choose, judged)));
    reasons.push(chosen);
  }
  return illegal(reasons.find(({ code }) => code !== none.code) ?? reasons[0] ?? none);
}

/**
 * Builds the input of a legal operation: a case for every open value, and the reasons of the closed ones. `judged`
 * contains the values already evaluated.
 */
function casesOf<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Judgement<T>,
  judged: readonly Judgement<T>[],
): Choice<T> {
  const cases: Record<string, Choice<T>> = {};
  const closed: Record<string, Reason> = {};
  for (const [index, value] of values.entries()) {
    const chosen = judged[index] ?? choose(value);
    if (isChoice(chosen)) cases[nameOf(value)] = chosen;
    else closed[nameOf(value)] = chosen;
  }
  return caseOf(key, cases, closed);
}

function isChoice<T>(chosen: Judgement<T>): chosen is Choice<T> {
  return "schema" in chosen;
}
