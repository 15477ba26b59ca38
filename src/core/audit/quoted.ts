const UTF8 = new TextEncoder();

/** A text as JSON writes it, in UTF-8, and what follows it; throws a TypeError for a lone surrogate. */
export function quoted(text: string, after = ""): Uint8Array {
  if (!text.isWellFormed()) throw new TypeError("Canonical JSON cannot hold a lone surrogate.");
  return UTF8.encode(JSON.stringify(text) + after);
}
