import { beginning, expand } from "./expand";
import type { Procedure } from "./procedure";
import { Walk, type Walked } from "./walk";

/** Places followed before those that come of them are looked at: the same number for one core and for many. */
export const AT_ONCE = 16;

/** Walks through all that a procedure may come to, in this process, until the bound is reached or there is no time. */
export function follow(procedure: Procedure, places: readonly string[], bound: number, isLate: () => boolean): Walked {
  const walk = new Walk(beginning(procedure, places), bound);
  while (!isLate() || walk.branches === 0) {
    const asked = walk.next(AT_ONCE, isLate);
    if (asked.length === 0) return walk.result;
    for (const { node, bound: most } of asked) {
      if (isLate() && walk.branches > 0) break;
      walk.found(node, expand(procedure, places, node.standing!, most, isLate));
    }
  }
  walk.stop();
  return walk.result;
}
