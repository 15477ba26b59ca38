import { getHeapStatistics } from "node:v8";
import type { TimeUsed } from "../../core/analysis/odds/compute";

/**
 * Time limit for the analyses of a request, in milliseconds. Well below the timeout of a function, so that a response
 * gets out.
 */
export const ANALYSIS_MS = 6_000;

/** Maximum share of the heap in use during an analysis. The rest is for its answer and for garbage. */
const HEAP_SHARE = 0.7;

/** Milliseconds between two checks of the heap. */
const CHECK_MS = 10;

/** Returns the used share of the heap. 1 is full. */
export function heapFullness(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}

/** Returns a function for the used share of a time limit in milliseconds that started at this moment of the process. */
export function timeUsedSince(began: number, limitMs: number): TimeUsed {
  return () => (performance.now() - began) / limitMs;
}

/**
 * Returns a function for the used share of the time of a request that started at this moment of the process, or of the
 * memory if that is more.
 */
export function spentSince(began: number, fullness = heapFullness): TimeUsed {
  const timeUsed = timeUsedSince(began, ANALYSIS_MS);
  let looked = Number.NEGATIVE_INFINITY;
  let full = 0;
  return () => {
    const now = performance.now();
    if (now - looked >= CHECK_MS) {
      looked = now;
      full = fullness() >= HEAP_SHARE ? 1 : 0;
    }
    return Math.max(timeUsed(), full);
  };
}
