/** Returns a deep copy of plain JSON. Undefined properties stay undefined. */
export function cloneJson<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let index = 0; index < items.length; index++) {
      const item: unknown = items[index];
      if (typeof item === "object" && item !== null) items[index] = copyOf(item);
    }
    return items;
  }
  const properties: Record<string, unknown> = { ...value };
  for (const key in properties) {
    const property = properties[key];
    if (typeof property === "object" && property !== null) properties[key] = copyOf(property);
  }
  return properties;
}
