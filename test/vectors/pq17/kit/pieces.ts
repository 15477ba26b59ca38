import type { Aircraft, Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { force as forceOf, fresh, keep, plane as planeOf } from "./changes";
import type { Change, Roll } from "./index";

/** A force of a side. */
export { forceOf };

/** A ship, or CS of a class. Default: undamaged. */
export function ship(unit: string, cs: number, changes: Partial<Ship> = {}): Ship {
  return { ...fresh(unit, cs), ...changes };
}

/** An air unit. Default: at rest. */
export function plane(id: string, unit: string, cs: number, changes: Partial<Aircraft> = {}): Aircraft {
  const none = { base: null, carrier: null, hex: null, mission: "none", radius: [] } as const;
  return { id, unit, cs, ...none, radius: [], aborted: 0, damaged: 0, lost: 0, interceptor: false, ...changes };
}

/** A change of one force. */
export function force(side: Side, id: string, changes: Partial<Force>): Change {
  return (state) => {
    Object.assign(forceOf(state, side, id), changes);
  };
}

/** A change of one air unit. */
export function aircraft(side: Side, id: string, changes: Partial<Aircraft>): Change {
  return (state) => {
    Object.assign(planeOf(state, side, id), changes);
  };
}

/** Leaves a side its forces by name alone, without dummies and aircraft. */
export function alone(state: Snapshot, side: Side, ...ids: string[]): void {
  keep(state, side, ...ids);
  Object.assign(state.sides[side], { dummies: [], aircraft: [] });
}

/** A card drawn from a whole deck, in which card and place have the same number. */
export function card(label: string, no: number): Roll {
  return { label, faces: [no], chart: null };
}
