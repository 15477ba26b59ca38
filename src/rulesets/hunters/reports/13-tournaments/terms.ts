import { ChartError } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { TournamentFormat } from "../../charts/shapes";
import type { BoatType } from "../../vocabulary";
import type { RuleFinding } from "./fault";
import type { Agreed, FormatId } from "./schema";

/** 13.0 A format with what the players have settled filled in. */
export interface Terms {
  readonly format: TournamentFormat;
  /** Month in which every career starts; null when only that it is the same matters. */
  readonly startMonth: string | null;
  /** Boats to start with; null when any will do. */
  readonly boats: readonly BoatType[] | null;
  /** Last month in which a patrol may start; null when patrols are counted instead. */
  readonly endMonth: string | null;
  /** Patrols of the tournament; null when the calendar ends it. */
  readonly patrols: number | null;
}

/** 13.0 A format of chart TOURNAMENTS. */
export function formatOf(charts: Charts, id: FormatId): TournamentFormat {
  const format = charts.TOURNAMENTS.facts.formats.find((each) => each.id === id);
  if (format === undefined) throw new ChartError(`The charts hold no format ${id}.`);
  return format;
}

/** 13.0 The terms of a match: the format, with what it leaves open filled in as agreed. */
export function termsOf(charts: Charts, id: FormatId, agreed: Agreed = {}): Terms {
  const format = formatOf(charts, id);
  const settled = <K extends keyof Agreed>(key: K): Agreed[K] =>
    format.agreed.includes(key) ? agreed[key] : undefined;
  const boat = settled("boat");
  const patrols = format.patrols === null ? null : (settled("patrols") ?? format.patrols);
  const lastMonth = format.endMonth ?? settled("endMonth") ?? charts.TIMELINE.facts.lastMonth;
  return {
    format,
    startMonth: format.startMonth ?? settled("startMonth") ?? null,
    boats: boat === undefined ? format.boats : [boat],
    endMonth: patrols === null ? lastMonth : null,
    patrols,
  };
}

/** 13.0 The faults of an agreement, for any entries. */
export function agreementFaults(charts: Charts, terms: Terms, agreed: Agreed = {}): RuleFinding[] {
  const { format, startMonth, endMonth } = terms;
  const { firstMonth, lastMonth } = charts.TIMELINE.facts;
  const faults: RuleFinding[] = [];
  for (const key of Object.keys(agreed) as (keyof Agreed)[]) {
    if (agreed[key] === undefined || format.agreed.includes(key)) continue;
    const section = key === "boat" ? format.rules.boat : key === "startMonth" ? format.rules.start : format.rules.end;
    faults.push({ code: "NOTHING_TO_AGREE", section, params: { member: key } });
  }
  const months = [startMonth, endMonth].filter((month) => month !== null);
  if (months.some((month) => month < firstMonth || month > lastMonth)) {
    faults.push({ code: "AGREED_MONTH", section: "5.1.1", params: { from: firstMonth, to: lastMonth } });
  }
  if (startMonth !== null && endMonth !== null && endMonth < startMonth) {
    faults.push({ code: "AGREED_END", section: format.rules.end, params: { end: endMonth, start: startMonth } });
  }
  return faults;
}
