import { hexDistance } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft, Force } from "../1-2-forces/state";
import { locate } from "../7-1-location/locate";
import { type AirNews, attackersLeft, defenderOf, forcesUnder, type StrikeSpec } from "../7-2-air-attack/air-combat";
import { aircraftNamed, factsOf, grounded, isBomber, operatingCarrier, sendHome } from "../7-2-air-attack/flying";
import type { Strike } from "../7-2-air-attack/state";
import { type Context, uses } from "../shared/game";
import { shipsIn } from "../shared/units";

/** 14.1 The force from whose carrier an attack has come, when it is identified; undefined without one. */
export function attackingCarrier(state: Snapshot, strike: Strike): Force | undefined {
  const carriers = attackersLeft(state, strike).map(({ carrier }) => operatingCarrier(state, strike.side, carrier));
  return carriers.find((force) => force?.identified === true && force.block !== null);
}

/** 14.1 The bombers of a carrier under attack by day, without surprise, that can strike back at the carrier of the attackers. */
export function counterstrikers(state: Snapshot, charts: Charts, strike: Strike): Aircraft[] {
  if (!uses(state, "carrier_battle") || strike.cause !== "segment" || strike.against !== "force") return [];
  if (strike.light === "night" || strike.surprised) return [];
  const enemy = attackingCarrier(state, strike);
  if (enemy === undefined) return [];
  const side = defenderOf(strike);
  const carriers = forcesUnder(state, strike).flatMap((force) =>
    shipsIn(charts, force, "carrier").map(({ unit }) => unit),
  );
  return state.sides[side].aircraft.filter((unit) => {
    if (unit.carrier === null || !carriers.includes(unit.carrier) || unit.hex !== null) return false;
    if (strike.scrambled.includes(unit.id) || !isBomber(charts, unit)) return false;
    if (grounded(state, charts, side, unit, strike.light) !== undefined) return false;
    return hexDistance(charts, strike.hex, enemy.at) <= factsOf(charts, unit).range;
  });
}

/** 14.1 The attack with which a carrier strikes back; undefined when its aircraft do not find their target. */
export function counterstrike(
  ctx: Context,
  strike: Strike,
  ids: readonly string[],
  news: AirNews,
): StrikeSpec | undefined {
  const { state } = ctx;
  const side = defenderOf(strike);
  const enemy = attackingCarrier(state, strike);
  const units = aircraftNamed(state, side, ids);
  ctx.set(strike, "answered", true, "CARRIER_ANSWERED", "14.1");
  if (units.length === 0 || enemy === undefined || enemy.block === null) return undefined;
  for (const unit of units) {
    ctx.set(unit, "mission", "attack", "MISSION", "14.1");
    ctx.set(unit, "hex", enemy.at, "AIRCRAFT_HEX", "14.1");
  }
  const { found } = locate(ctx, side, { kind: "aircraft", id: ids[0]!, soviet: false }, enemy, "7.1.1");
  news.groups.push({ aircraft: [...ids], located: found });
  if (!found) {
    for (const unit of units) sendHome(ctx, unit, "7.1.1");
    return undefined;
  }
  const { light } = strike;
  return {
    side,
    cause: "carrier_battle",
    against: "force",
    hex: enemy.at,
    block: enemy.block,
    place: null,
    light,
    aircraft: [...ids],
    later: [],
  };
}
