import { stepSize } from "./items";
import { PACKED_LIMIT } from "./pack";
import { StepTooLarge, type StoredStep, StoreUnavailable } from "./store";

/** Maximum bytes copied by one request, limited by its time. */
export const COPY_LIMIT = 64 * 1024 * 1024;

/** Maximum bytes of a step that another step may follow. Leaves room for the growth of one step. */
export const ROOM_LIMIT = PACKED_LIMIT - 128 * 1024;

/** Throws StepTooLarge if any step, or all of them together, do not fit. Throws StoreUnavailable after the deadline. */
export function assertFit(steps: readonly StoredStep[], deadline: number, copyLimit: number): void {
  let bytes = 0;
  for (const step of steps) {
    if (Date.now() > deadline) throw new StoreUnavailable("The time limit leaves no time to write.");
    bytes += stepSize(step);
    if (bytes > copyLimit) throw new StepTooLarge(`The steps exceed ${copyLimit} bytes.`);
  }
}

/** True if any step fits after this one. */
export function hasRoom(head: StoredStep, roomLimit: number): boolean {
  return stepSize(head) <= roomLimit;
}
