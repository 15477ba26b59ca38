import { expand, type Observe, startBranch } from "./expand";
import type { Procedure } from "./procedure";
import { ProcedureWalk, type WalkResult } from "./walk";

/** Positions expanded per batch. Fixed, so that the result does not depend on the number of cores. */
export const BATCH_SIZE = 16;

/** Walks a procedure in this process until the bound is reached or the time is over. */
export function follow(procedure: Procedure, observe: Observe, bound: number, isLate: () => boolean): WalkResult {
  const walk = new ProcedureWalk(startBranch(procedure, observe), bound);
  while (!isLate() || walk.branches === 0) {
    const batch = walk.next(BATCH_SIZE, isLate);
    if (batch.length === 0) return walk.result;
    for (const { node, bound: most } of batch) {
      if (isLate() && walk.branches > 0) break;
      walk.recordExpansion(node, expand(procedure, observe, node.position!, most, isLate));
    }
  }
  walk.stop();
  return walk.result;
}
