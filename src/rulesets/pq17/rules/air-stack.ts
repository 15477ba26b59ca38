import { aaAt, isClass, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { GunTarget } from "../charts/shapes-dice";
import type { Snapshot } from "../snapshot";
import type { Force, Ship } from "../snapshot-forces";
import { isOutOfCombat } from "./damage";
import { typeOf } from "./units";

/** 7.2.4 Ships of one entry of a force that stand in a stack, and how many CS of them. */
export interface Part {
  readonly force: Force;
  readonly ship: Ship;
  readonly cs: number;
}

/** 7.2.5 The AA value of a stack: the sum of its numbers, a star where there are stars alone, or null; ships Dead in the Water count as 0 CS. */
export function flakOf(state: Snapshot, charts: Charts, parts: readonly Part[]): number | "*" | null {
  let sum = 0;
  let star = false;
  for (const { ship, cs } of parts) {
    const unit = unitOf(charts, ship.unit);
    const still = isOutOfCombat(state, charts, ship);
    const counters = still ? [0] : isClass(charts, unit) ? countersOf(cs, unit.cs) : [ship.cs];
    for (const each of counters) {
      const value = aaAt(unit, each);
      if (value === "*") star = true;
      else sum += value ?? 0;
    }
  }
  return sum > 0 ? sum : star ? "*" : null;
}

function countersOf(cs: number, counter: number): number[] {
  return Array.from({ length: Math.ceil(cs / counter) }, (_, index) => Math.min(counter, cs - index * counter));
}

/** D-57 The ships whose type counts against a stack: that with most CS, the one easier to hit where two have as many. */
export function leading(
  charts: Charts,
  parts: readonly Part[],
  hitNumber: (type: GunTarget) => number | null,
): { part: Part; type: GunTarget; mixed: boolean } | undefined {
  const sums = new Map<GunTarget, number>();
  for (const { ship, cs } of parts) {
    const type = typeOf(charts, ship);
    if (type !== "SS") sums.set(type, (sums.get(type) ?? 0) + cs);
  }
  const needed = (type: GunTarget): number => hitNumber(type) ?? 99;
  const types = [...sums.keys()].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || needed(a) - needed(b));
  const [type] = types;
  if (type === undefined) return undefined;
  const [part] = parts.filter(({ ship }) => typeOf(charts, ship) === type).sort((a, b) => b.cs - a.cs);
  return part && { part, type, mixed: types.length > 1 };
}

/** C.4 Every candidate of a pick in a stack: a named ship once, ships of a class once for each CS. */
export function poolOf(charts: Charts, parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const copies = isClass(charts, unitOf(charts, part.ship.unit)) ? Math.min(part.cs, part.ship.cs) : 1;
    return Array.from({ length: copies }, () => part);
  });
}
