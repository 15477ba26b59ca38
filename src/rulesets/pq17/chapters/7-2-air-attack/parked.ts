import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { LineStack, Parked, Strike } from "./state";
import { defenderOf, onTheGround } from "./strikes";

/** 7.2.4 The air units on the ground of the airbase attacked, by their numbers in the line: those that lie there, in their owner's order. */
export function parkedAt(state: Snapshot, charts: Charts, strike: Strike): Parked[] {
  const { place, scrambled } = strike;
  return state.sides[defenderOf(strike)].aircraft
    .filter((unit) => onTheGround(charts, unit, place ?? "", scrambled))
    .slice(0, 60)
    .map(({ id, cs }, index) => ({ no: index + 1, aircraft: id, cs }));
}

/** 7.2.4, E-121 Air units on the ground in the order of their numbers, each by itself. */
export function parkedLine(parked: readonly Parked[]): LineStack[] {
  return parked.map(({ no, cs }) => [{ no, cs }]);
}

/** 7.2.4, E-121 Why a line of air units is not legal: each stands once, by itself, with all its CS. */
export function parkedFault(parked: readonly Parked[], line: readonly LineStack[]): Reason | undefined {
  if (line.some((stack) => stack.length !== 1)) return reason("LINE_NOT_LEGAL/parked-together", "7.2.4");
  for (const { no, aircraft, cs } of parked) {
    const parts = line.flat().filter((each) => each.no === no);
    if (parts.length !== 1 || parts[0]?.cs !== cs)
      return reason("LINE_NOT_LEGAL/parked", "7.2.4", { no, aircraft, cs });
  }
  return undefined;
}

/** 7.2.4 The line against an airbase: as it was deployed, or where an attack began without one the air units in their owner's order. */
export function lineAtBase(state: Snapshot, charts: Charts, strike: Strike): LineStack[] {
  return strike.line.length > 0 ? strike.line : parkedLine(parkedAt(state, charts, strike));
}
