import { findHex, hexDistance } from "../../charts/map";
import { opponentOf } from "../../charts/pack";
import type { Charts, Port } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SHIP_TYPES, type Side } from "../../vocabulary";
import type { Aircraft, Ship } from "../1-2-forces/state";
import { sendHome } from "../5-3-air-movement/homecoming";
import { drawCard } from "../6-2-search/cards";
import { noteCarriers } from "../6-2-search/reports";
import { airUnitFacts, grounded, launchHex } from "../7-2-air-attack/flying";
import type { Context } from "../shared/context";
import { forcesOf, lightOf } from "../shared/game";
import { countersOf, inGroup, totalCs, typeOf } from "../shared/units";
import type { Photo } from "./state";

/** 6.9 The air units of a side that take photographs now, each with the enemy ports in its range. */
export function photographers(
  state: Snapshot,
  charts: Charts,
  side: Side,
): { readonly unit: Aircraft; readonly ports: readonly Port[] }[] {
  if (lightOf(state) === "night") return [];
  return state.sides[side].aircraft.flatMap((unit) => {
    const { type, range } = airUnitFacts(charts, unit);
    if (type !== "P" || unit.mission !== "none" || grounded(state, charts, side, unit) !== undefined) return [];
    const from = launchHex(state, charts, side, unit);
    const ports =
      from === undefined
        ? []
        : enemyPorts(state, charts, side).filter(({ at }) => hexDistance(charts, from, at) <= range);
    return ports.length === 0 ? [] : [{ unit, ports }];
  });
}

/** 1.1.1 The ports of the enemy that lie on the map. */
function enemyPorts(state: Snapshot, charts: Charts, side: Side): Port[] {
  return charts.PORTS.facts.ports.filter(
    (port) =>
      port.side === opponentOf(side) &&
      findHex(charts, port.at) !== undefined &&
      (port.permanent || state.temporaryPorts.includes(port.id)),
  );
}

/** 6.9 Photographs a port; a success shows everything that lies in it, but not how it is divided into blocks. */
export function photograph(ctx: Context, side: Side, unit: Aircraft, port: string): Photo | null {
  const { state } = ctx;
  const say = ({ no, photo }: { no: number; photo: boolean }): string =>
    photo ? `success with card ${no}` : `failed with card ${no}`;
  const { photo } = drawCard(ctx, side, "photo-card", "6.9", say, { aircraft: unit.id, port });
  sendHome(ctx, unit, "6.9");
  if (!photo) return null;
  const enemy = opponentOf(side);
  const shipsPhotographed = photoOf(state, ctx.charts, enemy, port);
  for (const force of forcesOf(state, enemy)) {
    if (force.station === "in_port" && force.at === port) noteCarriers(ctx, enemy, force, "6.9");
  }
  const own = state.sides[side];
  if (own.photos.length >= MAX_PHOTOS) ctx.set(own, "photos", own.photos.slice(-MAX_PHOTOS / 2), "PHOTOS_OLD", "6.9");
  ctx.push(own.photos, shipsPhotographed, "PHOTO", "6.9");
  return shipsPhotographed;
}

/** Most photographs that a side keeps; older ones are forgotten. */
const MAX_PHOTOS = 160;

/** 6.9 A photograph of a port of a side: heavy ships by name, of other ships types, counters and CS. */
export function photoOf(state: Snapshot, charts: Charts, side: Side, port: string): Photo {
  const there = forcesOf(state, side, ({ station, at }) => station === "in_port" && at === port);
  const ships = there.flatMap(({ units, convoy }): Pick<Ship, "unit" | "cs">[] => [
    ...units,
    ...(convoy?.dispersed ?? []),
  ]);
  const heavy = ships.filter((ship) => inGroup(charts, ship, "heavy")).map(({ unit }) => unit);
  const types = SHIP_TYPES.flatMap((type) => {
    const matches = ships.filter((ship) => typeOf(charts, ship) === type && !heavy.includes(ship.unit));
    return matches.length === 0 ? [] : [{ type, counters: countersTogether(charts, matches), cs: totalCs(matches) }];
  });
  return { turn: state.turn, port, heavy: heavy.sort(), types };
}

/** 1.4 Counters of ships of a type, classes of all blocks taken together so that no block shows. */
function countersTogether(charts: Charts, ships: readonly Pick<Ship, "unit" | "cs">[]): number {
  const units = [...new Set(ships.map(({ unit }) => unit))];
  return units.reduce((sum, unit) => {
    const same = ships.filter((ship) => ship.unit === unit);
    return sum + countersOf(charts, { unit, cs: totalCs(same) });
  }, 0);
}
