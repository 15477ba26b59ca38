import type { RollRequest } from "./dice";

// One word of the generator must be able to show every face.
const MOST_SIDES = 4294967295;

/** Throws a RangeError for a request no source can meet: sides outside 1 to 4294967295, or a count below 1. */
export function assertRollable(request: RollRequest): void {
  const { sides, count } = request;
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`A die of ${sides} sides cannot be rolled for ${request.label}.`);
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`${count} dice cannot be rolled for ${request.label}.`);
  }
}
