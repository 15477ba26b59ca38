import type { z } from "zod";
import { cloneJson } from "../audit/canonical";
import { pointerTo } from "../audit/pointer";
import { covers } from "../charts/look-up";
import { chartGaps } from "../charts/totality";
import type { AnyChart, ChartPack, ChartRow } from "../contract/chart";
import type { Fault, Message } from "../contract/request";
import { nearestSaid } from "../text/did-you-mean";
import { faultAt, type KernelMessage } from "../text/message";
import { FAULT_LIMIT, faultsOf, shortened } from "./fault";

/** A pack made usable, or every fault that keeps it from being so. */
export type PackResult<P> = { ok: true; pack: P } | { ok: false; faults: Fault[] };

/**
 * Lays a caller's charts over a pack and checks the result by the pack's own schema and for totality. `patch` maps chart
 * ids to whole charts or to parts of them, read as an RFC 7396 merge patch: objects merge, arrays and values replace.
 * Where that makes no chart, null is read as a value instead of a removal, so that a chart passes as it was served.
 */
export function overrideCharts<P extends ChartPack>(pack: P, schema: z.ZodType<P>, patch: unknown): PackResult<P> {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) {
    return one("CHARTS_MALFORMED", "/charts");
  }
  for (const [id, part] of Object.entries(patch)) {
    const pointer = pointerTo("/charts", [id]);
    if (!Object.hasOwn(pack.charts, id)) {
      const hint = nearestSaid(id, Object.keys(pack.charts), { id: "hint/charts" });
      return one("CHART_UNKNOWN", pointer, { id: shortened(id), hint });
    }
    if (part === null) return one("CHART_MISSING", pointer, { id });
  }
  const laid = (nulls: Nulls) => schema.safeParse({ ...pack, charts: merge(cloneJson(pack.charts), patch, nulls) });
  const removed = laid("remove");
  const parsed = removed.success ? removed : laid("stay");
  if (!parsed.success) {
    const nearest = removed.error!.issues.length <= parsed.error.issues.length ? removed.error! : parsed.error;
    return { ok: false, faults: faultsOf(nearest, "", "CHART_MALFORMED") };
  }
  const faults = Object.keys(patch)
    .flatMap((id) => {
      const pointer = pointerTo("/charts", [id]);
      return chartGaps(parsed.data.charts[id] as AnyChart).map(({ code, values }) => faultAt(code, pointer, values));
    })
    .slice(0, FAULT_LIMIT);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, pack: parsed.data };
}

/** RFC 7396: the patch's members replace or, where both are objects, merge into the target's; null removes a member. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "remove");
}

/** The patch's members replace or, where both are objects, merge into the target's; null is a value like any other. */
export function overlay(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "stay");
}

/** The effect of a null in a patch: it removes its member, or it is the member's value. */
type Nulls = "remove" | "stay";

function merge(target: unknown, patch: unknown, nulls: Nulls): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const base = typeof target === "object" && target !== null && !Array.isArray(target) ? target : {};
  const merged: Record<string, unknown> = Object.assign(Object.create(null), base);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && nulls === "remove") delete merged[key];
    else merged[key] = merge(merged[key], value, nulls);
  }
  return { ...merged };
}

function one(code: KernelMessage, pointer: string, values?: Message["values"]): { ok: false; faults: Fault[] } {
  return { ok: false, faults: [faultAt(code, pointer, values)] };
}

/** Where something stands in the charts, chart id first. */
export type Path = readonly (string | number)[];

/** A fault at a place of the charts, as `faultAt` makes it. */
export function chartFault<I extends string = KernelMessage>(
  id: NoInfer<I>,
  path: Path,
  values?: Message["values"],
): Fault {
  return faultAt<I>(id, pointerTo("/charts", path), values);
}

/** Faults of one code at a place of the charts, with these messages. */
export function gapFaults(code: string, path: Path, messages: readonly Message[]): Fault[] {
  return messages.map((message) => ({ code, pointer: pointerTo("/charts", path), message }));
}

/** The items that occur earlier in a list as well, with their indexes. */
export function repeated(items: readonly string[]): [index: number, item: string][] {
  const seen = new Set<string>();
  return items.flatMap((item, index): [number, string][] => {
    if (seen.has(item)) return [[index, item]];
    seen.add(item);
    return [];
  });
}

/** What is wrong with rows of which exactly one must hold each number from `low` to `high`. */
export function gaps(rows: readonly ChartRow[], low: number, high: number): Message[] {
  const gaps: Message[] = [];
  for (let value = low; value <= high; value += 1) {
    const count = rows.filter((row) => covers(row, value)).length;
    if (count !== 1) gaps.push(wrongCount(count, value));
  }
  return gaps;
}

/** What is wrong with ranges of text of which exactly one must hold each of these items. */
export function textGaps(
  ranges: readonly { readonly from: string | null; readonly to: string | null }[],
  items: readonly string[],
): Message[] {
  return items.flatMap((item) => {
    const count = ranges.filter(
      ({ from, to }) => (from === null || from <= item) && (to === null || item <= to),
    ).length;
    return count === 1 ? [] : [wrongCount(count, item)];
  });
}

function wrongCount(count: number, value: number | string): Message {
  return { id: "rows/count", values: { count, value } };
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
