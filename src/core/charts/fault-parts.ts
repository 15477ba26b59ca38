import { type Fault, pointerTo } from "../operation/fault";
import type { ChartRow } from "./chart";
import { covers } from "./look-up";

/** Where something stands in the charts, chart id first. */
export type Path = readonly (string | number)[];

/** A fault at a place of the charts. */
export function fault(code: string, path: Path, message: string): Fault {
  return { code, pointer: pointerTo("/charts", path), message };
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
export function gaps(rows: readonly ChartRow[], low: number, high: number): string[] {
  const messages: string[] = [];
  for (let value = low; value <= high; value += 1) {
    const count = rows.filter((row) => covers(row, value)).length;
    if (count !== 1) messages.push(`${count} rows hold ${value}; one must.`);
  }
  return messages;
}

/** What is wrong with ranges of text of which exactly one must hold each of these items. */
export function textGaps(
  ranges: readonly { readonly from: string | null; readonly to: string | null }[],
  items: readonly string[],
): string[] {
  return items.flatMap((item) => {
    const count = ranges.filter(
      ({ from, to }) => (from === null || from <= item) && (to === null || item <= to),
    ).length;
    return count === 1 ? [] : [`${count} rows hold ${item}; one must.`];
  });
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
