import type { Force, Piece } from "../chapters/1-2-forces/state";
import { dayOf, findPiece, halfOf, hexOfPiece, isForce, piecesOf } from "../chapters/shared/game";
import { isScattered } from "../chapters/shared/units";
import { findHex } from "../charts/map";
import { airbaseOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { type BlockSeen, view } from "../view";
import { FORCE_KINDS, type ForceKind, type FuelState, SIDES, type Side } from "../vocabulary";

/** A block or a group of blocks in port, as the drawing shows it. */
export interface Token {
  readonly hex: string;
  readonly side: Side;
  /** What stands on it: its label, or the number by which both sides know it. */
  readonly label: string;
  /** A block that stands upright: its enemy does not know what it is. */
  readonly standing: boolean;
  /** 6.3 Its enemy shadows it. */
  readonly shadowed: boolean;
  /** 11.1 Where its fuel marker stands, for its owner and the referee; null without one. */
  readonly fuel: string | null;
  readonly title: string;
}

/** Aircraft of a side over a hex. */
export interface Flight {
  readonly hex: string;
  readonly side: Side;
  readonly count: number;
  readonly title: string;
}

/** 6.4.2 A hex that a patrol sector is assigned to search. */
export interface Search {
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
  readonly of: string;
  readonly tokens: readonly Token[];
  readonly flights: readonly Flight[];
  /** 5.3 Air units at their bases. */
  readonly based: readonly Flight[];
  readonly searches: readonly Search[];
  readonly formed: readonly Formed[];
}

const FUEL_SHORT: Readonly<Record<FuelState, string>> = { full: "W", low: "D", critical: "C", training: "T" };

const SHORT: Readonly<Record<ForceKind, string>> = { task_force: "TF", convoy: "C", wolf_pack: "WP" };

/** What a viewer may see on the map: the referee for undefined, a side, or an onlooker for null. */
export function sceneOf(charts: Charts, state: Snapshot, side: Side | null | undefined): Scene {
  const whole = SIDES.filter((each) => side === undefined || each === side);
  // Whatever is not the viewer's own comes from its view alone.
  const seen = view(state, side ?? null).others.filter((other) => !whole.includes(other.side));
  const owned = whole.map((each) => ({ side: each, ...state.sides[each] }));
  const shadows = shadowsOf([...owned, ...seen]);
  const own = whole.flatMap((each) =>
    piecesOf(state, each).flatMap((piece) => ownToken(charts, each, piece, shadows(each, piece.block))),
  );
  const enemy = seen.flatMap(({ side: of, blocks, ports }): Token[] => [
    ...blocks.map((block) => blockToken(of, block, shadows(of, block.block))),
    ...ports.map(({ port, blocks: count }) => portToken(charts, of, port, count)),
  ]);
  const aircraft = [...owned, ...seen].flatMap((each) => each.aircraft.map((unit) => ({ side: each.side, ...unit })));
  const carriers = [
    ...whole.flatMap((each) =>
      state.sides[each].carrierRadii.flatMap((id) => {
        const at = findPiece(state, each, id)?.at;
        return at === undefined ? [] : [{ side: each, hex: at }];
      }),
    ),
    ...seen.flatMap(({ side: of, carrierRadii }) => carrierRadii.map((hex) => ({ side: of, hex }))),
  ];
  const away = aircraft.flatMap(({ hex, ...unit }) => (hex === null ? [] : [{ ...unit, hex }]));
  const home = aircraft.flatMap(({ base, hex, ...unit }) => {
    return base === null || hex !== null || unit.cs === 0 ? [] : [{ ...unit, hex: airbaseOf(charts, base).hex }];
  });
  return {
    of: side === undefined ? "referee" : (side ?? "onlooker"),
    tokens: [...own, ...enemy].filter(({ hex }) => hex !== ""),
    flights: flightsOf(away),
    based: flightsOf(home),
    searches: [...owned, ...seen].flatMap(({ side: of, sectors }) =>
      sectors.flatMap(({ sector, hexes }) =>
        hexes.map((hex) => ({ hex, side: of, title: `${of}: searched by sector ${sector}` })),
      ),
    ),
    formed: [
      ...aircraft
        .filter(({ radius }) => radius.length > 0)
        .map((unit) => ({ hexes: unit.radius, side: unit.side, title: `${unit.side}: Air Radius of ${unit.id}` })),
      ...carriers.map(({ side: of, hex }) => ({ hexes: [hex], side: of, title: `${of}: Air Radius of a carrier` })),
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

function ownToken(charts: Charts, side: Side, piece: Piece, shadows: readonly string[]): Token[] {
  const hex = hexOfPiece(charts, piece);
  if (hex === undefined) return [];
  const told = isForce(piece) && piece.identified;
  const label = isForce(piece)
    ? `${SHORT[piece.kind]}${piece.number}${told ? ` ID${piece.idLevel}` : ""}${isScattered(piece) ? " s" : ""}`
    : "dummy";
  const block = piece.block === null ? "in port" : `block ${piece.block}`;
  const fuel = isForce(piece) ? fuelOf(piece) : null;
  const title = [
    `${side}, ${block}: ${isForce(piece) ? `${piece.name} (${piece.kind})` : "dummy"}`,
    ...(isForce(piece) ? [fuelLabel(piece)] : []),
    ...shadowed(shadows),
  ].join(", ");
  const standing = piece.station === "at_sea" && !told;
  return [{ hex, side, label, standing, shadowed: shadows.length > 0, fuel, title }];
}

function blockToken(side: Side, block: BlockSeen, shadows: readonly string[]): Token {
  const { kind, number, idLevel } = block;
  const title = [
    `${side}, block ${block.block}: ${kind === null ? "unidentified" : `${kind} ${number}, ID${idLevel}`}`,
    ...shadowed(shadows),
  ].join(", ");
  return {
    hex: block.hex,
    side,
    label: kind === null ? `${block.block}?` : `${SHORT[kind]}${number} ID${idLevel}`,
    standing: !block.identified,
    shadowed: shadows.length > 0,
    fuel: null,
    title,
  };
}

function portToken(charts: Charts, side: Side, port: string, count: number): Token {
  const label = `${count} in port`;
  const title = `${side}, ${port}: ${label}`;
  return { hex: placeOf(charts, port), side, label, standing: false, shadowed: false, fuel: null, title };
}

function shadowed(by: readonly string[]): string[] {
  return by.length === 0 ? [] : [`shadowed by ${by.join(", ")}`];
}

/** 11.1 The fuel of a force in short: the day of its Warning or, once low, its Danger marker. */
function fuelOf({ fuel: { state, marker } }: Force): string | null {
  if (state === "critical" || state === "training") return FUEL_SHORT[state];
  return marker === null ? null : `${FUEL_SHORT[state]}${Math.max(0, dayOf(marker))}${halfOf(marker)}`;
}

function fuelLabel({ fuel: { state, marker } }: Force): string {
  const when = marker === null ? "" : `, marker on turn ${marker}`;
  return `fuel ${state}${when}`;
}

function placeOf(charts: Charts, port: string): string {
  const at = charts.PORTS.facts.ports.find(({ id }) => id === port)?.at ?? "";
  return findHex(charts, at)?.id ?? "";
}

function flightsOf(
  units: readonly { readonly side: Side; readonly id: string; readonly hex: string; readonly mission: string }[],
): Flight[] {
  const flights = new Map<string, { hex: string; side: Side; ids: string[] }>();
  for (const { side, id, hex, mission } of units) {
    const key = `${side} ${hex}`;
    const flight = flights.get(key) ?? { hex, side, ids: [] };
    flight.ids.push(mission === "none" ? id : `${id} (${mission})`);
    flights.set(key, flight);
  }
  return [...flights.values()].map(({ hex, side, ids }) => ({
    hex,
    side,
    count: ids.length,
    title: `${side}: ${ids.join(", ")}`,
  }));
}

/** The kinds of force with the letters that stand for them on the map. */
export const KINDS: readonly (readonly [string, ForceKind])[] = FORCE_KINDS.map((kind) => [SHORT[kind], kind]);
