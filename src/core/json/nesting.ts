/** Maximum nesting of brackets in requests, files and GraphQL documents. Legal ones stay far below. */
export const NESTING_LIMIT = 64;

/** True if lists and objects nest deeper than `levels`. */
export function isDeeper(value: unknown, levels: number): boolean {
  return countMembers(value, levels) < 0;
}

/** Returns the number of members of all objects in a value. Negative if lists and objects nest deeper than `levels`. */
export function countMembers(value: unknown, levels: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (levels === 0) return -1;
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : Object.values(value);
  let members = isList ? 0 : items.length;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item !== "object" || item === null) continue;
    const inner = countMembers(item, levels - 1);
    if (inner < 0) return -1;
    members += inner;
  }
  return members;
}
