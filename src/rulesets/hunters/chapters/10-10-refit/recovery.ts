import * as z from "zod";
import { chartView } from "../../../../core/charts/look-up";
import { EXPERTE, type ExpertePosition, POSITIONS, type Position } from "../../vocabulary";
import { fitExperte } from "../10-damage/crew";
import type { Context } from "../shared/context";
import { Drms } from "../shared/game";
import { noRecoveries, type Refit, refitOf } from "./refit-months";

/** 10.11 The months that each man needs to recover. */
export type Recoveries = Refit["recoveries"];

/** 10.11 Everyone who belongs to the boat. */
export type CrewPosition = keyof Recoveries;

/** 10.11 Everyone who belongs to the boat, in the order recoveries are rolled. */
export const CREW = POSITIONS.filter((position): position is CrewPosition => position !== "agent");

/** 10.11.2 Everyone but the Kommandant, who is never replaced. */
export const MEN = CREW.filter((position) => position !== "kmdt");

/** 10.11, 10.11.1 Rolls the months that each severely wounded man needs; no roll is made once the whole crew is to change. */
export function rollRecoveries(ctx: Context): Recoveries {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.RECOVERY).when(fitExperte(state, "doctor"), "RECOVERY_DOCTOR_EXPERTE").list;
  const months = noRecoveries();
  for (const position of CREW) {
    if (state.crew.wounds[position] !== "SW") continue;
    if (crewChanges(ctx, months)) break;
    const { row } = ctx.roll({
      label: "recovery",
      about: { crew: position },
      section: "10.11",
      view: chartView(charts.RECOVERY),
      modifiers,
    });
    months[position] = row.months;
  }
  return months;
}

/** 10.11.4 The Kommandant needs so long that he gets another boat and another crew. */
export function crewChanges({ charts }: Pick<Context, "charts">, months: Recoveries): boolean {
  return months.kmdt >= charts.REFIT.facts.kmdtRecoveryReplacementMonths;
}

/** 10.11.2 Replaces the dead and all who need longer than the delay; a 2WO Experte moves up for a lost 1WO. */
export function replaceLost(ctx: Context, delay: number): CrewPosition[] {
  const { wounds } = ctx.state.crew;
  const { recoveries } = refitOf(ctx.state);
  const unfit = MEN.filter((position) => wounds[position] === "KIA" || recoveries[position] > delay);
  for (const position of unfit) replace(ctx, position, "10.11.2");
  if (unfit.includes("wo1")) moveUp(ctx);
  return unfit;
}

/** 11.1.6 Makes a 2WO Experte first watch officer, still an Experte; a new man takes his place. */
export function moveUp(ctx: Context): void {
  const { crew } = ctx.state;
  const { recoveries } = refitOf(ctx.state);
  if (!crew.experte.wo2) return;
  ctx.set(crew.experte, "wo1", true, "WO2_MOVED_UP", "11.1.6");
  ctx.set(crew.wounds, "wo1", crew.wounds.wo2, "WO2_MOVED_UP", "11.1.6");
  ctx.set(recoveries, "wo1", recoveries.wo2, "WO2_MOVED_UP", "11.1.6");
  replace(ctx, "wo2", "11.1.6");
}

/** 10.11.2, 10.11.4, 11.1.5, 11.1.6 Gives a position to a new man, unhurt and no Experte, by the rule given. */
export function replace(ctx: Context, position: CrewPosition, section: string): void {
  const { crew } = ctx.state;
  ctx.set(crew.wounds, position, "none", "MAN_REPLACED", section);
  ctx.set(refitOf(ctx.state).recoveries, position, 0, "MAN_REPLACED", section);
  if (isExperte(position)) ctx.set(crew.experte, position, false, "EXPERTE_LOST", section);
}

/** 10.11.4 Replaces the whole crew but the Kommandant by men without special abilities; returns their positions. */
export function newCrew(ctx: Context): CrewPosition[] {
  for (const position of MEN) replace(ctx, position, "10.11.4");
  ctx.set(ctx.state.crew, "quality", ctx.charts.CREW_QUALITY.facts.start, "CREW_QUALITY", "10.11.4");
  return MEN;
}

/** 10.11 Makes everyone left fit again when the boat sails. */
export function healAll(ctx: Context): void {
  const { wounds } = ctx.state.crew;
  for (const position of POSITIONS) ctx.set(wounds, position, "none", "RECOVERED", "10.11");
}

function isExperte(position: Position): position is ExpertePosition {
  return EXPERTE.some((each) => each === position);
}

/** 10.11 Everyone who belongs to the boat, as an outcome. */
export const crewPositionSchema = z
  .enum(CREW)
  .meta({ id: "HuntersCrewPosition", description: "10.5 A crew position, without an agent." });
