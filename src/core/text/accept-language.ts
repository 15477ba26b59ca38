interface Wish {
  readonly range: string;
  readonly quality: number;
  readonly place: number;
}

/** The language to answer in, when nothing better is wished for. */
const DEFAULT_LANGUAGE = "en";

/** RFC 9110 12.5.4: the supported language an `Accept-Language` header likes best; English when it says nothing or nothing fits. */
export function pickLanguage(acceptLanguage: string | undefined, supported: readonly string[]): string {
  const fallback = supported.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (supported[0] ?? DEFAULT_LANGUAGE);
  const wishes = readWishes(acceptLanguage);
  const ordered = [fallback, ...supported.filter((language) => language !== fallback)];
  let best: Wish | undefined;
  let picked = fallback;
  for (const language of ordered) {
    const wish = wishFor(language.toLowerCase(), wishes);
    if (wish === undefined || wish.quality === 0 || (best !== undefined && !isBetter(wish, best))) continue;
    best = wish;
    picked = language;
  }
  return picked;
}

/** The language picked when the header asks for it by name; undefined when it takes whatever there is. */
export function namedLanguage(acceptLanguage: string | undefined, supported: readonly string[]): string | undefined {
  if (acceptLanguage === undefined) return undefined;
  const picked = pickLanguage(acceptLanguage, supported);
  const named = readWishes(acceptLanguage).filter(({ range, quality }) => range !== "*" && quality > 0);
  return wishFor(picked.toLowerCase(), named) === undefined ? undefined : picked;
}

/**
 * RFC 4647 3.4: the supported language for one tag, found by dropping subtags from its end; undefined if there is none. Case does not count,
 * and `_` counts as `-`: many programs write locales that way.
 */
export function lookupLanguage(tag: unknown, supported: readonly string[]): string | undefined {
  if (typeof tag !== "string" || !/^[a-z]{2,8}(?:[-_][a-z0-9]{1,8})*$/i.test(tag)) return undefined;
  const subtags = tag.toLowerCase().split(/[-_]/);
  while (subtags.length > 0) {
    const range = subtags.join("-");
    const found = supported.find((language) => language.toLowerCase() === range);
    if (found !== undefined) return found;
    subtags.pop();
    // A subtag of one character only introduces those after it.
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return undefined;
}

function readWishes(acceptLanguage: string | undefined): Wish[] {
  return (acceptLanguage ?? "").split(",").flatMap(readWish);
}

function isBetter(one: Wish, other: Wish): boolean {
  return one.quality > other.quality || (one.quality === other.quality && one.place < other.place);
}

/** One element of the header; none when it cannot be read. */
function readWish(text: string, place: number): Wish[] {
  const match = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8})(?:;q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i.exec(
    text.replace(/[ \t]/g, ""),
  );
  if (match === null) return [];
  return [{ range: (match[1] ?? "").toLowerCase(), quality: Number(match[2] ?? "1"), place }];
}

/** The wish that speaks for a language: the longest range it falls under, a wish for one of its kinds, or `*`. */
function wishFor(language: string, wishes: readonly Wish[]): Wish | undefined {
  const kinds = wishes.filter(({ range, quality }) => quality > 0 && range.startsWith(`${language}-`));
  const over = wishes.filter(({ range }) => language === range || language.startsWith(`${range}-`));
  const longest = Math.max(0, ...over.map(({ range }) => range.length));
  const named = [...over.filter(({ range }) => range.length === longest), ...kinds];
  const speaking = named.length > 0 ? named : wishes.filter(({ range }) => range === "*");
  return speaking.reduce<Wish | undefined>(
    (best, wish) => (best === undefined || isBetter(wish, best) ? wish : best),
    undefined,
  );
}
