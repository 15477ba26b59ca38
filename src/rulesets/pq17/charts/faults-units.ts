import { type ChartPath, repeatedItems } from "../../../core/charts/chart-faults";
import type { Fault } from "../../../core/contract/request";
import type { ShipType, Subtype } from "../vocabulary";
import { fault } from "./fault";
import { shipTypeOf } from "./pack";
import type { AirUnit, Charts, NavalUnit } from "./schema";

const SUBTYPE_OF: Readonly<Record<Subtype, ShipType>> = {
  AA: "AX",
  AO: "AX",
  AL: "AX",
  AR: "AX",
  MV: "MX",
  MO: "MX",
  MC: "MX",
};

/** 1.4, 1.5 Returns the faults of units: a shared id, lists that do not fit their CS, or the wrong chart. */
export function unitFaults(charts: Charts): Fault[] {
  const ships = charts.SHIPS.facts.ships.map((unit, index) => ({ unit, path: ["SHIPS", "facts", "ships", index] }));
  const classes = charts.LIGHT_UNITS.facts.units.map((unit, index) => ({
    unit,
    path: ["LIGHT_UNITS", "facts", "units", index],
  }));
  const aircraft = charts.AIR_UNITS.facts.units.map((unit, index) => ({
    unit,
    path: ["AIR_UNITS", "facts", "units", index],
  }));
  const all = [...ships, ...classes, ...aircraft];
  return [
    ...repeatedItems(all.map(({ unit }) => unit.id)).map(([index, id]) =>
      fault("UNIT_REPEATED/unit-called", [...(all[index]?.path ?? []), "id"], { id }),
    ),
    ...[...ships, ...classes].flatMap(({ unit, path }) => shapeFaults(unit, path)),
    ...ships.flatMap(({ unit, path }) => {
      if (shipTypeOf(charts, unit.type).counterCs === null) return [];
      return [
        fault("UNIT_UNSUITABLE/type-class", [...path, "type"], {
          type: unit.type,
        }),
      ];
    }),
    ...classes.flatMap(({ unit, path }) => {
      const most = shipTypeOf(charts, unit.type).counterCs;
      if (most !== null && unit.cs <= most) return [];
      const { type } = unit;
      if (most === null) {
        return [fault("UNIT_UNSUITABLE/ship", [...path, "type"], { type })];
      }
      return [fault("UNIT_UNSUITABLE/counter-type", [...path, "cs"], { type, most })];
    }),
    ...aircraft.flatMap(({ unit, path }) => airFaults(unit, path)),
  ];
}

function shapeFaults(unit: NavalUnit, path: ChartPath): Fault[] {
  const faults = (["aa", "speed"] as const).flatMap((list) => {
    if (unit[list].length === unit.cs + 1) return [];
    return [fault("UNIT_MISSHAPEN", [...path, list], { cs: unit.cs, values: unit.cs + 1, given: unit[list].length })];
  });
  if (unit.subtype !== null && SUBTYPE_OF[unit.subtype] !== unit.type) {
    const { subtype, type: other } = unit;
    const values = { subtype, type: SUBTYPE_OF[subtype], other };
    faults.push(fault("UNIT_UNSUITABLE/kind", [...path, "subtype"], values));
  }
  return faults;
}

function airFaults(unit: AirUnit, path: ChartPath): Fault[] {
  if ((unit.side === "axis") === (unit.nation === "german")) return [];
  return [
    fault("UNIT_UNSUITABLE/unit-side", [...path, "nation"], {
      nation: unit.nation,
      side: unit.side,
    }),
  ];
}
