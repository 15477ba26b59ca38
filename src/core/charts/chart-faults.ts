import type { ChartRow } from "../contract/chart";
import type { Fault, Message } from "../contract/request";
import { pointerTo } from "../json/pointer";
import { faultAt, type KernelMessage } from "../text/message";
import { covers } from "./look-up";

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
