import { covers, makeFinder, requireItem } from "../../../core/charts/look-up";
import type { ChartRow, ChartView } from "../../../core/contract/chart";
import {
  CARD_SYMBOLS,
  type CardRow,
  type CardSymbol,
  type Chit,
  type ConditionId,
  type Half,
  type IceCondition,
  type Light,
  PERIODS,
  type Period,
  type Season,
  SHIP_TYPES,
  type ShipGroup,
  type ShipType,
  SIDES,
  type Side,
  type Speed,
  WEATHER,
  type Weather,
} from "../vocabulary";
import json from "./pack.json";
import type {
  AaRow,
  Airbase,
  AirUnit,
  Card,
  Charts,
  ConditionFacts,
  DamageRow,
  EventRow,
  IceRow,
  NavalUnit,
  Pack,
  Port,
  Scenario,
  ShipTypeFacts,
  WeatherRow,
} from "./schema";
import type { AaColumn, BombTarget, GunTargetType } from "./shapes-dice";

/** The chart pack of PQ-17; the tests hold it to its schema, so that loading it costs nothing. */
export const pack = json as unknown as Pack;

/** The facts of a type of ship. */
export function shipTypeOf(charts: Charts, type: ShipType): ShipTypeFacts {
  return charts.SHIP_TYPES.facts.types[type];
}

/** 1.4 True when a type of ship belongs to a group. */
export function belongsTo(charts: Charts, type: ShipType, group: ShipGroup): boolean {
  return shipTypeOf(charts, type).groups.includes(group);
}

/** 1.4 The types of ship that belong to a group, in the order of the Unit Chart. */
export function typesOf(charts: Charts, group: ShipGroup): ShipType[] {
  return SHIP_TYPES.filter((type) => belongsTo(charts, type, group));
}

const unitIn = makeFinder<NavalUnit>();

const airUnitIn = makeFinder<AirUnit>();

const portIn = makeFinder<Port>();

/** A named ship or a class by its id; undefined when the charts hold none of that id. */
export function findUnit(charts: Charts, id: string): NavalUnit | undefined {
  return unitIn(charts.SHIPS.facts.ships, id) ?? unitIn(charts.LIGHT_UNITS.facts.units, id);
}

/** A named ship or a class by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function unitOf(charts: Charts, id: string): NavalUnit {
  return requireItem(findUnit(charts, id), "unit", id);
}

/** 1.4 True when a unit is a class, held as one entry with its total CS; false for a named ship. */
export function isClass(charts: Charts, unit: NavalUnit): boolean {
  return shipTypeOf(charts, unit.type).counterCs !== null;
}

/** 5.1 The greatest speed of a unit that has this CS left; more CS than a counter holds move as a full counter does. */
export function speedAt(unit: NavalUnit, cs: number): Speed {
  return unit.speed[Math.min(cs, unit.speed.length - 1)] ?? "none";
}

/** 7.2.5 The AA value of one counter that has this CS left: a number, a star, or null for none. */
export function aaAt(unit: NavalUnit, cs: number): number | "*" | null {
  return unit.aa[Math.min(cs, unit.aa.length - 1)] ?? null;
}

/** 1.2 The side whose ships these are; null for merchants, which either side may own. */
export function sideOf(unit: NavalUnit): Side | null {
  if (unit.nation === null) return null;
  return unit.nation === "german" ? "axis" : "allied";
}

/** A type of air unit by its id; undefined when the charts hold none of that id. */
export function findAirUnit(charts: Charts, id: string): AirUnit | undefined {
  return airUnitIn(charts.AIR_UNITS.facts.units, id);
}

/** A type of air unit by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function airUnitOf(charts: Charts, id: string): AirUnit {
  return requireItem(findAirUnit(charts, id), "air unit", id);
}

/** A port by its id; undefined when the charts hold none of that id. */
export function findPort(charts: Charts, id: string): Port | undefined {
  return portIn(charts.PORTS.facts.ports, id);
}

/** A port by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function portOf(charts: Charts, id: string): Port {
  return requireItem(findPort(charts, id), "port", id);
}

/** 1.1 The port of a hex or box; undefined where there is none. */
export function portAt(charts: Charts, place: string): Port | undefined {
  return charts.PORTS.facts.ports.find((each) => each.at === place);
}

/** An airbase by its id; undefined when the charts hold none of that id. */
export function findAirbase(charts: Charts, id: string): Airbase | undefined {
  return charts.AIRBASES.facts.bases.find((each) => each.id === id);
}

/** An airbase by its id; throws when the charts hold none, which checked snapshots and charts exclude. */
export function airbaseOf(charts: Charts, id: string): Airbase {
  return requireItem(findAirbase(charts, id), "airbase", id);
}

/** 1.1 The airbases of a hex, as the charts list them. */
export function airbasesAt(charts: Charts, hex: string): Airbase[] {
  return charts.AIRBASES.facts.bases.filter((each) => each.hex === hex);
}

/** 1.1.2 The Interceptors of an airbase in a fortnight. */
export function interceptorsAt(base: Airbase, fortnight: string): { unit: string; cs: number }[] {
  return base.interceptors.filter((each) => within(each, fortnight)).map(({ unit, cs }) => ({ unit, cs }));
}

/** A card of a side's deck by its number; undefined when the deck holds none of that number. */
export function findCard(charts: Charts, side: Side, number: number): Card | undefined {
  return charts.DECKS.facts[side].find((each) => each.no === number);
}

/** A card of a side's deck by its number; throws when the deck holds none, which checked snapshots exclude. */
export function cardOf(charts: Charts, side: Side, number: number): Card {
  return requireItem(findCard(charts, side, number), "card", String(number));
}

