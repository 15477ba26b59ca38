import { stepSize } from "./items";
import { PACKED_LIMIT } from "./pack";
import { StepTooLarge, StoreAway, type StoredStep } from "./store";

/** The most bytes of steps that are copied with one request: what can be written in its time. */
export const COPY_LIMIT = 64 * 1024 * 1024;

/** The most bytes of a step on which another may follow: below the largest by more than one step can bring. */
export const ROOM_LIMIT = PACKED_LIMIT - 128 * 1024;

/** Throws StepTooLarge for steps that do not fit, one by one or all together, and StoreAway after the deadline. */
export function assertFit(steps: readonly StoredStep[], deadline: number, copyLimit: number): void {
  let bytes = 0;
  for (const step of steps) {
    if (Date.now() > deadline) throw new StoreAway("There was no time left to write.");
    bytes += stepSize(step);
    if (bytes > copyLimit) throw new StepTooLarge(`The steps have more than ${copyLimit} bytes.`);
  }
}

/** Whether any step fits after this one. */
export function hasRoom(head: StoredStep, roomLimit: number): boolean {
  return stepSize(head) <= roomLimit;
}
