import type { Interpretation } from "../../core/operation/contract";

/** Numbered rulings on ambiguous rules, by id. */
export const interpretations: Readonly<Record<string, Interpretation>> = {};
