import type { Decision } from "../service/service";

/** A limit over several values of an input at once; docs/decisions.md tells how it is checked. */
export type Limit = Decision["limits"][number];

type Selection = Pick<Limit, "pointers" | "values" | "where">;

interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** The limits that an input breaks, judged by what they say of themselves; what is `other` only the rules can judge. */
export function brokenLimits(limits: readonly Limit[], input: unknown): readonly Limit[] {
  const places = placesIn(input, "");
  return limits.filter((limit) => eachOf(limit, places).some((one) => applies(one, places) && !isKept(one, places)));
}

/** The limits that an input oversteps already, whatever is still to be chosen; pairs are judged once all of it is there. */
export function oversteppedLimits(limits: readonly Limit[], input: unknown): readonly Limit[] {
  const upper = limits.flatMap((limit) => {
    if (limit.rule === "pairs" || limit.rule === "other") return [];
    const { min: _, ...rest } = limit;
    return [rest as Limit];
  });
  const codes = brokenLimits(upper, input);
  return limits.filter((limit) => codes.some((each) => isSame(each, limit)));
}

function isSame(one: Limit, other: Limit): boolean {
  return (
    one.code === other.code && one.pointers === other.pointers && one.each === other.each && one.when === other.when
  );
}

/** Every value of an input that is not null, with the pointer to it. */
export function placesIn(value: unknown, pointer: string): readonly Place[] {
  if (value === undefined || value === null) return [];
  const inside = typeof value === "object" ? Object.entries(value) : [];
  return [{ pointer, value }, ...inside.flatMap(([key, each]) => placesIn(each, `${pointer}/${key}`))];
}

/** A limit once for each value that it judges by itself, its pointers leading there. */
function eachOf(limit: Limit, places: readonly Place[]): readonly Limit[] {
  const { each } = limit;
  if (each === undefined) return [limit];
  const here = places.filter(({ pointer }) => keysOf(each, pointer) !== undefined);
  return here.map(({ pointer }) => JSON.parse(JSON.stringify(limit).replaceAll(`"${each}`, `"${pointer}`)) as Limit);
}

function applies({ when = [] }: Limit, places: readonly Place[]): boolean {
  return when.every((selection) => found(selection, places).length > 0);
}

function isKept(limit: Limit, places: readonly Place[]): boolean {
  const { min = -1e9, max = 1e9, weights = {}, allowed, forbidden } = limit;
  const isWithin = (count: number) => count >= min && count <= max;
  if (limit.rule === "count") return isWithin(found(limit, places).length);
  if (limit.rule === "sum") {
    const numbers = found(limit, places).map((value) => (Number.isInteger(value) ? value : weights[String(value)]));
    return isWithin(numbers.reduce<number>((sum, each) => sum + Number(each ?? 0), 0));
  }
  const rows = rowsOf(limit.pointers, places).map((row) => JSON.stringify(row));
  if (limit.rule === "distinct") {
    return rows.every((row) => rows.filter((each) => each === row).length <= (limit.max ?? 1));
  }
  if (limit.rule !== "pairs") return true;
  const listed = (allowed ?? forbidden ?? []).map((row) => JSON.stringify(row));
  return rows.every((row) => listed.includes(row) === (allowed !== undefined));
}

/** The values that a selection finds. */
function found({ pointers, values, where }: Selection, places: readonly Place[]): readonly unknown[] {
  return pointers.flatMap((pointer) => {
    const here = places.filter((place) => keysOf(pointer, place.pointer) !== undefined);
    const missing = !pointer.includes("*") && here.length === 0 ? [{ pointer, value: null }] : [];
    return [...here, ...missing].flatMap((place) => {
      if (values === undefined ? place.value === null : !values.some((each) => each === place.value)) return [];
      if (where === undefined) return [place.value];
      const beside = valueAt(where.pointer, keysOf(pointer, place.pointer) ?? [], places);
      return where.values.some((each) => each === beside) ? [place.value] : [];
    });
  });
}

/** The values at some pointers, a row for each item that their `*` stand for. */
function rowsOf(pointers: readonly string[], places: readonly Place[]): readonly (readonly unknown[])[] {
  const stars = (pointer: string) => pointer.split("*").length;
  const longest = pointers.reduce((one, other) => (stars(other) > stars(one) ? other : one));
  const item = longest.slice(0, longest.lastIndexOf("*") + 1);
  const items = item === "" ? [[]] : places.map(({ pointer }) => keysOf(item, pointer));
  return items.flatMap((keys) =>
    keys === undefined ? [] : [pointers.map((pointer) => valueAt(pointer, keys, places))],
  );
}

/** What the `*` of a pattern stand for at a pointer that fits it; undefined where it does not fit. */
export function keysOf(pattern: string, pointer: string): readonly string[] | undefined {
  const wanted = pattern.split("/");
  const given = pointer.split("/");
  const fitting = wanted.length === given.length && wanted.every((key, index) => key === "*" || key === given[index]);
  return fitting ? given.filter((_, index) => wanted[index] === "*") : undefined;
}

function valueAt(pattern: string, keys: readonly string[], places: readonly Place[]): unknown {
  const left = [...keys];
  const pointer = pattern.split("/").map((key) => (key === "*" ? left.shift() : key));
  return places.find((place) => place.pointer === pointer.join("/"))?.value ?? null;
}
