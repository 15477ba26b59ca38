import type { Choice, Reason } from "./choice";
import type { Door } from "./contract";

/** An open door. */
export function open<I>(input: Choice<I>): Door<I> {
  return { open: true, input };
}

/** A door closed by a rule. */
export function closed(code: string, section: string, message: string): Door<never> {
  return { open: false, reason: reason(code, section, message) };
}

/** Why a rule says no. */
export function reason(code: string, section: string, message: string): Reason {
  return { code, section, message };
}
