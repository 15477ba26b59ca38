import type { DecisionSchema as Schema } from "../../client/decisions";

export {
  type Choice,
  choicesOf,
  type DecisionSchema as Schema,
  fits,
  initial,
  mayBecome,
  type Scalar,
} from "../../client/decisions";

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
