/**
 * Compares a value with a partial expectation. Returns one readable line per difference. Objects may have additional
 * members. Lists and all other values must be equal.
 */
export function partialDifferences(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [line(path, expected, actual)];
    if (expected.length !== actual.length) {
      return [`${path}: expected ${expected.length} items, got ${actual.length}: ${show(actual)}`];
    }
    return expected.flatMap((item, index) => partialDifferences(item, actual[index], `${path}/${index}`));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return [line(path, expected, actual)];
    const members = actual as Record<string, unknown>;
    return Object.entries(expected).flatMap(([key, item]) => partialDifferences(item, members[key], `${path}/${key}`));
  }
  return Object.is(expected, actual) ? [] : [line(path, expected, actual)];
}

function line(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${show(expected)}, got ${show(actual)}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
