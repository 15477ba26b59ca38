import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Force, Ship } from "../1-2-forces/state";
import type { SideState } from "../shared/state";
import { inGroup, nationOf, typeOf } from "../shared/units";

/** 5.1.2 True if a ship has taken no damage. The CS of a class have none unless they are marked. */
function isUndamaged(charts: Charts, ship: Ship): boolean {
  const unit = unitOf(charts, ship.unit);
  if (ship.marks.includes("crippled") || ship.marks.includes("diw")) return false;
  return ship.cs > 0 && (isClass(charts, unit) || ship.cs === unit.cs);
}

/** D-55 The ships of a force that count against the capacity of the North Russian ports: undamaged warships that are not Soviet. */
function counted(charts: Charts, force: Force): Ship[] {
  return force.units.filter(
    (ship) =>
      inGroup(charts, ship, "warship") &&
      nationOf(charts, ship) !== "soviet" &&
      typeOf(charts, ship) !== "ES" &&
      !inGroup(charts, ship, "submarine") &&
      isUndamaged(charts, ship),
  );
}

/** D-55 The ships of a force that have not been counted before: a named ship counts once in the operation. */
export function uncounted(state: Snapshot, charts: Charts, force: Force): Ship[] {
  return counted(charts, force).filter(
    (ship) => isClass(charts, unitOf(charts, ship.unit)) || !state.capacityUsed.includes(ship.unit),
  );
}

interface Used {
  capital: number;
  cruisers: number;
  light: number;
}

function tally(charts: Charts, ships: readonly { readonly unit: string; readonly cs: number }[]): Used {
  const used: Used = { capital: 0, cruisers: 0, light: 0 };
  for (const ship of ships) {
    if (inGroup(charts, ship, "capital")) used.capital += 1;
    else if (inGroup(charts, ship, "heavy")) used.cruisers += 1;
    else used.light += ship.cs;
  }
  return used;
}

/** 5.1.2 True when a port takes every warship of a force that counts against its capacity. */
export function capacityLeft(state: Snapshot, charts: Charts, force: Force, port: string): boolean {
  const { ports, rows } = charts.PORT_CAPACITY.facts;
  if (!ports.includes(port)) return true;
  const row = rows.find(({ from, to }) => from <= state.fortnight && state.fortnight <= to);
  if (row === undefined) return true;
  const before = tally(
    charts,
    state.capacityUsed.map((unit) => ({ unit, cs: 1 })),
  );
  const more = tally(charts, uncounted(state, charts, force));
  return (
    before.capital + more.capital <= row.capitalShips &&
    before.cruisers + more.cruisers <= row.cruisers &&
    before.light + more.light <= row.lightCs
  );
}

/** 1.3 True while a side may add a dummy in a port this turn. */
export function mayAddDummy({ LIMITS }: Charts, { portDummies }: SideState, port: string): boolean {
  return portDummies.filter((each) => each === port).length < LIMITS.facts.dummiesPerPortTurn;
}
