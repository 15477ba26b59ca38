import { boatFacts } from "../../charts/pack";
import { addMonths, yearOf } from "./calendar";
import { type Context, Drms, type Modified } from "./game";

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
