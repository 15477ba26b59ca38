import { valueAt } from "../audit/pointer";
import type { Scalar, Selection } from "../contract/choice";

/** What the `*` of a pointer stand for, in order. */
type Stars = readonly string[];

/** Every value that a selection finds in a value; one that is missing or null is none, unless null is asked for. */
export function selected(value: unknown, { pointers, values, where }: Selection): unknown[] {
  return pointers.flatMap((pointer) =>
    starsOf(value, pointer).flatMap((stars) => {
      const found = placeValue(value, pointer, stars);
      if (values === undefined ? found === null : !values.includes(found as Scalar)) return [];
      if (where !== undefined && !where.values.includes(placeValue(value, where.pointer, stars) as Scalar)) return [];
      return [found];
    }),
  );
}

/** The combinations of values at some pointers, one for each item that their `*` stand for; null where one is missing. */
export function combinations(value: unknown, pointers: readonly string[]): unknown[][] {
  const deepest = pointers.reduce((deep, pointer) => (starsIn(pointer) > starsIn(deep) ? pointer : deep), "");
  const items = deepest.slice(0, deepest.lastIndexOf("*") + 1);
  return starsOf(value, items).map((stars) => pointers.map((pointer) => placeValue(value, pointer, stars)));
}

/** The pointers without a `*` that one with some stands for in a value. */
export function pointersFor(value: unknown, pointer: string): string[] {
  return starsOf(value, pointer).map((stars) => filled(pointer, stars));
}

function filled(pointer: string, stars: Stars): string {
  if (stars.length === 0) return pointer;
  let left = 0;
  return pointer.replaceAll("*", () => stars[left++]!);
}

function starsIn(pointer: string): number {
  return pointer.split("*").length - 1;
}

/** What the `*` of a pointer can stand for in a value; one empty list for a pointer without any. */
function starsOf(value: unknown, pointer: string): Stars[] {
  if (!pointer.includes("/*")) return [[]];
  const [before, ...rest] = pointer.split("/*");
  const holder = valueAt(value, before!);
  if (typeof holder !== "object" || holder === null) return [];
  const after = rest.join("/*");
  return Object.entries(holder).flatMap(([key, each]) => {
    return each === undefined ? [] : starsOf(each, after).map((stars) => [key, ...stars]);
  });
}

/** The value at a pointer whose `*` stand for these keys; null where there is none. */
function placeValue(value: unknown, pointer: string, stars: Stars): unknown {
  return valueAt(value, filled(pointer, stars)) ?? null;
}
