import type { z } from "zod";
import { cloneJson } from "../audit/canonical";
import { pointerTo } from "../audit/pointer";
import { covers } from "../charts/look-up";
import { chartGaps } from "../charts/totality";
import type { AnyChart, ChartPack, ChartRow } from "../contract/chart";
import type { Fault, Message } from "../contract/request";
import { nearestNameHint } from "../text/did-you-mean";
import { faultAt, type KernelMessage } from "../text/message";
import { FAULT_LIMIT, issueFaults, shorten } from "./fault";

/** A valid pack, or every fault in it. */
export type PackResult<P> = { ok: true; pack: P } | { ok: false; faults: Fault[] };

/**
 * Applies a caller's charts to a pack and validates the result by the pack's schema and for totality. `patch` maps
 * chart ids to JSON merge patches (RFC 7396): objects merge, lists and values replace. If the result is invalid, null
 * is tried as a value instead of a removal. This lets callers send charts back as they received them.
 */
export function overrideCharts<P extends ChartPack>(pack: P, schema: z.ZodType<P>, patch: unknown): PackResult<P> {
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
  const parseWith = (nulls: Nulls) =>
    schema.safeParse({ ...pack, charts: merge(cloneJson(pack.charts), patch, nulls) });
  const removed = parseWith("remove");
  const parsed = removed.success ? removed : parseWith("stay");
  if (!parsed.success) {
    const nearest = removed.error!.issues.length <= parsed.error.issues.length ? removed.error! : parsed.error;
    return { ok: false, faults: issueFaults(nearest, "", "CHART_MALFORMED") };
  }
  const faults = Object.keys(patch)
    .flatMap((id) => {
      const pointer = pointerTo("/charts", [id]);
      return chartGaps(parsed.data.charts[id] as AnyChart).map(({ code, values }) => faultAt(code, pointer, values));
    })
    .slice(0, FAULT_LIMIT);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, pack: parsed.data };
}

/** RFC 7396: members of the patch replace those of the target, and objects merge. Null removes a member. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "remove");
}

/** Members of the patch replace those of the target, and objects merge. Null is a value like any other. */
export function overlay(target: unknown, patch: unknown): unknown {
  return merge(target, patch, "stay");
}

/** The effect of null in a patch: remove the member, or set it to null. */
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

function singleFault(code: KernelMessage, pointer: string, values?: Message["values"]): { ok: false; faults: Fault[] } {
  return { ok: false, faults: [faultAt(code, pointer, values)] };
}

/** A path in the charts. The chart id comes first. */
export type ChartPath = readonly (string | number)[];

/** Returns a fault at a path in the charts. */
export function chartFault<I extends string = KernelMessage>(
  id: NoInfer<I>,
  path: ChartPath,
  values?: Message["values"],
): Fault {
  return faultAt<I>(id, pointerTo("/charts", path), values);
}

/** Returns a fault with this code at a path in the charts for each message. */
export function gapFaults(code: string, path: ChartPath, messages: readonly Message[]): Fault[] {
  return messages.map((message) => ({ code, pointer: pointerTo("/charts", path), message }));
}

/** Returns the items that already occurred earlier in a list, with their indexes. */
export function repeatedItems(items: readonly string[]): [index: number, item: string][] {
  const known = new Set<string>();
  return items.flatMap((item, index): [number, string][] => {
    if (known.has(item)) return [[index, item]];
    known.add(item);
    return [];
  });
}

/** Returns a message for each number from `low` to `high` that is not in exactly one row. */
export function rowGaps(rows: readonly ChartRow[], low: number, high: number): Message[] {
  const gaps: Message[] = [];
  for (let value = low; value <= high; value += 1) {
    const count = rows.filter((row) => covers(row, value)).length;
    if (count !== 1) gaps.push(countMessage(count, value));
  }
  return gaps;
}

/** Returns a message for each item that is not in exactly one range. */
export function textGaps(
  ranges: readonly { readonly from: string | null; readonly to: string | null }[],
  items: readonly string[],
): Message[] {
  return items.flatMap((item) => {
    const count = ranges.filter(
      ({ from, to }) => (from === null || from <= item) && (to === null || item <= to),
    ).length;
    return count === 1 ? [] : [countMessage(count, item)];
  });
}

function countMessage(count: number, value: number | string): Message {
  return { id: "rows/count", values: { count, value } };
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
