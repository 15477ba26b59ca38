import { memberOf, pointerTo } from "../audit/pointer";

/** Where two JSON values first differ: a pointer, and what stands there in each. */
export interface ValueDifference {
  readonly pointer: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** The first place where a value differs from what is expected; null and a member left out are the same unless `exact`. */
export function firstDifference(
  expected: unknown,
  found: unknown,
  pointer: string,
  { exact = false }: { readonly exact?: boolean } = {},
): ValueDifference | undefined {
  return differences(expected, found, pointer, { exact }).next().value ?? undefined;
}

/** Every such place, in the order of the value expected. */
export function* differences(
  expected: unknown,
  found: unknown,
  pointer: string,
  { exact = false }: { readonly exact?: boolean } = {},
): Generator<ValueDifference, undefined> {
  if (expected === found || (!exact && isAbsent(expected) && isAbsent(found))) return;
  if (Array.isArray(expected) && Array.isArray(found)) {
    const length = Math.max(expected.length, found.length);
    const both = Math.min(expected.length, found.length);
    for (let index = 0; index < length; index += 1) {
      // Beyond the end of a list stands nothing, which is not the same as null.
      yield* differences(expected[index], found[index], pointerTo(pointer, [index]), { exact: exact || index >= both });
    }
  } else if (isObject(expected) && isObject(found)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      yield* differences(memberOf(expected, key), memberOf(found, key), pointerTo(pointer, [key]), { exact });
    }
  } else yield { pointer, expected: expected ?? null, found: found ?? null };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** True for a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A JSON object without members of these names, at any depth. */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, names)]));
}
