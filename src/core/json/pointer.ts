/** Returns the unescaped tokens of a JSON pointer (RFC 6901). The root pointer has none. */
export function tokensOf(pointer: string): string[] {
  const tokens = pointer.split("/").slice(1);
  return pointer.includes("~") ? tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens;
}

/** True for a JSON pointer (RFC 6901): every `~` is followed by 0 or 1. */
export function isPointer(text: string): boolean {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);
}

/** Appends tokens to a root pointer, escaping them. */
export function pointerTo(root: string, path: readonly (string | number)[]): string {
  let pointer = root;
  for (const token of path) pointer += `/${escapeToken(String(token))}`;
  return pointer;
}

function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

/** True if a pointer equals `place` or leads below it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** True for a list index as a token (RFC 6901, section 4): no sign and no leading zeros. */
export function isIndex(token: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(token);
}

/**
 * Returns the member of an object, or the item of a list, by its token. Undefined if it does not exist. Lists have no
 * other members.
 */
export function memberOf(value: unknown, token: string): unknown {
  if (Array.isArray(value) && !isIndex(token)) return undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[token];
}

/** Returns the value at a JSON pointer. Undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce(memberOf, value);
}

/** A value and the pointer to it. */
export interface LocatedValue {
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns every value that a pattern leads to. `*` stands for each item of a list, and matches nothing else. */
export function valuesAt(value: unknown, pattern: string): LocatedValue[] {
  let places: LocatedValue[] = [{ pointer: "", value }];
  for (const token of tokensOf(pattern)) {
    places = places.flatMap((place): LocatedValue[] => {
      if (token !== "*") return [{ pointer: pointerTo(place.pointer, [token]), value: memberOf(place.value, token) }];
      const items: readonly unknown[] = Array.isArray(place.value) ? place.value : [];
      return items.map((item, index) => ({ pointer: `${place.pointer}/${index}`, value: item }));
    });
  }
  return places;
}

/** Returns a copy of a value in which `item` replaces the value at an existing JSON pointer. */
export function replaceAt(value: unknown, pointer: string, item: unknown): unknown {
  const [token, ...rest] = tokensOf(pointer);
  if (token === undefined) return item;
  const inner = replaceAt(memberOf(value, token), pointerTo("", rest), item);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === token ? inner : each));
  return { ...(value as object), [token]: inner };
}
