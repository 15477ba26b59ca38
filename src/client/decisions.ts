import type { DecisionLimit } from "./generated/schemas";

/** What a value of an input may be: JSON Schema, as far as decisions write it (docs/decisions.md). */
export interface DecisionSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: Scalar;
  readonly enum?: readonly Scalar[];
  readonly oneOf?: readonly { readonly const: Scalar; readonly title?: string; readonly description?: string }[];
  readonly anyOf?: readonly DecisionSchema[];
  readonly properties?: Readonly<Record<string, DecisionSchema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: DecisionSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, DecisionSchema>>;
  readonly "x-rule"?: string;
  readonly "x-path"?: PathRule;
}

/** A value to choose, with what it is called. */
export interface Choice {
  readonly value: Scalar;
  readonly title: string;
}

/** The values that a schema lists, each with what it is called, as itself where it has no title; undefined where it lists none. */
export function choicesOf(schema: DecisionSchema): readonly Choice[] | undefined {
  const { oneOf, enum: listed, const: only } = schema;
  const alone = listed ?? (only === undefined ? undefined : [only]);
  const values = oneOf ?? alone?.map((value) => ({ const: value, title: undefined }));
  return values?.map(({ const: value, title = String(value) }) => ({ value, title }));
}

/** The whole truth about a path over a map. */
export interface PathRule {
  readonly from: string;
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly stops: readonly string[];
  /** What paths cost, the shortest first; left out where they have no price. */
  readonly costs?: readonly PathCost[];
}

/** What a path costs that is longer than those of the entry before, and of so many steps at most. */
export interface PathCost {
  readonly steps: number;
  readonly speed: string;
  readonly title?: string;
  readonly price: Readonly<Record<string, number>>;
  readonly roll: string | null;
}

/** A value that JSON writes without brackets. */
export type Scalar = string | number | boolean | null;

/** The same members, of which the optional ones may also be null, as GraphQL answers them. */
type OrNull<T> = { readonly [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | null : T[K] };

/** What selects values of an input: `values` and `where` are absent or null where they do not matter. */
type Selection = OrNull<Pick<DecisionLimit, "pointers" | "values" | "where">>;

/** A limit of a decision, as REST or GraphQL answers it: null means the same as an absent member. Checks ignore its sentence. */
export type Limit = OrNull<Omit<DecisionLimit, "message" | "when">> & {
  readonly when?: readonly Selection[] | null;
};

/** A value of an input, and the JSON pointer to it. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

const DEFINITION = "#/$defs/";

/** What the values chosen so far add up to under a limit of rule `sum`, whose pointers lead to the value that it judges. */
export interface RunningSum<L extends Limit = Limit> {
  readonly limit: L;
  readonly total: number;
}

/** The schema of a decision's input with every reference replaced by what it names; what is named twice stays one object. */
export function inlined(input: object): DecisionSchema {
  const { $defs } = input as DecisionSchema;
  const done = new Map<object, unknown>();
  const visit = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...beside } = node as DecisionSchema;
    if ($ref !== undefined) return { ...(visit($defs?.[$ref.slice(DEFINITION.length)]) as DecisionSchema), ...beside };
    const known = done.get(node);
    if (known !== undefined) return known;
    const entries = () => Object.entries(node).flatMap(([key, each]) => (key === "$defs" ? [] : [[key, visit(each)]]));
    const made: unknown = Array.isArray(node) ? node.map(visit) : Object.fromEntries(entries());
    done.set(node, made);
    return made;
  };
  return $defs === undefined ? input : (visit(input) as DecisionSchema);
}

/** The places that may follow a path so far, the first ones of an empty path; none where it has to end. */
export function pathSteps({ from, steps, stops }: PathRule, path: readonly string[]): readonly string[] {
  const last = path.at(-1) ?? from;
  if (path.length > 0 && stops.includes(last)) return [];
  return Object.hasOwn(steps, last) ? steps[last]! : [];
}

/** The limits that an input breaks, judged by what they say of themselves; what is `other` only the rules can judge. */
export function brokenLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => eachOf(limit, places).some((one) => applies(one, places) && !isKept(one, places)));
}

