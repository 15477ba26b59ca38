import { columnOf } from "../../../../core/charts/look-up";
import type { EncounterResult } from "../../charts/results";
import type { Engagement } from "../../snapshot";
import { gibraltarBox } from "../7-patrols/track";
import { type Context, citePatrolDate, modifiersOfYear } from "../shared/context";
import { Drms, patrolOf } from "../shared/game";

/** 9.4.3, 9.8.3 Makes the Additional Round check on E1, with the year's modifier and Gibraltar's (E-49). */
export function additionalRoundCheck(ctx: Context, section: string): EncounterResult {
  const view = columnOf(ctx.charts.E1, "additional_round_gibraltar");
  const modifiers = gibraltarDrms(ctx);
  if (modifiers.some(({ code }) => code === "E1_ADDL_GIBRALTAR")) ctx.ruling("E-49", "9.8.6");
  return ctx.roll({ label: "additional-round-check", section, view, modifiers }).row.result;
}

/** 9.8.6 The modifiers of the Additional Round and Gibraltar column. */
export function gibraltarDrms(ctx: Context): Drms["list"] {
  const { charts, state } = ctx;
  const { firstMediterranean, box } = patrolOf(state);
  const passing = firstMediterranean && box === gibraltarBox(state, charts);
  citePatrolDate(ctx, "9.8.6", modifiersOfYear(charts.E1, "additional_round_gibraltar"));
  return new Drms(charts.E1).year(state.month, "additional_round_gibraltar").when(passing, "E1_ADDL_GIBRALTAR").list;
}

/** 9.1.2, 9.4.2 True if a weapon has been used in the present round. */
export function weaponUsed({ round }: Engagement): boolean {
  return round !== null && (round.fwdFired || round.aftFired || round.gunFired);
}
