import type { Spent } from "../../core/analysis/odds/compute";

/** How long the analyses of a request may take, in milliseconds: well below what a function is given, so that an answer gets out. */
export const ANALYSIS_MS = 6_000;

/** How much of a request's time is gone that came at this moment of the process. */
export function spentSince(began: number): Spent {
  return () => (performance.now() - began) / ANALYSIS_MS;
}
