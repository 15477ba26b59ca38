/** Anything that JSON holds. */
export type Json = { readonly [key: string]: unknown };

/** The JSON merge patch (RFC 7396) that makes one snapshot into another; it cannot write a null where none was. */
export function patchOf(from: unknown, to: unknown): Json {
  const patch = changesOf(from as Json, to as Json);
  const nulls = nullsIn(patch);
  if (nulls !== undefined) throw new Error(`A merge patch cannot set ${nulls} to null: choose another base.`);
  return patch;
}

function nullsIn(patch: Json, path = ""): string | undefined {
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) return `${path}/${key}`;
    const inside = isObject(value) ? nullsIn(value, `${path}/${key}`) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The members of an object that differ from another's, lists as wholes. */
export function changesOf(from: Json, to: Json): Json {
  const changed = Object.entries(to).filter(([key, value]) => JSON.stringify(from[key]) !== JSON.stringify(value));
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const before = from[key];
      return [key, isObject(value) && isObject(before) ? changesOf(before, value) : value];
    }),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** RFC 7396 over plain objects. */
export function merged(...parts: readonly (Json | undefined)[]): Json {
  const all: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part ?? {})) {
      const before = all[key];
      all[key] = isObject(before) && isObject(value) ? merged(before, value) : value;
    }
  }
  return all;
}
