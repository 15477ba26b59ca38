import { isObject } from "./objects";
import { memberOf, pointerTo } from "./pointer";

/** A difference between two JSON values: a pointer, and the value there in each. */
export interface ValueDifference {
  readonly pointer: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Returns the first difference. Unless `exact`, null and a missing member are equal. */
export function firstDifference(
  expected: unknown,
  actual: unknown,
  pointer: string,
  { exact = false }: { readonly exact?: boolean } = {},
): ValueDifference | undefined {
  return differences(expected, actual, pointer, { exact }).next().value ?? undefined;
}

/** Generates all differences, in the order of the expected value. */
export function* differences(
  expected: unknown,
  actual: unknown,
  pointer: string,
  { exact = false }: { readonly exact?: boolean } = {},
): Generator<ValueDifference, undefined> {
  if (expected === actual || (!exact && isAbsent(expected) && isAbsent(actual))) return;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length);
    const both = Math.min(expected.length, actual.length);
    for (let index = 0; index < length; index += 1) {
      // Past the end of a list there is no value, which differs from null.
      yield* differences(expected[index], actual[index], pointerTo(pointer, [index]), {
        exact: exact || index >= both,
      });
    }
  } else if (isObject(expected) && isObject(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      yield* differences(memberOf(expected, key), memberOf(actual, key), pointerTo(pointer, [key]), { exact });
    }
  } else yield { pointer, expected: expected ?? null, found: actual ?? null };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}
