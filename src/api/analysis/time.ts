import { getHeapStatistics } from "node:v8";
import type { TimeUsed } from "../../core/analysis/odds/compute";

/** How long the analyses of a request may take, in milliseconds: well below what a function is given, so that an answer gets out. */
export const ANALYSIS_MS = 6_000;

/** The share of the heap that may be full while an analysis goes on. The rest is for its answer, and for what is not yet collected. */
const HEAP_SHARE = 0.7;

/** Milliseconds between two looks at the heap. */
const LOOK_MS = 10;

/** Says how full the heap is: 1 is full. */
export function heapFullness(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}

/** Returns how much is used up of the time of a request that came at this moment of the process, or of the memory if that is more. */
export function spentSince(began: number, fullness = heapFullness): TimeUsed {
  let looked = Number.NEGATIVE_INFINITY;
  let full = 0;
  return () => {
    const now = performance.now();
    if (now - looked >= LOOK_MS) {
      looked = now;
      full = fullness() >= HEAP_SHARE ? 1 : 0;
    }
    return Math.max((now - began) / ANALYSIS_MS, full);
  };
}
