import type { JsonSchema } from "../../../core/contract/choice";
import { navigable } from "../charts/map";
import { sideOf } from "../charts/pack";
import type { Wanted } from "../charts/references";
import type { Charts } from "../charts/schema";
import { REFERENCES } from "../references";
import { SIDES, type Side } from "../vocabulary";
import type { ToldOperation } from "./facts";

/** 8.1 What the form of an operation on paper takes in this one: places and units of its charts. */
export function narrowed({ charts }: ToldOperation): Readonly<Record<string, JsonSchema>> {
  const references = { ...REFERENCES, "/sides/*/forces/*/at": "place", "/sides/*/dummies/*/at": "place" } as const;
  const paths = Object.entries(references) as [string, Wanted][];
  const listed = paths.map(([path, wanted]) => [path, { enum: idsOf(charts, wanted) }] as const);
  const own = SIDES.map((side) => [`/sides/${side}/forces/*/units/*/unit`, { enum: shipsOf(charts, side) }] as const);
  return Object.fromEntries([...listed, ...own]);
}

/** The ids of the charts that a member may name. */
function idsOf(charts: Charts, wanted: Wanted): readonly string[] {
  const { MAP, PORTS, AIRBASES, SHIPS, LIGHT_UNITS, AIR_UNITS, SCENARIOS } = charts;
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
  const sea = ids(MAP.facts.hexes.filter(navigable));
  const ports = ids(PORTS.facts.ports);
  const bases = ids(AIRBASES.facts.bases);
  const ships = ids([...SHIPS.facts.ships, ...LIGHT_UNITS.facts.units]);
  const aircraft = ids(AIR_UNITS.facts.units);
  const named: Readonly<Record<Wanted, readonly string[]>> = {
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
  return named[wanted];
}

/** 1.2 The ships that a side may own. */
function shipsOf({ SHIPS, LIGHT_UNITS }: Charts, side: Side): readonly string[] {
  const all = [...SHIPS.facts.ships, ...LIGHT_UNITS.facts.units];
  return all.filter((unit) => [side, null].includes(sideOf(unit))).map(({ id }) => id);
}
