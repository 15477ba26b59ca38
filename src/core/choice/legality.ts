import type { Choice, Params, Reason } from "../contract/choice";
import type { Legality } from "../contract/operation";
import { caseOf } from "./cases";
import { later } from "./values";

/** Legal now, with this input. */
export function legal<I>(input: Choice<I>): Legality<I> {
  return { legal: true, input };
}

/** Illegal now, for this reason, or for the one made of a code, the section that says so and what its sentence names. */
export function illegal(reason: Reason): Legality<never>;
export function illegal(key: string, section: string, params?: Params): Legality<never>;
export function illegal(why: Reason | string, section = "", params?: Params): Legality<never> {
  return { legal: false, reason: typeof why === "string" ? reason(why, section, params) : why };
}

/** Why a rule says no: its code, or `code/variant` where the section alone does not tell which sentence of the code is meant. */
export function reason(key: string, section: string, params?: Params): Reason {
  const slash = key.indexOf("/");
  // Written out: random play makes many reasons and reads few.
  if (slash < 0) return params === undefined ? { code: key, section } : { code: key, section, params };
  const [code, variant] = [key.slice(0, slash), key.slice(slash + 1)];
  return params === undefined ? { code, section, variant } : { code, section, variant, params };
}

/** The choice that a value allows, or the reason that closes it. */
type Judgement<T> = Choice<T> | Reason;

/**
 * The legality of an operation whose input depends on the value of member `key`: `choose` gives what a value allows, or why it is closed. The first
 * open value makes it legal; those after it are judged when the input is read, checked or drawn. When every value is closed so
 * is the operation, for the first reason that says more than `none`, which stands where there is no value at all.
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
    if (isChoice(chosen)) return legal(later(() => casesOf(key, values, nameOf, choose, judged)));
    reasons.push(chosen);
  }
  return illegal(reasons.find(({ code }) => code !== none.code) ?? reasons[0] ?? none);
}

/** The input of a legal operation: a case for every open value, and the reasons of the others; `judged` are the first of them. */
function casesOf<T extends object, V>(
  key: string,
  values: readonly V[],
  nameOf: (value: V) => string,
  choose: (value: V) => Judgement<T>,
  judged: readonly Judgement<T>[],
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

function isChoice<T>(chosen: Judgement<T>): chosen is Choice<T> {
  return "schema" in chosen;
}
