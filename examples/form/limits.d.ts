import type { Limit } from "../../src/core/contract/choice";

/** The limits that an input breaks, judged by what they say of themselves and nothing else; what is `other` cannot be judged. */
export function brokenLimits<L extends Omit<Limit, "text">>(limits: readonly L[], input: unknown): L[];

/** The limits that hold now and that only the rules can judge. */
export function unjudged<L extends Omit<Limit, "text">>(limits: readonly L[], input: unknown): L[];
