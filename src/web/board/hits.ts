import { t } from "../shell/settings";

/** The attributes that identify a shape on the top layer, with the namespace of their ids. */
const NAMES = [
  ["data-tube", "tube"],
  ["data-target", "target"],
  ["data-system", "system"],
  ["data-crew", "crew"],
  ["data-space", "space"],
] as const;

/** Returns the ids of a clickable shape, such as `tube:fwd1`. A stack of pieces has one id per piece. */
export function idsOf(shape: Element): readonly string[] {
  const ids = NAMES.flatMap(([attribute, name]) => {
    const value = shape.getAttribute(attribute);
    return value === null ? [] : [`${name}:${value}`];
  });
  const pieces = (shape.getAttribute("data-piece") ?? "").split(" ").filter((each) => each !== "");
  return [...ids, ...pieces.map((each) => `piece:${each}`)];
}

/** True if one of a shape's ids has one of these names, in any namespace. */
export function isAbout(shape: Element, names: ReadonlySet<string>): boolean {
  return idsOf(shape).some((id) => names.has(id.slice(id.indexOf(":") + 1)));
}

/** Returns the shapes of a drawing that may become clickable, the topmost last. */
export function shapesOf(svg: Element): readonly SVGGraphicsElement[] {
  return [...svg.querySelectorAll<SVGGraphicsElement>(".hits [data-space], .hits [data-piece]")];
}

/** Returns the title of every shape, by id. The title of a space also lists its pieces. */
export function titlesIn(svg: Element): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const shape of shapesOf(svg)) {
    const title = shape.querySelector("title")?.textContent ?? "";
    for (const id of idsOf(shape)) {
      const before = id.startsWith("piece:") ? undefined : titles.get(id);
      const isRepeated = before?.split(t("state.separator")).includes(title) === true;
      titles.set(id, before === undefined ? title : isRepeated ? before : before + t("state.separator") + title);
    }
  }
  return titles;
}

let typed = { letters: "", at: 0 };

/**
 * Returns the first shape whose label begins with the letters typed within 0.8 seconds of each other; undefined if none
 * does.
 */
export function findByTypedName(shapes: readonly SVGGraphicsElement[], letter: string): SVGGraphicsElement | undefined {
  const now = performance.now();
  typed = { letters: (now - typed.at < 800 ? typed.letters : "") + letter.toLowerCase(), at: now };
  return shapes.find((each) => each.getAttribute("aria-label")?.toLowerCase().startsWith(typed.letters));
}

/** Returns the next shape in the direction of an arrow key; undefined if there is none. */
export function neighbor(
  from: SVGGraphicsElement,
  others: readonly SVGGraphicsElement[],
  key: string,
): SVGGraphicsElement | undefined {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (direction === undefined) return undefined;
  const [dx, dy] = direction as [number, number];
  const here = middle(from);
  const ahead = others.flatMap((each) => {
    const there = middle(each);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return each === from || along <= 0 || aside > 2 * along ? [] : [{ each, cost: along + 2 * aside }];
  });
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.each;
}

function middle(shape: SVGGraphicsElement): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = shape.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}
