import type { Aircraft, Dummy, Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Rulings, Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type {
  Chit,
  ConditionId,
  Light,
  Option,
  Phase,
  Removal,
  Side,
  Weather,
} from "../../../../src/rulesets/pq17/vocabulary";
import type { Change } from "./index";

/** A force of a side by its id; without an id its only one, or its first. */
export function force(state: Snapshot, side: Side, id?: string): Force {
  const { forces } = state.sides[side];
  const match = id === undefined ? forces[0] : forces.find((each) => each.id === id);
  if (match === undefined) throw new Error(`There is no force ${id}.`);
  return match;
}

/** An air unit of a side. */
export function plane(state: Snapshot, side: Side, id: string): Aircraft {
  const match = state.sides[side].aircraft.find((each) => each.id === id);
  if (match === undefined) throw new Error(`There is no air unit ${id}.`);
  return match;
}

/** Leaves a side no forces but those named. */
export function keep(state: Snapshot, side: Side, ...ids: string[]): void {
  state.sides[side].forces = state.sides[side].forces.filter(({ id }) => ids.includes(id));
}

/** Puts a force into a hex at sea, on the lowest block number that is free. */
export function at(force: Force, hex: string, block?: number): void {
  Object.assign(force, { station: "at_sea", at: hex, block: block ?? force.block ?? 1 });
}

/** A unit that has suffered nothing. */
export function fresh(unit: string, cs: number): Ship {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
}

/** The cargo and destinations of a loaded convoy. Default: bound for Murmansk, no hex entered. */
export function laden(
  merchants: number,
  changes: Partial<NonNullable<Force["convoy"]>> = {},
): NonNullable<Force["convoy"]> {
  return {
    loaded: true,
    destinations: ["murmansk"],
    merchants,
    excused: 0,
    visited: [],
    closest: null,
    scattered: false,
    dispersed: [],
    arrived: false,
    ...changes,
  };
}

/** A dummy at sea. */
export function dummy(block: number, hex: string): Dummy {
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  return { id: `dummy_${block}`, station: "at_sea", at: hex, block, moved };
}

/** The weather is this. */
export function weather(prevailing: Weather, dispersalDrm = 0): Change {
  return (state) => {
    Object.assign(state.weather, { prevailing, dispersalDrm });
  };
}

/** Both halves of a day have this light. */
export function light(of: Light): Change {
  return (state) => {
    state.light = { am: of, pm: of };
  };
}

/** The options in use. */
export function options(...used: Option[]): Change {
  return (state) => {
    state.options = used;
  };
}

/** The readings that the game has chosen, besides the letter of every other rule. */
export function rulings(...chosen: (keyof Rulings)[]): Change {
  return (state) => {
    state.rulings = { ...state.rulings, ...Object.fromEntries(chosen.map((each) => [each, true])) };
  };
}

/** The force is identified at a level; null for a standing block. */
export function known(side: Side, id: string | undefined, level: number | null): Change {
  return (state) => {
    Object.assign(force(state, side, id), { identified: level !== null, idLevel: level ?? 0 });
  };
}

/** Sets the phase and its side. */
export function phase(is: Phase, phasing: Side | null): Change {
  return (state) => {
    Object.assign(state, { phase: is, phasing });
  };
}

/** The turn. */
export function turn(index: number): Change {
  return (state) => {
    state.turn = index;
  };
}

/** A ship, or CS of a class, out of the operation since turn 9. */
export function removal(unit: string, cs: number, why: Removal): Snapshot["sides"]["allied"]["removed"][number] {
  return { unit, cs, turn: 9, why };
}

/** A side holds one chit, not yet shown. */
export function chit(side: Side, letter: Chit, condition: ConditionId, fulfilled = false): Change {
  return (state) => {
    state.sides[side].chits = [{ letter, condition, revealed: false, fulfilled }];
  };
}
