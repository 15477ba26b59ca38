import { parsedDrawing } from "../shell/trusted";

/** A drawing, apart from its style. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly style: string;
}

const STYLE = /<style[^>]*>([^<]*)<\/style>/;

/** Reads the text of an SVG document; its styles are taken out and set by script, since the policy of the page lets none in with it. */
export function drawingOf(text: string): Drawing {
  const style = STYLE.exec(text)?.[1] ?? "";
  const bare = text.replace(STYLE, "").replaceAll(' style="', ' data-style="');
  const parsed = parsedDrawing(bare);
  const svg = document.adoptNode(parsed.documentElement) as unknown as SVGSVGElement;
  for (const element of svg.querySelectorAll<SVGElement>("[data-style]"))
    element.style.cssText = element.dataset.style!;
  return { svg, style };
}
