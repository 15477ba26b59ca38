import { findHex } from "../charts/map";
import type { Charts } from "../charts/schema";
import { hexOfPiece, isForce, piecesOf } from "../rules/game";
import { isScattered } from "../rules/units";
import type { Snapshot } from "../snapshot";
import type { Piece } from "../snapshot-forces";
import { view } from "../views";
import { FORCE_KINDS, type ForceKind, SIDES, type Side } from "../vocabulary";

/** A block or a group of blocks in port, as the drawing shows it. */
export interface Token {
  readonly hex: string;
  readonly side: Side;
  /** What stands on it: its label, or the number by which both sides know it. */
  readonly label: string;
  /** A block that stands upright: its enemy does not know what it is. */
  readonly standing: boolean;
  readonly title: string;
}

/** Aircraft of a side over a hex. */
export interface Flight {
  readonly hex: string;
  readonly side: Side;
  readonly count: number;
  readonly title: string;
}

/** All that a drawing puts on the bare map. */
export interface Scene {
  readonly of: string;
  readonly tokens: readonly Token[];
  readonly flights: readonly Flight[];
}

const SHORT: Readonly<Record<ForceKind, string>> = { task_force: "TF", convoy: "C", wolf_pack: "WP" };

/** A.4 What a viewer may see on the map: the referee for undefined, a side, or an onlooker for null. */
export function sceneOf(charts: Charts, state: Snapshot, side: Side | null | undefined): Scene {
  const whole = SIDES.filter((each) => side === undefined || each === side);
  const own = whole.flatMap((each) => piecesOf(state, each).flatMap((piece) => ownToken(charts, each, piece)));
  const seen = view(state, side ?? null).others.filter((other) => !whole.includes(other.side));
  const enemy = seen.flatMap(({ side: of, blocks, ports }): Token[] => [
    ...blocks.map((block) => ({
      hex: block.hex,
      side: of,
      label: block.kind === null ? `${block.block}?` : `${SHORT[block.kind]}${block.number} ID${block.idLevel}`,
      standing: !block.identified,
      title: `${of}, block ${block.block}: ${block.kind === null ? "unidentified" : `${block.kind} ${block.number}, ID${block.idLevel}`}`,
    })),
    ...ports.map(({ port, blocks }) => ({
      hex: placeOf(charts, port),
      side: of,
      label: `${blocks} in port`,
      standing: false,
      title: `${of}, ${port}: ${blocks} in port`,
    })),
  ]);
  const aircraft = [
    ...whole.flatMap((each) => state.sides[each].aircraft.map((unit) => ({ side: each, ...unit }))),
    ...seen.flatMap(({ side: of, aircraft: units }) => units.map((unit) => ({ side: of, ...unit }))),
  ];
  return {
    of: side === undefined ? "referee" : (side ?? "onlooker"),
    tokens: [...own, ...enemy].filter(({ hex }) => hex !== ""),
    flights: flightsOf(aircraft),
  };
}

function ownToken(charts: Charts, side: Side, piece: Piece): Token[] {
  const hex = hexOfPiece(charts, piece);
  if (hex === undefined) return [];
  const told = isForce(piece) && piece.identified;
  const label = isForce(piece)
    ? `${SHORT[piece.kind]}${piece.number}${told ? ` ID${piece.idLevel}` : ""}${isScattered(piece) ? " s" : ""}`
    : "dummy";
  const block = piece.block === null ? "in port" : `block ${piece.block}`;
  const title = `${side}, ${block}: ${isForce(piece) ? `${piece.name} (${piece.kind})` : "dummy"}`;
  return [{ hex, side, label, standing: piece.station === "at_sea" && !told, title }];
}

function placeOf(charts: Charts, port: string): string {
  const at = charts.PORTS.facts.ports.find(({ id }) => id === port)?.at ?? "";
  return findHex(charts, at)?.id ?? "";
}

function flightsOf(
  units: readonly { readonly side: Side; readonly id: string; readonly hex: string | null }[],
): Flight[] {
  const flights = new Map<string, { hex: string; side: Side; ids: string[] }>();
  for (const { side, id, hex } of units) {
    if (hex === null) continue;
    const key = `${side} ${hex}`;
    const flight = flights.get(key) ?? { hex, side, ids: [] };
    flight.ids.push(id);
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