/** 6.2 The result a card shows for these assets, by light and weather. */
export function symbolOf(card: Card, light: Light, row: CardRow, weather: Weather): CardSymbol {
  const symbol = card[light][row].charAt(WEATHER.indexOf(weather));
  return CARD_SYMBOLS.find((each) => each === symbol) ?? "-";
}

/** 6.2.1 The ID that a successful card adds, by light and weather. */
export function idGainOf(card: Card, light: Light, weather: Weather): number {
  return card[light].gain[WEATHER.indexOf(weather)] ?? 0;
}

/** 7.5.2 The least modified roll with which a type's guns hit another; null where they cannot. */
export function gunneryHit(charts: Charts, firing: ShipType, target: ShipType): number | null {
  const row = charts.NAVAL_GUNNERY.facts.hit[firing];
  return row === null || target === "SS" ? null : row[target];
}

/** 7.3.1 The column of the Torpedo Damage Table for a type of ship. */
export function torpedoDamage(charts: Charts, target: GunTargetType): ChartView<DamageRow> {
  const chart = charts.TORPEDO_DAMAGE;
  return columnNamed(chart, chart.columnFor[target]);
}

/** 7.2.6 The column of the Naval Bombing Table for a type of ship. */
export function bombTargetOf(charts: Charts, target: GunTargetType): BombTarget {
  return charts.NAVAL_BOMBING.facts.column[target];
}

/** 7.2.5 A column of the AA Defense Table. */
export function aaDefense(charts: Charts, value: AaColumn): ChartView<AaRow> {
  return columnNamed(charts.AA_DEFENSE, value);
}

/** 9.1 The Weather Table of a season. */
export function weatherTable(charts: Charts, season: Season): ChartView<WeatherRow> {
  return columnNamed(charts.WEATHER, season);
}

/** 9.3.2 The dispersal modifier that the modified weather roll of a Gale brings. */
export function galeDispersal(charts: Charts, total: number): number {
  return charts.GALE_DISPERSAL.facts.rows.find((row) => covers(row, total))?.drm ?? 0;
}

/** 10.1 The Ice Table for an expected condition. */
export function iceOf(charts: Charts, expected: IceCondition): ChartView<IceRow> {
  return columnNamed(charts.ICE, expected);
}

/** 13 The Random Events Table of the phasing side. */
export function randomEvents(charts: Charts, side: Side): ChartView<EventRow> {
  return columnNamed(charts.RANDOM_EVENTS, side);
}

/** 12 The period of the Special Conditions Chart that holds a fortnight; undefined outside the war. */
export function periodOf(charts: Charts, fortnight: string): Period | undefined {
  return PERIODS.find((period) => within(charts.SPECIAL_CONDITIONS.facts.periods[period], fortnight));
}

/** 12 The condition of a chit for a side in a period. `none` for a letter that is not in the chart. */
export function conditionOf(
  charts: Charts,
  side: Side,
  period: Period,
  chit: Chit,
): { condition: ConditionId; bonus: boolean } {
  const row = charts.SPECIAL_CONDITIONS.facts.columns[side][period].find((each) => holds(each, chit));
  return row === undefined ? { condition: "none", bonus: false } : { condition: row.condition, bonus: row.bonus };
}

/** 12 The numbers of a special condition. */
export function conditionFacts<C extends ConditionId>(charts: Charts, id: C): ConditionFacts[C] {
  return charts.CONDITIONS.facts.conditions[id];
}

/** 12 The first of some items that bears a chit's letter. */
export function byLetter<T extends { readonly letters: readonly { from: Chit; to: Chit }[] }>(
  items: readonly T[],
  chit: Chit,
): T | undefined {
  return items.find((item) => item.letters.some((each) => holds(each, chit)));
}

/** 15.1 The command points that a chit of the German Fuel Chart brings in a fortnight; 0 outside the chart. */
export function germanFuel(charts: Charts, fortnight: string, chit: Chit): number {
  const column = charts.GERMAN_FUEL.facts.columns.find((each) => within(each, fortnight));
  return column?.rows.find((each) => holds(each, chit))?.points ?? 0;
}

/** A scenario by its id; undefined when the charts hold none of that id. */
export function findScenario(charts: Charts, id: string): Scenario | undefined {
  return charts.SCENARIOS.facts.scenarios.find((each) => each.id === id);
}

/** A scenario by its id; throws when the charts hold none, which checked requests exclude. */
export function scenarioOf(charts: Charts, id: string): Scenario {
  return requireItem(findScenario(charts, id), "scenario", id);
}

/** 8.1 The index of a turn such as 5AM: 1 for 1AM, 2 for 1PM and so on; halves of days after the last go on counting. */
export function turnIndex(turn: string): number {
  const half: Half = turn.endsWith("PM") ? "pm" : "am";
  return (Number.parseInt(turn, 10) - 1) * 2 + (half === "am" ? 1 : 2);
}

/** True when dates hold a fortnight; null is open. */
export function within(
  dates: { readonly from: string | null; readonly to: string | null },
  fortnight: string,
): boolean {
  return (dates.from === null || dates.from <= fortnight) && (dates.to === null || fortnight <= dates.to);
}

/** Sides other than this one. */
export function opponentOf(side: Side): Side {
  return SIDES.find((each) => each !== side) ?? side;
}

function holds(letters: { readonly from: string; readonly to: string }, chit: string): boolean {
  return letters.from <= chit && chit <= letters.to;
}

function columnNamed<R extends ChartRow>(
  chart: {
    readonly id: string;
    readonly dice: string;
    readonly columns: readonly { id: string; rows: readonly R[] }[];
  },
  id: string,
): ChartView<R> {
  const column = requireItem(
    chart.columns.find((each) => each.id === id),
    "column",
    id,
  );
  return { chart: chart.id, column: id, dice: chart.dice, rows: column.rows };
}
