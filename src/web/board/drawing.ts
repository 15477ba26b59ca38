/** What the browser's Trusted Types offer, as far as it is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** The one policy by which text becomes elements: a drawing of this very service, parsed and never written into the page. */
const policy = types?.createPolicy("umpire", { createHTML: (text) => text });

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
  const parsed = new DOMParser().parseFromString((policy?.createHTML(bare) ?? bare) as string, "image/svg+xml");
  const svg = document.adoptNode(parsed.documentElement) as unknown as SVGSVGElement;
  for (const element of svg.querySelectorAll<SVGElement>("[data-style]"))
    element.style.cssText = element.dataset.style!;
  return { svg, style };
}
