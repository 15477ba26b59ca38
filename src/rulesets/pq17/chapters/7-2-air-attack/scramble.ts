import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { neighboursOf } from "../../charts/map";
import { airbaseOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft } from "../1-2-forces/state";
import { weatherCodes } from "../9-weather/effects";
import { groundOffensive, sparedByOffensive } from "../12-special-conditions/ground-offensive";
import type { Context } from "../shared/context";
import { isShadowed, pieceAtBlock, uses } from "../shared/game";
import { carrierRefuels, isFighter, operatingCarrier, strength, weatherLets } from "./flying";
import type { Strike } from "./state";
import { defenderOf } from "./strikes";

/** 7.2.1, D-53 The fighters that may rise against an attack: how many at most, those of its hex, and those next to it. */
export interface Scramble {
  readonly here: readonly string[];
  /** With `air_surprise`, fighters of an adjacent hex; at most one of them rises. */
  readonly near: readonly string[];
  readonly most: number;
}

/** 7.2.1 The fighters that may rise against an attack. */
export function scrambleOf(state: Snapshot, charts: Charts, strike: Strike): Scramble {
  const able = fighters(state, charts, strike);
  const here = able.filter((unit) => homeOf(state, charts, strike, unit) === strike.hex);
  if (strike.surprised) {
    const interceptors = here.filter(({ interceptor }) => interceptor);
    const some = interceptors.length > 0 ? interceptors : here;
    return { here: some.map(({ id }) => id), near: [], most: Math.min(1, some.length) };
  }
  const next = uses(state, "air_surprise") ? neighboursOf(charts, strike.hex) : [];
  const near = able.filter((unit) => next.includes(homeOf(state, charts, strike, unit) ?? ""));
  return {
    here: here.map(({ id }) => id),
    near: near.map(({ id }) => id),
    most: here.length + Math.min(1, near.length),
  };
}

/** 7.2.1, 1.5.3, 11.3.2 Fighters of the side attacked that are at home and can fly, Interceptors among them; by day alone. */
function fighters(state: Snapshot, charts: Charts, strike: Strike): Aircraft[] {
  if (strike.light === "night") return [];
  return state.sides[defenderOf(strike)].aircraft.filter(
    (unit) =>
      isFighter(charts, unit) &&
      strength(unit) > 0 &&
      unit.hex === null &&
      !carrierRefuels(state, defenderOf(strike), unit) &&
      weatherLets(state, charts, unit) &&
      (!groundOffensive(state) || sparedByOffensive(state, charts, unit)),
  );
}

function homeOf(state: Snapshot, charts: Charts, strike: Strike, unit: Aircraft): string | undefined {
  if (unit.base !== null) return airbaseOf(charts, unit.base).hex;
  return operatingCarrier(state, defenderOf(strike), unit.carrier)?.at;
}

/** 7.2.1 With `air_surprise`, the die for surprise before anyone rises. */
export function rollAirSurprise(ctx: Context, strike: Strike): void {
  const { state, charts } = ctx;
  if (!uses(state, "air_surprise") || strike.cause === "carrier_battle") return;
  ctx.ruling("E-111", "7.2.1");
  const { row } = ctx.roll({
    label: "air-surprise",
    about: { side: strike.side },
    section: "7.2.1",
    view: chartView(charts.SURPRISE),
    modifiers: airSurpriseModifiers(state, charts, strike),
  });
  ctx.set(strike, "surprised", row.result === "surprise", "AIR_SURPRISE", "7.2.1");
}

/** 7.6, 7.2.1 The modifiers of the weather, and of a target that is shadowed. */
function airSurpriseModifiers(state: Snapshot, charts: Charts, strike: Strike): ChartModifier[] {
  const target = strike.block === null ? undefined : pieceAtBlock(state, defenderOf(strike), strike.block);
  const shadowed = target !== undefined && isShadowed(state, defenderOf(strike), target.block);
  const codes = [...weatherCodes(state), ...(shadowed ? ["TARGET_SHADOWED"] : [])];
  return codes.map((code) => modifierOf(charts.SURPRISE, code));
}
