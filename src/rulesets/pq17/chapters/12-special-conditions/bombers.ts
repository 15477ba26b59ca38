import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { airUnitOf, conditionFacts, opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Harm } from "../7-9-damage/harm";
import { addAircraft } from "../13-random-events/reinforcements";
import type { Context } from "../shared/context";
import { hasRuling, lightOf } from "../shared/game";
import { inGroup } from "../shared/units";
import { stillOpen } from "./chits";
import { fulfil, noteUncounted } from "./conditions";

/** 12.4 Why Bomber Command cannot be called in now; undefined when it can. */
export function cannotCallBombers(state: Snapshot, charts: Charts): Reason | undefined {
  if (state.phasing !== "allied" || !stillOpen(state, "allied", "bomber_command")) {
    return reason("NO_BOMBER_COMMAND", "12.4");
  }
  if (lightOf(state) === "day") return reason("NOT_AT_NIGHT", "12.4");
  const isPhotographed = state.sides.allied.photos.some(({ heavy }) =>
    heavy.some((unit) => inGroup(charts, { unit }, "capital")),
  );
  return isPhotographed ? undefined : reason("NO_CAPITAL_SHIP_SEEN", "12.4");
}

/** 12.4 Brings Bomber Command to its base; gives the ids of its air units. */
export function baseBombers(ctx: Context): string[] {
  const { charts, state } = ctx;
  const { base, unit, cs } = conditionFacts(charts, "bomber_command");
  const whole = airUnitOf(charts, unit).cs;
  const called: string[] = [];
  for (let left = cs; left > 0; left -= whole) {
    const id = addAircraft(ctx, "allied", { unit, cs: Math.min(whole, left) }, { base }, "12.4");
    if (id !== undefined) called.push(id);
  }
  ctx.ruling("E-71", "12.4");
  ctx.set(state.sides.allied.special, "bombers", called, "BOMBER_COMMAND", "12.4");
  fulfil(ctx, "allied", "bomber_command", "12.4");
  return called;
}

/** 12.4 At the end of an Allied player phase bombers of Bomber Command that have flown, or are shot down, are removed. */
export function dismissBombers(ctx: Context): void {
  const { allied } = ctx.state.sides;
  const { bombers } = allied.special;
  if (bombers.length === 0) return;
  const departing = allied.aircraft.filter(
    ({ id, mission, cs }) => bombers.includes(id) && (mission !== "none" || cs === 0),
  );
  if (departing.length === 0) return;
  const stay = allied.aircraft.filter((each) => !departing.includes(each));
  ctx.set(allied, "aircraft", stay, "BOMBER_COMMAND_LEAVES", "12.4");
  const left = bombers.filter((id) => !departing.some((each) => each.id === id));
  ctx.set(allied.special, "bombers", left, "BOMBER_COMMAND_LEAVES", "12.4");
}

/** 12.4 True for an air unit of Bomber Command, which may attack nothing but its target in port. */
export function isOfBomberCommand(state: Snapshot, unit: string): boolean {
  return state.sides.allied.special.bombers.includes(unit);
}

/** 12.4, E-131 CS that Bomber Command takes from a capital ship do not count as damage at the end (2.4), except by ruling. */
export function noteHarm(ctx: Context, side: Side, aircraft: string, harm: Harm): void {
  if (!isOfBomberCommand(ctx.state, aircraft) || harm.sunk > 0 || !inGroup(ctx.charts, harm, "capital")) return;
  ctx.ruling("E-131", "12.4");
  if (hasRuling(ctx.state, "bomberCommandDamageScores")) return;
  noteUncounted(ctx, opponentOf(side), harm.unit, harm.lost, "12.4");
}
