/** The tokens of a JSON pointer (RFC 6901), with its escapes undone; none for the pointer of the whole. */
export function tokensOf(pointer: string): string[] {
  const tokens = pointer.split("/").slice(1);
  return pointer.includes("~") ? tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) : tokens;
}

/** True for a JSON pointer (RFC 6901): what follows a ~ in it is 0 or 1. */
export function isPointer(text: string): boolean {
  return /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);
}

/** A JSON pointer made of a root pointer and tokens. */
export function pointerTo(root: string, path: readonly (string | number)[]): string {
  let pointer = root;
  for (const token of path) pointer += `/${escaped(String(token))}`;
  return pointer;
}

function escaped(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

/** True for the pointer of a place, and of whatever stands in it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** The index of an item of a list as a token (RFC 6901, 4): without a sign and without leading zeros. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** The member of an object or the item of a list by its token; undefined where there is none. A list has no other members. */
export function memberOf(value: unknown, token: string): unknown {
  if (Array.isArray(value) && !INDEX.test(token)) return undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[token];
}

/** The value at a JSON pointer; undefined where nothing stands. */
export function valueAt(value: unknown, pointer: string): unknown {
  return tokensOf(pointer).reduce(memberOf, value);
}

/** A place of a value, by its pointer, and what stands there. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** Every place that a pointer leads to in which `*` stands for each item of a list; what is no list has none. */
export function placesAt(value: unknown, pattern: string): Place[] {
  let places: Place[] = [{ pointer: "", value }];
  for (const token of tokensOf(pattern)) {
    places = places.flatMap((place): Place[] => {
      if (token !== "*") return [{ pointer: pointerTo(place.pointer, [token]), value: memberOf(place.value, token) }];
      const items: readonly unknown[] = Array.isArray(place.value) ? place.value : [];
      return items.map((item, index) => ({ pointer: `${place.pointer}/${index}`, value: item }));
    });
  }
  return places;
}

/** A value with another one at the JSON pointer of a place that is there; what was given is not changed. */
export function replacedAt(value: unknown, pointer: string, item: unknown): unknown {
  const [token, ...rest] = tokensOf(pointer);
  if (token === undefined) return item;
  const inner = replacedAt(memberOf(value, token), pointerTo("", rest), item);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === token ? inner : each));
  return { ...(value as object), [token]: inner };
}
