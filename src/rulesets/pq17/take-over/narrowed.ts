import type { JsonSchema } from "../../../core/contract/choice";
import { navigable } from "../charts/map";
import { sideOf } from "../charts/pack";
import type { IdKind } from "../charts/references";
import type { Charts } from "../charts/schema";
import { REFERENCES } from "../references";
import { SIDES, type Side } from "../vocabulary";
import type { KnownOperation } from "./facts";

/** 8.1 Schema limits for an operation on paper: the places and units of its charts. */
export function narrowed({ charts }: KnownOperation): Readonly<Record<string, JsonSchema>> {
  const references = { ...REFERENCES, "/sides/*/forces/*/at": "place", "/sides/*/dummies/*/at": "place" } as const;
  const paths = Object.entries(references) as [string, IdKind][];
  const idSchemas = paths.map(([path, kind]) => [path, { enum: idsOf(charts, kind) }] as const);
  const shipSchemas = SIDES.map(
    (side) => [`/sides/${side}/forces/*/units/*/unit`, { enum: shipsOf(charts, side) }] as const,
  );
  return Object.fromEntries([...idSchemas, ...shipSchemas]);
}

/** The ids of the charts that a member may name. */
function idsOf(charts: Charts, kind: IdKind): readonly string[] {
  const { MAP, PORTS, AIRBASES, SHIPS, LIGHT_UNITS, AIR_UNITS, SCENARIOS } = charts;
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
  const sea = ids(MAP.facts.hexes.filter(navigable));
  const ports = ids(PORTS.facts.ports);
  const bases = ids(AIRBASES.facts.bases);
  const ships = ids([...SHIPS.facts.ships, ...LIGHT_UNITS.facts.units]);
  const aircraft = ids(AIR_UNITS.facts.units);
  const idsByKind: Readonly<Record<IdKind, readonly string[]>> = {
    hex: ids(MAP.facts.hexes),
    sea,
    port: ports,
    base: bases,
    port_or_base: [...ports, ...bases],
    place: [...sea, ...ids(MAP.facts.boxes), ...ports],
    ship: ships,
    aircraft,
    unit: [...ships, ...aircraft],
    scenario: ids(SCENARIOS.facts.scenarios),
  };
  return idsByKind[kind];
}

/** 1.2 The ships that a side may own. */
function shipsOf({ SHIPS, LIGHT_UNITS }: Charts, side: Side): readonly string[] {
  const all = [...SHIPS.facts.ships, ...LIGHT_UNITS.facts.units];
  return all.filter((unit) => [side, null].includes(sideOf(unit))).map(({ id }) => id);
}
