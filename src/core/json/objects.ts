/** True for a JSON object, not a list or null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a copy of a JSON value in which `make` replaces each object, at any depth, the inner ones first. */
export function mapObjects<T>(value: T, make: (object: Readonly<Record<string, unknown>>) => object): T;
export function mapObjects(value: unknown, make: (object: Readonly<Record<string, unknown>>) => object): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapObjects(item, make));
  if (!isObject(value)) return value;
  return make(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapObjects(item, make)])));
}

/** Removes members with these names from a JSON value, at any depth. */
export function without(value: unknown, names: ReadonlySet<string>): unknown {
  return mapObjects(value, (object) => Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name))));
}
