import { turnIndex } from "../../charts/pack";
import type { Charts, Scenario } from "../../charts/schema";
import type { Option, Speed } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { allowance } from "../5-1-movement/sailing";

/** 8.3.2 The turn at which player phases begin: day 1 PM where the complete operation is played, else the scenario's. */
export function firstTurn(scenario: Scenario, options: readonly Option[]): number {
  return options.includes("complete_operation") ? 2 : turnIndex(scenario.start);
}

/** 8.3 Hexes that a force which departs in a turn has moved at a speed by the end of the turn before another. */
export function hexesBefore(charts: Charts, force: Force, departs: number, speed: Speed, turn: number): number {
  return Math.max(0, turn - departs) * allowance(charts, force, speed);
}
