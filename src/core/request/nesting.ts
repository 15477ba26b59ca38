/** Maximum nesting of brackets in requests, files and GraphQL documents. Legal ones stay far below. */
export const NESTING_LIMIT = 64;

/** True if lists and objects nest deeper than `levels`. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (typeof item === "object" && item !== null && isDeeper(item, levels - 1)) return true;
  }
  return false;
}
