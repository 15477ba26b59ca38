import type { Force, Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Special } from "../../../src/rulesets/pq17/chapters/12-special-conditions/state";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Chit, ConditionId, Side } from "../../../src/rulesets/pq17/vocabulary";
import { type Played, play, withOwn } from "./table";

/** The snapshot with one chit in the hands of a side, and none in the other's. */
export function chit(state: Snapshot, side: Side, letter: Chit, condition: ConditionId): Snapshot {
  const other = side === "allied" ? "axis" : "allied";
  const chits = [{ letter, condition, revealed: false, fulfilled: false }];
  return withOwn(withOwn(state, other, { chits: [] }), side, { chits });
}

/** The snapshot with members of what a side keeps of its conditions changed. */
export const special = (state: Snapshot, side: Side, changes: Partial<Special>): Snapshot =>
  withOwn(state, side, { special: { ...state.sides[side].special, ...changes } });

/** The first chit of a side. */
export const hand = (state: Snapshot, side: Side) => state.sides[side].chits[0];

/** What has been scored, by code and amount. */
export const scores = ({ snapshot }: Pick<Played, "snapshot">) =>
  snapshot.vp.log.map(({ code, amount }) => [code, amount] as const);

/** Ends the phase of the side that is to decide. */
export const endTurn = (state: Snapshot): Played => play("endPhase", state, {});

/** A move that is over. */
export const moved = (hexes: number, ...entered: string[]): Force["moved"] => ({
  hexes,
  speed: null,
  entered,
  done: true,
});

/** A ship as it joins a force. */
export const ship = (unit: string, cs: number, oil: number | null = null): Ship => {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil };
};
