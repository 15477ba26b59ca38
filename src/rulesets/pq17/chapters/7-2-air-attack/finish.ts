import { burnAfterCombat, raiseAfterCombat } from "../7-1-location/combat-segment";
import { forgetOddHits } from "../shared/damage";
import type { Context } from "../shared/game";
import { type AirTold, awaitDecision, defenderOf, forcesUnder, type StrikeSpec } from "./air-combat";
import type { Strike } from "./state";
import { aircraftNamed, sendHome } from "./units";

type Begin = (ctx: Context, spec: StrikeSpec, told: AirTold) => void;

type Resume = (ctx: Context, strike: Strike, told: AirTold) => void;

/** 7.2, 6.7, 11.1.3 The end of an attack: aircraft go home; a group that waits attacks next; after the last ID rises and fuel burns. */
export function finishStrike(ctx: Context, strike: Strike, told: AirTold, begin: Begin, resume: Resume): void {
  const { state } = ctx;
  for (const unit of aircraftNamed(state, strike.side, strike.aircraft)) sendHome(ctx, unit, "7.2");
  const forces = forcesUnder(state, strike);
  const [next, ...later] = strike.later;
  const { side, cause, against, hex, block, place, light, outer } = strike;
  if (next !== undefined && (block === null || forces.length > 0)) {
    begin(ctx, { side, cause, against, hex, block, place, light, aircraft: next, later }, told);
    return;
  }
  for (const unit of aircraftNamed(state, side, strike.later.flat())) sendHome(ctx, unit, "7.2");
  for (const force of forces.filter(() => block !== null)) {
    raiseAfterCombat(ctx, defenderOf(strike), force, "airAttack", "6.7");
    burnAfterCombat(ctx, defenderOf(strike), force, "airAttack");
  }
  // 12.7 An odd hit on a merchant counts in the raid that made it alone.
  forgetOddHits(ctx, defenderOf(strike), "7");
  if (outer === null) {
    ctx.set(state, "pending", null, "ATTACK_OVER", "7.2");
    return;
  }
  const first: Strike = { ...outer, outer: null };
  awaitDecision(ctx, "air_deploy", defenderOf(first), first, "14.1");
  resume(ctx, first, told);
}
