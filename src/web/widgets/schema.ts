import { choicesOf, pathSteps, type DecisionSchema as Schema } from "../../client/decisions";

export { type Choice, choicesOf, type DecisionSchema as Schema, type Scalar } from "../../client/decisions";

/** True if a value satisfies a schema; limits are not checked. */
export function fits(schema: Schema, value: unknown): boolean {
  return allows(schema, value, false);
}

/** True if a partial value does not contradict a schema. */
export function mayBecome(schema: Schema, value: unknown): boolean {
  return allows(schema, value, true);
}

function allows(schema: Schema, value: unknown, isPartial: boolean): boolean {
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
    return typeof value === "number" && value % numberStep(schema) === 0 && value >= minimum && value <= maximum;
  }
  if (schema.type === "string") {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
    return typeof value === "string" && value.length >= minLength && value.length <= maxLength;
  }
  if (schema.type === "boolean") return typeof value === "boolean";
  return schema.type !== "null" || value === null;
}

/** Returns the step between the numbers that a schema accepts. */
export function numberStep({ multipleOf = 1 }: Schema): number {
  return multipleOf;
}

/** Returns the range of a number field. */
export function rangeOf({ minimum = 0, maximum = 1_000_000 }: Schema): {
  readonly minimum: number;
  readonly maximum: number;
} {
  return { minimum, maximum };
}

/** Returns the number in a schema's range that is nearest to another one. */
export function nearestAllowed(schema: Schema, number: number): number {
  const { minimum, maximum } = rangeOf(schema);
  const step = numberStep(schema);
  return Math.min(maximum, Math.max(minimum, Math.round(number / step) * step));
}

/**
 * Returns the number some steps from the value of a field. A field without a value begins at its default, else at 0.
 */
export function stepBy(schema: Schema, value: unknown, steps: number): number {
  return nearestAllowed(schema, Number(value ?? schema.default ?? 0) + steps * numberStep(schema));
}

function allowsObject(
  { properties = {}, required = [], minProperties = 0, maxProperties = 1e9 }: Schema,
  value: unknown,
  isPartial: boolean,
): boolean {
  if (!isRecord(value)) return false;
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  if (members.length > maxProperties) return false;
  if (!isPartial && (members.length < minProperties || required.some((name) => value[name] === undefined)))
    return false;
  return members.every(([name, each]) => properties[name] !== undefined && allows(properties[name], each, isPartial));
}

function allowsArray(
  { items = {}, minItems = 0, maxItems = 1e9, uniqueItems = false }: Schema,
  value: unknown,
  isPartial: boolean,
): boolean {
  if (!Array.isArray(value) || value.length > maxItems || (!isPartial && value.length < minItems)) return false;
  if (uniqueItems && new Set(value.map((each) => JSON.stringify(each))).size < value.length) return false;
  return value.every((each) => allows(items, each, isPartial));
}

function isPath({ "x-path": rule, minItems = 0, maxItems = 1e9 }: Schema, value: unknown): boolean {
  if (rule === undefined || !Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
  return value.every((place, index) => pathSteps(rule, value.slice(0, index)).includes(place));
}

/** Returns the initial draft: forced values only. */
export function initial(schema: Schema): unknown {
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

/** True for a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a copy with the value at a JSON pointer replaced; undefined removes it. */
export function withValueAt(root: unknown, pointer: string, value: unknown): unknown {
  const [key, ...rest] = pointer.split("/").slice(1);
  if (key === undefined) return value;
  const inner = rest.map((part) => `/${part}`).join("");
  if (Array.isArray(root)) {
    const next = withValueAt(root[Number(key)], inner, value);
    return root.toSpliced(Number(key), 1, ...(next === undefined ? [] : [next]));
  }
  const { [key]: old, ...others } = isRecord(root) ? root : {};
  const next = withValueAt(old, inner, value);
  if (next === undefined) return others;
  return isRecord(root) && key in root ? { ...root, [key]: next } : { ...others, [key]: next };
}
