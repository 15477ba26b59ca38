import { t } from "../shell/settings";

/** The attributes that name what a shape on top of a drawing stands for, with what ids of each begin with. */
const NAMES = [
  ["data-tube", "tube"],
  ["data-target", "target"],
  ["data-system", "system"],
  ["data-crew", "crew"],
  ["data-space", "space"],
] as const;

/** The ids of a shape that is clicked on, such as `tube:fwd1`; of several pieces on one spot all of them. */
export function idsOf(shape: Element): readonly string[] {
  const own = NAMES.flatMap(([attribute, name]) => {
    const value = shape.getAttribute(attribute);
    return value === null ? [] : [`${name}:${value}`];
  });
  const pieces = (shape.getAttribute("data-piece") ?? "").split(" ").filter((each) => each !== "");
  return [...own, ...pieces.map((each) => `piece:${each}`)];
}

/** True for a shape that stands for one of some things, whatever kind of thing the drawing has it for. */
export function isAbout(shape: Element, names: ReadonlySet<string>): boolean {
  return idsOf(shape).some((id) => names.has(id.slice(id.indexOf(":") + 1)));
}

/** The shapes of a drawing that can be clicked on, the uppermost last. */
export function shapesOf(svg: Element): readonly SVGGraphicsElement[] {
  return [...svg.querySelectorAll<SVGGraphicsElement>(".hits [data-space], .hits [data-piece]")];
}

/** The words of what a drawing shows, by id: of a space also what stands there. */
export function titlesIn(svg: Element): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const shape of shapesOf(svg)) {
    const title = shape.querySelector("title")?.textContent ?? "";
    for (const id of idsOf(shape)) {
      const before = id.startsWith("piece:") ? undefined : titles.get(id);
      const isSaid = before?.split(t("state.separator")).includes(title) === true;
      titles.set(id, before === undefined ? title : isSaid ? before : before + t("state.separator") + title);
    }
  }
  return titles;
}

let typed = { letters: "", at: 0 };

/** The first shape whose name begins with the letters typed one shortly after the other; undefined where none does. */
export function named(shapes: readonly SVGGraphicsElement[], letter: string): SVGGraphicsElement | undefined {
  const now = performance.now();
  typed = { letters: (now - typed.at < 800 ? typed.letters : "") + letter.toLowerCase(), at: now };
  return shapes.find((each) => each.getAttribute("aria-label")?.toLowerCase().startsWith(typed.letters));
}

/** The shape next to another one in the direction of an arrow key; undefined where there is none. */
export function neighbour(
  from: SVGGraphicsElement,
  others: readonly SVGGraphicsElement[],
  key: string,
): SVGGraphicsElement | undefined {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (way === undefined) return undefined;
  const [dx, dy] = way as [number, number];
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
