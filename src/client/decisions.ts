import type { DecisionLimit } from "./generated/schemas";

/** The schema of a value in an input: the subset of JSON Schema that decisions use (docs/decisions.md). */
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

/** A value to choose, with its title. */
export interface Choice {
  readonly value: Scalar;
  readonly title: string;
}

/**
 * Returns the values that a schema lists, with their titles. The default title is the value itself. Undefined if it
 * lists none.
 */
export function choicesOf(schema: DecisionSchema): readonly Choice[] | undefined {
  const { oneOf, enum: enumValues, const: only } = schema;
  const alone = enumValues ?? (only === undefined ? undefined : [only]);
  const values = oneOf ?? alone?.map((value) => ({ const: value, title: undefined }));
  return values?.map(({ const: value, title = String(value) }) => ({ value, title }));
}

/** The complete rule for paths over a map. */
export interface PathRule {
  readonly from: string;
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly stops: readonly string[];
  /** Prices of paths, the shortest first. Missing if paths have no price. */
  readonly costs?: readonly PathCost[];
}

/** The price of a path with at most `steps` steps, and more than the previous entry. */
export interface PathCost {
  readonly steps: number;
  readonly speed: string;
  readonly title?: string;
  readonly price: Readonly<Record<string, number>>;
  readonly roll: string | null;
}

/** A value that JSON writes without brackets. */
export type Scalar = string | number | boolean | null;

/** The same members. The optional ones may also be null, as in GraphQL answers. */
type OrNull<T> = { readonly [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | null : T[K] };

/** Selects values of an input. `values` and `where` are absent or null if they do not apply. */
type ValueSelection = OrNull<Pick<DecisionLimit, "pointers" | "values" | "where">>;

/**
 * A limit of a decision, from REST or GraphQL: null means the same as an absent member. The checks ignore its message.
 */
export type Limit = OrNull<Omit<DecisionLimit, "message" | "when">> & {
  readonly when?: readonly ValueSelection[] | null;
};

/** A value of an input, with its JSON pointer. */
export interface LocatedValue {
  readonly pointer: string;
  readonly value: unknown;
}

const DEFINITION = "#/$defs/";

/** The current total under a limit of rule `sum`. The pointers of the limit lead to the values that it judges. */
export interface RunningSum<L extends Limit = Limit> {
  readonly limit: L;
  readonly total: number;
}

/**
 * Returns the schema of a decision's input with every reference replaced by its definition. Repeated references share
 * one object.
 */
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
    const result: unknown = Array.isArray(node) ? node.map(visit) : Object.fromEntries(entries());
    done.set(node, result);
    return result;
  };
  return $defs === undefined ? input : (visit(input) as DecisionSchema);
}

/**
 * Returns the places that may follow a path. For an empty path, these are the first places. Empty if the path must end.
 */
export function pathSteps({ from, steps, stops }: PathRule, path: readonly string[]): readonly string[] {
  const last = path.at(-1) ?? from;
  if (path.length > 0 && stops.includes(last)) return [];
  return Object.hasOwn(steps, last) ? steps[last]! : [];
}

/** True if a value satisfies a schema; limits are not checked. */
export function fits(schema: DecisionSchema, value: unknown): boolean {
  return allows(schema, value, false);
}

/** True if a partial value does not contradict a schema. */
export function mayBecome(schema: DecisionSchema, value: unknown): boolean {
  return allows(schema, value, true);
}

function allows(schema: DecisionSchema, value: unknown, isPartial: boolean): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => allows(each, value, isPartial));
  const { type } = schema;
  if (typeof type === "object") return type.some((each) => allows({ ...schema, type: each }, value, isPartial));
  const choices = choicesOf(schema);
  if (choices !== undefined) return choices.some((choice) => choice.value === value);
  if (schema["x-path"] !== undefined) return isPath(isPartial ? { ...schema, minItems: 0 } : schema, value);
  if (schema.type === "object") return allowsObject(schema, value, isPartial);
  if (schema.type === "array") return allowsArray(schema, value, isPartial);
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    return typeof value === "number" && value % (schema.multipleOf ?? 1) === 0 && value >= minimum && value <= maximum;
  }
  if (schema.type === "string") {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    return typeof value === "string" && value.length >= minLength && value.length <= maxLength;
  }
  if (schema.type === "boolean") return typeof value === "boolean";
  return schema.type !== "null" || value === null;
}

function allowsObject(
  { properties = {}, required = [], minProperties = 0, maxProperties = 1e9 }: DecisionSchema,
  value: unknown,
  isPartial: boolean,
): boolean {
  if (!isObject(value)) return false;
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  if (members.length > maxProperties) return false;
  if (!isPartial && (members.length < minProperties || required.some((name) => value[name] === undefined)))
    return false;
  return members.every(([name, each]) => properties[name] !== undefined && allows(properties[name], each, isPartial));
}

function allowsArray(
  { items = {}, minItems = 0, maxItems = 1e9, uniqueItems = false }: DecisionSchema,
  value: unknown,
  isPartial: boolean,
): boolean {
  if (!Array.isArray(value) || value.length > maxItems || (!isPartial && value.length < minItems)) return false;
  if (uniqueItems && new Set(value.map((each) => JSON.stringify(each))).size < value.length) return false;
  return value.every((each) => allows(items, each, isPartial));
}

