import type { Scalar, Selection } from "../contract/choice";
import { valueAt } from "../json/pointer";

/** The keys that replace the `*` of a pointer, in order. */
type Stars = readonly string[];

/** Returns every value that a selection matches. Missing and null values match only if `values` contains null. */
export function selectValues(value: unknown, { pointers, values, where }: Selection): unknown[] {
  return pointers.flatMap((pointer) =>
    starsOf(value, pointer).flatMap((stars) => {
      const match = placeValue(value, pointer, stars);
      if (values === undefined ? match === null : !values.includes(match as Scalar)) return [];
      if (where !== undefined && !where.values.includes(placeValue(value, where.pointer, stars) as Scalar)) return [];
      return [match];
    }),
  );
}

/**
 * Returns the combinations of the values at some pointers, one for each item that `*` stands for. Missing values are
 * null.
 */
export function combinations(value: unknown, pointers: readonly string[]): unknown[][] {
  const deepest = pointers.reduce((deep, pointer) => (starsIn(pointer) > starsIn(deep) ? pointer : deep), "");
  const items = deepest.slice(0, deepest.lastIndexOf("*") + 1);
  return starsOf(value, items).map((stars) => pointers.map((pointer) => placeValue(value, pointer, stars)));
}

/** Returns the concrete pointers that a pointer with `*` stands for in a value. */
export function pointersFor(value: unknown, pointer: string): string[] {
  return starsOf(value, pointer).map((stars) => fillStars(pointer, stars));
}

function fillStars(pointer: string, stars: Stars): string {
  if (stars.length === 0) return pointer;
  let next = 0;
  return pointer.replaceAll("*", () => stars[next++]!);
}

function starsIn(pointer: string): number {
  return pointer.split("*").length - 1;
}

/** Returns the keys that the `*` of a pointer can stand for in a value. A pointer without `*` has one empty list. */
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

/** Returns the value at a pointer whose `*` are replaced by these keys. Null if there is none. */
function placeValue(value: unknown, pointer: string, stars: Stars): unknown {
  return valueAt(value, fillStars(pointer, stars)) ?? null;
}
