/** Finished markup. Plain strings among an element's children are text and are escaped. */
export interface Svg {
  readonly svg: string;
}

/** The content of an element: markup, text, or nothing. */
type Child = Svg | string | number | null;

/** Attributes by name. Null omits the attribute. Numbers are rounded to a tenth. */
type Attributes = Readonly<Record<string, string | number | null>>;

/** Empty markup. */
export const EMPTY_SVG: Svg = { svg: "" };

/** Returns an element with its attributes and children. */
export function el(name: string, attributes: Attributes, ...children: readonly Child[]): Svg {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? formatNumber(value) : escapeXml(String(value))}"`)
    .join("");
  const inside = joinSvg(children).svg;
  return { svg: inside === "" ? `<${name}${text}/>` : `<${name}${text}>${inside}</${name}>` };
}

/** Concatenates several pieces of markup. */
export function joinSvg(children: readonly Child[]): Svg {
  return { svg: children.map(markup).join("") };
}

/** Returns a group with a CSS class. Empty markup if the group has no content. */
export function group(name: string, ...children: readonly Child[]): Svg {
  const inside = joinSvg(children);
  return inside.svg === "" ? EMPTY_SVG : el("g", { class: name }, inside);
}

/** Formats a number for the drawing, rounded to a tenth. */
export function formatNumber(value: number): string {
  return String(roundToTenth(value));
}

/** Rounds a number to a tenth. Never returns -0. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Escapes a text for XML 1.0 content and attributes. Characters that XML forbids become U+FFFD. */
function escapeXml(text: string): string {
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
  if (typeof child === "number") return formatNumber(child);
  return typeof child === "string" ? escapeXml(child) : child.svg;
}
