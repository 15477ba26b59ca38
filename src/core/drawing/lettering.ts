import { el, type Svg } from "./svg";

/** Estimates the width of a text in a common sans-serif font, in units of the drawing. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += breadth(character);
  return width * size;
}

function breadth(character: string): number {
  if (/[iljtfrI.,:;'|()[\] ]/.test(character)) return 0.34;
  if (/[mwMW@]/.test(character)) return 0.88;
  if (/[A-Z&%]/.test(character)) return 0.7;
  return character > "\u2E80" ? 1.05 : 0.57;
}

/** Cuts a text to a width. A cut text ends with an ellipsis. */
export function truncate(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const [first = "", ...characters] = text;
  let prefix = first;
  let used = textWidth(`${first}…`, size);
  for (const character of characters) {
    used += textWidth(character, size);
    if (used > width) break;
    prefix += character;
  }
  return `${prefix.trimEnd()}…`;
}

/** Breaks a text into at most `most` lines of at most a width. Cuts lines that are too long. */
export function wrapText(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = lines.length === most || textWidth(longer, size) <= width;
    if (last !== undefined && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => truncate(line, size, width));
}

/** Splits a long name into two lines at the space nearest to its middle. Short names stay whole. */
export function splitName(name: string): string[] {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= 12 || blanks.length === 0) return [name];
  const middle = name.length / 2;
  const at = blanks.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Returns a line of text with a CSS class. `anchor` is start, middle or end. */
export function textLine(x: number, y: number, name: string, words: string, anchor = "start"): Svg {
  return el("text", { x, y, class: name, "text-anchor": anchor === "start" ? null : anchor }, words);
}
