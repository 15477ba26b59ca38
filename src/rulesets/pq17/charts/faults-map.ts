import { type ChartPath, repeatedItems } from "../../../core/charts/chart-faults";
import type { Fault } from "../../../core/contract/request";
import { fault } from "./fault";
import { findHex, isBox, navigable, seaDistancesFrom } from "./map";
import type { Charts } from "./schema";

/**
 * 1.1 Returns the faults of the map: repeated hexes, hexes off the map, a sea in two parts, ports and bases with a
 * shared name or hex.
 */
export function mapFaults(charts: Charts): Fault[] {
  const hexes = hexFaults(charts);
  return [...hexes, ...(hexes.length === 0 ? seaFaults(charts) : []), ...placeFaults(charts)];
}

function hexFaults(charts: Charts): Fault[] {
  const { hexes, geometry } = charts.MAP.facts;
  const at = (index: number): ChartPath => ["MAP", "facts", "hexes", index, "id"];
  return [
    ...repeatedItems(hexes.map(({ id }) => id)).map(([index, id]) => fault("HEX_REPEATED", at(index), { id })),
    ...hexes.flatMap(({ id }, index) => {
      const row = Number(id.slice(0, 2));
      const column = Number(id.slice(2));
      if (row >= 1 && row <= geometry.rows && column >= 1 && column <= geometry.columns) return [];
      return [
        fault("HEX_OFF_MAP", at(index), {
          id,
          rows: geometry.rows,
          columns: geometry.columns,
        }),
      ];
    }),
  ];
}

function seaFaults(charts: Charts): Fault[] {
  const { hexes } = charts.MAP.facts;
  const start = hexes.find(navigable);
  if (start === undefined) return [fault("SEA_MISSING", ["MAP", "facts", "hexes"])];
  const reached = seaDistancesFrom(charts, start.id);
  const unreachable = hexes.findIndex((hex) => navigable(hex) && !reached.has(hex.id));
  if (unreachable < 0) return [];
  return [
    fault("SEA_DISCONNECTED", ["MAP", "facts", "hexes", unreachable], { from: start.id, to: hexes[unreachable]?.id }),
  ];
}

function placeFaults(charts: Charts): Fault[] {
  const { ports } = charts.PORTS.facts;
  const { bases } = charts.AIRBASES.facts;
  const places: [ChartPath, string][] = [
    ...ports.map(({ id }, index): [ChartPath, string] => [["PORTS", "facts", "ports", index, "id"], id]),
    ...bases.map(({ id }, index): [ChartPath, string] => [["AIRBASES", "facts", "bases", index, "id"], id]),
  ];
  const boxes = places.filter(([, id]) => isBox(id) || findHex(charts, id) !== undefined);
  return [
    ...repeatedItems(places.map(([, id]) => id)).map(([index, id]) =>
      fault("PLACE_REPEATED/port-airbase", places[index]?.[0] ?? [], { id }),
    ),
    ...boxes.map(([path, id]) => fault("PLACE_REPEATED/hex-box", path, { id })),
    ...repeatedItems(ports.map(({ at }) => at)).map(([index, at]) =>
      fault("PORT_SHARED", ["PORTS", "facts", "ports", index, "at"], { at }),
    ),
  ];
}
