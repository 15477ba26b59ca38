/** A piece of finished markup; plain strings among an element's children are text and are escaped. */
export interface Svg {
  readonly svg: string;
}

/** The content of an element: markup, text, or nothing. */
type Child = Svg | string | number | null;

/** Attributes by name; null leaves one out, numbers are rounded to a tenth. */
type Attributes = Readonly<Record<string, string | number | null>>;

/** Nothing at all. */
export const NOTHING: Svg = { svg: "" };

/** An element with its attributes and children. */
export function el(name: string, attributes: Attributes, ...children: readonly Child[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : escaped(String(value))}"`)
    .join("");
  const inside = joined(children).svg;
  return { svg: inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** Several pieces one after the other. */
export function joined(children: readonly Child[]): Svg {
  return { svg: children.map(markup).join("") };
}

/** A group of a class; nothing when it would be empty. */
export function group(name: string, ...children: readonly Child[]): Svg {
  const inside = joined(children);
  return inside.svg === "" ? NOTHING : el("g", { class: name }, inside);
}

/** A number as it is written in the drawing, to a tenth. */
export function num(value: number): string {
  return String(tenth(value));
}

/** A number of a drawing to a tenth. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Text made safe for XML 1.0, in content as in attributes; characters XML cannot hold become U+FFFD. */
function escaped(text: string): string {
  return text.replace(FORBIDDEN, "\uFFFD").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function markup(child: Child): string {
  if (child === null) return "";
  if (typeof child === "number") return num(child);
  return typeof child === "string" ? escaped(child) : child.svg;
}
