/** The schema keyword of a path on a map. */
interface XPath {
  readonly from: string;
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly stops: readonly string[];
}

/** Returns every `x-path` in a value, at any depth. */
export function pathsIn(value: unknown): XPath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === "x-path" ? [member as XPath] : pathsIn(member)));
}