function isPath({ "x-path": rule, minItems = 0, maxItems = 1e9 }: DecisionSchema, value: unknown): boolean {
  if (rule === undefined || !Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
  return value.every((place, index) => pathSteps(rule, value.slice(0, index)).includes(place));
}

/** Returns the first value of a form: defaults and forced values. A value that the player must choose is missing. */
export function initial(schema: DecisionSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf !== undefined) return schema.anyOf.length === 1 ? initial(schema.anyOf[0]!) : undefined;
  const choices = choicesOf(schema);
  if (choices !== undefined) return choices.length === 1 ? choices[0]!.value : undefined;
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.flatMap((name) => {
        const value = initial(properties[name] ?? {});
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
  if (schema.type === "array") return [];
  if (typeof schema.type === "object") return schema.type.includes("null") ? null : undefined;
  if (schema.type === "integer") return schema.minimum ?? 0;
  if (schema.type === "string") return (schema.minLength ?? 0) === 0 ? "" : undefined;
  return schema.type === "null" ? null : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the limits that an input breaks. Limits of rule `other` are skipped: only the rules can judge them. */
export function brokenLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => eachOf(limit, places).some((one) => applies(one, places) && !isMet(one, places)));
}

/** Returns the limits that apply to an input and that only the rules can judge. */
export function unjudgedLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => limit.rule === "other" && eachOf(limit, places).some((one) => applies(one, places)));
}

/**
 * Returns the limits that a partial input already exceeds, whatever is chosen next. Pairs are judged only when the
 * input is complete.
 */
export function oversteppedLimits<L extends Limit>(limits: readonly L[], input: unknown): readonly L[] {
  const places = placesIn(input);
  return limits.filter((limit) => {
    if (limit.rule === "pairs" || limit.rule === "other") return false;
    const { min: _, ...upper }: Limit = limit;
    return eachOf(upper, places).some((one) => applies(one, places) && !isMet(one, places));
  });
}

/** Returns the sums that apply to an input, complete or partial, each with its total. */
export function runningSums<L extends Limit>(limits: readonly L[], input: unknown): readonly RunningSum<L>[] {
  const places = placesIn(input);
  const sums = limits.filter(({ rule }) => rule === "sum").flatMap((limit) => eachOf(limit, places));
  return sums.filter((limit) => applies(limit, places)).map((limit) => ({ limit, total: totalOf(limit, places) }));
}

/** Returns every value of an input that is not null, with its JSON pointer. */
export function placesIn(value: unknown, pointer = ""): readonly LocatedValue[] {
  if (value === undefined || value === null) return [];
  const inside = typeof value === "object" ? Object.entries(value) : [];
  return [{ pointer, value }, ...inside.flatMap(([key, each]) => placesIn(each, `${pointer}/${key}`))];
}

/** Returns the keys that the `*` of a pattern match in a pointer. Undefined if the pointer does not match. */
export function keysOf(pattern: string, pointer: string): readonly string[] | undefined {
  const patternKeys = pattern.split("/");
  const keys = pointer.split("/");
  const fitting =
    patternKeys.length === keys.length && patternKeys.every((key, index) => key === "*" || key === keys[index]);
  return fitting ? keys.filter((_, index) => patternKeys[index] === "*") : undefined;
}

/** Repeats a limit for each value that it judges separately, with pointers to that value. */
function eachOf<L extends Limit>(limit: L, places: readonly LocatedValue[]): readonly L[] {
  const { each } = limit;
  if (each == null) return [limit];
  const here = places.filter(({ pointer }) => keysOf(each, pointer) !== undefined);
  return here.map(({ pointer }) => JSON.parse(JSON.stringify(limit).replaceAll(`"${each}`, `"${pointer}`)) as L);
}

function applies({ when }: Limit, places: readonly LocatedValue[]): boolean {
  return (when ?? []).every((selection) => selectValues(selection, places).length > 0);
}

function isMet(limit: Limit, places: readonly LocatedValue[]): boolean {
  const { min, max, allowed, forbidden } = limit;
  const isWithin = (count: number) => count >= (min ?? count) && count <= (max ?? count);
  if (limit.rule === "count") return isWithin(selectValues(limit, places).length);
  if (limit.rule === "sum") return isWithin(totalOf(limit, places));
  const rows = rowsOf(limit.pointers, places).map((row) => JSON.stringify(row));
  if (limit.rule === "distinct") {
    return rows.every((row) => rows.filter((each) => each === row).length <= (max ?? 1));
  }
  if (limit.rule !== "pairs") return true;
  const listedRows = (allowed ?? forbidden ?? []).map((row) => JSON.stringify(row));
  return rows.every((row) => listedRows.includes(row) === (allowed != null));
}

function totalOf(limit: Limit, places: readonly LocatedValue[]): number {
  const numbers = selectValues(limit, places).map((value) =>
    Number.isInteger(value) ? value : limit.weights?.[String(value)],
  );
  return numbers.reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
}

/** Returns the values that a selection matches. */
function selectValues(
  { pointers, values, where }: ValueSelection,
  places: readonly LocatedValue[],
): readonly unknown[] {
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

/** Returns the values at some pointers, one row for each item that their `*` match. */
function rowsOf(pointers: readonly string[], places: readonly LocatedValue[]): readonly (readonly unknown[])[] {
  const stars = (pointer: string) => pointer.split("*").length;
  const longest = pointers.reduce((one, other) => (stars(other) > stars(one) ? other : one));
  const item = longest.slice(0, longest.lastIndexOf("*") + 1);
  const items = item === "" ? [[]] : places.map(({ pointer }) => keysOf(item, pointer));
  return items.flatMap((keys) =>
    keys === undefined ? [] : [pointers.map((pointer) => valueAt(pointer, keys, places))],
  );
}

function valueAt(pattern: string, keys: readonly string[], places: readonly LocatedValue[]): unknown {
  const remainingKeys = [...keys];
  const pointer = pattern.split("/").map((key) => (key === "*" ? remainingKeys.shift() : key));
  return places.find((place) => place.pointer === pointer.join("/"))?.value ?? null;
}
