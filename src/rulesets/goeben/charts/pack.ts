import { makeFinder, requireItem } from "../../../core/charts/look-up";
import type { ChartView } from "../../../core/contract/chart";
import { type Cargo, CLASSES, FLEETS, type GermanShipId, type OrderId, type Terrain } from "../vocabulary";
import type { Harbour } from "./map";
import json from "./pack.json";
import type {
  AlliedHit,
  AlliedShip,
  AustroHungarianShipFacts,
  BombardmentHit,
  CargoFacts,
  Charts,
  CoastalUnit,
  GermanHit,
  GermanShipFacts,
  Order,
  Pack,
  TerrainFacts,
} from "./schema";

/** The chart pack of Goeben, 1914; the tests hold it to its schema, so that loading it costs nothing. */
export const pack = json as unknown as Pack;

/** The facts of a German ship. */
export function germanShipOf(charts: Charts, id: GermanShipId): GermanShipFacts {
  return charts.GERMAN_SHIPS.facts.ships[id];
}

const alliedShipIn = makeFinder<AlliedShip>();

const austroHungarianShipIn = makeFinder<AustroHungarianShipFacts>();

const coastalUnitIn = makeFinder<CoastalUnit>();

/** An Allied ship by its id; undefined when the charts hold none of that id. */
export function findAlliedShip(charts: Charts, id: string): AlliedShip | undefined {
  return alliedShipIn(charts.ALLIED_SHIPS.facts.ships, id);
}

/** An Allied ship by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function alliedShipOf(charts: Charts, id: string): AlliedShip {
  return requireItem(findAlliedShip(charts, id), "Allied ship", id);
}

/** The Allied ships in canonical order: by fleet, by class from large to small, then as the charts list them. */
export function alliedShipsInOrder(charts: Charts): AlliedShip[] {
  const rank = (ship: AlliedShip): number => FLEETS.indexOf(ship.nation) * CLASSES.length + CLASSES.indexOf(ship.class);
  return [...charts.ALLIED_SHIPS.facts.ships].sort((a, b) => rank(a) - rank(b));
}

/** An Austro-Hungarian ship by its id; undefined when the charts hold none of that id. */
export function findAustroHungarianShip(charts: Charts, id: string): AustroHungarianShipFacts | undefined {
  return austroHungarianShipIn(charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships, id);
}

/** An Austro-Hungarian ship by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function austroHungarianShipOf(charts: Charts, id: string): AustroHungarianShipFacts {
  return requireItem(findAustroHungarianShip(charts, id), "Austro-Hungarian ship", id);
}

/** A coastal defence unit by its id; undefined when the charts hold none of that id. */
export function findCoastalUnit(charts: Charts, id: string): CoastalUnit | undefined {
  return coastalUnitIn(charts.COASTAL_DEFENCE.facts.units, id);
}

/** A coastal defence unit by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function coastalUnitOf(charts: Charts, id: string): CoastalUnit {
  return requireItem(findCoastalUnit(charts, id), "Coastal Defense unit", id);
}

/** The facts of a type of cargo. */
export function cargoOf(charts: Charts, id: Cargo): CargoFacts {
  return charts.CARGO.facts.cargo[id];
}

/** The facts of an order. */
export function orderOf(charts: Charts, id: OrderId): Order {
  return charts.ORDERS.facts.orders[id];
}

/** 13.2, 7.0 The effects of a kind of space. */
export function terrainOf(charts: Charts, terrain: Terrain): TerrainFacts {
  return charts.TERRAIN_EFFECTS.facts.terrains[terrain];
}

/** 11.1 The intelligence value that a Leadership is worth by itself. */
export function leadershipValue(charts: Charts, leadership: number): number {
  const { bands } = charts.INTELLIGENCE_VALUE.facts;
  return bands.find((band) => band.min <= leadership && leadership <= band.max)?.value ?? 0;
}

/** 14.5, 14.6 The column of a hit chart for German ships. */
export function germanHits(chart: Charts["GUNNERY_HIT"]): ChartView<GermanHit> {
  const [{ id, rows }] = chart.columns;
  return { chart: chart.id, column: id, dice: chart.dice, rows };
}

/** 14.5, 14.6 The column of a hit chart for Allied and Austro-Hungarian ships. */
export function alliedHits(chart: Charts["GUNNERY_HIT"]): ChartView<AlliedHit> {
  const [, { id, rows }] = chart.columns;
  return { chart: chart.id, column: id, dice: chart.dice, rows };
}

/** 16.0 The column of the Shore Bombardment Hit Chart for an Allied port or naval base. */
export function bombardmentHits(charts: Charts, harbour: Harbour): ChartView<BombardmentHit> {
  const { id, dice, columns } = charts.BOMBARDMENT_HIT;
  const [port, base] = columns;
  return { chart: id, column: harbour, dice, rows: harbour === "port" ? port.rows : base.rows };
}
