import { parseSvg } from "../shell/trusted";

/** An SVG element and the text of its style sheet. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly style: string;
}

const STYLE = /<style[^>]*>([^<]*)<\/style>/;

/** Parses an SVG document. Script sets its styles, because the page's content security policy blocks inline styles. */
export function parseDrawing(text: string): Drawing {
  const style = STYLE.exec(text)?.[1] ?? "";
  const bare = text.replace(STYLE, "").replaceAll(' style="', ' data-style="');
  const parsed = parseSvg(bare);
  const svg = document.adoptNode(parsed.documentElement) as unknown as SVGSVGElement;
  for (const element of svg.querySelectorAll<SVGElement>("[data-style]"))
    element.style.cssText = element.dataset.style!;
  return { svg, style };
}