/** The limits that hold of an input and that only the rules can judge. */
export function unjudgedLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => limit.rule === "other" && eachOf(limit, places).some((one) => applies(one, places)));
}

/** The limits that an input oversteps already, whatever is still to be chosen; pairs are judged once all of it is there. */
export function oversteppedLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => {
    if (limit.rule === "pairs" || limit.rule === "other") return false;
    const { min: _, ...upper }: Limit = limit;
    return eachOf(upper, places).some((one) => applies(one, places) && !isKept(one, places));
  });
}

/** The sums that hold of an input, whole or half chosen, each with what it comes to. */
export function runningSums<L extends Limit>(limits: readonly L[], input: unknown): readonly RunningSum<L>[] {
  const places = placesIn(input);
  const sums = limits.filter(({ rule }) => rule === "sum").flatMap((limit) => eachOf(limit, places));
  return sums.filter((limit) => applies(limit, places)).map((limit) => ({ limit, total: totalOf(limit, places) }));
}

/** Every value of an input that is not null, with the pointer to it. */
export function placesIn(value: unknown, pointer = ""): readonly Place[] {
  if (value === undefined || value === null) return [];
  const inside = typeof value === "object" ? Object.entries(value) : [];
  return [{ pointer, value }, ...inside.flatMap(([key, each]) => placesIn(each, `${pointer}/${key}`))];
}

/** What the `*` of a pattern stand for at a pointer that fits it; undefined where it does not fit. */
export function keysOf(pattern: string, pointer: string): readonly string[] | undefined {
  const wanted = pattern.split("/");
  const given = pointer.split("/");
  const fitting = wanted.length === given.length && wanted.every((key, index) => key === "*" || key === given[index]);
  return fitting ? given.filter((_, index) => wanted[index] === "*") : undefined;
}

/** A limit once for each value that it judges by itself, its pointers leading there. */
function eachOf<L extends Limit>(limit: L, places: readonly Place[]): readonly L[] {
  const { each } = limit;
  if (each == null) return [limit];
  const here = places.filter(({ pointer }) => keysOf(each, pointer) !== undefined);
  return here.map(({ pointer }) => JSON.parse(JSON.stringify(limit).replaceAll(`"${each}`, `"${pointer}`)) as L);
}

function applies({ when }: Limit, places: readonly Place[]): boolean {
  return (when ?? []).every((selection) => found(selection, places).length > 0);
}

function isKept(limit: Limit, places: readonly Place[]): boolean {
  const { min, max, allowed, forbidden } = limit;
  const isWithin = (count: number) => count >= (min ?? count) && count <= (max ?? count);
  if (limit.rule === "count") return isWithin(found(limit, places).length);
  if (limit.rule === "sum") return isWithin(totalOf(limit, places));
  const rows = rowsOf(limit.pointers, places).map((row) => JSON.stringify(row));
  if (limit.rule === "distinct") {
    return rows.every((row) => rows.filter((each) => each === row).length <= (max ?? 1));
  }
  if (limit.rule !== "pairs") return true;
  const listed = (allowed ?? forbidden ?? []).map((row) => JSON.stringify(row));
  return rows.every((row) => listed.includes(row) === (allowed != null));
}

function totalOf(limit: Limit, places: readonly Place[]): number {
  const numbers = found(limit, places).map((value) =>
    Number.isInteger(value) ? value : limit.weights?.[String(value)],
  );
  return numbers.reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
}

/** The values that a selection finds. */
function found({ pointers, values, where }: Selection, places: readonly Place[]): readonly unknown[] {
  return pointers.flatMap((pointer) => {
    const here = places.filter((place) => keysOf(pointer, place.pointer) !== undefined);
    const missing = !pointer.includes("*") && here.length === 0 ? [{ pointer, value: null }] : [];
    return [...here, ...missing].flatMap((place) => {
      if (values == null ? place.value === null : !values.some((each) => each === place.value)) return [];
      if (where == null) return [place.value];
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

function valueAt(pattern: string, keys: readonly string[], places: readonly Place[]): unknown {
  const left = [...keys];
  const pointer = pattern.split("/").map((key) => (key === "*" ? left.shift() : key));
  return places.find((place) => place.pointer === pointer.join("/"))?.value ?? null;
}
