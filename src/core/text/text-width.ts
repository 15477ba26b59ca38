/**
 * Returns the columns a text takes in a fixed-width font. East Asian wide characters take two, combining marks none.
 */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

/** Cuts a text to a width. A cut text ends with an ellipsis. Control characters become spaces. */
export function clip(text: string, width: number): string {
  if (text.length <= width && NARROW.test(text)) return text;
  const clean = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/[\p{Bidi_Control}]/gu, "");
  if (widthOf(clean) <= width) return clean;
  let prefix = "";
  let remaining = width - 1;
  for (const character of clean) {
    remaining -= columnsOf(character);
    if (remaining < 0) break;
    prefix += character;
  }
  return `${prefix}…`;
}

/** Clips a text, or pads it with spaces, to exactly a width. */
export function pad(text: string, width: number): string {
  const clipped = clip(text, width);
  return clipped + " ".repeat(Math.max(0, width - widthOf(clipped)));
}

/** Joins items into lines of at most a width. Wider items are clipped. */
export function wrap(items: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  items.forEach((item, index) => {
    const mark = index < items.length - 1 ? separator.trimEnd() : "";
    const piece = clip(item, width - widthOf(mark)) + mark;
    const joined = line === "" ? piece : line + " ".repeat(separator.endsWith(" ") ? 1 : 0) + piece;
    if (line !== "" && widthOf(joined) > width) {
      lines.push(line);
      line = piece;
    } else line = joined;
  });
  return line === "" ? lines : [...lines, line];
}

/** Printable ASCII, as in most texts: one column per character. */
const NARROW = /^[ -~]*$/;
const NONE = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const WIDE =
  /^[\u1100-\u115f\u2160-\u217f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

function columnsOf(character: string): number {
  if (NONE.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
