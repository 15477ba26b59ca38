import { pointerTo } from "../operation/fault";

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
  exact = false,
): ValueDifference | undefined {
  if (expected === found || (!exact && isAbsent(expected) && isAbsent(found))) return undefined;
  if (Array.isArray(expected) && Array.isArray(found)) {
    const length = Math.max(expected.length, found.length);
    return firstOf(
      Array.from({ length }, (_, index) => index),
      // Beyond the end of a list stands nothing, which is not the same as null.
      (index) =>
        firstDifference(
          expected[index],
          found[index],
          pointerTo(pointer, [index]),
          exact || index >= Math.min(expected.length, found.length),
        ),
    );
  }
  if (isObject(expected) && isObject(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return firstOf(keys, (key) =>
      firstDifference(memberOf(expected, key), memberOf(found, key), pointerTo(pointer, [key]), exact),
    );
  }
  return { pointer, expected: expected ?? null, found: found ?? null };
}

/** A JSON object without members of these names, at any depth. */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, names)]));
}

function firstOf<T>(items: readonly T[], look: (item: T) => ValueDifference | undefined): ValueDifference | undefined {
  for (const item of items) {
    const found = look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function memberOf(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
