import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Force, Piece } from "../chapters/1-2-forces/state";
import { dayOf, findPiece, halfOf, hexOfPiece, isForce, piecesOf } from "../chapters/shared/game";
import { isScattered } from "../chapters/shared/units";
import { findHex } from "../charts/map";
import { airbaseOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { type EnemyBlockView, view } from "../view";
import { type ForceKind, type FuelState, SIDES, type Side } from "../vocabulary";

/** A block or a group of blocks in port, as the drawing shows it. */
export interface Token {
  /** Its owner's id of it; of what the viewer does not know, `block_` and its number or `blocks_` and its port. */
  readonly id: string;
  /** 1.2 The number by which both sides know it. */
  readonly number: number | null;
  readonly kind: string;
  readonly name: string;
  /** The hex, port or box it is in. */
  readonly space: string;
  /** The hex it is drawn in; undefined in a box. */
  readonly hex: string | undefined;
  readonly side: Side;
  /** The text on the block: its label, or the number by which both sides know it. */
  readonly label: string;
  /** True for an upright block: the enemy does not know its identity. */
  readonly standing: boolean;
  /** 6.3 Its enemy shadows it. */
  readonly shadowed: boolean;
  /** 11.1 The position of its fuel marker, for its owner and the referee. Null without one. */
  readonly fuel: string | null;
  readonly title: string;
}

/** 5.3 An air unit. */
export interface AirUnitPiece {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly title: string;
}

/** Aircraft of a side over a hex, or at a base. */
export interface FlightPiece {
  /** The hex or the airbase they are in. */
  readonly space: string;
  readonly hex: string;
  readonly side: Side;
  readonly units: readonly AirUnitPiece[];
}

/** 6.4.2 A hex that a patrol sector is assigned to search. */
export interface SectorSearch {
  readonly hex: string;
  readonly side: Side;
  readonly title: string;
}

/** 5.3.1 An Air Radius that aircraft or a carrier form. */
export interface Formed {
  readonly hexes: readonly string[];
  readonly side: Side;
  readonly title: string;
}

/** All that a drawing puts on the bare map. */
export interface Scene {
  /** The referee, a side, or the onlooker. */
  readonly of: string;
  readonly tokens: readonly Token[];
  readonly flights: readonly FlightPiece[];
  /** 5.3 Air units at their bases. */
  readonly based: readonly FlightPiece[];
  readonly searches: readonly SectorSearch[];
  readonly formed: readonly Formed[];
}

const FUEL_SHORT: Readonly<Record<FuelState, string>> = { full: "W", low: "D", critical: "C", training: "T" };

/** The letters that represent a kind of force on the map. */
export const SHORT: Readonly<Record<ForceKind, string>> = { task_force: "TF", convoy: "C", wolf_pack: "WP" };

/** The parts of the map that a viewer may see. `side` is undefined for the referee and null for an onlooker. */
export function sceneOf(charts: Charts, say: WordFormatter, state: Snapshot, side: Side | null | undefined): Scene {
  const whole = SIDES.filter((each) => side === undefined || each === side);
  // Pieces that are not the viewer's own come only from its view.
  const enemyViews = view(state, side ?? null).others.filter((other) => !whole.includes(other.side));
  const owned = whole.map((each) => ({ side: each, ...state.sides[each] }));
  const shadows = shadowsOf([...owned, ...enemyViews]);
  const ownPieces = whole.flatMap((each) =>
    piecesOf(state, each).map((piece) => ownToken(charts, say, each, piece, shadows(each, piece.block))),
  );
  const enemy = enemyViews.flatMap(({ side: of, blocks, ports }): Token[] => [
    ...blocks.map((block) => blockToken(say, of, block, shadows(of, block.block))),
    ...ports.map(({ port, blocks: count }) => portToken(charts, say, of, port, count)),
  ]);
  const aircraft = [...owned, ...enemyViews].flatMap((each) =>
    each.aircraft.map((unit) => ({ side: each.side, ...unit })),
  );
  const carriers = [
    ...whole.flatMap((each) =>
      state.sides[each].carrierRadii.flatMap((id) => {
        const at = findPiece(state, each, id)?.at;
        return at === undefined ? [] : [{ side: each, hex: at }];
      }),
    ),
    ...enemyViews.flatMap(({ side: of, carrierRadii }) => carrierRadii.map((hex) => ({ side: of, hex }))),
  ];
  const away = aircraft.flatMap(({ hex, ...unit }) => (hex === null ? [] : [{ ...unit, hex, space: hex }]));
  const home = aircraft.flatMap(({ base, hex, ...unit }) => {
    if (base === null || hex !== null || unit.cs === 0) return [];
    return [{ ...unit, hex: airbaseOf(charts, base).hex, space: base }];
  });
  return {
    of: side === undefined ? "referee" : (side ?? "onlooker"),
    tokens: [...ownPieces, ...enemy],
    flights: flightsOf(say, away),
    based: flightsOf(say, home),
    searches: [...owned, ...enemyViews].flatMap(({ side: of, sectors }) =>
      sectors.flatMap(({ sector, hexes }) =>
        hexes.map((hex) => ({ hex, side: of, title: say("searched", { side: say(of), sector: say(sector) }) })),
      ),
    ),
    formed: [
      ...aircraft
        .filter(({ radius }) => radius.length > 0)
        .map(({ id, side: of, radius }) => ({
          hexes: radius,
          side: of,
          title: say("radius_of_unit", { side: say(of), unit: say(id) }),
        })),
      ...carriers.map(({ side: of, hex }) => ({
        hexes: [hex],
        side: of,
        title: say("radius_of_carrier", { side: say(of) }),
      })),
    ],
  };
}

/** 6.3 By what the enemy shadows a block; nothing for one that is not shadowed. */
function shadowsOf(
  sides: readonly {
    readonly side: Side;
    readonly shadowing: readonly { readonly target: number; readonly by: string }[];
  }[],
): (side: Side, block: number | null) => string[] {
  return (side, block) =>
    sides.flatMap((each) =>
      each.side === side ? [] : each.shadowing.filter(({ target }) => target === block).map(({ by }) => by),
    );
}

function ownToken(charts: Charts, say: WordFormatter, side: Side, piece: Piece, shadows: readonly string[]): Token {
  const { id, block, at, station } = piece;
  const isIdentified = isForce(piece) && piece.identified;
  const name = isForce(piece) ? nameOf(say, piece) : say("dummy");
  const what = isForce(piece) ? `${name} (${say(piece.kind)})` : name;
  return {
    id,
    number: block,
    kind: isForce(piece) ? piece.kind : "dummy",
    name,
    space: at,
    hex: hexOfPiece(charts, piece),
    side,
    label: isForce(piece)
      ? `${SHORT[piece.kind]}${piece.number}${isIdentified ? ` ID${piece.idLevel}` : ""}${isScattered(piece) ? " s" : ""}`
      : name,
    standing: station === "at_sea" && !isIdentified,
    shadowed: shadows.length > 0,
    fuel: isForce(piece) ? fuelOf(piece) : null,
    title: [
      say("named", { name: whose(say, side, block), value: what }),
      ...(isForce(piece) ? [fuelLabel(say, piece)] : []),
      ...shadowed(say, shadows),
    ].join(", "),
  };
}

/** The name of a force: from the charts or from its owner. */
function nameOf(say: WordFormatter, { id, name }: Force): string {
  const unitName = say(id);
  return unitName === id.replaceAll("_", " ") ? name : unitName;
}

function whose(say: WordFormatter, side: Side, block: number | null): string {
  return `${say(side)}, ${block === null ? say("in_port") : say("block", { number: block })}`;
}

function blockToken(say: WordFormatter, side: Side, block: EnemyBlockView, shadows: readonly string[]): Token {
  const { kind, number, idLevel } = block;
  const name = kind === null ? say("block", { number: block.block }) : `${say(kind)} ${number}`;
  const what = kind === null ? say("sheet.unidentified") : `${name}, ID${idLevel}`;
  return {
    id: `block_${block.block}`,
    number: block.block,
    kind: kind ?? "block",
    name,
    space: block.hex,
    hex: block.hex,
    side,
    label: kind === null ? `${block.block}?` : `${SHORT[kind]}${number} ID${idLevel}`,
    standing: !block.identified,
    shadowed: shadows.length > 0,
    fuel: null,
    title: [say("named", { name: whose(say, side, block.block), value: what }), ...shadowed(say, shadows)].join(", "),
  };
}

function portToken(charts: Charts, say: WordFormatter, side: Side, port: string, count: number): Token {
  const label = say("count_in_port", { count });
  return {
    id: `blocks_${port}`,
    number: null,
    kind: "blocks",
    name: label,
    space: port,
    hex: placeOf(charts, port),
    side,
    label,
    standing: false,
    shadowed: false,
    fuel: null,
    title: `${say(side)}, ${say("named", { name: say(port), value: label })}`,
  };
}

function shadowed(say: WordFormatter, by: readonly string[]): string[] {
  return by.length === 0 ? [] : [say("shadowed_by", { by: by.map((each) => say(each)).join(", ") })];
}

/** 11.1 The fuel of a force in short: the day of its Warning or, once low, its Danger marker. */
function fuelOf({ fuel: { state, marker } }: Force): string | null {
  if (state === "critical" || state === "training") return FUEL_SHORT[state];
  return marker === null ? null : `${FUEL_SHORT[state]}${Math.max(0, dayOf(marker))}${halfOf(marker)}`;
}

function fuelLabel(say: WordFormatter, { fuel: { state, marker } }: Force): string {
  const fuel = `${say("sheet.fuel")} ${say(state)}`;
  return marker === null ? fuel : `${fuel}, ${say("marker_on", { turn: marker })}`;
}

function placeOf(charts: Charts, port: string): string | undefined {
  const at = charts.PORTS.facts.ports.find(({ id }) => id === port)?.at ?? "";
  return findHex(charts, at)?.id;
}

interface Flying {
  readonly side: Side;
  readonly id: string;
  readonly space: string;
  readonly hex: string;
  readonly mission: string;
}

function flightsOf(say: WordFormatter, units: readonly Flying[]): FlightPiece[] {
  const flights = new Map<string, { space: string; hex: string; side: Side; units: AirUnitPiece[] }>();
  for (const { side, id, space, hex, mission } of units) {
    const key = `${side} ${space}`;
    const flight = flights.get(key) ?? { space, hex, side, units: [] };
    const what = mission === "none" ? say(id) : `${say(id)} (${say(mission)})`;
    flight.units.push({ id, side, name: say(id), title: say("named", { name: say(side), value: what }) });
    flights.set(key, flight);
  }
  return [...flights.values()];
}
