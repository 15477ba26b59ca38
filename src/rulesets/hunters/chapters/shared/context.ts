import type { Context as KernelContext } from "../../../../core/contract/context";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { addMonths, yearOf } from "./calendar";
import { Drms, type Modified } from "./game";

/** The context that an operation of this game resolves in: its snapshot as draft, its charts, dice and audit. */
export type Context = KernelContext<Snapshot, Charts>;

/** Moves play on to a phase. */
export function enterPhase(ctx: Context, phase: Phase, section: string): void {
  ctx.set(ctx.state, "phase", phase, "PHASE", section);
}

/** Cites ruling D1 where the second month of a patrol would read a chart in another way than the first does. */
export function citePatrolDate(ctx: Context, section: string, read: (month: string) => unknown = yearOf): void {
  if (!ctx.recording) return;
  const { state, charts } = ctx;
  const { month, patrol, boat } = state;
  const two = boatFacts(charts, boat.type).extendedPatrol || patrol?.resupplied === true;
  if (two && read(month) !== read(addMonths(month, 1))) ctx.ruling("D1", section);
}

/** A reader of the modifiers of a chart that are tied to a year, of one column where columns have their own. */
export function modifiersOfYear(chart: Modified, column?: string): (month: string) => string {
  return (month) =>
    new Drms(chart)
      .year(month, column)
      .list.map(({ code }) => code)
      .join();
}
