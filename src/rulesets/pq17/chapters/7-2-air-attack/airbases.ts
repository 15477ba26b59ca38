import { aaAt, unitOf } from "../../charts/pack";
import type { Aircraft } from "../1-2-forces/state";
import { pickStray, rejoinConvoy } from "../7-7-stray-merchants/stray-merchants";
import type { Harm, Target } from "../7-9-damage/harm";
import type { Context } from "../shared/context";
import { isDiw } from "../shared/units";
import { attackWith } from "./drops";
import { findAircraft, strength } from "./flying";
import type { AirNews } from "./outcomes";
import type { Run, Strike } from "./state";
import { defenderOf, forcesUnder } from "./strikes";
import { fireFlak } from "./wave";

/** 7.7.3 Each air unit attacks one merchant of a scattered convoy, or of those dispersed from one, picked at random. */
export function attackStrays(ctx: Context, strike: Strike, news: AirNews): void {
  const { state } = ctx;
  const enemy = defenderOf(strike);
  for (const run of strike.runs) {
    const unit = findAircraft(state, strike.side, run.aircraft);
    const [force] = forcesUnder(state, strike);
    if (unit === undefined || force === undefined || strength(unit) === 0) continue;
    const target = pickStray(ctx, enemy, force, "7.7.3");
    if (target === undefined) continue;
    flakOfStray(ctx, strike, run, unit, target, news);
    attackStray(ctx, strike, run, unit, target, news);
  }
}

/** 7.7.3 Only the merchant attacked fires, with the value of one CS. */
function flakOfStray(
  ctx: Context,
  strike: Strike,
  run: Run,
  aircraft: Aircraft,
  { ship }: Target,
  news: AirNews,
): void {
  const value = aaAt(unitOf(ctx.charts, ship.unit), isDiw(ship) ? 0 : 1);
  if (value === null) return;
  const torpedoRun = run.ordnance === "torpedoes";
  fireFlak(ctx, { side: defenderOf(strike), value, aircraft, torpedoRun, cams: 0, stack: null, at: {} }, news);
}

function attackStray(ctx: Context, strike: Strike, run: Run, unit: Aircraft, target: Target, news: AirNews): void {
  const { force } = target;
  let { ship } = target;
  let anyDestroyed = false;
  const aim = {
    side: strike.side,
    enemy: defenderOf(strike),
    light: strike.light,
    inPort: false,
    diverted: false,
    stack: null,
    at: {},
    hitsPerMerchant: 1,
    parts: () => {
      const alive =
        force.units.includes(ship) || (force.convoy?.dispersed.some((each) => each.unit === ship.unit) ?? false);
      return anyDestroyed || !alive ? [] : [{ force, ship, cs: 1 }];
    },
    secondVictims: false,
    strike: () => rejoinConvoy(ctx, target),
    settle: (harm: Harm) => {
      anyDestroyed = anyDestroyed || harm.sunk > 0;
      const mark = harm.diw > 0 ? "diw" : harm.crippled > 0 ? "crippled" : undefined;
      const marked = mark && force.units.find((each) => each.unit === ship.unit && each.marks.includes(mark));
      if (marked !== undefined) ship = marked;
    },
  };
  attackWith(ctx, aim, unit, run.ordnance, news);
}
