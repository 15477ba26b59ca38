import { hasCoast } from "../charts/map";
import { opponentOf } from "../charts/pack";
import type { Strike } from "../snapshot-air";
import type { Side } from "../vocabulary";
import { defenderOf, forcesUnder } from "./air-strike";
import { aircraftNamed } from "./air-units";
import type { Harm } from "./damage";
import type { Table } from "./game";
import { inGroup } from "./units";

/** 12.4 CS that Bomber Command takes from a capital ship do not count as damage at the end (2.4). */
export function noteHarm(desk: Table, side: Side, aircraft: string, harm: Harm): void {
  const { state, charts } = desk;
  if (!state.sides[side].special.bombers.includes(aircraft) || harm.lost === 0 || harm.sunk > 0) return;
  if (!inGroup(charts, harm, "capital")) return;
  const { uncounted } = state.sides[opponentOf(side)].tally;
  const known = uncounted.find(({ unit }) => unit === harm.unit);
  if (known === undefined) desk.push(uncounted, { unit: harm.unit, cs: harm.lost }, "DAMAGE_UNCOUNTED", "12.4");
  else desk.set(known, "cs", known.cs + harm.lost, "DAMAGE_UNCOUNTED", "12.4");
}

/** 12.5, 12.11 What the special conditions keep of an air attack: a carrier that struck Norway, and forces that were attacked. */
export function noteStrike(desk: Table, strike: Strike): void {
  const { state, charts } = desk;
  const { carriers } = state.sides[strike.side].special;
  if (strike.place !== null && hasCoast(charts, strike.hex, "norway")) {
    for (const unit of aircraftNamed(state, strike.side, strike.aircraft)) {
      const carrier = carriers.find((each) => each.unit === unit.carrier);
      if (carrier !== undefined) desk.set(carrier, "struck", true, "CARRIER_STRUCK", "12.5");
    }
  }
  const { attacked } = state.sides[defenderOf(strike)].special;
  for (const force of forcesUnder(state, strike)) {
    if (!attacked.includes(force.id)) desk.push(attacked, force.id, "ATTACKED", "12.11");
  }
}
