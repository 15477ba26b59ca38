import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import { carriersWatch } from "../6-2-search/searchers";
import {
  airUnitFacts,
  carrierRefuels,
  grounded,
  hexesWithin,
  isBomber,
  isFighter,
  launchHex,
  operatingCarrier,
  strength,
} from "../7-2-air-attack/flying";
import { weatherEffects } from "../9-weather/effects";
import { atSea, exists, forcesOf, lightOf } from "../shared/game";
import { shipsIn } from "../shared/units";

/** 5.3 A mission that an air unit may be sent out for. */
export const FLIGHTS = ["search", "attack", "asw", "radius"] as const;

/** 5.3 A mission that an air unit may be sent out for. */
export type Flight = (typeof FLIGHTS)[number];

/** 5.3 A mission that is open to an air unit: its hexes, and how many of them it may take. */
export interface Sortie {
  readonly hexes: readonly string[];
  readonly most: number;
}

const GROUNDED: Readonly<Record<NonNullable<ReturnType<typeof grounded>>, readonly [string, string]>> = {
  interceptor: ["INTERCEPTOR", "1.1.2"],
  weak: ["NO_STEPS_LEFT", "7.2.3"],
  carrier: ["CARRIER_OUT_OF_ACTION", "7.8"],
  weather: ["GROUNDED", "9.2"],
  night: ["NIGHT", "5.3"],
  offensive: ["GROUND_OFFENSIVE", "12.6"],
};

/** 5.3 The missions an air unit may fly now; the reason when it cannot fly at all. */
export function sorties(
  state: Snapshot,
  charts: Charts,
  side: Side,
  unit: Aircraft,
): Partial<Record<Flight, Sortie>> | Reason {
  if (unit.mission !== "none") return reason("ON_A_MISSION", "5.3", { unit: unit.id });
  const why = grounded(state, charts, side, unit);
  if (why !== undefined) return reason(...GROUNDED[why], { unit: unit.id });
  const facts = airUnitFacts(charts, unit);
  if (facts.type === "P") return reason("PHOTOGRAPHS_ALONE", "6.9", { unit: unit.id });
  const from = launchHex(state, charts, side, unit);
  if (from === undefined) return reason(...GROUNDED.carrier, { unit: unit.id });
  const hexes = hexesWithin(charts, from, facts.range);
  const sortiesByFlight: Partial<Record<Flight, Sortie>> = {};
  if (facts.recon) sortiesByFlight.search = { hexes, most: 1 };
  const closed = attackShut(state, side, unit);
  if (closed === undefined && (isBomber(charts, unit) || isFighter(charts, unit)))
    sortiesByFlight.attack = { hexes, most: 1 };
  if (facts.asw) sortiesByFlight.asw = { hexes, most: 1 };
  if (facts.recon && facts.asw && radiusAllowed(state, charts, side)) {
    sortiesByFlight.radius = {
      hexes: hexes.filter((hex) => !isEnemyPort(state, charts, side, hex)),
      most: strength(unit),
    };
  }
  return Object.keys(sortiesByFlight).length > 0
    ? sortiesByFlight
    : (closed ?? reason("NO_MISSION", "5.3", { unit: unit.id }));
}

/** 11.3.2 Why an air unit cannot attack while it may fly other missions: its carrier refuels at sea; undefined when it can. */
export function attackShut(state: Snapshot, side: Side, unit: Aircraft): Reason | undefined {
  return carrierRefuels(state, side, unit) ? reason("REFUELLING/carrier", "11.3.2", { unit: unit.id }) : undefined;
}

/** 5.3.1 False for the Axis at night until the date that lets it. */
function radiusAllowed(state: Snapshot, charts: Charts, side: Side): boolean {
  const { side: barred, before } = charts.AIR_COVER.facts.noRadiusAtNight;
  return side !== barred || lightOf(state) === "day" || state.fortnight >= before;
}

function isEnemyPort(state: Snapshot, charts: Charts, side: Side, hex: string): boolean {
  return charts.PORTS.facts.ports.some((each) => each.at === hex && each.side !== side && exists(state, each));
}

/** 5.3.1, 6.4.1, 7.8 The forces at sea whose carriers may declare an Air Radius over their hex now. */
export function radiusCarriers(state: Snapshot, charts: Charts, side: Side): Force[] {
  const { carrierRadius } = weatherEffects(state, charts);
  if (!carrierRadius || !carriersWatch(state, side)) return [];
  const declared = state.sides[side].carrierRadii;
  return forcesOf(
    state,
    side,
    (force) => atSea(force) && !declared.includes(force.id) && hasWorkingCarrier(state, charts, side, force),
  );
}

/** 7.8 True when a force has a carrier that can operate aircraft. */
export function hasWorkingCarrier(state: Snapshot, charts: Charts, side: Side, force: Force): boolean {
  return shipsIn(charts, force, "carrier").some(({ unit }) => operatingCarrier(state, side, unit) === force);
}
