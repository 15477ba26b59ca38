import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";

/** A ship that is attacked: its side, its force, and its entry there. */
export interface Target {
  readonly side: Side;
  readonly force: Force;
  readonly ship: Ship;
}

/** 7 The harm of an attack to one unit, in ships of a name or CS of a class. */
export interface Harm {
  readonly unit: string;
  /** CS lost, those of sunk ships included. */
  readonly lost: number;
  /** Ships, or CS of a class, sunk. */
  readonly sunk: number;
  /** Ships, or CS of a class, made Dead in the Water. */
  readonly diw: number;
  /** Ships, or CS of a class, crippled. */
  readonly crippled: number;
}

/** Nothing done to a unit. */
export function unharmed(unit: string): Harm {
  return { unit, lost: 0, sunk: 0, diw: 0, crippled: 0 };
}

/** Two harms to one unit taken together. */
export function addHarm(a: Harm, b: Harm): Harm {
  return {
    unit: a.unit,
    lost: a.lost + b.lost,
    sunk: a.sunk + b.sunk,
    diw: a.diw + b.diw,
    crippled: a.crippled + b.crippled,
  };
}

/** 7.3.1 The result of a torpedo attack. */
export interface TorpedoResult {
  readonly success: boolean;
  /** The ships harmed, the target first; empty for a miss. */
  readonly harms: readonly Harm[];
}

/** True while a target is still where it was: it and its force may vanish in the midst of a combat. */
export function isAlive(state: Snapshot, { side, force, ship }: Target): boolean {
  return state.sides[side].forces.includes(force) && force.units.includes(ship);
}
