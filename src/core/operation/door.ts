import type { Choice, Reason } from "./choice";
import type { Legality } from "./contract";

/** Legal now, with this input. */
export function legal<I>(input: Choice<I>): Legality<I> {
  return { legal: true, input };
}

/** Illegal now, by this rule. */
export function illegal(code: string, section: string, message: string): Legality<never> {
  return { legal: false, reason: reason(code, section, message) };
}

/** Why a rule says no. */
export function reason(code: string, section: string, message: string): Reason {
  return { code, section, message };
}
