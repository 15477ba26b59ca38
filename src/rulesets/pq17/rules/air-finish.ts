import type { Strike } from "../snapshot-air";
import { type AirTold, awaitDecision, defenderOf, forcesUnder, type StrikeSpec } from "./air-strike";
import { aircraftNamed, sendHome } from "./air-units";
import { burnAfterCombat, raiseAfterCombat } from "./combat-id";
import { forgetOddHits } from "./damage";
import type { Table } from "./game";

type Begin = (desk: Table, spec: StrikeSpec, told: AirTold) => void;
type Resume = (desk: Table, strike: Strike, told: AirTold) => void;

/** 7.2, 6.7, 11.1.3 The end of an attack: aircraft go home; a group that waits attacks next; after the last ID rises and fuel burns. */
export function finishStrike(desk: Table, strike: Strike, told: AirTold, begin: Begin, resume: Resume): void {
  const { state } = desk;
  for (const unit of aircraftNamed(state, strike.side, strike.aircraft)) sendHome(desk, unit, "7.2");
  const forces = forcesUnder(state, strike);
  const [next, ...later] = strike.later;
  const { side, cause, against, hex, block, place, light, outer } = strike;
  if (next !== undefined && (block === null || forces.length > 0)) {
    begin(desk, { side, cause, against, hex, block, place, light, aircraft: next, later }, told);
    return;
  }
  for (const unit of aircraftNamed(state, side, strike.later.flat())) sendHome(desk, unit, "7.2");
  for (const force of forces.filter(() => block !== null)) {
    raiseAfterCombat(desk, defenderOf(strike), force, "airAttack", "6.7");
    burnAfterCombat(desk, defenderOf(strike), force, "airAttack");
  }
  // 12.7 An odd hit on a merchant counts in the raid that made it alone.
  forgetOddHits(desk, defenderOf(strike), "7");
  if (outer === null) {
    desk.set(state, "pending", null, "ATTACK_OVER", "7.2");
    return;
  }
  const first: Strike = { ...outer, outer: null };
  awaitDecision(desk, "air_deploy", defenderOf(first), first, "14.1");
  resume(desk, first, told);
}
