import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { at, force, fresh, laden } from "./changes";
import type { Change } from "./index";

/** The only force of a side lies in a hex. */
export function inHex(side: Side, hex: string): Change {
  return (state) => at(force(state, side), hex);
}

/** A second force of a side, a copy of its first. */
export function second(side: Side, id: string, hex: string, ...units: [string, number][]): Change {
  return (state) => {
    const first = force(state, side);
    const other = structuredClone(first);
    Object.assign(other, { id, block: 2, number: 9, at: hex });
    if (units.length > 0) other.units = units.map(([unit, cs]) => fresh(unit, cs));
    state.sides[side].forces.push(other);
  };
}

/** The only force at sea of a side has these ships. */
export function of(side: Side, ...units: [string, number][]): Change {
  return (state) => {
    force(state, side).units = units.map(([unit, cs]) => fresh(unit, cs));
  };
}

/** The first force of a side, changed. */
export function being(side: Side, changes: (force: Force, state: Snapshot) => void): Change {
  return (state) => changes(force(state, side), state);
}

/** The first force of a side is a Wolf Pack. */
export function pack(side: Side, hex: string, unit = side === "allied" ? "ss_british" : "ss_german"): Change {
  return being(side, (each) => {
    Object.assign(each, { kind: "wolf_pack", units: [fresh(unit, 3)] });
    each.fuel.marker = null;
    at(each, hex);
  });
}

/** The first force of a side lies in a port. */
export function inPort(side: Side, port: string): Change {
  return being(side, (each) => {
    Object.assign(each, { station: "in_port", at: port, block: null, sailed: false });
    each.fuel = { state: "full", marker: null, refuelled: true };
  });
}

/** The first Allied force is a convoy bound for Murmansk. */
export function convoy(hex: string, closest: number, ...visited: string[]): Change {
  return being("allied", (each) => {
    Object.assign(each, { kind: "convoy", units: [fresh("dd_ai", 1), fresh("mv", 10)] });
    each.convoy = laden(10, { visited: [...visited, hex], closest });
    at(each, hex);
  });
}

/** The first Allied force of the bases whose sides have a lone ship. */
export const COVER = "tf_cruiser_cover";
