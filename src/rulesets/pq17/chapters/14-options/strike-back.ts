import { hexDistance } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft, Force } from "../1-2-forces/state";
import { airUnitFacts, grounded, isBomber, operatingCarrier } from "../7-2-air-attack/flying";
import type { Strike } from "../7-2-air-attack/state";
import { attackersLeft, defenderOf, forcesUnder } from "../7-2-air-attack/strikes";
import { uses } from "../shared/game";
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
    return hexDistance(charts, strike.hex, enemy.at) <= airUnitFacts(charts, unit).range;
  });
}
