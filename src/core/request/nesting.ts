/** How deep brackets may nest in what is sent, in a file and in a GraphQL document; the deepest legal one stays far below. */
export const NESTING_LIMIT = 64;

/** True when lists and objects stand in one another deeper than `levels`. */
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
