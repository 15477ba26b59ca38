import { ChartError, columnAt } from "../../../../core/charts/look-up";
import type { AdjustmentCode, Quality } from "../../vocabulary";
import { type Context, citePatrolDate } from "../shared/context";
import { engagementOf } from "../shared/game";

/** 14.6.1 Rolls the quality of an escort when the option is on and it is not yet known. */
export function rollEscortQuality(ctx: Context): void {
  const { state, charts } = ctx;
  const engagement = engagementOf(state);
  if (!state.options.variableEscortQuality || engagement.escortQuality !== null) return;
  const view = columnAt(charts.ESCORT_QUALITY, state.month);
  if (view === undefined) throw new ChartError("ESCORT_QUALITY has no column for this month.");
  citePatrolDate(ctx, "14.6.1", (month) => columnAt(charts.ESCORT_QUALITY, month)?.column);
  const { row } = ctx.roll({ label: "escort-quality", section: "14.6.1", view });
  ctx.set(engagement, "escortQuality", row.result, "ESCORT_QUALITY", "14.6.2");
}

/** 14.7.1 Rolls the quality of an aircraft when the option is on. */
export function rollAircraftQuality(ctx: Context): void {
  const { state, charts } = ctx;
  const engagement = engagementOf(state);
  if (!state.options.variableAircraftQuality) return;
  const view = columnAt(charts.AIRCRAFT_QUALITY, state.month);
  if (view === undefined) throw new ChartError("AIRCRAFT_QUALITY has no column for this month.");
  citePatrolDate(ctx, "14.7.1", (month) => columnAt(charts.AIRCRAFT_QUALITY, month)?.column);
  const { row } = ctx.roll({ label: "aircraft-quality", section: "14.7.1", view });
  ctx.set(engagement, "aircraftQuality", row.result, "AIRCRAFT_QUALITY", "14.7.2");
}

/** 14.6, 14.7 The change that the quality of an escort or of aircraft makes to a result of E3, by its code and rule. */
export interface HitQuality {
  readonly code: AdjustmentCode;
  readonly rule: string;
  readonly green: boolean;
}

/** 14.6.3, 14.7.3 The change that a quality makes to a result of E3; null for a trained one or an unknown one. */
export function qualityOf(of: "escort" | "aircraft", quality: Quality | null): HitQuality | null {
  if (quality === null || quality === "trained") return null;
  const code = `E3_${of.toUpperCase()}_${quality.toUpperCase()}` as AdjustmentCode;
  return { code, rule: of === "escort" ? "14.6.3" : "14.7.3", green: quality === "green" };
}
