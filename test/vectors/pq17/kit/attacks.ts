import type { Aircraft, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { display } from "../snapshots/air";
import { type Change, type Json, plain, type Roll, roll } from "./index";
import { forceOf } from "./pieces";

const FLEET = "tf_home_fleet";

/** The attack in progress of a base. */
export function strikeIn(state: Snapshot): Strike {
  const { pending } = state;
  if (pending === null || !("strike" in pending)) throw new Error("No air attack is in progress.");
  return pending.strike;
}

/** The lone ship of the base is replaced by ships of one stack, and its attackers by others. */
export function against(units: readonly Ship[], planes: readonly Aircraft[]): Change {
  return (state) => {
    forceOf(state, "allied", FLEET).units = structuredClone([...units]);
    const strike = strikeIn(state);
    strike.ships = display(FLEET, units);
    strike.line = [units.map(({ cs }, index) => ({ no: index + 1, cs }))];
    state.sides.axis.aircraft = structuredClone([...planes]);
    strike.aircraft = planes.map(({ id }) => id);
  };
}

/** Ships in a stack of their own, at the right end of the line. */
export function besides(...units: readonly Ship[]): Change {
  return (state) => {
    const fleet = forceOf(state, "allied", FLEET);
    const strike = strikeIn(state);
    const first = strike.ships.length;
    fleet.units.push(...structuredClone(units));
    strike.ships = display(FLEET, fleet.units);
    strike.line.push(units.map(({ cs }, index) => ({ no: first + index + 1, cs })));
  };
}

/** Each of these air units attacks the first stack in the first wave. */
export function runs(
  ids: readonly string[],
  ordnance: "bombs" | "torpedoes" = "bombs",
  stack: number | null = 1,
): Json {
  return { runs: ids.map((aircraft) => ({ aircraft, wave: 1, stack, ordnance })) };
}

/** A die of AA fire. */
export function aa(face: number, column: string, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("aa", "AA_DEFENSE", [face], column, modifiers);
}

/** A die of bombing, which hits from a number on. */
export function bomb(face: number, needed: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  const sum = face + Object.values(modifiers).reduce((total, each) => total + each, 0);
  return plain("bomb", [face], sum >= needed ? "hit" : "miss", modifiers);
}

/** A torpedo attack. */
export function torpedo(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers);
}

/** The damage of a torpedo. */
export function damage(face: number, column: string): Roll {
  return roll("torpedo-damage", "TORPEDO_DAMAGE", [face], column);
}
