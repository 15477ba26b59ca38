import { expect } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import { TapeDice } from "../../../src/core/dice/tape";
import { OperationContext } from "../../../src/core/engine/context";
import type { Aircraft, Dummy, Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { exampleAt } from "../../../src/rulesets/pq17/chapters/shared/examples";
import type { Context } from "../../../src/rulesets/pq17/chapters/shared/game";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Option, Phase, Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { type Played as KitPlayed, kitFor } from "../kit";

export type { Dice } from "../kit";

/** What an operation resolved to. */
export type Played = KitPlayed<Snapshot>;

export const { play, refused, asked } = kitFor<Snapshot>(pq17);

/** Scenario PQ-17 in a phase of a side of its starting turn, in Fair weather. */
export function table(phase: Phase, phasing: Side | null = "allied", options: readonly Option[] = []): Snapshot {
  return exampleAt(phase, phasing, options);
}

/** The snapshot in other weather. */
export function inWeather(state: Snapshot, prevailing: Weather, dispersalDrm = 0): Snapshot {
  return { ...state, weather: { ...state.weather, prevailing, dispersalDrm } };
}

/** The snapshot with members of one force changed. */
export function withForce(state: Snapshot, side: Side, id: string, changes: Partial<Force>): Snapshot {
  if (!state.sides[side].forces.some((force) => force.id === id)) throw new Error(`There is no force ${id}.`);
  const forces = state.sides[side].forces.map((force) => (force.id === id ? { ...force, ...changes } : force));
  return withOwn(state, side, { forces });
}

/** The snapshot with members of what a side owns changed. */
export function withOwn(state: Snapshot, side: Side, changes: Partial<Snapshot["sides"]["allied"]>): Snapshot {
  return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } } };
}

/** The snapshot with a dummy more at sea. */
export function withDummy(state: Snapshot, side: Side, block: number, at: string): Snapshot {
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  const dummy: Dummy = { id: `dummy_${block}`, station: "at_sea", at, block, moved };
  return withOwn(state, side, { dummies: [...state.sides[side].dummies, dummy] });
}

/** The snapshot without the forces of a side but those named. */
export function only(state: Snapshot, side: Side, ...ids: string[]): Snapshot {
  return withOwn(state, side, { forces: state.sides[side].forces.filter(({ id }) => ids.includes(id)) });
}

/** The snapshot with the deck of a side that holds these cards alone. */
export function withDeck(state: Snapshot, side: Side, ...cards: number[]): Snapshot {
  return withOwn(state, side, { deck: cards.sort((a, b) => a - b) });
}

/** A force of a side. */
export function force(state: Snapshot, side: Side, id: string): Force {
  const found = state.sides[side].forces.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no force ${id}.`);
  return found;
}

/** The snapshot with an air unit of a side over a hex on a search. */
export function searching(state: Snapshot, side: Side, id: string, hex: string): Snapshot {
  const aircraft = state.sides[side].aircraft.map(
    (unit): Aircraft => (unit.id === id ? { ...unit, mission: "search", hex } : unit),
  );
  return withOwn(state, side, { aircraft });
}

/** A context over a draft of a snapshot, with a tape that `over` asserts is used up. */
export function contextOn(
  state: Snapshot,
  ...faces: number[]
): { ctx: OperationContext<Snapshot, Context["charts"]>; over: () => void } {
  const dice = new TapeDice(faces);
  const ctx = new OperationContext(cloneJson(state), pack.charts, dice, "FULL");
  return { ctx, over: () => expect(dice.left).toBe(0) };
}
