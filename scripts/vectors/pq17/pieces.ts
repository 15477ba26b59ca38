import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Aircraft, Force, Ship } from "../../../src/rulesets/pq17/snapshot-forces";
import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import type { Change, Roll } from "./kit";

/** A ship, or CS of a class, undamaged unless told. */
export function ship(unit: string, cs: number, changes: Partial<Ship> = {}): Ship {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null, ...changes };
}

/** An air unit at rest, unless told. */
export function plane(id: string, unit: string, cs: number, changes: Partial<Aircraft> = {}): Aircraft {
  const none = { base: null, carrier: null, hex: null, mission: "none", radius: [] } as const;
  return { id, unit, cs, ...none, radius: [], aborted: 0, damaged: 0, lost: 0, interceptor: false, ...changes };
}

/** A force of a side. */
export function forceOf(state: Snapshot, side: Side, id: string): Force {
  const found = state.sides[side].forces.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no force ${id}.`);
  return found;
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
    const found = state.sides[side].aircraft.find((each) => each.id === id);
    if (found === undefined) throw new Error(`There is no air unit ${id}.`);
    Object.assign(found, changes);
  };
}

/** Other weather. */
export function weather(prevailing: Snapshot["weather"]["prevailing"]): Change {
  return (state) => {
    state.weather.prevailing = prevailing;
  };
}

/** Night all day long. */
export const atNight: Change = (state) => {
  state.light = { am: "night", pm: "night" };
};

/** Optional rules in use. */
export function withOptions(...options: Snapshot["options"]): Change {
  return (state) => {
    state.options = options;
  };
}

/** Leaves a side its forces by name alone, without dummies and aircraft. */
export function keep(state: Snapshot, side: Side, ...ids: readonly string[]): void {
  const own = state.sides[side];
  own.forces = own.forces.filter(({ id }) => ids.includes(id));
  own.dummies = [];
  own.aircraft = [];
}

/** A card drawn from a whole deck, in which card and place have the same number. */
export function card(label: string, no: number): Roll {
  return { label, faces: [no], chart: null };
}
