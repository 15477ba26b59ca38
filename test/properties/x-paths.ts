/** The keyword of the schema of a path over a map. */
interface XPath {
  readonly from: string;
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly stops: readonly string[];
}

/** Every `x-path` anywhere in a value. */
export function pathsIn(value: unknown): XPath[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === "x-path" ? [member as XPath] : pathsIn(member)));
}
