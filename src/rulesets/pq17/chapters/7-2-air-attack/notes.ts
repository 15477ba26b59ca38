import { opponentOf } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import type { Harm } from "../7-9-damage/losses";
import { isOfBomberCommand } from "../12-special-conditions/bombers";
import { isNorwegian, noteAttacked, noteCarrierStrike, noteUncounted } from "../12-special-conditions/conditions";
import type { Context } from "../shared/game";
import { inGroup } from "../shared/units";
import { defenderOf, forcesUnder } from "./air-combat";
import type { Strike } from "./state";
import { aircraftNamed } from "./units";

/** 12.4 CS that Bomber Command takes from a capital ship do not count as damage at the end (2.4). */
export function noteHarm(ctx: Context, side: Side, aircraft: string, harm: Harm): void {
  if (!isOfBomberCommand(ctx.state, aircraft) || harm.sunk > 0 || !inGroup(ctx.charts, harm, "capital")) return;
  noteUncounted(ctx, opponentOf(side), harm.unit, harm.lost, "12.4");
}

/** 12.5, 12.11 What the special conditions keep of an air attack: carriers that struck Norway, and forces that were attacked. */
export function noteStrike(ctx: Context, strike: Strike): void {
  const { state, charts } = ctx;
  if (strike.place !== null && isNorwegian(charts, strike.hex)) {
    const units = aircraftNamed(state, strike.side, strike.aircraft);
    noteCarrierStrike(
      ctx,
      units.flatMap(({ carrier }) => carrier ?? []),
    );
  }
  for (const force of forcesUnder(state, strike)) noteAttacked(ctx, defenderOf(strike), force);
}
