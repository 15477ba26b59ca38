import type { z } from "zod";
import { ChartError } from "../charts/look-up";
import { chartGaps } from "../charts/totality";
import type { AnyChart, ChartPack } from "../contract/chart";
import type { InvalidRequest, Message, Result } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { cloneJson } from "../json/clone";
import { mergePatch, overlay } from "../json/merge";
import { pointerTo } from "../json/pointer";
import { nearestNameHint } from "../text/did-you-mean";
import { faultAt, type KernelMessage } from "../text/message";
import { FAULT_LIMIT, issueFaults, shorten } from "./fault";
import { isMalformed, malformed } from "./result";

/**
 * Applies a caller's charts to a pack and validates the result by the pack's schema and for totality. `patch` maps
 * chart ids to JSON merge patches (RFC 7396): objects merge, lists and values replace. If the result is invalid, null
 * is tried as a value instead of a removal. This lets callers send charts back as they received them.
 */
export function overrideCharts<P extends ChartPack>(pack: P, schema: z.ZodType<P>, patch: unknown): Result<P> {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) {
    return singleFault("CHARTS_MALFORMED", "/charts");
  }
  for (const [id, part] of Object.entries(patch)) {
    const pointer = pointerTo("/charts", [id]);
    if (!Object.hasOwn(pack.charts, id)) {
      const hint = nearestNameHint(id, Object.keys(pack.charts), { id: "hint/charts" });
      return singleFault("CHART_UNKNOWN", pointer, { id: shorten(id), hint });
    }
    if (part === null) return singleFault("CHART_MISSING", pointer, { id });
  }
  const parseWith = (merge: typeof mergePatch) =>
    schema.safeParse({ ...pack, charts: merge(cloneJson(pack.charts), patch) });
  const removed = parseWith(mergePatch);
  const parsed = removed.success ? removed : parseWith(overlay);
  if (!parsed.success) {
    const nearest = removed.error!.issues.length <= parsed.error.issues.length ? removed.error! : parsed.error;
    return malformed(issueFaults(nearest, "", "CHART_MALFORMED"));
  }
  const faults = Object.keys(patch)
    .flatMap((id) => {
      const pointer = pointerTo("/charts", [id]);
      return chartGaps(parsed.data.charts[id] as AnyChart).map(({ code, values }) => faultAt(code, pointer, values));
    })
    .slice(0, FAULT_LIMIT);
  return faults.length > 0 ? malformed(faults) : parsed.data;
}

function singleFault(code: KernelMessage, pointer: string, values?: Message["values"]): InvalidRequest {
  return malformed([faultAt(code, pointer, values)]);
}

/** Returns the charts in effect: the ruleset's, with a caller's own applied. */
export function parseCharts(ruleset: AnyRuleset, overrides: unknown): Result<{ readonly charts: unknown }> {
  if (overrides === undefined || overrides === null) return { charts: ruleset.pack.charts };
  const result = overrideCharts(ruleset.pack, ruleset.packSchema, overrides);
  if (isMalformed(result)) return result;
  const { charts } = result;
  const faults = ruleset.chartFaults?.(charts) ?? [];
  return faults.length > 0 ? malformed(faults.slice(0, FAULT_LIMIT)) : { charts };
}

/**
 * Calls a function that reads the charts in effect. If a look-up in a caller's charts fails, returns a fault of those
 * charts.
 */
export function callWithCharts<A>(overrides: unknown, call: () => A, isSound?: (answer: A) => boolean): Result<A> {
  if (overrides === undefined || overrides === null) return call();
  try {
    const answer = call();
    return isSound?.(answer) === false ? unplayableChartsFault({ id: "why/unreachable" }) : answer;
  } catch (error) {
    if (error instanceof ChartError) return unplayableChartsFault({ id: "as-is", values: { text: error.message } });
    throw error;
  }
}

/** Returns the response to charts that fit their schema but cannot be played. */
export function unplayableChartsFault(why: Message): InvalidRequest {
  return malformed([faultAt("CHARTS_UNPLAYABLE", "/charts", { why })]);
}
