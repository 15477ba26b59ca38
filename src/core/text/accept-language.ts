interface LanguageRange {
  readonly range: string;
  readonly quality: number;
  readonly place: number;
}

/** The default language. */
const DEFAULT_LANGUAGE = "en";

/**
 * RFC 9110 12.5.4: returns the supported language that an `Accept-Language` header prefers. English without a header or
 * a match.
 */
export function pickLanguage(acceptLanguage: string | undefined, supported: readonly string[]): string {
  const fallback = supported.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (supported[0] ?? DEFAULT_LANGUAGE);
  const ranges = parseRanges(acceptLanguage);
  const ordered = [fallback, ...supported.filter((language) => language !== fallback)];
  let best: LanguageRange | undefined;
  let picked = fallback;
  for (const language of ordered) {
    const candidate = rangeFor(language.toLowerCase(), ranges);
    if (candidate === undefined || candidate.quality === 0 || (best !== undefined && !isBetter(candidate, best)))
      continue;
    best = candidate;
    picked = language;
  }
  return picked;
}

/** Returns the preferred language if the header names it. Undefined if only `*` matches. */
export function namedLanguage(acceptLanguage: string | undefined, supported: readonly string[]): string | undefined {
  if (acceptLanguage === undefined) return undefined;
  const picked = pickLanguage(acceptLanguage, supported);
  const explicit = parseRanges(acceptLanguage).filter(({ range, quality }) => range !== "*" && quality > 0);
  return rangeFor(picked.toLowerCase(), explicit) === undefined ? undefined : picked;
}

/**
 * RFC 4647 3.4: returns the supported language for a tag, dropping subtags from its end until one matches. Undefined if
 * none does. Case is ignored. `_` is accepted for `-`, because many programs write locales that way.
 */
export function lookupLanguage(tag: unknown, supported: readonly string[]): string | undefined {
  if (typeof tag !== "string" || !/^[a-z]{2,8}(?:[-_][a-z0-9]{1,8})*$/i.test(tag)) return undefined;
  const subtags = tag.toLowerCase().split(/[-_]/);
  while (subtags.length > 0) {
    const range = subtags.join("-");
    const match = supported.find((language) => language.toLowerCase() === range);
    if (match !== undefined) return match;
    subtags.pop();
    // A single-character subtag only introduces the ones after it.
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return undefined;
}

function parseRanges(acceptLanguage: string | undefined): LanguageRange[] {
  return (acceptLanguage ?? "").split(",").flatMap(parseRange);
}

function isBetter(one: LanguageRange, other: LanguageRange): boolean {
  return one.quality > other.quality || (one.quality === other.quality && one.place < other.place);
}

/** Parses one element of the header. Empty if it is malformed. */
function parseRange(text: string, place: number): LanguageRange[] {
  const match = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8})(?:;q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i.exec(
    text.replace(/[ \t]/g, ""),
  );
  if (match === null) return [];
  return [{ range: (match[1] ?? "").toLowerCase(), quality: Number(match[2] ?? "1"), place }];
}

/**
 * Returns the range that decides for a language: the longest one that covers it, or one of its variants, or else `*`.
 */
function rangeFor(language: string, ranges: readonly LanguageRange[]): LanguageRange | undefined {
  const kinds = ranges.filter(({ range, quality }) => quality > 0 && range.startsWith(`${language}-`));
  const over = ranges.filter(({ range }) => language === range || language.startsWith(`${range}-`));
  const longest = Math.max(0, ...over.map(({ range }) => range.length));
  const specific = [...over.filter(({ range }) => range.length === longest), ...kinds];
  const candidates = specific.length > 0 ? specific : ranges.filter(({ range }) => range === "*");
  return candidates.reduce<LanguageRange | undefined>(
    (best, wish) => (best === undefined || isBetter(wish, best) ? wish : best),
    undefined,
  );
}
